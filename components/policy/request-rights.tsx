import { getTranslations } from 'next-intl/server'
import { dataRights } from '@/lib/contract/case-words'
import type { Locale } from '@/lib/i18n/locales'

/** What somebody may ask to be done with the data kept of them; `boxes` to tick on paper. */
export async function RequestRights({ locale, boxes = false }: { locale: Locale; boxes?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'case.values.right' })
  return (
    <ul
      className={
        boxes
          ? 'grid gap-x-8 gap-y-1.5 sm:grid-cols-2 print:grid-cols-2'
          : 'grid border-t border-ink md:grid-cols-2 md:gap-x-10'
      }
    >
      {dataRights.map((right) => (
        <li
          key={right}
          className={boxes ? 'flex items-center gap-3' : 'border-b border-line py-3 text-lg leading-snug font-semibold'}
        >
          {boxes && <span aria-hidden="true" className="size-4 shrink-0 border border-ink" />}
          {t(right)}
        </li>
      ))}
    </ul>
  )
}
