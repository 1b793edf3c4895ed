import { Notice } from '@/components/ui/notice'
import { fillText } from '@/lib/utils/fill-text'
import type { CheckTexts } from './check-texts'
import type { Failure } from './read-failure'

/** Why a question about a registration was not answered. */
export function CheckFailure({
  failure: { code, minutes },
  texts,
}: {
  failure: Failure
  texts: CheckTexts['failures']
}) {
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={texts.manyTitle}>
        {fillText(texts.manyText, { minutes: minutes ?? 1 })}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={texts.offlineTitle}>
      {texts.offlineText}
    </Notice>
  )
}
