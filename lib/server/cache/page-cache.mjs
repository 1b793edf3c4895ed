import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { policyForPage } from '../../config/csp.mjs'
import { arrangeScripts } from '../../config/stored-scripts.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** @param {string} key `/route-cache/APP_PAGE/<hash>/$/th/products/…` → `/th/products/…` */
function pathOf(key) {
  const mark = key.indexOf('/$')
  return mark === -1 ? key : key.slice(mark + 2) || '/'
}

/**
 * Next's own page store with three additions: the scripts of every stored page are arranged, it carries a content security policy made of the
 * hashes of its inline ones, and answers without a page (404) stay in the bounded memory store, so that guessing addresses cannot fill the disk.
 */
export default class PageCache extends FileSystemCache {
  /** @param {Record<string, unknown>} context */
  constructor(context) {
    super(context)
    this.context = context
  }

  /** @override */
  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context)
    // A page with a hole is completed on each request: its scripts are not known here, middleware gives it a nonce.
    if (data.html && data.postponed == null) {
      data.html = arrangeScripts(String(data.html))
      const policy = await policyForPage(data.html, { path: pathOf(key), siteUrl: process.env.SITE_URL })
      data.headers = { ...data.headers, 'content-security-policy': policy }
    }
    return data.status === 404 ? this.setMissing(key, data, context) : super.set(key, data, context)
  }

  /** A page that existed before must be overwritten on disk, or it would come back when memory is full. */
  async setMissing(key, data, context) {
    if (this.fs?.existsSync(this.getFilePath(`${key}.html`, 'APP_PAGE'))) return super.set(key, data, context)
    return new FileSystemCache({ ...this.context, flushToDisk: false }).set(key, data, context)
  }
}
