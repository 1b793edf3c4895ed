import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { MyData } from '@/lib/contract/my-data'
import { retentionRules } from '@/lib/domain/retention'
import { storedDataIds } from '@/lib/domain/stored-data'
import { askAsUser } from '@/lib/data/session'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { accountFormMessages } from './account-messages'
import { EraseForm } from './erase-form'
import { UserFrame } from './user-frame'

/** How much of each kind is stored now. */
async function WhatWeHold({ parts, locale }: { parts: MyData['parts']; locale: Locale }) {
  const [t, what] = await Promise.all([
    getTranslations({ locale, namespace: 'user.data' }),
    getTranslations({ locale, namespace: 'policy.data' }),
  ])
  return (
    <dl className="grid gap-px border border-line bg-line sm:grid-cols-2">
      {parts.map(({ id, tables }) => {
        const known = storedDataIds.find((one) => one === id)
        const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
        const left = tables.every(({ leftOut }) => leftOut !== null) ? tables[0]?.leftOut : null
        return (
          <div key={id} className="flex items-baseline justify-between gap-4 bg-white p-4">
            <dt>
              <UnbrokenText text={known ? what(`${known}.what`) : id} />
            </dt>
            <dd className="text-right font-semibold">{left ? t(`left.${left}`) : t('rows', { count })}</dd>
          </div>
        )
      })}
    </dl>
  )
}

async function EraseAccount({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'user.data' })
  const figures = {
    months: retentionRules['covered-warranty'].kept.count,
    years: retentionRules.consent.kept.count / 12,
  }
  return (
    <>
      <div className="grid gap-8 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 className="text-xl">{t('goes')}</h3>
          <ul className="grid list-disc gap-2 pl-5">
            {(['account', 'cases', 'visits', 'wishes'] as const).map((item) => (
              <li key={item}>
                <UnbrokenText text={t(`goesItems.${item}`)} />
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-3">
          <h3 className="text-xl">{t('stays')}</h3>
          <ul className="grid list-disc gap-2 pl-5">
            {(['warranty', 'visit', 'proof', 'consent'] as const).map((item) => (
              <li key={item}>
                <UnbrokenText text={t(`staysItems.${item}`, figures)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ClientMessages locale={locale} pick={['user.data', ...accountFormMessages]}>
        <EraseForm locale={locale} home={localizePath('/', locale)} />
      </ClientMessages>
    </>
  )
}

/** What is stored about somebody: to take away, to correct, to erase. */
export async function DataPage({ locale }: { locale: Locale }) {
  const [t, data] = await Promise.all([getTranslations({ locale, namespace: 'user.data' }), askAsUser('getMyData', {})])
  const file = (name: string) => `/api/documents/account/${name}?lang=${locale}`
  return (
    <UserFrame route="/user/data" locale={locale} lead={t('lead')}>
      <Part id="take" title={t('take')} lead={t('takeText')}>
        <p className="flex flex-wrap gap-3">
          <a className="button button-medium button-primary" href={file('my-data.pdf')} download>
            {t('pdf')}
          </a>
          <a className="button button-medium button-secondary" href={file('my-data.json')} download>
            {t('json')}
          </a>
        </p>
      </Part>
      <Part id="what" title={t('what')}>
        <WhatWeHold parts={data.parts} locale={locale} />
      </Part>
      <Part id="correct" title={t('correct')} lead={t('correctText')}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" href={localizePath('/user/settings', locale)}>
            {t('settings')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={localizePath('/policy/data-subject-form', locale)}>
            {t('request')}
          </ButtonLink>
        </p>
      </Part>
      <Part id="erase" title={t('erase')} lead={t('eraseLead')}>
        <EraseAccount locale={locale} />
      </Part>
    </UserFrame>
  )
}
