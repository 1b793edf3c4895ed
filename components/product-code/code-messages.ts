import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the reader of codes says in the browser. */
export const codeMessages = [
  'product-code.ruler',
  'product-code.reader',
  'product-code.places.title',
  'product-code.places.lead',
  'product-code.parts',
  'product-code.meanings',
  'product-code.found',
  'spec.kinds',
  'spec.constructions',
  'spec.springTypes',
  'spec.adjusters',
  'spec.finishes',
] as const satisfies readonly MessagePath[]
