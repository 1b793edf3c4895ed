import { countries } from 'countries-list'
import type { SelectOption } from '@/components/ui/select'
import type { Lang } from '@/lib/contract/common'

const first = ['TH', 'JP']

/** Every country by its name in the language, those most letters go to first. For the server: browsers name some countries differently. */
export function countryOptions(lang: Lang): SelectOption[] {
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  const collator = new Intl.Collator(lang)
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return Object.keys(countries)
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => rank(a.value) - rank(b.value) || collator.compare(a.label, b.label))
}
