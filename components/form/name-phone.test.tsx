import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import type { PersonName } from '@/lib/domain/person-name'
import en from '@/messages/en/form.json'
import ja from '@/messages/ja/form.json'
import th from '@/messages/th/form.json'
import { withMessages } from '@/tests/support/with-messages'
import { NameFields } from './name-fields'
import { PhoneField } from './phone-field'

let name: PersonName

async function showName(lang: Lang, errors: { name?: string; kana?: string } = {}) {
  const Form = () => {
    const [value, setValue] = useState<PersonName>({ name: '' })
    const change = (next: PersonName) => {
      name = next
      setValue(next)
    }
    return <NameFields id="name" value={value} onChange={change} errors={errors} lang={lang} />
  }
  render(<Form />, await withMessages(lang, ['form.name']))
  return { en, th, ja }[lang].name
}

describe('NameFields', () => {
  it('asks for one name, tidied when it is left', async () => {
    const texts = await showName('th')
    await userEvent.type(screen.getByRole('textbox', { name: texts.full }), ' สมชาย  ใจดี ')
    await userEvent.tab()
    expect(name).toEqual({ name: 'สมชาย ใจดี' })
  })

  it('asks for family and given name and their readings in Japanese, and converts the readings', async () => {
    const texts = await showName('ja')
    await userEvent.type(screen.getByRole('textbox', { name: texts.family }), '山田')
    await userEvent.type(screen.getByRole('textbox', { name: texts.given }), '太郎')
    await userEvent.type(screen.getByRole('textbox', { name: texts.familyKana }), 'やまだ')
    await userEvent.type(screen.getByRole('textbox', { name: texts.givenKana }), 'ﾀﾛｳ')
    await userEvent.tab()
    expect(name).toEqual({ name: '山田　太郎', kana: 'ヤマダ　タロウ' })
    expect(screen.getByRole('textbox', { name: texts.familyKana })).toHaveValue('ヤマダ')
  })

  /** As an input method does it: kana first, which are then turned into the word. */
  function compose(field: HTMLElement, written: readonly string[], word: string) {
    const before = (field as HTMLInputElement).value
    fireEvent.compositionStart(field)
    for (const data of [...written, word]) {
      fireEvent.compositionUpdate(field, { data })
      fireEvent.change(field, { target: { value: before + data } })
    }
    fireEvent.compositionEnd(field, { data: word })
  }

  it('takes the readings from how the names are typed, until they are corrected', async () => {
    const texts = await showName('ja')
    const field = (label: string) => screen.getByRole('textbox', { name: label })
    compose(field(texts.family), ['y', 'や', 'やm', 'やま', 'やまd', 'やまだ'], '山田')
    expect(name).toEqual({ name: '山田　', kana: 'ヤマダ　' })
    compose(field(texts.given), ['たろう', 'タロウ'], '太郎')
    expect(name).toEqual({ name: '山田　太郎', kana: 'ヤマダ　タロウ' })
    fireEvent.change(field(texts.given), { target: { value: '' } })
    expect(name).toEqual({ name: '山田　', kana: 'ヤマダ　' })
    compose(field(texts.given), ['ゆう'], '裕')
    compose(field(texts.given), ['た'], '太')
    expect(name).toEqual({ name: '山田　裕太', kana: 'ヤマダ　ユウタ' })
    await userEvent.clear(field(texts.givenKana))
    await userEvent.type(field(texts.givenKana), 'ヒロタ')
    fireEvent.change(field(texts.given), { target: { value: '' } })
    compose(field(texts.given), ['ひろた'], '裕大')
    expect(name).toEqual({ name: '山田　裕大', kana: 'ヤマダ　ヒロタ' })
  })

  it('leaves the reading alone when a word is given up', async () => {
    const texts = await showName('ja')
    const family = screen.getByRole('textbox', { name: texts.family })
    fireEvent.compositionStart(family)
    fireEvent.compositionUpdate(family, { data: 'やまだ' })
    fireEvent.compositionEnd(family, { data: '' })
    expect(screen.getByRole('textbox', { name: texts.familyKana })).toHaveValue('')
  })

  it('shares out a whole name written into the first field', async () => {
    const texts = await showName('ja')
    await userEvent.type(screen.getByRole('textbox', { name: texts.familyKana }), 'やまだ　たろう')
    await userEvent.tab()
    expect(name.kana).toBe('ヤマダ　タロウ')
    expect(screen.getByRole('textbox', { name: texts.givenKana })).toHaveValue('タロウ')
  })

  it('says what is wrong at both parts', async () => {
    const texts = await showName('ja', { kana: 'カタカナで' })
    for (const label of [texts.familyKana, texts.givenKana])
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription('カタカナで')
    expect(screen.getByRole('textbox', { name: texts.family })).not.toHaveAttribute('aria-invalid')
    expect(document.getElementById('name-kana')).toBe(screen.getByRole('textbox', { name: texts.familyKana }))
  })
})

describe('PhoneField', () => {
  const onRead = vi.fn()
  async function showPhone(country: string, error?: string) {
    const Form = () => {
      const [value, setValue] = useState('')
      return <PhoneField id="phone" value={value} onChange={setValue} onRead={onRead} country={country} error={error} />
    }
    render(<Form />, await withMessages('en', ['form.phone', 'form.errors.phone']))
    return screen.getByRole('textbox', { name: en.phone.label })
  }

  it('writes the number as the country does and gives it in full', async () => {
    const field = await showPhone('TH')
    await userEvent.type(field, '๐๘๑๒๓๔๕๖๗๘')
    await userEvent.tab()
    await waitFor(() => expect(onRead).toHaveBeenLastCalledWith('+66812345678'))
    expect(field).toHaveValue('081-234-5678')
  })

  it('says what is wrong when it is left, and no longer while it is written', async () => {
    const field = await showPhone('TH')
    await userEvent.type(field, '12')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription(`${en.phone.hint} ${en.errors.phone}`))
    expect(onRead).toHaveBeenLastCalledWith(null)
    await userEvent.type(field, '3')
    expect(field).toBeValid()
  })

  it('says nothing while what it was left for is being pressed', async () => {
    const field = await showPhone('TH')
    await userEvent.type(field, '12')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body })
    await waitFor(() => expect(onRead).toHaveBeenLastCalledWith(null))
    expect(field).toBeValid()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body })
    await waitFor(() => expect(field).toBeInvalid())
  })

  it('shows the error of its form first', async () => {
    const field = await showPhone('JP', 'From the form')
    expect(field).toHaveAccessibleDescription(expect.stringContaining('From the form'))
  })
})
