import { addDays } from '@/lib/domain/calendar'
import { formatDayOfWeek } from '@/lib/i18n/format-days'
import type { Locale } from '@/lib/i18n/locales'
import { sampleAccounts, sampleDealerId } from '@/lib/server/seed/accounts'
import { someVisitor } from '@/tests/e2e/support/visits'
import { daysAgo, warrantiesAt } from '@/tests/e2e/support/warranty'
import { words } from '@/tests/e2e/support/words'
import type { Visitor } from './visitor'

/** `photo`: a file as a phone's camera makes it. */
type Walk = (visitor: Visitor, site: { origin: string; photo: string }) => Promise<void>

/** A form that is filled in within 2.5 s is marked a machine's. */
const waitLikeAPerson = (visitor: Visitor) => visitor.until('three seconds on the page', 'performance.now() > 3000')

/** Opens the first page of a journey; a browser that has not been asked yet is asked there. */
async function arrive(visitor: Visitor, url: string, locale: Locale): Promise<void> {
  await visitor.open(url)
  if (await visitor.knows('consent')) return
  await visitor.press('button', words[locale].consent.layer.refuse)
  await visitor.until('the answer', `localStorage.getItem('consent') !== null`)
}

const findWhatFits: Walk = async (visitor, { origin }) => {
  const { finder, fitment, spec } = words.th
  await visitor.holdsPhone()
  await arrive(visitor, `${origin}/th`, 'th')
  for (const [question, choice] of [
    [finder.chooseType, spec.vehicleTypes.scooter],
    [finder.chooseBrand, 'ฮอนด้า'],
    [finder.chooseModel, 'PCX160'],
    [finder.chooseYear, '2021'],
  ] as const) {
    await visitor.sees(question, '#finder')
    await visitor.press('link', choice, '#finder')
  }
  await visitor.isAt('/th/products/list?vehicle=honda-pcx160-2021')
  await visitor.sees(fitment.verdicts.fits, 'main article')
  await visitor.pressFirst('main article h2 a, main article h3 a')
  await visitor.until('a product', `/^\\/th\\/products\\/(?!list)/.test(location.pathname)`)
  await visitor.sees(fitment.verdicts.fits, 'main article:has(h1) [data-verdict="fits"]')
  await visitor.sees('PCX160', `[aria-label="${fitment.bar.label}"]`)
}

const registerAndCheck: Walk = async (visitor, { origin, photo }) => {
  const { warranty, form: fields } = words.en
  const { register: texts, check, positions, channels, consents, states } = warranty
  const [{ serial, part }, { name, phone, email }] = [await warrantiesAt(origin).issued('en'), someVisitor()]
  await visitor.sitsDown()
  await arrive(visitor, `${origin}/services/warranty/register?serial=${serial}&part=${part}`, 'en')
  await visitor.press('button', texts.vehicle.lists, 'form')
  await visitor.choose(fields.vehicle.type, 'pickup')
  for (const list of [fields.vehicle.brand, fields.vehicle.model, fields.vehicle.year]) await visitor.choose(list)
  await visitor.tick(positions.rear)
  const [year = 0, month = 0, day = 0] = daysAgo(2).split('-').map(Number)
  await visitor.fill(texts.purchase.day, String(day))
  await visitor.choose(texts.purchase.month, String(month), 'form fieldset')
  await visitor.fill(texts.purchase.year, String(year), 'form fieldset')
  await visitor.tick(channels.dealer)
  await visitor.attach(texts.purchase.receipt, photo)
  await visitor.until('the picture of the receipt', `document.querySelector('form img')`)
  await visitor.press('button', texts.next)
  await visitor.fill(fields.name.full, name)
  await visitor.fill(fields.phone.label, phone)
  await visitor.fill(texts.owner.email, email)
  await visitor.press('button', texts.next)
  await visitor.tick(consents.terms)
  await waitLikeAPerson(visitor)
  await visitor.press('button', texts.send, 'form')
  await visitor.sees(texts.sent.title)
  await visitor.sees(states.active, '[role="status"]')

  await visitor.open(`${origin}/services/warranty/checkWarranty`)
  await visitor.fill(check.serial, serial.toLowerCase())
  await visitor.fill(check.phoneLast4, phone.slice(-4))
  await visitor.press('button', check.submit, 'form')
  await visitor.sees(states.active, 'main section')
}

