import { open } from 'maxmind'
import { expect, it, vi } from 'vitest'
import { findCountryOfAddress } from './address-country'

vi.mock('maxmind', { spy: true })

it('data that could not be opened once are opened for the next address', async () => {
  vi.mocked(open).mockRejectedValueOnce(new Error('EMFILE'))
  await expect(findCountryOfAddress('8.8.8.8')).rejects.toThrow('EMFILE')
  expect(await findCountryOfAddress('8.8.8.8')).toBe('US')
  expect(await findCountryOfAddress('192.168.0.1')).toBeNull()
  expect(open).toHaveBeenCalledTimes(2)
})
