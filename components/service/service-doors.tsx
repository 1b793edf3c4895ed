import { mdiArrowRight } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { HubCopy } from '@/lib/data/service-copy'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DoorMark } from './door-mark'
import { SerialPlate } from './serial-plate'
import { HeadingText } from '@/components/ui/heading-text'

const others = [
  { key: 'check', path: '/services/warranty/checkWarranty' },
  { key: 'book', path: '/appointment' },
  { key: 'decode', path: '/services/productCode' },
] as const

type Props = { doors: HubCopy['doors']; serialParts: readonly string[]; locale: Locale }

/** What most people come for: registration with its deadline set large, and three more ways beside it. */
export async function ServiceDoors({ doors, serialParts, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'service' })
  const { register } = doors
  return (
    <div className="grid gap-px border border-line bg-line md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <section aria-labelledby="door-register" className="drawing-board grid content-between gap-8 p-6 sm:p-8">
        <div className="grid gap-3">
          <h2 id="door-register" className="display w-fit bg-white text-4xl">
            <HeadingText text={register.title} />
          </h2>
          <p className="w-fit max-w-text bg-white">
            <UnbrokenText text={register.text} />
          </p>
        </div>
        <SerialPlate parts={serialParts} label={t('serialSample')} className="max-w-lg" />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <p className="flex items-baseline gap-3 bg-white pr-2">
            <span className="font-display text-5xl leading-tight font-semibold text-signal">
              {registrationWindowDays}
            </span>
            <span className="max-w-[14em] text-sm leading-snug">{t('days')}</span>
          </p>
          <ButtonLink href={localizePath('/services/warranty/register', locale)} size="large">
            {register.action}
          </ButtonLink>
          <p className="w-full bg-white text-sm text-steel">
            <UnbrokenText text={t('needs', { needs: register.needs })} />
          </p>
        </div>
      </section>
      <div className="grid gap-px md:grid-rows-3">
        {others.map(({ key, path }) => (
          <AppLink
            key={key}
            href={localizePath(path, locale)}
            className="group grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 bg-white p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-5 sm:p-6 hover:bg-paper"
          >
            <DoorMark kind={key} className="size-12 self-start sm:size-18 sm:self-center" />
            <span className="grid gap-1">
              <strong className="font-display text-xl leading-snug">{doors[key].title}</strong>
              <span>{doors[key].text}</span>
              <span className="text-sm text-steel">{t('needs', { needs: doors[key].needs })}</span>
            </span>
            <Icon
              path={mdiArrowRight}
              className="hidden transition-transform duration-150 group-hover:translate-x-1 sm:block"
            />
          </AppLink>
        ))}
      </div>
    </div>
  )
}
