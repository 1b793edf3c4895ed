import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { FactRow } from '@/components/ui/fact-row'
import { Notice } from '@/components/ui/notice'
import { CodeBlock } from './code-block'
import type { CallAnswer } from './call-operation'
import type { CallOutcome } from './use-call'

const rounded = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)

function Times({ answer }: { answer: CallAnswer }) {
  const t = useTranslations('operation.result')
  const { totalMs, waitedMs, receivedMs, bytes, sentBytes, requestId, cache } = answer
  const times = { total: totalMs, waited: waitedMs, received: receivedMs }
  return (
    <dl className="border-t border-line">
      {(['total', 'waited', 'received'] as const).map((name) => {
        const ms = times[name]
        return (
          ms !== null && (
            <FactRow key={name} label={t(name)}>
              {t('ms', { ms: rounded(ms) })}
            </FactRow>
          )
        )
      })}
      <FactRow label={t('size')}>{t('bytes', { bytes: String(bytes), sent: String(sentBytes ?? '–') })}</FactRow>
      <FactRow label={t('cache')}>
        <code>{cache || '–'}</code>
      </FactRow>
      <FactRow label={t('request')}>
        <code className="break-all">{requestId || '–'}</code>
      </FactRow>
    </dl>
  )
}

/** What a call was answered. `expected`: the error that was provoked. */
export function CallResult({ outcome, expected }: { outcome: CallOutcome; expected?: string }) {
  const t = useTranslations('operation.result')
  if (outcome === null) return <p className="text-steel">{t('none')}</p>
  if (outcome === 'failed') return <Notice tone="danger" title={t('failed')} />
  const { status, code, text, letters } = outcome
  const isRight = expected === undefined ? status < 400 : code === expected
  return (
    <div className="grid grid-cols-1 gap-4" data-status={status}>
      <p className="flex flex-wrap items-center gap-3 text-xl font-semibold">
        <span>
          {status} {code}
        </span>
        {expected !== undefined && (
          <Badge tone={isRight ? 'success' : 'danger'}>
            {isRight ? t('promised') : t('unlike', { code: expected })}
          </Badge>
        )}
      </p>
      <Times answer={outcome} />
      <CodeBlock label={t('title')} tall>
        {text}
      </CodeBlock>
      {letters > text.length && <p className="text-sm text-steel">{t('cut', { count: letters })}</p>}
    </div>
  )
}
