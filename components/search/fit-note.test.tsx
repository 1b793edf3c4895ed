import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { FitNote } from './fit-note'

const generations = ['P703', 'T6 (2019–2022)', 'T6 (2015–2018)']

async function show(locale: Locale, isConditional = false) {
  render(<>{await FitNote({ fit: { model: 'Ranger', generations, isConditional }, locale })}</>)
}

describe('which vehicle a part fits', () => {
  it.each<[Locale, string]>([
    ['en', 'Fits the Ranger P703 · T6 (2019–2022) · 1 more'],
    ['th', 'ใส่ได้กับ Ranger P703 · T6 (2019–2022) · อีก 1 โฉม'],
    ['ja', 'Ranger P703、T6 (2019–2022)、ほか1世代に適合'],
  ])('keeps generations apart (%s)', async (locale, text) => {
    await show(locale)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('says that it fits with conditions', async () => {
    await show('en', true)
    expect(screen.getByText(/with conditions$/)).toBeVisible()
  })

  it('says nothing where no vehicle was named', async () => {
    const { container } = render(<>{await FitNote({ fit: null, locale: 'en' })}</>)
    expect(container).toBeEmptyDOMElement()
  })
})
