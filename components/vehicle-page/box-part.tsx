import { getTranslations } from 'next-intl/server'
import { groupOfKind } from '@/lib/content/manual-groups'
import { readManualWords } from '@/lib/content/manual-words'
import type { ProductKind } from '@/lib/contract/product-words'
import type { Locale } from '@/lib/i18n/locales'

type Props = { kinds: readonly ProductKind[]; locale: Locale }

/** What is delivered with each kind of part; the words are the manual's. */
export async function BoxPart({ kinds, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'spec.kinds' })
  const byGroup = new Map(kinds.map((kind) => [groupOfKind[kind], kind]))
  const boxes = await Promise.all(
    [...byGroup].map(async ([group, kind]) => ({ kind, words: (await readManualWords(locale, group)).words })),
  )
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {boxes.map(({ kind, words }) => (
        <div key={kind} className="grid content-start gap-2">
          <h3 className="text-xl">{t(kind)}</h3>
          <ul className="border-t border-ink">
            {words.box.map((item) => (
              <li key={item} className="border-b border-line py-2">
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
