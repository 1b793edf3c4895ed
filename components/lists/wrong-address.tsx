import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { longestMm } from '@/lib/contract/product-list'
import { formatCount } from '@/lib/i18n/format-count'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { WrongKey } from '@/lib/routes/list-state'

const lengths = ['lengthMin', 'lengthMax', 'measureLength', 'measureStroke']
/** What somebody put into an address is repeated no longer than it helps. */
const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value)

/** Says what of a list's address could not be used, and what is shown instead. */
export async function WrongAddress({
  wrong,
  pages,
  locale,
}: {
  wrong: readonly WrongKey[]
  /** The page shown instead. */ pages: number
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'lists.wrong' })
  const sentenceOf = ({ key, value }: WrongKey) => {
    if (key === 'page' && /^[1-9]\d*$/.test(value)) return t('page', { value: shown(value), pages })
    if (key === 'vehicle') return t('vehicle', { value: shown(value) })
    return lengths.includes(key)
      ? t('length', { value: shown(value), max: formatCount(longestMm) })
      : t('other', { key: shown(key), value: shown(value) })
  }
  const finder = (
    <ButtonLink href={localizePath('/products', locale)} variant="secondary">
      {t('finder')}
    </ButtonLink>
  )
  return (
    <Notice tone="warning" title={t('title')} actions={wrong.some(({ key }) => key === 'vehicle') && finder}>
      <ul className="grid gap-1">
        {wrong.map((one) => (
          <li key={one.key}>{sentenceOf(one)}</li>
        ))}
      </ul>
    </Notice>
  )
}
