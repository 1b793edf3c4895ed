'use client'

import { mdiClose } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { focusMain } from '@/components/navigation/smooth-scroll'
import { Icon } from '@/components/ui/icon'
import { compareLimit, compareStore } from './compare-store'
import { useCompare } from './use-compare'

type Props = { texts: { path: string; label: string; open: string; clear: string } }

/** What is in the comparison, at the foot of the window while products go by; nothing while it is empty. */
export function CompareTray({ texts }: Props) {
  const { length } = useCompare()
  if (length === 0) return null
  return (
    <div role="region" aria-label={texts.label} data-print="none" className="at-foot z-20 border-t border-ink bg-white">
      <div className="shell flex min-h-14 items-center gap-4">
        <p className="phrased text-sm">
          {texts.label} <strong className="figure whitespace-nowrap">{`${length} / ${compareLimit}`}</strong>
        </p>
        <AppLink href={texts.path} className="button button-small button-primary ml-auto shrink-0">
          {texts.open}
        </AppLink>
        <button
          type="button"
          className="grid size-11 place-items-center"
          aria-label={texts.clear}
          onClick={() => {
            compareStore.write([])
            focusMain()
          }}
        >
          <Icon path={mdiClose} size={5} />
        </button>
      </div>
    </div>
  )
}
