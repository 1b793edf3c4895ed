import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import type { Address, Place } from '@/lib/contract/place'
import en from '@/messages/en/form.json'
import ja from '@/messages/ja/form.json'
import { withMessages } from '@/tests/support/with-messages'
import { countryOptions } from './address-countries'
import { AddressFields } from './address-fields'
import { callCompany } from '@/tests/support/browser-company'

const bangkok = { id: 'กรุงเทพมหานคร', name: 'Bangkok', code: '10', region: 'central' } as const
const silom: Place = {
  province: bangkok,
  amphur: { id: 'บางรัก', name: 'Bang Rak' },
  tambon: { id: 'สีลม', name: 'Si Lom', postcode: '10500', postcodes: ['10500'] },
  postcode: '10500',
}
const chiangMai = { id: 'เชียงใหม่', name: 'Chiang Mai', code: '50', region: 'north' } as const
const answers: Record<string, unknown> = {
  getProvinces: [bangkok, chiangMai],
  getAmphurs: [silom.amphur, { id: 'วัฒนา', name: 'Watthana' }],
  getTambons: [silom.tambon, { id: 'พระโขนง', name: 'Phra Khanong', postcode: '10110', postcodes: ['10110', '10260'] }],
  searchPlaces: [silom],
  readAddress: { line: '45 Convent Road', place: silom },
}
const countries = [
  { value: 'TH', label: 'Thailand' },
  { value: 'JP', label: 'Japan' },
  { value: 'LA', label: 'Laos' },
]
const texts = en.address
let last: Address

beforeEach(() => {
  callCompany.mockImplementation(async (operation: string) => answers[operation])
})

async function show(start: Address, lang: Lang = 'en', errors: Partial<Record<keyof Address, string>> = {}) {
  last = start
  const Form = () => {
    const [value, setValue] = useState(start)
    const change = (next: Address) => {
      last = next
      setValue(next)
    }
    return (
      <AddressFields id="address" value={value} onChange={change} errors={errors} lang={lang} countries={countries} />
    )
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Form />
    </SWRConfig>,
    await withMessages(lang, ['form.address', 'form.optional', 'form.choose', 'form.retry']),
  )
}

const silomAddress = {
  country: 'TH',
  line: '',
  province: bangkok.id,
  district: 'บางรัก',
  subDistrict: 'สีลม',
  postcode: '10500',
}

