import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { vehicleStore } from '@/components/fitment/vehicle-store'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import form from '@/messages/en/form.json'
import en from '@/messages/en/warranty.json'
import th from '@/messages/th/warranty.json'
import { withMessages } from '@/tests/support/with-messages'
import { fieldId } from './register-fields'
import { RegisterForm } from './register-form'
import { registerLines } from './register-lines'
import { registerMessages } from './register-messages'
import { registerOptions } from './register-options'
import { callCompany } from '@/tests/support/browser-company'

const { register: words } = en
const serial = '2614A-04217-Y'
const product = { id: 'rx-1', code: 'RX366-300T-01', name: 'RX rear shock', kind: 'twin-shock', axle: 'rear' }
const vehicle = {
  id: 'honda-pcx160-2021',
  type: 'scooter',
  body: 'scooter',
  brandId: 'honda',
  brand: 'Honda',
  modelId: 'pcx160',
  model: 'PCX160',
  generation: 'KF47',
  from: '2021-01',
  to: null,
}
const receipt = {
  number: 'W-7KQ4-M2XD',
  state: 'active',
  flags: [],
  passport: '/services/warranty/passport#key',
  pin: '123456',
  toldBy: ['email', 'sms'],
  coveredUntil: '2027-11-19',
}
const known: Record<string, unknown> = { [serial]: { reading: 'serial', serial, madeOn: '2026-03-30' } }
let verdict: 'fits' | 'unknown' | 'does-not-fit' = 'fits'

const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
  getSerialInfo: ({ serial: asked }) =>
    known[String(asked)] ?? { reading: 'wrong-check-character', serial: null, madeOn: null },
  getVehicle: () => vehicle,
  getProduct: () => product,
  getFitVerdict: ({ products }) => ({
    vehicle,
    answers: [
      {
        productId: products,
        verdict: { vehicleId: vehicle.id, axle: null, quantity: null, verdict, reasons: [] },
        nearest: null,
      },
    ],
  }),
  search: ({ kind }) => ({
    query: 'pcx',
    corrected: null,
    total: 1,
    page: 1,
    hits: [
      kind === 'product'
        ? { kind, score: 1, matched: 'code', product }
        : { kind: 'vehicle', score: 1, matched: 'all', vehicle, productCount: 1 },
    ],
    nearest: false,
  }),
  getBrandsWarranty: () => [{ id: 'honda', name: 'Honda', types: ['scooter'], modelCount: 1 }],
  getModelsWarranty: () => [
    { id: 'pcx160', brandId: 'honda', name: 'PCX160', type: 'scooter', body: 'scooter', fromYear: 2021, toYear: null },
  ],
  getYears: () => [{ year: 2022, vehicle }],
}
let create: (input: Record<string, unknown>) => unknown = () => receipt

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/services/warranty/register')
  create = () => receipt
  verdict = 'fits'
  callCompany.mockImplementation(async (operation: string, input: Record<string, unknown>) =>
    operation === 'createWarranty' ? create(input) : answers[operation]?.(input),
  )
})

async function show(locale: Locale = 'en') {
  const guard = await spamGuardProps(locale, 'warranty_register')
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RegisterForm options={registerOptions(locale)} guard={guard} locale={locale} />
    </SWRConfig>,
    await withMessages(locale, registerMessages),
  )
  return { user: userEvent.setup({ delay: null }), ...view }
}
type User = ReturnType<typeof userEvent.setup>
const sent = () =>
  callCompany.mock.calls
    .filter(([operation]) => operation === 'createWarranty')
    .map(([, input]) => input as Record<string, unknown>)
