/** Dealers, their workshops and what is booked there. */
export type DealerTables = Record<never, never>
