import { z } from 'zod'

/** Kinds of things the database indexes; those of the site are few and are indexed in memory. `page` is for things of an importer's own. */
export const documentKindSchema = z.enum(['product', 'vehicle', 'page'])
export type DocumentKind = z.infer<typeof documentKindSchema>
