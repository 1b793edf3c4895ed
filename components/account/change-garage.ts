import type { ChosenVehicle } from '@/components/fitment/vehicle-store'
import { callCompany } from '@/lib/client/browser'
import { applyKept } from './kept-stores'

/** Changes the garage of the account, and that of this browser with it. */
export async function changeGarage(
  change: (garage: readonly ChosenVehicle[]) => readonly ChosenVehicle[],
): Promise<void> {
  const { account, kept } = await callCompany('getKept', {})
  const garage = kept.find((entry) => entry.kind === 'garage')?.value ?? []
  const value = change(garage)
  applyKept(account, await callCompany('keep', { kind: 'garage', how: 'replace', value: [...value] as never }))
}
