import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { SerialInfo } from '@/lib/contract/warranty-register'
import { madeOn, readSerial } from '@/lib/domain/serial'

/** What a serial says by itself. Nothing is looked up: whoever guesses serials must not learn which were issued, or for which part. */
export async function getSerialInfo({ serial: typed }: ParsedInputOf<'getSerialInfo'>): Promise<SerialInfo> {
  const reading = readSerial(typed)
  if (reading.kind !== 'serial') return { reading: reading.kind, serial: null, madeOn: null }
  return { reading: 'serial', serial: reading.serial.text, madeOn: madeOn(reading.serial) }
}
