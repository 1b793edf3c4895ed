import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadAssist, monoShock } from '@/lib/domain/setup/setup.fixture'
import { withMessages } from '@/tests/support/with-messages'
import { SetupDesk } from './setup-desk'
import { setupMessages } from './setup-messages'
import { setupStore, startChoices } from './setup-store'
import { SymptomMove } from './symptom-move'
import { callCompany } from '@/tests/support/browser-company'

const products = new Map([monoShock, loadAssist].map((product) => [product.id, product]))

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/services/feature-adjust')
  setupStore.change({ type: 'all', choices: startChoices })
  callCompany.mockImplementation(async (operation: string, input: { id: string }) => {
    if (operation === 'search')
      return {
        hits: [
          { kind: 'product', product: monoShock },
          { kind: 'product', product: { ...monoShock, id: 'oil', name: 'Oil', kind: 'damper-oil' } },
        ],
      }
    const product = products.get(input.id)
    if (!product) throw Object.assign(new Error('none'), { code: 'NOT_FOUND' })
    return product
  })
})

async function show(search = '', locale: 'en' | 'th' | 'ja' = 'en') {
  history.replaceState(null, '', `/services/feature-adjust${search}`)
  const move = <SymptomMove action="rebound-in" amount={2} at="rear" locale={locale} instead="Instead: new oil" />
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SetupDesk locale={locale} />
      {move}
    </SWRConfig>,
    await withMessages(locale, setupMessages),
  )
}

const rowOf = async (name: RegExp) => (await screen.findAllByRole('row', { name }))[0]
const fill = async (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

describe('the assistant', () => {
  it('finds a part by search, leaves out what is not set, and answers at once', async () => {
    await show()
    expect(screen.getByText('Instead: new oil')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Your setup appears here' })).toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox'), 'test')
    expect(await screen.findByText('1 part to choose from')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /Test shock/ }))
    expect(screen.queryByText('Oil')).not.toBeInTheDocument()
    expect(await rowOf(/R Rebound/)).toHaveTextContent('15 clicks out')
    expect(screen.queryByRole('heading', { name: 'Your setup appears here' })).not.toBeInTheDocument()
    expect(screen.getByText('The rate suits this load. Use the preload.')).toBeInTheDocument()
    expect(screen.getByText('On your part: from 15 to 13')).toBeInTheDocument()
  })

  it('follows the load and the use', async () => {
    await show('?product=test-rear-shock')
    await rowOf(/T Preload/)
    await fill(/Rider in riding gear/, '94')
    expect(await rowOf(/T Preload/)).toHaveTextContent('5 mm')
    await userEvent.click(screen.getByRole('radio', { name: 'Sport and track' }))
    expect(await rowOf(/R Rebound/)).toHaveTextContent('8 clicks out')
    expect(screen.getByText('One step stiffer would suit this load.')).toBeInTheDocument()
  })

  it('names the limits of a figure and goes on with the last good one', async () => {
    await show('?product=test-rear-shock')
    await rowOf(/R Rebound/)
    await fill(/Passenger/, '400')
    expect(screen.getByText('Between 0 and 180')).toBeInTheDocument()
    expect(screen.getByLabelText(/Passenger/)).toHaveValue('400')
    expect(setupStore.read().passengerKg).toBe(40)
  })

  it.each(['๙๔', '９４', '94'])('reads %s as a figure, and leaves it as it was typed', async (typed) => {
    await show('?product=test-rear-shock')
    await rowOf(/T Preload/)
    await fill(/Rider in riding gear/, typed)
    expect(await rowOf(/T Preload/)).toHaveTextContent('5 mm')
    expect(screen.getByLabelText(/Rider in riding gear/)).toHaveValue(typed)
    expect(setupStore.read().riderKg).toBe(94)
  })

  it('parts a click only before what it is counted from, in ja', async () => {
    await show('?product=test-rear-shock', 'ja')
    const cell = (await screen.findAllByRole('cell', { name: '15クリック戻し' }))[0]
    expect([...(cell?.querySelectorAll('.unbroken') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '15クリック',
      '戻し',
    ])
  })

  it('judges three lengths', async () => {
    await show('?product=test-rear-shock#rider=75&l1=600&l2=590&l3=545')
    expect(await screen.findByText('More preload', { selector: 'p' })).toBeInTheDocument()
    await fill(/L3/, '595')
    expect(screen.getByText('The order is wrong', { selector: 'p' })).toBeInTheDocument()
  })

  it('asks load, not sag, of a part for four wheels', async () => {
    await show('?product=test-load-assist#rider=80&luggage=400')
    expect(await screen.findByText(/is more than the/)).toHaveTextContent('400 kg')
    expect(screen.getByLabelText('Driver')).toHaveValue('80')
    expect(screen.queryByLabelText(/L1/)).not.toBeInTheDocument()
  })

  it('takes the choices out of the address, so that going back does not undo later ones', async () => {
    await show('?product=test-rear-shock#rider=90')
    await rowOf(/R Rebound/)
    expect(location.href).toMatch(/feature-adjust$/)
    expect(setupStore.read()).toMatchObject({ productId: 'test-rear-shock', riderKg: 90 })
  })

  it('has the focus at the parts when those that did not come are there after all', async () => {
    callCompany.mockRejectedValueOnce(new Error('down'))
    await show()
    await userEvent.type(screen.getByRole('searchbox'), 'te')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(document.activeElement).toContainElement(await screen.findByRole('button', { name: /Test shock/ }))
    expect(document.body).not.toHaveFocus()
  })

  it('offers another choice when the part is gone', async () => {
    await show('?product=no-such-part')
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another part' }))
    expect(document.activeElement?.parentElement).toContainElement(screen.getByRole('searchbox'))
    expect(document.body).not.toHaveFocus()
  })

  it.each(['th', 'ja'] as const)('leaves no place unfilled and no English in %s', async (locale) => {
    await show('?product=test-rear-shock#rider=110&l1=600&l2=590&l3=545', locale)
    const card = await screen.findByRole('article')
    expect(document.body.textContent).not.toMatch(/[{<]\/?\w+[}>]/)
    expect(within(card).getByRole('table')).toBeInTheDocument()
    expect(card.textContent).not.toMatch(/Rebound|Rider|Factory/)
  })
})
