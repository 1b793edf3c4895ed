import type { ReactNode } from 'react'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import type { Product } from '@/lib/contract/product'
import type { SetupAnswer } from '@/lib/domain/setup/answer'
import type { Setting } from '@/lib/domain/setup/clicks'
import { RangeMeasure } from './sag-result'
import { SettingValue } from './setting-value'
import type { SetupChoices } from './setup-store'
import type { SetupTexts } from './setup-texts'
import { ShareSetup } from './share-setup'

type Props = { product: Product; answer: SetupAnswer; choices: SetupChoices; texts: SetupTexts }

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-steel">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function CardTable({ settings, texts }: { settings: readonly Setting[]; texts: SetupTexts }) {
  return (
    <Table caption={texts.card.title} captionHidden>
      <thead>
        <tr>
          <th scope="col">{texts.settings.adjuster}</th>
          <th scope="col">{texts.settings.start}</th>
          <th scope="col">{texts.settings.factory}</th>
          <th scope="col" className="w-1/4">
            {texts.card.mine}
          </th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ field, letter, value, factory, unit }) => (
          <tr key={field}>
            <th scope="row">{`${letter} · ${texts.fields[field]}`}</th>
            <td>
              <SettingValue value={value} unit={unit} texts={texts.settings} />
            </td>
            <td>
              <SettingValue value={factory} unit={unit} texts={texts.settings} />
            </td>
            <td className="border-l border-line" />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The result as one sheet of paper; when the page is printed, only this is. */
export function SetupCard({ product, answer: { settings, atShock, atWheel, verdict, mode }, choices, texts }: Props) {
  const { card, load, sag, measure } = texts
  const names =
    mode === 'load' ? [load.driverKg, load.peopleKg, load.cargoKg] : [load.riderKg, load.passengerKg, load.luggageKg]
  const masses = [choices.riderKg, choices.passengerKg, choices.luggageKg]
  const lengths = [
    ['L1', choices.l1Mm],
    ['L2', choices.l2Mm],
    ['L3', choices.l3Mm],
  ] as const
  return (
    <article
      aria-labelledby="setup-card"
      data-setup-card
      data-bordered
      className="grid grid-cols-1 gap-5 border border-ink bg-white p-5 sm:p-8 print:border-0 print:p-0"
    >
      <header className="grid gap-1">
        <h3 id="setup-card" className="display text-2xl">
          {card.title}
        </h3>
        <p>
          <strong>{product.name}</strong> <span className="figure whitespace-nowrap text-steel">{product.code}</span>
        </p>
      </header>
      <dl className="flex flex-wrap gap-x-10 gap-y-3" data-figures>
        {names.map((name, i) => (
          <Fact key={name} label={name}>
            <Measure quantity="mass" value={masses[i] ?? 0} />
          </Fact>
        ))}
        <Fact label={card.use}>{load.uses.find(({ value }) => value === choices.use)?.label}</Fact>
        {atShock && (
          <Fact label={sag.rider}>
            <RangeMeasure range={atShock.riderMm} />
          </Fact>
        )}
        {atWheel && (
          <Fact label={sag.wheel}>
            <RangeMeasure range={atWheel.riderMm} />
          </Fact>
        )}
        {mode === 'sag' &&
          lengths.map(([name, value]) => (
            <Fact key={name} label={name}>
              {value === null ? '______' : <Measure quantity="length" value={value} />}
            </Fact>
          ))}
        {verdict && <Fact label={card.measured}>{measure.verdicts[verdict.kind].title}</Fact>}
      </dl>
      {settings.length > 0 && <CardTable settings={settings} texts={texts} />}
      <p className="hidden print:block">{`${card.date}: ____________________`}</p>
      <p className="text-sm text-steel">{`${card.note} ${card.sample}`}</p>
      <p className="max-w-text text-sm text-steel" data-print="none">
        {card.lead}
      </p>
      <ShareSetup title={`${card.title} ${product.code}`} texts={card} />
    </article>
  )
}
