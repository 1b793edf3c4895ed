/**
 * Headers of a stored page that is true only until a moment (`PageFrame` with `until`); none for other pages. `Expires` is what the page store
 * goes by; nginx reads `X-Accel-Expires` and keeps no copy, because it answers with an old one while it fetches the new.
 */
export function endHeadersOf(html: string): { expires?: string; 'x-accel-expires'?: string }

/** Whether a stored page has outlived the moment its headers name. */
export function isOver(headers: Record<string, unknown> | undefined, now: number): boolean
