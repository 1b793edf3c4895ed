import { getTranslations } from 'next-intl/server'
import { colours, partMinimum, partPairs, textMinimum, textPairs, type Colour } from '@/components/ui/colour-table'
import { contrast } from '@/lib/utils/contrast'
import type { Locale } from '@/lib/i18n/locales'
import { Specimen } from './specimen'

const fills: Record<Colour, string> = {
  ink: 'bg-ink',
  carbon: 'bg-carbon',
  steel: 'bg-steel',
  mist: 'bg-mist',
  line: 'bg-line',
  edge: 'bg-edge',
  paper: 'bg-paper',
  white: 'bg-white',
  signal: 'bg-signal',
  'signal-deep': 'bg-signal-deep',
  'signal-light': 'bg-signal-light',
  success: 'bg-success',
  'success-fill': 'bg-success-fill',
  'success-tint': 'bg-success-tint',
  warning: 'bg-warning',
  'warning-fill': 'bg-warning-fill',
  'warning-tint': 'bg-warning-tint',
  danger: 'bg-danger',
  'danger-fill': 'bg-danger-fill',
  'danger-tint': 'bg-danger-tint',
}
type TextColour = (typeof textPairs)[number]['front']
const inks: Record<TextColour, string> = {
  ink: 'text-ink',
  steel: 'text-steel',
  signal: 'text-signal',
  white: 'text-white',
  mist: 'text-mist',
  'signal-light': 'text-signal-light',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
}

const groups = {
  grounds: ['ink', 'carbon', 'steel', 'mist', 'edge', 'line', 'paper', 'white'],
  signal: ['signal', 'signal-deep', 'signal-light'],
  outcomes: [
    'success',
    'success-fill',
    'success-tint',
    'warning',
    'warning-fill',
    'warning-tint',
    'danger',
    'danger-fill',
    'danger-tint',
  ],
} as const satisfies Record<string, readonly Colour[]>

function Swatch({ colour }: { colour: Colour }) {
  return (
    <li className="border border-line bg-white">
      <div data-bordered className={`h-16 border-b border-line ${fills[colour]}`} />
      <p className="grid px-3 py-2 text-sm leading-snug" translate="no">
        <code>{colour}</code>
        <code className="text-steel">{colours[colour]}</code>
      </p>
    </li>
  )
}

function Ratio({ front, back }: { front: TextColour; back: Colour }) {
  return (
    <li
      className={`flex items-baseline justify-between gap-3 border border-line px-3 py-2 text-sm leading-snug ${fills[back]} ${inks[front]}`}
    >
      <code className="min-w-0" translate="no">
        {front} / {back}
      </code>
      <span className="figure">{contrast(colours[front], colours[back]).toFixed(1)}</span>
    </li>
  )
}

function Mark({ front, back }: { front: Colour; back: Colour }) {
  const dark = back === 'ink' || back === 'carbon'
  return (
    <li
      className={`flex items-center gap-3 border border-line px-3 py-2 text-sm leading-snug ${fills[back]} ${dark ? 'text-white' : 'text-ink'}`}
    >
      <span className={`size-5 shrink-0 rounded-base ${fills[front]}`} />
      <code className="min-w-0 grow" translate="no">
        {front} / {back}
      </code>
      <span className="figure">{contrast(colours[front], colours[back]).toFixed(1)}</span>
    </li>
  )
}

const flatten = <F extends Colour>(rows: readonly { front: F; backs: readonly Colour[] }[]) =>
  rows.flatMap(({ front, backs }) => backs.map((back) => ({ front, back })))
const grid = 'grid grid-cols-1 gap-2 min-[23rem]:grid-cols-2 md:grid-cols-4'

/** Tokens as swatches, and every pair in use with its contrast. */
export async function ColourSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'design.colours' })
  return (
    <>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <Specimen key={group} caption={t(group)}>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 md:grid-cols-6">
            {groups[group].map((colour) => (
              <Swatch key={colour} colour={colour} />
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen caption={t('textPairs', { minimum: textMinimum })}>
        <ul className={grid}>
          {flatten(textPairs).map((pair) => (
            <Ratio key={`${pair.front} ${pair.back}`} {...pair} />
          ))}
        </ul>
      </Specimen>
      <Specimen caption={t('partPairs', { minimum: partMinimum })}>
        <ul className={grid}>
          {flatten(partPairs).map((pair) => (
            <Mark key={`${pair.front} ${pair.back}`} {...pair} />
          ))}
        </ul>
      </Specimen>
    </>
  )
}
