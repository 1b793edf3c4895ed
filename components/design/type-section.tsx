import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'
import { typeScale } from './type-scale'

/** One sample of each script, the same in every language; the Thai one stacks its marks as high as they go. */
const scripts = [
  { lang: 'en', text: 'GTX 370', leading: 'leading-tight' },
  { lang: 'th', text: 'รุ่นที่นุ่ม', leading: 'leading-[1.6]' },
  { lang: 'ja', text: '減衰力', leading: 'leading-[1.35]' },
] as const
const figures = ['370.0', '1,085.5', '11.25', '96.4'] as const

async function ScaleTable({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'design.type' })
  return (
    <Specimen caption={`${t('scale')} · ${t('sizes')}`}>
      <ul className="grid border-t border-line bg-white">
        {typeScale.map(({ name, size, phone, wide }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-line px-3 py-3 md:grid-cols-[8rem_1fr_1fr_1fr]"
          >
            <p className="text-sm text-steel">
              <code translate="no">{name}</code>{' '}
              <span className="figure font-normal whitespace-nowrap">{`${phone} / ${wide} px`}</span>
            </p>
            {scripts.map(({ lang, text, leading }) => (
              <p key={lang} lang={lang} translate="no" className={`display whitespace-nowrap ${size} ${leading}`}>
                {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

/** The scale in three scripts, and the roles of type in the page's own language. */
export async function TypeSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'design.type' })
  const bands = await getTranslations({ locale, namespace: 'design.bands' })
  return (
    <>
      <ScaleTable locale={locale} />
      <SpecimenGrid columns="two">
        <Specimen caption={t('display')}>
          <p className="display text-5xl">{bands('stageTitle')}</p>
        </Specimen>
        <Specimen caption={t('text')}>
          <div className="max-w-text">
            <h3 className="text-xl">{bands('boardTitle')}</h3>
            <p className="mt-2">
              {t('paragraph')}{' '}
              <a href="#type" className="link">
                {t('link')}
              </a>
            </p>
            <p className="mt-2 text-sm text-steel">{t('paragraph')}</p>
          </div>
        </Specimen>
        <Specimen caption={t('label')}>
          <p className="label">{t('sizes')}</p>
        </Specimen>
        <Specimen caption={t('figures')}>
          <ul className="figure grid w-fit justify-items-end text-xl">
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </Specimen>
      </SpecimenGrid>
    </>
  )
}
