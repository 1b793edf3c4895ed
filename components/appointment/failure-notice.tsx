import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ErrorCode } from '@/lib/contract/api-error'
import type { BookingTexts } from './booking-texts'

/** Why a booking was not made; says that nothing is lost. */
export function FailureNotice({
  code,
  texts,
  onChooseTime,
}: {
  code: ErrorCode
  texts: BookingTexts['errors']
  /** Leads back to the free times, where they are out of sight. */ onChooseTime?: () => void
}) {
  if (code === 'CONFLICT')
    return (
      <Notice
        tone="warning"
        role="alert"
        title={texts.takenTitle}
        actions={
          onChooseTime && (
            <Button variant="secondary" size="small" onClick={onChooseTime}>
              {texts.takenChoose}
            </Button>
          )
        }
      >
        {texts.takenText}
      </Notice>
    )
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={texts.tooManyTitle}>
        {texts.tooManyText}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={texts.downTitle}>
      {code === 'STORAGE_FULL' ? texts.full : texts.downText}
    </Notice>
  )
}
