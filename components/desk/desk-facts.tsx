import { getTranslations } from 'next-intl/server'
import { FactRow } from '@/components/ui/fact-row'
import { HeadingText } from '@/components/ui/heading-text'
import type { DeskItem } from '@/lib/contract/desk'
import type { DeskLabels } from '@/lib/data/desk-labels'
import { showPhone } from '@/lib/domain/phone'
import { languageName } from '@/lib/i18n/language-name'
import type { Locale } from '@/lib/i18n/locales'

/** Who sent it, and what came, in the order of its form. */
export async function DeskFacts({ item, labels, locale }: { item: DeskItem; labels: DeskLabels; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'desk.item' })
  const { kind, person, facts } = item
  const reach = (['name', 'email', 'phone'] as const).flatMap((field) => {
    const value = person[field]
    return value === null ? [] : [{ field, value: field === 'phone' ? showPhone(value) : value }]
  })
  const others = facts.filter(({ field }) => !reach.some((one) => one.field === field))
  return (
    <>
      <section aria-labelledby="desk-facts" className="grid gap-4">
        <h2 id="desk-facts" className="display text-2xl">
          <HeadingText text={t('facts')} />
        </h2>
        <dl className="border-t border-ink">
          {others.map(({ field, value }) => (
            <FactRow key={field} label={labels.field(kind, field)}>
              <span className="font-normal break-words whitespace-pre-line">{labels.value(kind, field, value)}</span>
            </FactRow>
          ))}
        </dl>
      </section>
      <section aria-labelledby="desk-person" className="grid gap-4">
        <h2 id="desk-person" className="display text-2xl">
          <HeadingText text={t('person')} />
        </h2>
        {reach.length === 0 && <p>{t('anonymous')}</p>}
        <dl className="border-t border-line">
          {reach.map(({ field, value }) => (
            <FactRow key={field} label={t(field)}>
              <span className="break-words">{value}</span>
            </FactRow>
          ))}
          <FactRow label={t('language')}>{languageName(item.lang, locale)}</FactRow>
        </dl>
      </section>
    </>
  )
}
