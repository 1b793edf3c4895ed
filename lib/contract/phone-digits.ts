/** Digits that a telephone number has at least, Thai and full-width ones too, whatever stands between them. Apart from its schema, which browsers do not load. */
export const phoneDigits = /(?:[^\d๐-๙０-９]*[\d๐-๙０-９]){8}/