describe('an address in Thailand', () => {
  it('is filled from what was found for a part of it', async () => {
    await show({ country: 'TH', line: '' })
    const field = screen.getByRole('combobox', { name: new RegExp(texts.search) })
    await userEvent.type(field, 'silom')
    const option = await screen.findByRole('option', { name: /Si Lom, Bang Rak, Bangkok/ })
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await userEvent.keyboard('{ArrowDown}')
    expect(field).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Enter}')
    expect(last).toEqual(silomAddress)
    expect(field).toHaveValue('')
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('is chosen with a finger as well, and Escape closes the list', async () => {
    await show({ country: 'TH', line: '' })
    const field = screen.getByRole('combobox', { name: new RegExp(texts.search) })
    await userEvent.type(field, 'si')
    await screen.findByRole('option', { name: /Si Lom/ })
    await userEvent.keyboard('{Escape}')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'l')
    await userEvent.click(await screen.findByRole('option', { name: /Si Lom/ }))
    expect(last).toEqual(silomAddress)
  })

  it('says so when nothing is found', async () => {
    answers.searchPlaces = []
    await show({ country: 'TH', line: '' })
    await userEvent.type(screen.getByRole('combobox', { name: new RegExp(texts.search) }), 'xyzzy')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.none))
    answers.searchPlaces = [silom]
  })

  it('is chosen from lists; a larger place empties the smaller ones', async () => {
    await show({ country: 'TH', line: '1' })
    const list = (name: string) => screen.getByRole('combobox', { name })
    expect(list(texts.district)).toBeDisabled()
    await within(list(texts.province)).findByRole('option', { name: 'Bangkok' })
    await userEvent.selectOptions(list(texts.province), 'Bangkok')
    await within(list(texts.khet)).findByRole('option', { name: 'Bang Rak' })
    await userEvent.selectOptions(list(texts.khet), 'Bang Rak')
    await within(list(texts.khwaeng)).findByRole('option', { name: 'Phra Khanong' })
    await userEvent.selectOptions(list(texts.khwaeng), 'Phra Khanong')
    expect(last).toMatchObject({ subDistrict: 'พระโขนง', postcode: '10110' })
    const postcode = screen.getByRole('textbox', { name: texts.postcode })
    await userEvent.clear(postcode)
    await userEvent.type(postcode, '๑๐๒๖๐')
    expect(last.postcode).toBe('10260')
    await userEvent.selectOptions(list(texts.province), 'Chiang Mai')
    expect(last).toMatchObject({ province: 'เชียงใหม่', district: '', subDistrict: '', postcode: '' })
  })

  it('that is pasted as a whole is taken apart, but only when asked', async () => {
    await show({ country: 'TH', line: '' })
    const line = screen.getByRole('textbox', { name: texts.line })
    await userEvent.click(line)
    await userEvent.paste('45 Convent Road, Si Lom, Bang Rak, Bangkok 10500')
    const use = await screen.findByRole('button', { name: texts.pastedUse })
    expect(callCompany).toHaveBeenCalledWith(
      'readAddress',
      { text: '45 Convent Road, Si Lom, Bang Rak, Bangkok 10500', lang: 'en' },
      { quiet: true },
    )
    expect(last).toEqual({ country: 'TH', line: '45 Convent Road, Si Lom, Bang Rak, Bangkok 10500' })
    await userEvent.click(use)
    expect(last).toEqual({ ...silomAddress, line: '45 Convent Road' })
    expect(line).toHaveFocus()
    expect(screen.queryByRole('button', { name: texts.pastedUse })).not.toBeInTheDocument()
    await userEvent.paste('45 Convent Road, Si Lom, Bang Rak, Bangkok 10500')
    await userEvent.click(await screen.findByRole('button', { name: texts.pastedKeep }))
    expect(line).toHaveFocus()
  })

  it('offers to load the lists again', async () => {
    callCompany.mockRejectedValueOnce(new Error('down'))
    await show({ country: 'TH', line: '' })
    await userEvent.click(await screen.findByRole('button', { name: en.retry }))
    expect(await screen.findByRole('option', { name: 'Chiang Mai' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: en.retry })).not.toBeInTheDocument()
    expect(screen.getByRole('group')).toHaveFocus()
  })
})

describe('an address elsewhere', () => {
  it('in Japan has its postcode put right and its prefectures in order', async () => {
    await show({ country: 'JP', line: '' }, 'ja')
    const postcode = screen.getByRole('textbox', { name: ja.address.postcode })
    await userEvent.type(postcode, '１５０００４１')
    await userEvent.tab()
    expect(last.postcode).toBe('150-0041')
    const prefectures = within(screen.getByRole('combobox', { name: ja.address.prefecture })).getAllByRole('option')
    expect(prefectures).toHaveLength(48)
    expect(prefectures.slice(1, 3).map(({ textContent }) => textContent)).toEqual(['北海道', '青森県'])
  })

  it('keeps its lines, and only them, when the country changes', async () => {
    await show({ ...silomAddress, line: '45 Convent Road' }, 'en', { line: 'Wrong' })
    expect(screen.getByRole('textbox', { name: texts.line })).toHaveAccessibleDescription(
      expect.stringContaining('Wrong'),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.country }), 'LA')
    expect(last).toEqual({ country: 'LA', line: '45 Convent Road' })
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${texts.city}`) }), 'Vientiane')
    expect(last.district).toBe('Vientiane')
  })

  it.each(['en', 'th', 'ja'] as const)('is in a country named in %s, Thailand and Japan first', (lang) => {
    const options = countryOptions(lang)
    expect(options.slice(0, 2).map(({ value }) => value)).toEqual(['TH', 'JP'])
    expect(options.length).toBeGreaterThan(240)
    expect(options.filter(({ value, label }) => value === label)).toEqual([])
  })
})
