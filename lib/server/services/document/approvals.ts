import { z } from 'zod'
import approvals from '@/content/approvals.json'
import { slugSchema } from '@/lib/contract/common'
import { approvalSchema, type Approval } from '@/lib/contract/document'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { compareVehicles, findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from '@/lib/server/services/context'

const paperSchema = approvalSchema.extend({
  products: z.array(slugSchema).min(1),
  vehicles: z.array(slugSchema).min(1),
})
/** Papers as they are kept: with the ids of their products and vehicles. */
export const papers = z.array(paperSchema).parse(approvals)

/** Approval papers with their products and vehicles; a paper of which no product or no vehicle is left in the programme is not shown. */
export async function getApprovals(
  { lang, product, vehicle, kind }: ParsedInputOf<'getApprovals'>,
  { db }: ServiceContext,
): Promise<Approval[]> {
  const asked = papers.filter(
    (paper) =>
      (!product || paper.products.includes(product)) &&
      (!vehicle || paper.vehicles.includes(vehicle)) &&
      (!kind || paper.kind === kind),
  )
  const [products, vehicles] = await Promise.all([
    findProductSummaries(db, { ids: [...new Set(asked.flatMap((paper) => paper.products))], lang }),
    findVehicleSummaries(db, { ids: [...new Set(asked.flatMap((paper) => paper.vehicles))], lang }),
  ])
  return asked
    .map((paper) => ({
      ...paper,
      products: products
        .filter(({ id }) => paper.products.includes(id))
        .map(({ id, code, name }) => ({ id, code, name })),
      vehicles: vehicles.filter(({ id }) => paper.vehicles.includes(id)).sort(compareVehicles),
    }))
    .filter((paper) => paper.products.length > 0 && paper.vehicles.length > 0)
}
