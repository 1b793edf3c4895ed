/** Version of the consent texts beside the boxes of forms; a new wording is a new version. Fits the contract's `consents.version`. */
export const consentVersion = '2026-11'