const box = (name: string) => screen.getByRole('textbox', { name })
const step = (title: string) => screen.findByRole('heading', { level: 2, name: title }, { timeout: 8000 })
const told = async () =>
  within(await screen.findByRole('group', { name: form.summary }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const next = (user: User) => user.click(screen.getByRole('button', { name: words.next }))
const send = (user: User) => user.click(screen.getByRole('button', { name: words.send }))

async function fillVehicle(user: User) {
  await user.click(screen.getByRole('button', { name: /Honda PCX160/ }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: words.vehicle.search })).toHaveValue('Honda PCX160 2022'),
  )
  await user.click(screen.getByRole('radio', { name: en.positions.rear }))
  await user.click(screen.getByRole('button', { name: words.purchase.yesterday }))
  await user.click(screen.getByRole('radio', { name: en.channels.dealer }))
  await next(user)
}
async function fillOwner(user: User) {
  const heading = await step(words.steps.owner)
  // It takes the focus a moment after it is drawn, and would take it from a field that is being filled in.
  await waitFor(() => expect(heading).toHaveFocus())
  await user.type(box(form.name.full), 'Somchai Jaidee')
  await user.type(box(form.phone.label), '081-234-5678')
  await user.type(box(words.owner.email), 'somchai@example.com')
  await next(user)
}
async function fillToReview(user: User) {
  await step(words.steps.vehicle)
  await fillVehicle(user)
  await fillOwner(user)
  await step(words.steps.review)
  await user.click(screen.getByRole('checkbox', { name: en.consents.terms }))
}
const remember = () =>
  vehicleStore.write({ id: vehicle.id, year: 2022, names: { en: 'Honda PCX160', th: 'Honda PCX160' } })
const scan = (text: string, part = '') =>
  history.replaceState(null, '', `/services/warranty/register?serial=${text}${part && `&part=${part}`}`)

