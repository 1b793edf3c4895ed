/**
 * The same page with its scripts arranged for somebody who waits for it: the chunks are asked for once the page has been drawn, so that
 * they do not share the line and the processor with it, and the pieces of its data become one script, so that its policy has a few
 * hashes instead of a hundred. Idempotent. A page without chunks comes back as it is.
 */
export function arrangeScripts(html: string): string
