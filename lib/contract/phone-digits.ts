/** Digits that a telephone number has at least, Thai ones too, whatever stands between them. Apart from its schema, which browsers do not load. */
export const phoneDigits = /(?:[^\d๐-๙]*[\d๐-๙]){8}/
