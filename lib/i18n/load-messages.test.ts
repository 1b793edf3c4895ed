import { describe, expect, it, vi } from 'vitest'
import { createMessageLoader } from './load-messages'
import { localeRecords, type LocaleRecord } from './locale-records'

type Code = 'en' | 'th' | 'fr'
const files: Record<string, unknown> = {
  'en/a': { title: 'Title', part: { one: 'One', two: ['Two', 2] } },
  'th/a': { title: 'ชื่อ', part: { two: ['สอง'] } },
}
const records: Record<Code, LocaleRecord> = { ...localeRecords, fr: { ...localeRecords.th, file: null } }

function loader(importFile = async (file: string, namespace: string) => files[`${file}/${namespace}`]) {
  const tell = vi.fn<(message: string, cause?: unknown) => void>()
  const asked: string[] = []
  const load = createMessageLoader<Code>({
    records,
    fallback: 'en',
    namespaces: ['a'],
    importFile: (file, namespace) => {
      asked.push(file)
      return importFile(file, namespace)
    },
    tell,
  })
  return { load, tell, asked, told: () => tell.mock.calls.map(([message]) => message) }
}

describe('messages', () => {
  it('are loaded once for each locale, the fallback before the target, and what is missing is the fallback’s', async () => {
    const { load, asked, told } = loader()
    expect(await load('th')).toEqual({ a: { title: 'ชื่อ', part: { one: 'One', two: ['สอง'] } } })
    await Promise.all([load('th'), load('en')])
    expect(asked).toEqual(['en', 'th'])
    expect(told()).toEqual([])
    expect(await load('en')).toEqual({ a: files['en/a'] })
  })

  it.each([
    ['fr', 'The locale fr has no file'],
    ['xx', 'The locale xx is not known'],
    ['constructor', 'The locale constructor is not known'],
  ])('of %s are the fallback’s, with a warning', async (code, warning) => {
    const { load, told } = loader()
    expect(await load(code as Code)).toEqual({ a: files['en/a'] })
    expect(told()).toEqual([warning])
  })

  it('that cannot be loaded are told, throw, and are asked for again', async () => {
    let broken = true
    const { load, tell } = loader(async (file, namespace) => {
      if (file === 'th' && broken) throw new Error('gone')
      return files[`${file}/${namespace}`]
    })
    await expect(load('th')).rejects.toThrow('gone')
    expect(tell).toHaveBeenCalledExactlyOnceWith('The messages of th could not be loaded', new Error('gone'))
    broken = false
    expect(await load('th')).toMatchObject({ a: { title: 'ชื่อ' } })
  })
})

it('locales are recorded as specified', () => {
  expect(Object.values(localeRecords).map(({ name, code, iso }) => [name, code, iso])).toEqual([
    ['EN', 'en', 'en-US'],
    ['TH', 'th', 'th-TH'],
    ['JP', 'jp', 'jp-JP'],
  ])
})
