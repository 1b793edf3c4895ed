import { mdiAlertOutline, mdiCheck, mdiClose, mdiHelp } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Badge, type Tone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { Verdict } from '@/lib/contract/fitment'
import type { VerdictText } from '@/lib/data/verdict-text'

const looks: Record<Verdict, { tone: Tone; icon: string }> = {
  fits: { tone: 'success', icon: mdiCheck },
  'fits-if': { tone: 'warning', icon: mdiAlertOutline },
  'does-not-fit': { tone: 'danger', icon: mdiClose },
  unknown: { tone: 'neutral', icon: mdiHelp },
}

type Props = {
  text: VerdictText
  /** Says for which vehicle, and lays the part beside the original. */
  detailed?: boolean
  /** The answer alone, always as high, with its reasons for those who hear it: it comes into lists that are read already. */
  brief?: boolean
  year?: number | null
}

/** A verdict in words, already translated. */
export function VerdictNote({ text, detailed = false, brief = false, year = null }: Props) {
  const { tone, icon } = looks[text.verdict]
  return (
    <div className="grid justify-items-start gap-1.5 text-sm leading-snug" data-verdict={text.verdict}>
      {detailed && text.vehicle && (
        <p className="text-base font-semibold">{[text.vehicle, year].filter((part) => part !== null).join(' · ')}</p>
      )}
      <Badge tone={tone} icon={<Icon path={icon} size={4} />}>
        {text.label}
      </Badge>
      {text.reasons.length > 0 && (
        <ul className={brief ? 'sr-only' : 'grid gap-0.5'}>
          {text.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {detailed && text.figures && text.figures.length > 0 && (
        <ul className="grid gap-x-6 gap-y-0.5 text-steel sm:grid-cols-2" data-fit-figures>
          {text.figures.map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
      )}
      {!brief && text.nearest && (
        <AppLink
          href={text.nearest.href}
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {text.nearest.label}
        </AppLink>
      )}
    </div>
  )
}
