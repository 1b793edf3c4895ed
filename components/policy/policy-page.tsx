import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { Part } from '@/components/sections/part'
import { SectionNav } from '@/components/sections/section-nav'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { PolicyPart as Copy } from '@/lib/data/policy-copy'
import { readToday } from '@/lib/data/today'
import { policies, type PolicyId } from '@/lib/domain/policies'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatDate } from '@/lib/i18n/formats'
import { routeOf } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { PolicyFigures } from './policy-figures'
import { PolicyPart } from './policy-part'
import { readPolicy } from './read-policy'
import { VersionList } from './version-list'

const has = (parts: readonly Copy[], kind: Copy['blocks'][number]['kind']) =>
  parts.some(({ blocks }) => blocks.some((block) => block.kind === kind))

/** A policy: its parts, its versions, and how long it takes to read. A part that waits for a form is left out without one. */
export async function PolicyPage({ id, form = null }: { id: PolicyId; form?: ReactNode }) {
  const locale = await currentLocale()
  const { route, versions } = policies[id]
  const { key, name } = routeTitle(routeOf(route))
  const [t, titles, copy] = await Promise.all([
    getTranslations({ locale, namespace: 'policy' }),
    getTranslations({ locale, namespace: 'routes' }),
    readPolicy(id, locale),
  ])
  const parts = form === null ? copy.parts.filter((part) => !has([part], 'form')) : copy.parts
  const isDrawn = versions[0].mark !== null
  const onlySheet = has(parts, 'sheet')
  const day = has(parts, 'clock') ? await readToday() : null
  const apart = onlySheet ? { 'data-print': 'none' } : {}
  const items = parts.map((part) => ({ id: part.id, label: part.short }))
  return (
    <PageFrame route={route} tone="stage" {...(day && { until: day.until })}>
      <div {...apart}>
        <PageStage title={titles(key, { name })} lead={copy.lead}>
          <PolicyFigures id={id} locale={locale} />
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-mist">
            <span>{t('version', { version: versions[0].id, day: formatDate(versions[0].from, locale) })}</span>
            <span>{t('reading', { minutes: copy.minutes })}</span>
          </p>
        </PageStage>
        <SectionNav label={t('nav')} items={[...items, { id: 'versions', label: t('versions.title') }]} />
      </div>
      <div className="shell grid grid-cols-1 gap-14 pt-12 pb-section md:gap-20 md:pt-16 print:p-0">
        {parts.map((part) => (
          <PolicyPart key={part.id} part={part} locale={locale} form={form} hidden={onlySheet} />
        ))}
        <div className="grid grid-cols-1 gap-10" {...apart}>
          <Part id="versions" title={t('versions.title')}>
            <VersionList id={id} changes={copy.changes} locale={locale} />
            {isDrawn && (
              <p className="max-w-text">
                <UnbrokenText text={t('versions.text')} />
              </p>
            )}
          </Part>
          <Notice title={t('notice.title')}>
            {[t('notice.text'), ...(isDrawn ? [t('notice.record')] : [])].join(locale === 'ja' ? '' : ' ')}
          </Notice>
        </div>
      </div>
    </PageFrame>
  )
}
