/**
 * The same page with its scripts arranged for somebody who waits for it: the chunks are asked for once the page has been drawn, so that
 * they do not share the line and the processor with it, and its data, a hundred inline scripts, become text that stands behind the parts
 * it describes (page-rows.mjs), which is not compiled and needs no hash in the policy. Idempotent. A page without chunks comes back as it
 * is, and so does one that is filled from its address (`PageFrame` with `fills`): it would jump if its script came later.
 */
export function arrangeScripts(html: string): string

/** Status that a page says it has (`PageFrame` with `status`); null = none. */
export function statusOf(html: string): number | null
