/** Files of `content/<language>/faq`, in the order of the site. */
export const faqTopicIds = [
  'fit',
  'technology',
  'genuine',
  'setup',
  'fitting',
  'height',
  'care',
  'air',
  'warranty',
  'buying',
  'site',
] as const
