import type { ProductInfo } from '@/lib/contract/product'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { findProductPicture, socialAddress } from '@/lib/pictures/find-picture'

const unitCodes = { mm: 'MMT', kg: 'KGM', bar: 'BAR' } as const

/**
 * schema.org Product without price, rating or review where there is none (they would be invented). Source: schema.org/Product;
 * unit codes are UN/CEFACT.
 */
export function productJsonLd(
  info: ProductInfo,
  address: { url: string; brand: string; labels: { length: string; stroke: string; weight: string; gas: string } },
): Record<string, unknown> {
  const { product, fitments } = info
  const { spec } = product
  const picture = findProductPicture(product)
  const property = (name: string, value: number | null, unit: keyof typeof unitCodes) =>
    value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitCode: unitCodes[unit] }]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address.url}#product`,
    url: address.url,
    name: product.name,
    description: product.description,
    ...(picture && { image: new URL(socialAddress(picture), address.url).href }),
    sku: product.code,
    mpn: product.code,
    brand: { '@type': 'Brand', name: address.brand },
    additionalProperty: [
      ...property(address.labels.length, spec.lengthMm, 'mm'),
      ...property(address.labels.stroke, spec.strokeMm, 'mm'),
      ...property(address.labels.weight, spec.weightKg, 'kg'),
      ...property(address.labels.gas, spec.gasBar, 'bar'),
    ],
    isAccessoryOrSparePartFor: fitments
      .filter(({ status }) => status !== 'does-not-fit')
      .slice(0, 30)
      .map(({ vehicle }) => ({ '@type': 'Product', name: `${vehicleName(vehicle)} ${vehicle.generation}` })),
  }
}
