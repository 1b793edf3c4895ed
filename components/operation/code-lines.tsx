import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { clientLines, curlLines, type PreparedCall } from '@/lib/domain/operation/call'
import { CodeBlock } from './code-block'

type Props = {
  operation: string
  base: string
  prepared: PreparedCall
  input: Record<string, unknown>
  /** Whether it asks who calls. */
  asUser: boolean
}

function Lines({ title, text }: { title: string; text: string }) {
  const t = useTranslations('operation.code')
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        <CopyButton text={text} label={t('copy')} done={t('copied')} />
      </div>
      <CodeBlock label={title}>{text}</CodeBlock>
    </div>
  )
}

/** The call of the form as it goes over the line, in a terminal and in a program of this site. */
export function CodeLines({ operation, base, prepared, input, asUser }: Props) {
  const t = useTranslations('operation.code')
  const { method, path, body } = prepared
  const request = [`${method} /${path}`, ...(body === null ? [] : ['', JSON.stringify(input, null, 2)])].join('\n')
  return (
    <>
      <Lines title={t('request')} text={request} />
      <Lines title={t('curl')} text={curlLines(base, prepared, asUser)} />
      <Lines title={t('client')} text={clientLines(operation, input, asUser)} />
    </>
  )
}
