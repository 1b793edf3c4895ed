import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { vehicleStore } from '@/components/fitment/vehicle-store'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ApiError } from '@/lib/contract/api-error'
import { createDraftStore } from '@/lib/utils/drafts'
import community from '@/messages/en/community.json'
import { withMessages } from '@/tests/support/with-messages'
import { SendForm } from './send-form'
import { sendMessages } from './send-messages'
// The field of the phone number asks for them late: by then the test must not be over.
import '@/lib/domain/phone'
import { callCompany } from '@/tests/support/browser-company'

const { send: en } = community
const receipt = { number: 'R-2345-6789', key: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE', dueOn: '2026-11-30', resultOn: null }
const picture = { id: 'a'.repeat(32), name: 'IMG_1.jpg', bytes: 2000, preview: null }
let sending: () => Promise<unknown>

beforeEach(() => {
  localStorage.clear()
  sending = () => Promise.resolve(receipt)
  callCompany.mockImplementation(async (operation: string) => {
    if (operation === 'sendBuild') return sending()
    return operation === 'search' ? { hits: [] } : []
  })
})

const draftAge = 120_000

/** All but the agreements, as this device has kept it; pictures come by the upload, which has tests of its own. */
function keepDraft() {
  createDraftStore('build-draft').write({
    savedAt: new Date(Date.now() - draftAge).toISOString(),
    key: '',
    step: 0,
    values: {
      vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: '2025', byHand: true },
      codes: ['SZ36-365TRL-01B', 'nothing'],
      before: 'It kicked',
      changed: 'It is calm',
      shownName: 'Bear',
      email: 'bear@example.com',
      phone: '',
      pictures: [picture],
    },
  })
}

async function show() {
  const view = render(
    <SendForm label="Send" guard={await spamGuardProps('en', 'send_build')} locale="en" />,
    await withMessages('en', sendMessages),
  )
  return { user: userEvent.setup({ delay: null }), ...view }
}
const submit = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: en.submit }))
const sent = () =>
  callCompany.mock.calls.flatMap(([operation, input]) =>
    operation === 'sendBuild' ? [input as Record<string, unknown>] : [],
  )
async function agree(user: ReturnType<typeof userEvent.setup>) {
  await waitFor(() => expect(screen.getByRole('textbox', { name: en.before })).toHaveValue('It kicked'))
  await user.click(screen.getByRole('checkbox', { name: en.ownPictures }))
  await user.click(screen.getByRole('checkbox', { name: en.consent }))
}

describe('the form to send in a build', () => {
  it('names what is missing, and no more, each a way to its field', async () => {
    const { user } = await show()
    await submit(user)
    const summary = await screen.findByRole('group', { name: en.errors.title })
    const links = within(summary).getAllByRole('link')
    const { errors } = en
    expect(links.map(({ textContent }) => textContent)).toEqual([
      errors.type,
      errors.codes,
      errors.before,
      errors.changed,
      errors.pictures,
      errors.ownPictures,
      errors.shownName,
      errors.contact,
      errors.consent,
    ])
    for (const link of links) expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
    expect(sent()).toEqual([])
  }, 20_000)

  it.each([
    [
      'its fields have it',
      {
        id: 'honda-pcx160-2021',
        type: 'scooter',
        brandId: 'honda',
        brand: 'Honda',
        modelId: 'pcx160',
        model: 'PCX160',
      },
    ],
    ['it is not known any longer', null],
  ])(
    'takes the remembered vehicle; the focus is at its part once %s',
    async (_, vehicle) => {
      vehicleStore.write({ id: 'honda-pcx160-2021', year: 2022, names: { en: 'Honda PCX160' } })
      callCompany.mockImplementation(async (operation: string) => {
        if (operation !== 'getVehicle') return []
        return vehicle ?? Promise.reject(new ApiError('NOT_FOUND'))
      })
      const { user } = await show()
      await user.click(screen.getByRole('button', { name: en.stored.replace('{vehicle}', 'Honda PCX160') }))
      await waitFor(() => expect(screen.queryByRole('button', { name: /Honda PCX160/ })).not.toBeInTheDocument())
      expect(screen.getByRole('group', { name: en.vehicle })).toHaveFocus()
    },
    20_000,
  )

  it('goes on with what this device has kept, and sends it once for two touches', async () => {
    keepDraft()
    const { user } = await show()
    await agree(user)
    await user.dblClick(screen.getByRole('button', { name: en.submit }))
    expect(await screen.findByText(receipt.key)).toBeInTheDocument()
    expect(sent()).toMatchObject([
      {
        vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2025 },
        codes: ['SZ36-365TRL-01B', 'nothing'],
        pictureIds: [picture.id],
        shownName: 'Bear',
        email: 'bear@example.com',
        consent: true,
        ownPictures: true,
        lang: 'en',
      },
    ])
    const { guard } = z.object({ guard: z.object({ elapsedMs: z.number() }) }).parse(sent()[0])
    expect(guard.elapsedMs).toBeGreaterThanOrEqual(draftAge)
    expect(localStorage.getItem('build-draft') ?? 'null').not.toContain('Bear')
  }, 20_000)

  it('says which part number is unknown, keeps everything, and takes a mended one', async () => {
    keepDraft()
    sending = () =>
      Promise.reject(new ApiError('INVALID_INPUT', { fields: [{ path: 'codes.1', code: 'unknown-value' }] }))
    const { user } = await show()
    await agree(user)
    await submit(user)
    const summary = await screen.findByRole('group', { name: en.errors.title })
    expect(within(summary).getByRole('link', { name: en.errors.unknown })).toHaveAttribute('href', '#send-codes-1')
    sending = () => Promise.resolve(receipt)
    await user.click(screen.getByRole('button', { name: en.remove.replace('{number}', '2') }))
    await submit(user)
    await screen.findByText(receipt.key)
    expect(sent().map(({ codes }) => codes)).toEqual([['SZ36-365TRL-01B', 'nothing'], ['SZ36-365TRL-01B']])
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  }, 20_000)

  it('goes on with the same key after the connection broke', async () => {
    keepDraft()
    sending = () => Promise.reject(new ApiError('UPSTREAM_UNAVAILABLE'))
    const { user, unmount } = await show()
    await agree(user)
    await submit(user)
    await screen.findByRole('alert')
    unmount()
    sending = () => Promise.resolve(receipt)
    const again = await show()
    await agree(again.user)
    await submit(again.user)
    await screen.findByText(receipt.key)
    expect([sent().length, new Set(sent().map(({ key }) => key)).size]).toEqual([2, 1])
  }, 20_000)

  it('says which product a part number is, and has room for six', async () => {
    callCompany.mockImplementation(async (operation: string) =>
      operation === 'search'
        ? { hits: [{ kind: 'product', product: { id: 'a', name: 'GTX 365', code: 'SZ36-365TRL-01B' } }] }
        : [],
    )
    const { user } = await show()
    await user.type(screen.getByRole('combobox', { name: en.code }), 'sz36 365trl 01b')
    expect(await screen.findByText('GTX 365')).toBeInTheDocument()
    for (let i = 1; i < 6; i += 1) await user.click(screen.getByRole('button', { name: en.add }))
    expect(screen.queryByRole('button', { name: en.add })).toBeNull()
  }, 20_000)
})
