import { z } from 'zod'
import { langSchema, langShape, pagingShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'
import { familySchema } from './product'
import { vehicleSummarySchema } from './vehicle'

/** Documents of a product that can be downloaded; only kinds that really exist. */
export const downloadKinds = ['manual', 'data-sheet', 'drawing', 'data', 'fitment-list'] as const
export const downloadKindSchema = z.enum(downloadKinds)
export type DownloadKind = z.infer<typeof downloadKindSchema>

const productNameSchema = z.object({ id: slugSchema, code: z.string(), name: z.string() })

/** One document. Its title is the name of its kind and of its product. */
export const fileDownloadSchema = z.object({
  /** Product id and kind, joined by a slash. */
  id: z.string(),
  kind: downloadKindSchema,
  product: productNameSchema.extend({ family: familySchema }),
  format: z.enum(['pdf', 'json', 'csv', 'svg']),
  /** Languages it can be had in; empty = without words. */
  languages: z.array(langSchema),
  /** In the language asked for; another value of its `lang` gives another of `languages`. */
  href: z.string(),
  /** Size of the file; null = made on demand and not known before. */
  bytes: z.int().nonnegative().nullable(),
  /** Last change of the product's data, ISO day. */
  updatedOn: z.string(),
})
export type FileDownload = z.infer<typeof fileDownloadSchema>

export const getFileDownloadsQuery = z.object({
  ...langShape,
  ...pagingShape,
  /** Part number, product or vehicle, in any of the three scripts. */
  q: z.string().trim().max(120).default(''),
  product: slugSchema.optional(),
  /** Only parts that fit, or fit under a condition, this vehicle. */
  vehicle: slugSchema.optional(),
  family: familySchema.optional(),
  kind: downloadKindSchema.optional(),
})
export type GetFileDownloadsInput = z.input<typeof getFileDownloadsQuery>

/** Documents of one product follow each other; `vehicles` are those that `q` names, to narrow the list with. */
export const fileDownloadsSchema = z.object({
  items: z.array(fileDownloadSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  vehicles: z.array(vehicleSummarySchema),
})
export type FileDownloads = z.infer<typeof fileDownloadsSchema>

/** German documents for a changed part: a general operating permit, or an expert's report that asks for an inspection. */
const approvalKinds = ['abe', 'teilegutachten'] as const
const approvalKindSchema = z.enum(approvalKinds)

export const approvalSchema = z.object({
  id: slugSchema,
  kind: approvalKindSchema,
  /** Official number; null = none was issued. */
  number: z.string().nullable(),
  /** ISO day; null = not issued. */
  issuedOn: z.string().nullable(),
  /** A sample shows how the list works and has no legal force. */
  sample: z.boolean(),
  products: z.array(productNameSchema),
  vehicles: z.array(vehicleSummarySchema),
})
export type Approval = z.infer<typeof approvalSchema>

export const getApprovalsQuery = z.object({
  ...langShape,
  product: slugSchema.optional(),
  vehicle: slugSchema.optional(),
  kind: approvalKindSchema.optional(),
})

export const documentEndpoints = {
  getFileDownloads: get(
    'documents/downloads',
    'Documents of products, by text, product, vehicle, family and kind',
    getFileDownloadsQuery,
    fileDownloadsSchema,
    { errors: ['NOT_FOUND'], limit: 'search' },
  ),
  getApprovals: get(
    'documents/approvals',
    'Approval documents, by product and vehicle',
    getApprovalsQuery,
    z.array(approvalSchema),
  ),
} as const satisfies Record<string, Endpoint>
