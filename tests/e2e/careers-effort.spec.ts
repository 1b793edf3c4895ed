import sharp from 'sharp'
import { localizePath } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { countEffort, judgeEffort, phoneScreen } from './support/effort'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { inTurn, words } from './support/words'

test.use({ hasTouch: true, isMobile: true })
test.setTimeout(120_000)

const graduates = {
  en: { name: 'Somchai Jaidee' },
  th: { name: 'สมชาย ใจดี' },
  ja: { name: '山田 太郎', reading: 'やまだ たろう' },
} as const

for (const locale of inTurn('a graduate applies with a photo of a paper', ['en', 'th', 'ja'] as const))
  test(`a graduate applies with a photo of a paper within two minutes of model time, in ${locale}`, async ({
    page,
  }) => {
    const { career, form: fields } = words[locale]
    const effort = countEffort(page)
    await arrive(page, 'phone')
    await page.setViewportSize(phoneScreen)
    await page.goto(localizePath('/career/rd26-02', locale))
    await effort.pick(page.getByRole('link', { name: career.apply.button, exact: true }).filter({ visible: true }))
    const form = page.getByRole('form')
    await effort.type(form.getByRole('textbox', { name: new RegExp(`^${fields.phone.label}`) }), someVisitor().phone)
    const { name, ...spoken } = { reading: undefined, ...graduates[locale] }
    await effort.type(form.getByRole('textbox', { name: new RegExp(`^${career.form.name}`) }), name, {
      ...(spoken.reading !== undefined && { reading: spoken.reading }),
    })
    const paper = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f4f1e8' } })
    await effort.photo(form.getByText(fields.upload.take, { exact: true }), {
      name: 'IMG_0101.jpg',
      mimeType: 'image/jpeg',
      buffer: await paper.jpeg().toBuffer(),
    })
    await expect(form.getByRole('img', { name: fields.upload.preview })).toBeVisible()
    await effort.pick(form.getByRole('checkbox', { name: career.form.consent }))
    await effort.tap(form.getByRole('button', { name: career.form.submit }))
    await expect(page.getByRole('group', { name: career.form.sent.title })).toBeFocused()
    judgeEffort(effort.counts, `An application with a photo, ${locale}`, 120)
  })
