/** As a phone dials it, however it is written. */
export const dialHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
