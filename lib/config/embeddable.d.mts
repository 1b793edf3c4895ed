/** May other sites show this page in a frame? Only the chooser for dealers' sites. Path with or without language prefix. */
export function isEmbeddable(path: string): boolean

/** May this site itself show this page in a frame? Only what staff preview. Path with or without language prefix. */
export function isOwnFrame(path: string): boolean
