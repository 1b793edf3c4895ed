/** May other sites show this page in a frame? Only the chooser for dealers' sites. Path with or without language prefix. */
export function isEmbeddable(path: string): boolean
