import { EmptyState } from '@/components/ui/empty-state'
import { KeyFigures } from '@/components/ui/key-figures'
import type { SetupTexts } from './setup-texts'

const open = '–'

/** What will stand beside the questions once a part is chosen. */
export function SetupWaiting({ texts: { waiting, settings, sag, spring } }: { texts: SetupTexts }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <EmptyState heading="h3" title={waiting.title} text={waiting.text} />
      <KeyFigures
        figures={[settings.title, sag.rider, sag.free, spring.title].map((label) => ({ label, value: open }))}
      />
    </div>
  )
}
