import { mdiClose, mdiViewGridOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { PageLinks } from '@/components/layout/page-links'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ChipButton, ChipLink, chipStyle } from '@/components/ui/chip'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { Tabs } from '@/components/ui/tabs'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { freeze } from './frozen'
import { OnStage, SpecimenGrid, Specimen } from './specimen'

const here = '/test/design#ways'

async function ChipSpecimens({ locale }: { locale: Locale }) {
  const [states, families] = await Promise.all([
    getTranslations({ locale, namespace: 'design.states' }),
    getTranslations({ locale, namespace: 'spec.families' }),
  ])
  const href = localizePath(here, locale)
  return (
    <div className="flex flex-wrap gap-2">
      <ChipLink href={href}>{states('default')}</ChipLink>
      <ChipLink href={href} className={freeze(chipStyle, 'hover')}>
        {states('hover')}
      </ChipLink>
      <ChipLink href={href} className={freeze(chipStyle, 'focus')}>
        {states('focus')}
      </ChipLink>
      <ChipLink href={href} current>
        {states('current')}
      </ChipLink>
      <ChipButton pressed>
        <Icon path={mdiViewGridOutline} size={5} />
        {states('current')}
      </ChipButton>
      <ChipLink href={href}>
        {families('vespa')}
        <Icon path={mdiClose} size={4} />
      </ChipLink>
    </div>
  )
}

/** What leads on: breadcrumbs, pages, tabs, disclosures, chips. */
export async function WaysSection({ locale }: { locale: Locale }) {
  const [t, states, routes, common, families] = await Promise.all([
    getTranslations({ locale, namespace: 'design.ways' }),
    getTranslations({ locale, namespace: 'design.states' }),
    getTranslations({ locale, namespace: 'routes' }),
    getTranslations({ locale, namespace: 'common' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const href = localizePath(here, locale)
  const crumbs = [{ label: common('home'), href }, { label: routes('products'), href }, { label: 'GTX 370' }]
  const tabs = (['scooter', 'bigbike', 'fork'] as const).map((family) => ({
    id: family,
    label: families(`families.${family}`),
    content: <p>{families(`familyHints.${family}`)}</p>,
  }))
  return (
    <>
      <SpecimenGrid columns="two">
        <Specimen caption={t('crumbs')}>
          <Breadcrumbs label={`${t('crumbs')}: ${states('default')}`} crumbs={crumbs} />
          <OnStage>
            <Breadcrumbs
              label={`${t('crumbs')}: ${states('long')}`}
              crumbs={[...crumbs.slice(0, 2), { label: families('familyHints.scooter') }]}
            />
          </OnStage>
        </Specimen>
        <Specimen caption={t('chips')}>
          <ChipSpecimens locale={locale} />
        </Specimen>
      </SpecimenGrid>
      <Specimen caption={t('pages')}>
        <PageLinks page={5} pages={12} hrefOf={() => href} locale={locale} />
      </Specimen>
      <SpecimenGrid columns="two">
        <Specimen caption={t('tabs')}>
          <Tabs label={t('tabs')} tabs={tabs} />
        </Specimen>
        <Specimen caption={t('disclosure')}>
          <Disclosure summary={t('question')} open>
            {t('answer')}
          </Disclosure>
          <Disclosure summary={t('question2')}>{t('answer2')}</Disclosure>
        </Specimen>
      </SpecimenGrid>
    </>
  )
}
