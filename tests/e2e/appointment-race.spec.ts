import { arrive, bookingForm, type Turn } from './support/booking'
import { findingsOf } from './support/findings'
import { anotherVisitor, expect, test, waitForScripts } from './support/test'
import { someVisitor, tokenOf, visitsAt } from './support/visits'
import { inTurn, words } from './support/words'

test.setTimeout(150_000)

for (const { locale, on, workshop } of inTurn(
  'of two who want the last seat one gets it and the other is offered another time',
  [
    { locale: 'en', on: 'phone', workshop: 'sample-chon-buri' },
    { locale: 'th', on: 'desktop', workshop: 'sample-nonthaburi' },
  ] satisfies Turn[],
)) {
  test(`of two who want the last seat one gets it and the other is offered another time, in ${locale} on a ${on}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const visits = visitsAt(baseURL ?? '')
    const wish = { workshop, job: 'inspection' } as const
    // In the afternoon today has one time left, or none.
    const first = (await visits.openDays(workshop, 'inspection')).find(({ slots }) => slots.length > 1)
    const [wanted, other] = first?.slots ?? []
    if (!first || !wanted || !other) throw new Error('A day with two free times is needed.')
    const tokens: string[] = []
    for (let bay = 1; bay < wanted.free; bay += 1)
      tokens.push(await visits.book({ ...wish, day: first.day, slot: wanted.time }))

    const elsewhere = waitForScripts(await (await anotherVisitor(browser, { ...(baseURL && { baseURL }) })).newPage())
    const racers = [page, elsewhere].map((place) => ({
      place,
      form: bookingForm(place, locale),
      visitor: someVisitor(),
    }))
    for (const { place, form, visitor } of racers) {
      await arrive(place, on)
      await form.open()
      await form.workshop(workshop).check()
      await form.job('inspection').check()
      await form.vehicle('scooter')
      await form.day(first.day).check()
      await form.slot(wanted.time).check()
      await form.contact(visitor)
    }
    await Promise.all(racers.map(({ form }) => form.submit.click()))
    const taken = words[locale].appointment.errors.takenTitle
    await Promise.all(
      racers.map(({ place, form }) =>
        expect(form.booked.or(place.getByRole('alert').filter({ hasText: taken }))).toBeVisible(),
      ),
    )
    const won = await Promise.all(racers.map(({ form }) => form.booked.isVisible()))
    expect([...won].sort()).toEqual([false, true])
    const loser = racers[won.indexOf(false)]
    const winner = racers[won.indexOf(true)]
    if (!loser || !winner) throw new Error('One wins, one loses.')
    tokens.push(tokenOf((await winner.form.link.getAttribute('href')) ?? ''))

    await expect(loser.form.slot(wanted.time)).toHaveCount(0)
    await expect(loser.form.name).toHaveValue(loser.visitor.name)
    const findings = await findingsOf(loser.place, `taken, ${locale}, ${on}`)
    await loser.place.getByRole('button', { name: words[locale].appointment.errors.takenChoose }).click()
    await expect(loser.form.form.locator('input[name="slot"]').first()).toBeFocused()
    await loser.form.slot(other.time).check()
    await loser.form.submit.click()
    await expect(loser.form.booked).toBeVisible()
    const token = tokenOf((await loser.form.link.getAttribute('href')) ?? '')
    tokens.push(token)
    expect(await visits.read(token)).toMatchObject({ name: loser.visitor.name, slot: other.time })
    expect(findings).toEqual([])
    for (const each of tokens) await visits.cancel(each)
    await elsewhere.context().close()
  })
}
