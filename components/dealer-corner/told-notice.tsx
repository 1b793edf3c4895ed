import { Notice } from '@/components/ui/notice'
import type { Told } from './use-corner'

/** Always in the page, so that what appears in it is read out. */
export function ToldNotice({ told }: { told: Told | null }) {
  return (
    <div role="status" className="sticky top-20 z-10 empty:hidden">
      {told ? <Notice tone={told.tone} title={told.text} className="shadow-lg" /> : null}
    </div>
  )
}
