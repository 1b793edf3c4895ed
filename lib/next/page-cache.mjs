import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { policyForPage } from '../config/csp.mjs'
import { endHeadersOf, isOver } from './page-end.mjs'
import { endRenewal, renewInTurn } from './renewals.mjs'
import { shareTags } from './shared-tags.mjs'
import { arrangeScripts, statusOf } from './stored-scripts.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** @param {string} key `/route-cache/APP_PAGE/<hash>/$/th/products/…` → `/th/products/…` */
function pathOf(key) {
  const mark = key.indexOf('/$')
  return mark === -1 ? key : key.slice(mark + 2) || '/'
}

/**
 * Who loads ahead gets what there is: Next makes nothing anew for that.
 * @param {Record<string, unknown> | undefined} headers
 */
const isPrefetch = (headers) => headers?.purpose === 'prefetch' || headers?.['next-router-prefetch'] !== undefined

/** Told once, not with every page, until a page can be kept again. */
let full = false

// The middleware's bundle carries this file too, and knows no files and no log: what needs them is imported where it is used.

/** @param {Error & { code?: string }} error */
async function tellFull(error) {
  if (full) return
  full = true
  const { pino } = await import(/* webpackIgnore: true */ 'pino')
  pino({ level: process.env.LOG_LEVEL || 'info', base: null }).error(
    { code: error.code },
    'The disk of the page store is full',
  )
}

/** @param {Iterable<string>} files */
async function removeAll(files) {
  const { rm } = await import(/* webpackIgnore: true */ 'node:fs/promises')
  for (const file of files) await rm(file, { force: true })
}

/**
 * Next's own page store with nine additions: the scripts of every stored page are arranged, it carries a content security policy made of the
 * hashes of its inline ones, answers without a page (404) stay in the bounded memory store, so that guessing addresses cannot fill the disk,
 * a page for which there was no room leaves no halves: it is served from memory, or made anew, and a page that names its end
 * (page-end.mjs) is not served after it: Next takes no lifetime under five minutes, and answers once more with what is stale;
 * a whole page is written with its data, without which it could not be read back; few pages that are out of date are made anew at the same time
 * (renewals.mjs); a page without a shell is sent once its status is known; and what is marked as out of date here is marked so in the
 * other instances, for both of Next's caches, which read one list of marks.
 */
export default class PageCache extends FileSystemCache {
  /** @param {Record<string, unknown>} context */
  constructor(context) {
    super(context)
    this.context = context
    // Each request makes one of these: whoever reads the other cache alone has the marks read, too.
    shareTags()
  }

  /** @override */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    await shareTags()?.announce([tags].flat())
  }

  /** @override */
  async get(key, context) {
    await shareTags()?.begun
    const entry = await super.get(key, context)
    if (entry?.value?.kind !== 'APP_PAGE') return entry
    if (isOver(entry.value.headers, Date.now())) return null
    // Next sends a shell before it renders the rest, and with an empty one the status: a page that then is not there would be 200.
    if (entry.value.html === '' && entry.value.postponed !== undefined)
      return { ...entry, value: { ...entry.value, html: null } }
    return isPrefetch(this.context._requestHeaders) ? entry : renewInTurn(key, entry)
  }

  /** @override */
  async set(key, data, context) {
    endRenewal(key)
    if (data?.kind !== 'APP_PAGE') return this.setWhole(key, data, context)
    // A page with a hole is completed on each request: its scripts are not known here, middleware gives it a nonce.
    if (data.html && data.postponed == null) {
      data.html = arrangeScripts(String(data.html))
      data.status = statusOf(data.html) ?? data.status
      const policy = await policyForPage(data.html, { path: pathOf(key), siteUrl: process.env.SITE_URL })
      data.headers = { ...data.headers, ...endHeadersOf(data.html), 'content-security-policy': policy }
    }
    // Next writes the data beside a page only where pages cannot have holes, but reads no whole page without them: one that was made on request
    // would be made anew each time it has left memory.
    const written = data.rscData && data.postponed == null ? { ...context, isRoutePPREnabled: false } : context
    return data.status === 404 ? this.setMissing(key, data, written) : this.setWhole(key, data, written)
  }

  /** A page that existed before must be overwritten on disk, or it would come back when memory is full. */
  async setMissing(key, data, context) {
    if (this.fs?.existsSync(this.getFilePath(`${key}.html`, 'APP_PAGE'))) return this.setWhole(key, data, context)
    return new FileSystemCache({ ...this.context, flushToDisk: false }).set(key, data, context)
  }

  /** All files of a page, or none of them: what a full disk cut off must not be taken for the page. */
  async setWhole(key, data, context) {
    const begun = new Map()
    const writeFile = (file, bytes) => {
      begun.set(file, this.context.fs.writeFile(file, bytes))
      return begun.get(file)
    }
    try {
      await new FileSystemCache({ ...this.context, fs: { ...this.context.fs, writeFile } }).set(key, data, context)
      full = false
    } catch (error) {
      await Promise.allSettled(begun.values())
      await removeAll(begun.keys())
      if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') throw error
      await tellFull(error)
    }
  }
}
