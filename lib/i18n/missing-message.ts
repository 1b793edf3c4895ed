/** What is shown where a message is missing: its key. */
export const missingMessage = ({ namespace, key }: { namespace?: string; key: string }): string =>
  [namespace, key].filter(Boolean).join('.')
