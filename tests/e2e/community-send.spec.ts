import sharp from 'sharp'
import { localizePath } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { allProductIds, askProduct } from './support/catalogue'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { words } from './support/words'

test.setTimeout(120_000)

const locale = 'th'
const { community, case: page, form: fields } = words[locale]
const texts = community.send

test('a rider sends in a build by phone, and withdraws it by the private link', async ({ page: tab, baseURL }) => {
  const { phone } = someVisitor()
  const origin = baseURL ?? ''
  const [id = ''] = await allProductIds(origin)
  const { code } = (await askProduct(origin, id)).product
  await arrive(tab, 'phone')
  await tab.goto(localizePath('/community', locale))
  await tab.getByRole('link', { name: texts.invite, exact: true }).click()
  const form = tab.getByRole('form')
  await form.getByRole('combobox', { name: fields.vehicle.type }).selectOption('scooter')
  await form.getByRole('checkbox', { name: fields.vehicle.unlisted }).check()
  await form.getByRole('textbox', { name: fields.vehicle.brand }).fill('Honda')
  await form.getByRole('textbox', { name: fields.vehicle.model }).fill('PCX160')
  await form.getByRole('textbox', { name: fields.vehicle.year }).fill('2568')
  await form.getByRole('combobox', { name: texts.code }).fill(code.toLowerCase())
  await form.getByRole('textbox', { name: texts.before }).fill('หลังยันก้นทุกลูกระนาด')
  await form.getByRole('textbox', { name: texts.changed }).fill('ข้ามแล้วนิ่งในครั้งเดียว')
  const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a3b12' } })
  await form
    .getByLabel(texts.picture.replace('{number}', '1'))
    .setInputFiles({ name: 'Screenshot.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() })
  await expect(form.getByRole('img')).toBeVisible()
  await form.getByRole('checkbox', { name: texts.ownPictures }).check()
  await form.getByRole('textbox', { name: texts.shownName }).fill('ลุงหมี')
  await form.getByRole('textbox', { name: /^เบอร์โทร/ }).fill(phone)
  await form.getByRole('checkbox', { name: texts.consent }).check()
  const findings = await findingsOf(tab, 'form')
  await form.getByRole('button', { name: texts.submit }).click()
  const sent = tab.getByRole('group', { name: page.form.sent.title })
  await expect(sent).toBeFocused()
  await sent.getByRole('link', { name: page.form.sent.open }).click()
  await expect(tab.getByText('Honda PCX160 2025')).toBeVisible()
  await expect(tab.getByText(code)).toBeVisible()
  findings.push(...(await findingsOf(tab, 'case')))
  await tab.getByRole('button', { name: page.page.withdraw, exact: true }).click()
  await tab.getByRole('button', { name: page.page.sure }).filter({ visible: true }).click()
  await expect(tab.getByText(page.states.withdrawn)).toBeVisible()
  expect(findings).toEqual([])
})
