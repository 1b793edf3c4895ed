import { getTranslations } from 'next-intl/server'
import type { NamedFit } from '@/lib/contract/search'
import { joinWords } from '@/lib/i18n/join-words'
import type { Locale } from '@/lib/i18n/locales'

const most = 2

/** That a part fits the vehicle that was named: its own name may speak of another one. */
export async function FitNote({ fit, locale }: { fit: NamedFit | null; locale: Locale }) {
  if (!fit) return null
  const t = await getTranslations({ locale, namespace: 'search' })
  const { model, generations, isConditional } = fit
  const more = generations.length > most ? [t('moreGenerations', { count: generations.length - most })] : []
  const vehicle = `${model} ${joinWords([...generations.slice(0, most), ...more], locale)}`.trim()
  return <p className="text-sm text-steel">{t('fits', { vehicle, conditional: String(isConditional) })}</p>
}