describe('the registration form', () => {
  it('begins at the second step with a scanned label, and registers what was typed', async () => {
    remember()
    scan('2614a04217y', product.code.toLowerCase())
    const { user } = await show()
    await step(words.steps.vehicle)
    expect(await screen.findByText(product.name)).toBeInTheDocument()
    expect(screen.getByText(serial)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('radio', { name: en.positions.rear })).toBeChecked())
    await fillToReview(user)
    expect(screen.getByText('081-234-5678')).toBeInTheDocument()
    await send(user)
    expect(await screen.findByText(receipt.number)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('status', { name: words.sent.title })).toHaveFocus())
    expect(screen.getByText(receipt.pin)).toBeInTheDocument()
    for (const line of [words.sent.mail, words.sent.sms]) expect(screen.getByText(line)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: words.sent.passport })).toHaveAttribute('href', receipt.passport)
    expect(sent()).toMatchObject([
      {
        serials: [serial],
        productId: product.id,
        position: 'rear',
        lang: 'en',
        vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2022, vehicleId: vehicle.id },
        purchase: { channel: 'dealer' },
        owner: { phone: '+66812345678' },
        consents: { terms: true, marketing: false, version: '2026-11' },
        guard: { website: '' },
      },
    ])
    expect(localStorage.getItem('warranty-draft')).toBe('null')
    expect(Object.values(localStorage).join()).not.toContain(receipt.pin)
  }, 40_000)

  it('goes back to the review from a step that is changed there, not through all that follow', async () => {
    remember()
    scan(serial)
    const { user } = await show()
    await fillToReview(user)
    const [part] = screen.getAllByRole('button', { name: new RegExp(`^${words.change}`) })
    if (part) await user.click(part)
    await step(words.steps.part)
    await next(user)
    await step(words.steps.review)
    await user.click(screen.getByRole('button', { name: words.back }))
    await step(words.steps.owner)
    await user.clear(box(form.name.full))
    await next(user)
    expect(await screen.findByRole('group', { name: form.summary })).toBeInTheDocument()
  }, 40_000)

  it('registers a label without a part number as it is: what was issued is nothing the form asks', async () => {
    remember()
    scan(serial)
    const { user } = await show()
    await step(words.steps.vehicle)
    await fillToReview(user)
    await send(user)
    await screen.findByText(receipt.number)
    expect(sent()[0]?.productId).toBeUndefined()
    expect(callCompany).not.toHaveBeenCalledWith('getFitVerdict', expect.anything(), expect.anything())
  }, 40_000)

  it('knows the product by its typed part number, and shows it', async () => {
    const { user, container } = await show()
    await user.type(box(words.part.serial), serial)
    await user.type(screen.getByRole('combobox', { name: new RegExp(`^${words.part.product}`) }), 'rx366 300t 01')
    await waitFor(() => expect(container.querySelector('[data-part]')).toHaveTextContent(product.name))
    expect(screen.getByRole('combobox', { name: new RegExp(`^${words.part.product}`) })).toHaveValue(
      `${product.name} (${product.code})`,
    )
    expect(await screen.findByText(/Made in the week of 30 March 2026/)).toBeInTheDocument()
  }, 40_000)

  it('asks whether the vehicle is right when the part is made for others, and goes on once that is confirmed', async () => {
    verdict = 'does-not-fit'
    remember()
    scan(serial, product.code)
    const { user } = await show()
    await step(words.steps.vehicle)
    expect(screen.queryByText(words.vehicle.fitTitle)).not.toBeInTheDocument()
    await fillVehicle(user)
    const summary = await screen.findByRole('group', { name: form.summary })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([words.errors.fit])
    const confirmation = screen.getByRole('checkbox', { name: words.vehicle.fitConfirm })
    expect(confirmation).toHaveAccessibleDescription(words.errors.fit)
    expect(screen.getByText(words.vehicle.fitTitle)).toBeInTheDocument()
    await user.click(confirmation)
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription(''))
    await next(user)
    await fillOwner(user)
    await step(words.steps.review)
    await user.click(screen.getByRole('checkbox', { name: en.consents.terms }))
    await send(user)
    await screen.findByText(receipt.number)
    expect(sent()).toMatchObject([{ productId: product.id, vehicle: { vehicleId: vehicle.id } }])
    expect(sent()[0]).not.toHaveProperty('fit')
  }, 40_000)

  it('does not ask about a vehicle that is typed by hand, or when nobody knows', async () => {
    verdict = 'does-not-fit'
    remember()
    scan(serial, product.code)
    const { user } = await show()
    await step(words.steps.vehicle)
    await user.click(screen.getByRole('button', { name: /Honda PCX160/ }))
    expect(await screen.findByText(words.vehicle.fitTitle)).toBeInTheDocument()
    await user.click(screen.getByText(words.vehicle.lists))
    await user.click(screen.getByRole('checkbox', { name: form.vehicle.unlisted }))
    expect(screen.queryByText(words.vehicle.fitTitle)).not.toBeInTheDocument()
  }, 40_000)

  it('takes the vehicle from one typed text, and asks the lists only for the year that was not typed', async () => {
    scan('2614a04217y')
    const { user } = await show()
    await step(words.steps.vehicle)
    const search = () => screen.getByRole('combobox', { name: words.vehicle.search })
    const lists = () => screen.getByText(words.vehicle.lists).closest('details')
    expect(lists()).not.toHaveAttribute('open')
    // In one event: the heading of a new step takes the focus some time after it is there.
    fireEvent.change(search(), { target: { value: 'pcx 2022' } })
    await user.click(await screen.findByRole('option', { name: /Honda PCX160\s*2022/ }))
    expect(search()).toHaveValue('Honda PCX160 2022')
    expect(lists()).not.toHaveAttribute('open')
    await user.clear(search())
    await user.type(search(), 'pcx')
    await user.click(await screen.findByRole('option', { name: /Honda PCX160/ }))
    expect(lists()).toHaveAttribute('open')
    await waitFor(() => expect(screen.getByRole('combobox', { name: form.vehicle.model })).toHaveValue('pcx160'))
    await user.selectOptions(screen.getByRole('combobox', { name: form.vehicle.year }), '2022')
    expect(search()).toHaveValue('Honda PCX160 2022')
    await user.click(screen.getByRole('radio', { name: en.positions.rear }))
    await user.click(screen.getByRole('button', { name: words.purchase.yesterday }))
    await user.click(screen.getByRole('radio', { name: en.channels.dealer }))
    await next(user)
    await step(words.steps.owner)
  }, 40_000)

  it('asks for all that can be left out', async () => {
    scan(serial)
    await show()
    await step(words.steps.vehicle)
    const further = registerLines.filter(([, line]) => line.further && line.step === 1)
    expect(further.length).toBeGreaterThan(5)
    for (const [path] of further) expect(document.getElementById(fieldId(path))).toBeInTheDocument()
  })

  it('names what is missing in a step, at its field and on top', async () => {
    const { user } = await show()
    await next(user)
    const summary = await screen.findByRole('group', { name: form.summary })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(box(words.part.serial)).toHaveAccessibleDescription(`${words.part.hint} ${words.errors.serial}`)
    await user.type(box(words.part.serial), serial)
    await next(user)
    const heading = await step(words.steps.vehicle)
    await waitFor(() => expect(heading).toHaveFocus())
    await next(user)
    expect(await told()).toEqual(
      (['vehicle', 'position', 'boughtOn', 'channel'] as const).map((key) => words.errors[key]),
    )
    await user.click(screen.getByRole('radio', { name: en.channels.dealer }))
    await waitFor(() => expect(screen.queryByText(words.errors.channel)).not.toBeInTheDocument())
    expect(screen.getAllByText(words.errors.vehicle)).not.toHaveLength(0)
  }, 40_000)

  it('asks for the vehicle in the search until the lists are open, then for what they ask', async () => {
    scan(serial)
    const { user } = await show()
    await step(words.steps.vehicle)
    await next(user)
    const search = screen.getByRole('combobox', { name: words.vehicle.search })
    await user.click(await screen.findByRole('link', { name: words.errors.vehicle }))
    expect(search).toHaveFocus()
    await user.click(screen.getByText(words.vehicle.lists))
    await waitFor(async () => expect((await told())[0]).toBe(words.errors.type))
    expect(search).toHaveAccessibleDescription(words.vehicle.searchHint)
    await user.click(screen.getByRole('link', { name: words.errors.type }))
    const type = screen.getByRole('combobox', { name: form.vehicle.type })
    expect(type).toHaveFocus()
    await user.selectOptions(type, 'scooter')
    await waitFor(async () => expect((await told())[0]).toBe(words.errors.brand))
    await user.click(screen.getByRole('checkbox', { name: form.vehicle.unlisted }))
    await waitFor(async () =>
      expect((await told()).slice(0, 3)).toEqual((['brand', 'model', 'year'] as const).map((key) => words.errors[key])),
    )
  }, 40_000)

  it('asks anew for a photo that is no longer there, where the summary leads', async () => {
    create = () => {
      throw new ApiError('INVALID_INPUT', { fields: [{ path: 'photoId', code: 'invalid' }] })
    }
    remember()
    scan(serial)
    const { user } = await show()
    await fillToReview(user)
    await send(user)
    await step(words.steps.part)
    await user.click(await screen.findByRole('link', { name: words.errors.file }))
    expect(screen.getByLabelText(new RegExp(`^${words.part.photo}`))).toHaveFocus()
  }, 40_000)

  it('hints at a misread character and goes on all the same', async () => {
    const { user } = await show()
    await user.type(box(words.part.serial), '2614A-04217-X')
    await user.tab()
    expect(await screen.findByText(words.part.wrongTitle)).toBeInTheDocument()
    expect(screen.getByText(words.part.photo)).toBeInTheDocument()
    await next(user)
    await step(words.steps.vehicle)
  })

  it('refuses a day in the future in either era', async () => {
    scan(serial)
    const { user } = await show('th')
    await step(th.register.steps.vehicle)
    const bought = within(screen.getByRole('group', { name: th.register.purchase.boughtOn }))
    await user.type(bought.getByRole('textbox', { name: th.register.purchase.day }), '1')
    await user.selectOptions(bought.getByRole('combobox', { name: th.register.purchase.month }), '1')
    await user.type(bought.getByRole('textbox', { name: th.register.purchase.year }), '2600')
    await user.click(screen.getByRole('button', { name: th.register.next }))
    expect((await screen.findAllByText(th.register.errors.boughtOnFuture)).length).toBeGreaterThan(0)
  }, 40_000)

  it('says what is wrong with a field that is left by a press only once the pointer is released', async () => {
    await import('./register-schema')
    scan(serial)
    const { user } = await show()
    await step(words.steps.vehicle)
    const bought = within(screen.getByRole('group', { name: words.purchase.boughtOn }))
    await user.type(bought.getByRole('textbox', { name: words.purchase.day }), '1')
    await user.selectOptions(bought.getByRole('combobox', { name: words.purchase.month }), '1')
    await user.type(bought.getByRole('textbox', { name: words.purchase.year }), '2057')
    const radio = screen.getByRole('radio', { name: en.channels.dealer })
    await user.pointer({ keys: '[MouseLeft>]', target: radio })
    expect(radio).toHaveFocus()
    // Longer than the check takes, which is loaded.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.queryByText(words.errors.boughtOnFuture)).not.toBeInTheDocument()
    await user.pointer({ keys: '[/MouseLeft]', target: radio })
    expect(radio).toBeChecked()
    expect(await screen.findByText(words.errors.boughtOnFuture)).toBeInTheDocument()
  }, 40_000)

  it('puts a draft of this device back, and can begin anew', async () => {
    scan(serial)
    remember()
    const first = await show()
    await step(words.steps.vehicle)
    await fillVehicle(first.user)
    await step(words.steps.owner)
    await first.user.type(box(form.name.full), 'Somchai')
    first.unmount()
    scan('')
    const { user } = await show()
    fireEvent.change(box(words.part.serial), { target: { value: '2614A' } })
    expect(await screen.findByText(words.kept.title)).toBeInTheDocument()
    await waitFor(() => expect(box(form.name.full)).toHaveValue('Somchai'))
    await user.click(screen.getByRole('button', { name: words.kept.anew }))
    expect(await step(words.steps.part)).toBeInTheDocument()
    expect(box(words.part.serial)).toHaveValue('')
  }, 40_000)

  it('puts an error of the server at its field, in the step that has it', async () => {
    create = () => {
      throw new ApiError('INVALID_INPUT', { fields: [{ path: 'purchase.boughtOn', code: 'too-small' }] })
    }
    remember()
    scan(serial)
    const { user } = await show()
    await fillToReview(user)
    await send(user)
    await step(words.steps.vehicle)
    const summary = await screen.findByRole('group', { name: form.summary })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getAllByText(words.errors.boughtOnEarly)).toHaveLength(2)
  }, 40_000)

  it('leaves no step while a file is on its way', async () => {
    remember()
    scan(serial)
    const { user } = await show()
    await step(words.steps.vehicle)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${words.purchase.receipt}`)), {
      target: { files: [new File(['x'], 'receipt.jpg', { type: 'image/jpeg' })] },
    })
    await screen.findByRole('progressbar')
    for (const button of [words.back, words.next]) {
      await user.click(screen.getByRole('button', { name: button }))
      expect(await screen.findByText(form.upload.stillSending)).toBeInTheDocument()
      expect(screen.getByRole('heading', { level: 2, name: words.steps.vehicle })).toBeInTheDocument()
    }
    await user.click(screen.getByRole('button', { name: form.upload.remove }))
    await user.click(screen.getByRole('button', { name: words.back }))
    await step(words.steps.part)
  }, 40_000)

  it.each([
    ['UPSTREAM_UNAVAILABLE', words.failures.offlineTitle],
    ['SERVICE_UNAVAILABLE', words.failures.offlineText],
    ['STORAGE_FULL', 'Nothing was saved. Everything you typed is kept'],
  ] as const)(
    'keeps everything after %s, and sends the same key again',
    async (code, told) => {
      create = () => {
        throw new ApiError(code)
      }
      remember()
      scan(serial)
      const { user } = await show()
      await fillToReview(user)
      await send(user)
      expect(await screen.findByRole('alert')).toHaveTextContent(told)
      create = () => receipt
      await user.click(screen.getByRole('button', { name: words.sendAgain }))
      await screen.findByText(receipt.number)
      const keys = sent().map(({ key }) => key)
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
    40_000,
  )
})
