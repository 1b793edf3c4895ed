// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { garageStore, vehicleStore } from '@/components/fitment/vehicle-store'
import { recentStore } from '@/lib/utils/recent-store'
import { keepLists } from './keep-lists'
import { callCompany } from '@/tests/support/browser-company'

const at = '2026-11-23T03:00:00.000Z'
type Kept = Record<string, unknown>

/** An account that has these lists; what is kept replaces them. */
function accountWith(account: string, lists: Kept): Kept {
  callCompany.mockImplementation((operation: string, input: unknown) => {
    if (operation === 'getKept')
      return Promise.resolve({
        account,
        kept: Object.entries(lists).map(([kind, value]) => ({ kind, value, updatedAt: at })),
      })
    const { kind, value } = input as { kind: string; value: unknown }
    lists[kind] = value
    return Promise.resolve({ kind, value, updatedAt: at })
  })
  return lists
}

async function join(): Promise<boolean> {
  const { changed, stop } = await keepLists()
  stop()
  return changed
}

const pcx = { id: 'honda-pcx160-2021', year: 2021, names: { en: 'Honda PCX160' } }

describe('lists of a browser and of an account', () => {
  beforeEach(() => localStorage.clear())

  it('are the account’s in a browser that has none, and its vehicle is chosen', async () => {
    accountWith('a', { garage: [pcx], recent: ['p-1'] })
    expect(await join()).toBe(false)
    expect(garageStore.read()).toEqual([pcx])
    expect(vehicleStore.read()?.id).toBe(pcx.id)
    expect(recentStore.read()).toEqual(['p-1'])
  })

  it('join once, and what is taken out on another device stays out', async () => {
    recentStore.write(['p-1', 'p-2'])
    const lists = accountWith('a', {})
    expect(await join()).toBe(true)
    expect(lists.recent).toEqual(['p-1', 'p-2'])
    accountWith('a', { recent: ['p-2'] })
    await join()
    expect(recentStore.read()).toEqual(['p-2'])
  })

  it('that this browser alone has changed replace the account’s', async () => {
    recentStore.write(['p-1', 'p-2'])
    const lists = accountWith('a', {})
    await join()
    recentStore.write([])
    await join()
    expect(lists.recent).toEqual([])
    expect(callCompany).toHaveBeenLastCalledWith('keep', expect.objectContaining({ kind: 'recent', how: 'replace' }))
  })

  it('of another account are not given away', async () => {
    recentStore.write(['secret'])
    garageStore.write([pcx])
    accountWith('a', {})
    await join()
    const lists = accountWith('b', { recent: ['p-9'] })
    await join()
    expect(lists.recent).toEqual(['p-9'])
    expect(recentStore.read()).toEqual(['p-9'])
    await join()
    expect([lists.garage, garageStore.read()]).toEqual([undefined, []])
  })
})
