import { ForcePlate } from '@/components/drawings/force-plate'
import { Table } from '@/components/ui/table'
import type { Product } from '@/lib/contract/product'
import type { SetupAnswer } from '@/lib/domain/setup/answer'
import { referenceRiderKg } from '@/lib/domain/setup/uses'
import { fillSentence } from './fill-sentence'
import { SettingValue } from './setting-value'
import type { SetupTexts } from './setup-texts'

type Props = { product: Product; answer: SetupAnswer; texts: SetupTexts['settings']; fields: SetupTexts['fields'] }

/** Where each adjuster of the part should start, as a table and on its dials. */
export function SettingsResult({ product, answer: { mode, settings, loadPercent, fullKg }, texts, fields }: Props) {
  if (settings.length === 0) return <p className="max-w-text">{mode === 'none' ? texts.notSet : texts.none}</p>
  const dials = settings
    .filter(({ unit }) => unit === 'click')
    .map(({ field, value, factory, max }) => ({
      label: fields[field],
      clicks: max,
      marks:
        value === factory
          ? [{ label: texts.start, at: value }]
          : [
              { label: texts.start, at: value },
              { label: texts.factory, at: factory },
            ],
    }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <h3 className="text-xl">{texts.title}</h3>
      <Table caption={texts.title} captionHidden>
        <thead>
          <tr>
            <th scope="col">{texts.adjuster}</th>
            <th scope="col">{texts.start}</th>
            <th scope="col">{texts.factory}</th>
            <th scope="col">{texts.range}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ field, letter, value, factory, max, unit }) => (
            <tr key={field}>
              <th scope="row">
                <span className="figure mr-2 inline-grid size-7 place-items-center border border-ink text-sm">
                  {letter}
                </span>{' '}
                {fields[field]}
              </th>
              <td className="font-semibold">
                <SettingValue value={value} unit={unit} texts={texts} />
              </td>
              <td>
                <SettingValue value={factory} unit={unit} texts={texts} />
              </td>
              <td className="whitespace-nowrap text-steel">{`${unit === 'step' ? 1 : 0}–${max}`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {dials.length > 0 && (
        <ForcePlate dials={dials} className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-8" />
      )}
      <div className="grid max-w-text gap-2 text-sm text-steel">
        <p>{texts.closed}</p>
        <p>
          {fillSentence(mode === 'load' ? texts.basisLoad : texts.basis, {
            rider: referenceRiderKg,
            full: fullKg,
            share: loadPercent,
          })}
        </p>
        {product.adjusters.includes('L') && <p>{texts.length}</p>}
      </div>
    </div>
  )
}
