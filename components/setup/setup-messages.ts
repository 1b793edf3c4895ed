import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the assistant and the symptoms say in the browser. */
export const setupMessages = [
  'setup.assistant.kept',
  'setup.assistant.sample',
  'setup.waiting',
  'setup.part',
  'setup.load',
  'setup.result',
  'setup.measure',
  'setup.card',
  'setup.symptoms.yours',
  'setup.symptoms.yoursEnd',
  'product.setup.rows',
] as const satisfies readonly MessagePath[]
