/** Version of the consent texts beside the boxes of forms; a new wording is a new version. Fits the contract's `consents.version`. */
export const consentVersion = '2026-11'

/** Version of the cookie policy that the layer of choices asks under; a newer one asks everybody again. */
export const cookieConsentVersion = '2026-11-24'
