import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import type { Product } from '@/lib/contract/product'
import type { SetupAnswer } from '@/lib/domain/setup/answer'
import type { Setting } from '@/lib/domain/setup/clicks'
import { loadKeys } from './load-keys'
import { RangeMeasure } from './sag-result'
import { SettingValue } from './setting-value'
import type { SetupChoices } from './setup-store'
import { ShareSetup } from './share-setup'
import { VerdictTitle } from './verdict-title'

type Props = { product: Product; answer: SetupAnswer; choices: SetupChoices }

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-steel">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function CardTable({ settings }: { settings: readonly Setting[] }) {
  const t = useTranslations('setup')
  const rows = useTranslations('product.setup.rows')
  return (
    <Table caption={t('card.title')} captionHidden className="headed-rows short-last" data-columns={3}>
      <thead>
        <tr>
          <th scope="col" data-corner>
            {t('result.adjuster')}
          </th>
          <th scope="col">{t('result.start')}</th>
          <th scope="col">{t('result.factory')}</th>
          <th scope="col" className="md:w-1/4 print:w-1/4">
            {t('card.mine')}
          </th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ field, letter, value, factory, unit }) => (
          <tr key={field}>
            <th scope="row">{`${letter} · ${rows(field)}`}</th>
            <td>
              <SettingValue value={value} unit={unit} />
            </td>
            <td>
              <SettingValue value={factory} unit={unit} />
            </td>
            <td className="border-l border-line" />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The result as one sheet of paper; when the page is printed, only this is. */
export function SetupCard({ product, answer: { settings, atShock, atWheel, verdict, mode }, choices }: Props) {
  const t = useTranslations('setup')
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
        <h3 id="setup-card" className="display text-2xl max-sm:[&:lang(ja)]:text-xl">
          {t('card.title')}
        </h3>
        <p>
          <strong>{product.name}</strong> <span className="figure whitespace-nowrap text-steel">{product.code}</span>
        </p>
      </header>
      <dl className="flex flex-wrap gap-x-10 gap-y-3" data-figures>
        {loadKeys(mode === 'load').map((name, i) => (
          <Fact key={name} label={t(`load.${name}`)}>
            <Measure quantity="mass" value={masses[i] ?? 0} />
          </Fact>
        ))}
        <Fact label={t('card.use')}>{t(`load.uses.${choices.use}`)}</Fact>
        {atShock && (
          <Fact label={t('result.riderSag')}>
            <RangeMeasure range={atShock.riderMm} />
          </Fact>
        )}
        {atWheel && (
          <Fact label={t('result.wheelSag')}>
            <RangeMeasure range={atWheel.riderMm} />
          </Fact>
        )}
        {mode === 'sag' &&
          lengths.map(([name, value]) => (
            <Fact key={name} label={name}>
              {value === null ? '______' : <Measure quantity="length" value={value} />}
            </Fact>
          ))}
        {verdict && (
          <Fact label={t('card.measured')}>
            <VerdictTitle kind={verdict.kind} />
          </Fact>
        )}
      </dl>
      {settings.length > 0 && <CardTable settings={settings} />}
      <p className="hidden print:block">{`${t('card.date')}: ____________________`}</p>
      <p className="text-sm text-steel">{`${t('card.note')} ${t('assistant.sample')}`}</p>
      <p className="max-w-text text-sm text-steel" data-print="none">
        {t('card.lead')}
      </p>
      <ShareSetup title={`${t('card.title')} ${product.code}`} />
    </article>
  )
}
