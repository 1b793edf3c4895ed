import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { symptomGroups, symptomList } from '@/lib/domain/setup/symptoms'
import type { Locale } from '@/lib/i18n/locales'
import { SymptomSteps } from './symptom-steps'

/** What a rider feels, by occasion; each opens to its cause and the steps against it. Works without script. */
export async function SymptomGuide({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'setup.symptoms' })
  return (
    <section
      id="symptoms"
      aria-labelledby="symptoms-title"
      data-print="without-sheet"
      className="grid grid-cols-1 gap-8"
    >
      <header className="grid gap-3">
        <h2 id="symptoms-title" className="display text-4xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-lg text-steel">
          <UnbrokenText text={t('lead')} />
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 md:grid-cols-2">
        {symptomGroups.map((group) => (
          <div key={group} className="grid grid-cols-1 border-t border-ink">
            <h3 className="pt-3 pb-2 text-xl">
              <HeadingText text={t(`groups.${group}`)} />
            </h3>
            {symptomList
              .filter((symptom) => symptom.group === group)
              .map(({ id, isSafety, steps }) => (
                <Disclosure
                  key={id}
                  name="symptom"
                  summary={
                    <span>
                      {t(`list.${id}.title`)}
                      {isSafety && (
                        <Badge tone="danger" className="ml-3">
                          {t('safety')}
                        </Badge>
                      )}
                    </span>
                  }
                >
                  <p className="mb-3 max-w-text text-steel">
                    <UnbrokenText text={t(`list.${id}.text`)} />
                  </p>
                  <SymptomSteps steps={steps} locale={locale} />
                </Disclosure>
              ))}
          </div>
        ))}
      </div>
    </section>
  )
}