const keepAListing: Walk = async (visitor, { origin }) => {
  const { account, 'dealer-corner': texts } = words.th
  const { dealer } = words.en
  const [, { email, password }] = sampleAccounts
  const sunday = formatDayOfWeek(addDays('2024-01-01', 6), 'th')
  const storedHours = `fetch('/api/company/api/dealers/dealer?id=${sampleDealerId}').then((answer) => answer.json()).then(({ hours }) => JSON.stringify(hours.weekly.sun))`
  await visitor.holdsPhone()
  await arrive(visitor, `${origin}/whereToBuy`, 'en')
  await visitor.press('button', dealer.jobs['n2-recharge'])
  await visitor.press('button', dealer.finder.opens.sun)
  await visitor.fill(dealer.finder.place, '40000')
  await visitor.pressFirst('[role=option]')
  // The list is laid out anew for the place: its first line is pressed when it stands there.
  await visitor.sees('Nam Phong', '#found ol > li:first-child')
  await visitor.pressFirst('#found ol > li h3 a')
  await visitor.isAt('/whereToBuy/khon-kaen/')
  await visitor.until('a number to call', `document.querySelector('main a[href^="tel:"]')?.checkVisibility()`)

  await visitor.open(`${origin}/th/login?redirect=%2Fth%2Fuser%2Fdealer%2Flisting`)
  await visitor.fill(account.fields.username.label, email)
  await visitor.fill(account.fields.password.label, password)
  await visitor.press('button', account.signIn.submit, 'form')
  await visitor.isAt('/th/user/dealer/listing')
  const hours = 'form[aria-labelledby="weekly-title"]'
  const before = await visitor.readLater(storedHours)
  await visitor.tick(`${sunday}: ${texts.hours.open}`, hours)
  await visitor.setTime(`${sunday}: ${texts.hours.opens}`, '10:00', hours)
  await visitor.setTime(`${sunday}: ${texts.hours.closes}`, '15:30', hours)
  await visitor.press('button', texts.save, hours)
  await visitor.sees(texts.saved)
  const after = await visitor.readLater(storedHours)
  await visitor.press('button', texts.history.undo)
  await visitor.sees(texts.undone)
  if (after !== '{"opens":"10:00","closes":"15:30"}' || (await visitor.readLater(storedHours)) !== before)
    throw new Error(`Hours were ${String(before)}, then ${String(after)}`)
}

const applyByPhone: Walk = async (visitor, { origin, photo }) => {
  const { career, case: page } = words.ja
  await visitor.holdsPhone()
  await arrive(visitor, `${origin}/jp/career/rd26-02`, 'ja')
  await visitor.press('link', career.apply.button, 'main')
  await visitor.fill(words.ja.form.phone.label, `+66${someVisitor().phone.slice(1)}`)
  await visitor.attach(career.form.resume, photo)
  await visitor.until('the picture of the paper', `document.querySelector('main form img')`)
  await visitor.tick(career.form.consent)
  await waitLikeAPerson(visitor)
  await visitor.press('button', career.form.submit, 'form')
  await visitor.sees(career.form.sent.title)
  await visitor.press('link', career.form.sent.open)
  await visitor.sees('RD26-02')
  await visitor.press('button', page.page.erase)
  await visitor.press('button', `${page.page.erase}:`)
  await visitor.sees(page.page.erasedTitle)
}

/** One for each of the four groups of people the site is for. */
export const journeys: Record<string, Walk> = {
  'a visitor finds what fits a scooter': findWhatFits,
  'a customer registers a warranty and checks it': registerAndCheck,
  "a dealer's listing is found, and kept": keepAListing,
  'a job seeker applies from a phone': applyByPhone,
}
