/** The e-tag of an answer (RFC 9110 §8.8.3): its SHA-1, `weak` where only the meaning is the same. */
export function generateETag(payload: string, weak?: boolean): string
