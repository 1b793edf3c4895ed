import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

const sentences: Partial<Record<Failure['code'], 'conflict' | 'refused'>> = {
  CONFLICT: 'conflict',
  INVALID_INPUT: 'refused',
}

export function FailureNotice({ failure }: { failure: Failure }) {
  const t = useTranslations('editor.form')
  return <Notice tone="danger" role="alert" title={t(sentences[failure.code] ?? 'failed')} />
}
