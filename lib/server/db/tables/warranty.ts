/** Issued serials, registrations and claims. */
export type WarrantyTables = Record<never, never>
