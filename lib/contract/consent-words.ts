/** What a visitor may allow or refuse beside what the site needs; each has its words in `consent.purposes`. */
export const consentPurposes = ['analytics', 'external-analytics'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** How a visitor answered: one of the two buttons, or choice by choice. */
export const consentWays = ['accept-all', 'refuse-all', 'choices'] as const
export type ConsentWay = (typeof consentWays)[number]
