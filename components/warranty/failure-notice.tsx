import { Notice } from '@/components/ui/notice'
import { fillText } from '@/lib/utils/fill-text'
import type { Failure } from './read-failure'
import type { RegisterTexts } from './register-texts'

/** Why nothing was registered; says that nothing is lost. */
export function FailureNotice({
  failure: { code, minutes },
  texts,
}: {
  failure: Failure
  texts: RegisterTexts['failures']
}) {
  if (code === 'UPSTREAM_UNAVAILABLE' || code === 'TIMEOUT')
    return (
      <Notice tone="danger" role="alert" title={texts.offlineTitle}>
        {texts.offlineText}
      </Notice>
    )
  if (code === 'SERVICE_UNAVAILABLE')
    return (
      <Notice tone="danger" role="alert" title={texts.otherTitle}>
        {texts.offlineText}
      </Notice>
    )
  if (code === 'STORAGE_FULL')
    return (
      <Notice tone="danger" role="alert" title={texts.otherTitle}>
        {texts.full}
      </Notice>
    )
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={texts.manyTitle}>
        {fillText(texts.manyText, { minutes: minutes ?? 1 })}
      </Notice>
    )
  if (code === 'CONFLICT')
    return (
      <Notice tone="warning" role="alert" title={texts.conflictTitle}>
        {texts.conflictText}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={texts.otherTitle}>
      {texts.otherText}
    </Notice>
  )
}
