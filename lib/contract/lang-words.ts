/** BCP 47 languages of the texts in an answer. */
export const langs = ['en', 'th', 'ja'] as const
