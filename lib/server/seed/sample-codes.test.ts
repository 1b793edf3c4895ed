import { expect, it } from 'vitest'
import { sampleCodes } from '@/lib/domain/sample-codes'
import { readSerial } from '@/lib/domain/serial'
import { openSeededPair } from '@/tests/support/company-database'

const pair = await openSeededPair()

it.each(['sqlite', 'postgres'] as const)(
  'what the code page shows as an example is there to be found, on %s',
  async (engine) => {
    const reading = readSerial(sampleCodes.serial)
    if (reading.kind !== 'serial') throw new Error('The example is no serial')
    const { lot, number } = reading.serial
    const products = await pair[engine]
      .selectFrom('product')
      .select('id')
      .where('code', '=', sampleCodes.part)
      .execute()
    const ranges = await pair[engine]
      .selectFrom('serial_range')
      .select('id')
      .where('lot', '=', lot)
      .where('first_number', '<=', number)
      .where('last_number', '>=', number)
      .execute()
    expect([products.length, ranges.length]).toEqual([1, 1])
  },
)
