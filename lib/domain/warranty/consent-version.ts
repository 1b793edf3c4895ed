/** Version of the consent texts under `warranty.consents`; a new wording is a new version. Fits the contract's `consents.version`. */
export const consentVersion = '2026-11'
