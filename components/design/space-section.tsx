import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'

const steps = [
  { px: 4, bar: 'w-1' },
  { px: 8, bar: 'w-2' },
  { px: 12, bar: 'w-3' },
  { px: 16, bar: 'w-4' },
  { px: 24, bar: 'w-6' },
  { px: 32, bar: 'w-8' },
  { px: 48, bar: 'w-12' },
  { px: 64, bar: 'w-16' },
  { px: 96, bar: 'w-24' },
  { px: 128, bar: 'w-32' },
] as const

/** Columns, gutter and distance of sections from each width on, px. */
const widths = [
  { name: '–', from: 0, columns: 4, gutter: 16, section: 64 },
  { name: 'sm', from: 600, columns: 4, gutter: 24, section: 64 },
  { name: 'md', from: 960, columns: 8, gutter: 32, section: 96 },
  { name: 'nav', from: 1264, columns: 8, gutter: 32, section: 96 },
  { name: 'lg', from: 1280, columns: 12, gutter: 48, section: 128 },
  { name: 'xl', from: 1920, columns: 12, gutter: 48, section: 128 },
] as const

/** Steps of space, the grid at each width, corners. */
export async function SpaceSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'design.space' })
  return (
    <>
      <SpecimenGrid columns="two">
        <Specimen caption={t('steps')}>
          <ul className="grid gap-1.5">
            {steps.map(({ px, bar }) => (
              <li key={px} className="flex items-center gap-4 text-sm">
                <span className="figure w-8 text-right">{px}</span>
                <span data-bordered className={`h-4 bg-signal ${bar}`} />
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen caption={t('rhythm')}>
          <div className="border border-line bg-white">
            <div className="h-8 border-b border-dashed border-signal bg-paper" />
            <div className="h-section" />
            <div className="h-8 border-t border-dashed border-signal bg-paper" />
          </div>
        </Specimen>
        <Specimen caption={t('corner', { radius: 2, line: 1 })}>
          <div className="size-24 rounded-base border border-ink bg-white" />
        </Specimen>
        <Specimen caption={t('measure')}>
          <div className="max-w-text border-x border-signal">
            <div className="my-2 border-t border-signal" />
          </div>
        </Specimen>
      </SpecimenGrid>
      <Table caption={t('columns')} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('columns')}</th>
            <th scope="col">{t('gutter')}</th>
            <th scope="col">{t('section')}</th>
          </tr>
        </thead>
        <tbody>
          {widths.map(({ name, from, columns, gutter, section }) => (
            <tr key={name}>
              <th scope="row">
                {from} px{' '}
                <code className="font-normal text-steel" translate="no">
                  {name}
                </code>
              </th>
              <td>{columns}</td>
              <td>{gutter} px</td>
              <td>{section} px</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
