import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'

const times = [
  { ms: '150', key: 'quick', bar: 'w-[30%]' },
  { ms: '200', key: 'page', bar: 'w-[40%]' },
  { ms: '500', key: 'drawing', bar: 'w-full' },
] as const

/** `--ease-cubic` from 0,100 to 100,0: control points 64.5,95.5 and 35.5,0. */
const curve = 'M0 100C64.5 95.5 35.5 0 100 0'

/** The one curve and the times, drawn: nothing on this page moves by itself. */
export async function MotionSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'design.motion' })
  return (
    <SpecimenGrid columns="two">
      <Specimen caption={t('curve')}>
        <svg viewBox="-14 -8 128 130" className="w-full max-w-64 bg-white" role="img" aria-label={t('curve')}>
          <path d="M0 0V100H100" className="fill-none stroke-ink" strokeWidth="1" />
          <path d="M0 100H64.5M100 0H35.5" className="fill-none stroke-edge" strokeWidth=".6" strokeDasharray="2 2" />
          <path d={curve} className="fill-none stroke-signal" strokeWidth="2" />
          <text x="100" y="112" textAnchor="end" fontSize="8" className="fill-ink">
            {t('time')}
          </text>
          <text x="-4" y="0" textAnchor="end" fontSize="8" className="fill-ink" transform="rotate(-90 -4 0)">
            {t('progress')}
          </text>
        </svg>
      </Specimen>
      <Specimen caption={t('time')}>
        <ul className="grid gap-4">
          {times.map(({ ms, key, bar }) => (
            <li key={key} className="grid gap-1 text-sm leading-snug">
              <span>
                <span className="figure">{ms} ms</span> <span className="text-steel">{t(key)}</span>
              </span>
              <span data-bordered className={`h-2 bg-ink ${bar}`} />
            </li>
          ))}
          <li className="text-sm leading-snug">
            <span className="figure">1500 ms</span> <span className="text-steel">{t('wait')}</span>
          </li>
        </ul>
        <p className="mt-4 max-w-text">{t('still')}</p>
      </Specimen>
    </SpecimenGrid>
  )
}
