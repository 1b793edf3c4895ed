/** An e-mail address or a phone number as typed: full-width characters as the ones they stand for, no spaces around it. */
export const typedAddress = (text: string) => text.normalize('NFKC').trim()
