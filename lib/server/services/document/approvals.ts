import { z } from 'zod'
import approvals from '@/content/approvals.json'
import { slugSchema } from '@/lib/contract/common'
import { approvalSchema, type Approval } from '@/lib/contract/document'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { compareVehicles, findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from '@/lib/server/services/context'

const storedApprovalSchema = approvalSchema.extend({
  products: z.array(slugSchema).min(1),
  vehicles: z.array(slugSchema).min(1),
})
/** Approvals as they are kept: with the ids of their products and vehicles. */
export const storedApprovals = z.array(storedApprovalSchema).parse(approvals)

/** Approvals with their products and vehicles; an approval of which no product or no vehicle is left in the programme is not shown. */
export async function getApprovals(
  { lang, product, vehicle, kind }: ParsedInputOf<'getApprovals'>,
  { db }: ServiceContext,
): Promise<Approval[]> {
  const asked = storedApprovals.filter(
    (approval) =>
      (!product || approval.products.includes(product)) &&
      (!vehicle || approval.vehicles.includes(vehicle)) &&
      (!kind || approval.kind === kind),
  )
  const [products, vehicles] = await Promise.all([
    findProductSummaries(db, { ids: [...new Set(asked.flatMap((approval) => approval.products))], lang }),
    findVehicleSummaries(db, { ids: [...new Set(asked.flatMap((approval) => approval.vehicles))], lang }),
  ])
  return asked
    .map((approval) => ({
      ...approval,
      products: products
        .filter(({ id }) => approval.products.includes(id))
        .map(({ id, code, name }) => ({ id, code, name })),
      vehicles: vehicles.filter(({ id }) => approval.vehicles.includes(id)).sort(compareVehicles),
    }))
    .filter((approval) => approval.products.length > 0 && approval.vehicles.length > 0)
}
