// Plain JavaScript because csp.mjs needs it. Types: embeddable.d.mts.

/**
 * Whether other sites may show a page in a frame.
 *
 * @param {string} path
 */
export function isEmbeddable(path) {
  return /^(?:\/(?:en-US|th-TH|ja-JP|th|jp))?\/fork-upgrade-kit\/embed\/?$/i.test(path)
}

/**
 * Whether only this site may show a page in a frame: what staff preview.
 *
 * @param {string} path
 */
export function isOwnFrame(path) {
  return /^(?:\/(?:en-US|th-TH|ja-JP|th|jp))?\/desk\/content\/[\w-]+\/[\w-]+\/preview\/?$/i.test(path)
}
