// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: shared-tags.d.mts.
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** One field for each tag: when it was marked, and what Next noted of it. */
const marksKey = 'yss:tags'
/** Says only that there is something to read, so that a message that is lost loses nothing. */
const channel = 'yss:tags'

/** A frozen server must not hold up a page. */
const commandMs = 300
const firstReadMs = 500
/** In case a message is lost. */
const readEveryMs = 5000
/**
 * A page that is being made while its tag is marked may hold the old data and be stored after the mark. So each mark counts once more after
 * longer than a page takes.
 */
const settleMs = 10_000

/** Next loads this file under several addresses; the connection is to be there once. */
const holder = /** @type {typeof globalThis & { sharedTags?: SharedTags }} */ (globalThis)

/** @typedef {{ at: number, stale?: number, expired?: number }} Mark */

/**
 * Moves a mark to the moment at which this process counts it: pages are dated by the clock of the process that made them, which may be ahead of
 * the one that marked.
 * @param {string} tag
 * @param {Mark} mark
 * @param {number} now
 */
function count(tag, { at, stale, expired }, now) {
  const late = Math.max(0, now - at)
  tagsManifest.set(tag, {
    ...tagsManifest.get(tag),
    ...(stale !== undefined && { stale: stale + late }),
    ...(expired !== undefined && { expired: expired + late }),
  })
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref())

/** The marks of tags that several instances share: each writes down what it marks, and reads what others marked. Entries of the caches stay local. */
class SharedTags {
  /** Texts as they are in Redis, by tag. */
  seen = new Map()
  /** What could not be written down yet. */
  unsent = new Map()
  isFirst = true
  isLost = false

  /** @param {string} url */
  constructor(url) {
    this.begun = Promise.race([this.connect(url).catch(() => this.tellLost()), pause(firstReadMs)])
  }

  /** @param {string} url */
  async connect(url) {
    const { Redis } = await import(/* webpackIgnore: true */ 'ioredis')
    const { pino } = await import(/* webpackIgnore: true */ 'pino')
    this.log = pino({ level: process.env.LOG_LEVEL || 'info', base: null })
    const options = {
      connectTimeout: 1000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      retryStrategy: (/** @type {number} */ times) => Math.min(times * 200, 2000),
    }
    this.redis = new Redis(url, { ...options, commandTimeout: commandMs })
    this.listener = new Redis(url, options)
    for (const client of [this.redis, this.listener]) client.on('error', () => this.tellLost())
    this.listener.on('ready', () => void this.listener?.subscribe(channel).catch(() => this.tellLost()))
    this.listener.on('message', () => void this.read())
    const read = new Promise((resolve) => this.redis?.on('ready', () => void this.catchUp().then(resolve)))
    setInterval(() => void this.read(), readEveryMs).unref()
    await read
  }

  /** Told once, not with every try. */
  tellLost() {
    if (!this.isLost)
      this.log?.error('The shared marks of tags are out of reach: pages of other instances may be up to an hour old')
    this.isLost = true
  }

  async catchUp() {
    for (const [tag, text] of this.unsent) await this.write(tag, text)
    await this.read()
  }

  /** Reads what others marked. Never throws. */
  async read() {
    if (this.redis?.status !== 'ready') return
    try {
      const marks = await this.redis.hgetall(marksKey)
      // What the process finds at its start may be older than its pages; what it learns later is new.
      for (const [tag, text] of Object.entries(marks)) this.learn(tag, text, this.isFirst)
      this.isFirst = false
      if (this.isLost) this.log?.info('The shared marks of tags are in reach again')
      this.isLost = false
    } catch {
      this.tellLost()
    }
  }

  /**
   * @param {string} tag
   * @param {string} text
   * @param {boolean} isOld
   */
  learn(tag, text, isOld) {
    if (this.seen.get(tag) === text) return
    this.seen.set(tag, text)
    const mark = /** @type {Mark} */ (JSON.parse(text))
    count(tag, mark, isOld ? mark.at : Date.now())
    if (!isOld) this.settle(tag, text)
  }

  /**
   * @param {string} tag
   * @param {string} text
   */
  settle(tag, text) {
    setTimeout(() => {
      if (this.seen.get(tag) === text) count(tag, JSON.parse(text), Date.now())
    }, settleMs).unref()
  }

  /**
   * Writes down that this process has marked tags; what cannot be written is kept until it can. Never throws.
   * @param {string[]} tags
   */
  async announce(tags) {
    const at = Date.now()
    for (const tag of tags) {
      const text = JSON.stringify({ at, ...tagsManifest.get(tag) })
      this.seen.set(tag, text)
      this.settle(tag, text)
      await this.write(tag, text)
    }
  }

  /**
   * @param {string} tag
   * @param {string} text
   */
  async write(tag, text) {
    this.unsent.set(tag, text)
    try {
      if (!this.redis) throw new Error('not connected')
      await this.redis.hset(marksKey, tag, text)
      if (this.unsent.get(tag) === text) this.unsent.delete(tag)
      await this.redis.publish(channel, tag)
    } catch {
      this.tellLost()
    }
  }

  /** Whether others would learn of a mark now. */
  async isReached() {
    return (
      this.redis?.ping().then(
        () => true,
        () => false,
      ) ?? false
    )
  }

  close() {
    this.redis?.disconnect()
    this.listener?.disconnect()
  }
}

/**
 * The marks that this process shares with others, connected at the first call; null = REDIS_URL names no server, or this is a build, and
 * nothing is connected.
 */
export function shareTags() {
  const url = process.env.REDIS_URL
  if (!url || process.env.NEXT_PHASE === 'phase-production-build') return null
  holder.sharedTags ??= new SharedTags(url)
  return holder.sharedTags
}
