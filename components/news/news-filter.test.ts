import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newsKinds } from '@/lib/contract/news'

const css = readFileSync('components/news/news.css', 'utf8')
const rules = (name: string, hides: string) => {
  const found = css.matchAll(
    new RegExp(`\\[name='${name}'\\]\\[value='(\\w+)'\\]:checked\\) ${hides}='(\\w+)'\\]\\)`, 'g'),
  )
  return [...found].map(([, chosen, shown]) => [chosen, shown])
}
const same = (values: readonly string[]) => values.map((value) => [value, value])

it('every kind of news can be chosen: other kinds are hidden, and years without one', () => {
  expect(rules('kind', String.raw`\[data-kind\]:not\(\[data-kind`)).toEqual(same(newsKinds))
  expect(rules('kind', String.raw`\[data-year\]:not\(:has\(\[data-kind`)).toEqual(same(newsKinds))
})

it('the six latest years can be chosen', () => {
  expect(rules('year', String.raw`\[data-year\]:not\(\[data-year`)).toEqual(same(['1', '2', '3', '4', '5', '6']))
})
