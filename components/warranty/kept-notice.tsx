import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { RegisterTexts } from './register-texts'

/** Says that a draft of this device has been put back, and offers to begin anew. */
export function KeptNotice({
  texts,
  onGoOn,
  onAnew,
}: {
  texts: RegisterTexts['kept']
  onGoOn: () => void
  onAnew: () => void
}) {
  return (
    <Notice
      role="status"
      title={texts.title}
      actions={
        <>
          <Button onClick={onGoOn}>{texts.goOn}</Button>
          <Button variant="secondary" onClick={onAnew}>
            {texts.anew}
          </Button>
        </>
      }
    >
      {texts.text}
    </Notice>
  )
}
