import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { StackedTable } from '@/components/ui/stacked-table'
import type { Vehicle, VehicleSummary } from '@/lib/contract/vehicle'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { formatCount } from '@/lib/i18n/format-count'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { formatBuilt } from '@/lib/i18n/vehicle-name'
import { vehicleName } from '@/lib/domain/vehicle-name'

type Props = { page: VehiclePage; name: string; locale: Locale }

/** Generations the page is for, and those of the same models it is not for. */
export async function FitsTable({ page, name, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle.fits' })
  const built = ({ from, to }: VehicleSummary) =>
    to === null
      ? t('builtOpen', { from: formatBuilt(from, locale) })
      : t('builtClosed', { from: formatBuilt(from, locale), to: formatBuilt(to, locale) })
  const version = (vehicle: VehicleSummary) => `${vehicleName(vehicle)} ${vehicle.generation}`
  const engine = ({ electric, engineCc }: Vehicle) =>
    electric ? t('electric') : engineCc === null ? '' : `${formatCount(engineCc)} cc`
  const hasDrives = page.vehicles.some(({ drives }) => drives.length > 0)
  const details = (vehicle: Vehicle) =>
    [hasDrives ? vehicle.drives.map((drive) => t('drives', { drive })).join(' / ') : '', engine(vehicle)]
      .filter((text) => text !== '')
      .join(' · ')
  const own = page.vehicles.map((vehicle) => ({
    key: vehicle.id,
    cells: [version(vehicle), built(vehicle), details(vehicle), <b key="yes">{t('yes')}</b>],
  }))
  const others = page.otherGenerations.map(({ vehicle, path }) => ({
    key: vehicle.id,
    cells: [
      version(vehicle),
      built(vehicle),
      '',
      path === null ? (
        t('no')
      ) : (
        <AppLink key="see" href={localizePath(path, locale)} className="underline underline-offset-4">
          {t('see')}
        </AppLink>
      ),
    ],
  }))
  return (
    <StackedTable
      caption={t('caption', { name })}
      columns={[
        { label: t('version') },
        { label: t('built') },
        { label: hasDrives ? `${t('drive')} · ${t('engine')}` : t('engine') },
        { label: t('verdict') },
      ]}
      rows={[...own, ...others]}
    />
  )
}
