import type { Product } from '@/lib/contract/product'
import { hashText, isOneIn } from './hash'
import type { Facts } from './types'

const replacing = new Set<string>(['twin-shock', 'mono-shock', 'unit-swing-shock', 'front-shock', 'gas-shock', 'strut'])
const fiveDigits = (text: string) => String(hashText(text) % 100_000).padStart(5, '0')

/** Made-up numbers of some parts of the sample programme. Each says that it is a sample: no vehicle maker's number is copied. */
export function sampleNumbers({ kind }: Facts, id: string): Pick<Product, 'formerCodes' | 'originalNumbers'> {
  const count = replacing.has(kind) && isOneIn(3, `original ${id}`) ? 1 + (hashText(`originals ${id}`) % 2) : 0
  return {
    formerCodes: isOneIn(8, `former ${id}`) ? [`SAMPLE-F-${fiveDigits(`former code ${id}`)}`] : [],
    originalNumbers: Array.from({ length: count }, (_, at) => `SAMPLE-OE-${fiveDigits(`original ${at} ${id}`)}`),
  }
}
