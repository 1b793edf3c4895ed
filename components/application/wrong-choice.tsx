import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'
import type { WrongKey } from '@/lib/routes/list-state'

const known = ['type', 'brand', 'model', 'year', 'page'] as const
/** What somebody put into an address is repeated no longer than it helps. */
const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value)

type Props = { wrong: readonly WrongKey[]; /** The page shown instead. */ page: number; locale: Locale }

/** Says what of the address could not be used, and what is shown instead. */
export async function WrongChoice({ wrong, page, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'application.wrong' })
  if (wrong.length === 0) return null
  const sentences = wrong.flatMap(({ key, value }) =>
    known.filter((other) => other === key).map((other) => t(other, { value: shown(value), pages: page })),
  )
  return (
    <Notice tone="warning" title={t('title')}>
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}
