import 'server-only'
import { Redis } from 'ioredis'
import { environment } from '@/lib/config/environment'
import { logFailure } from '@/lib/server/http/log'

/** Longest wait for an answer: a visitor waits for it, and there is a way without. */
const commandMs = 300

/** Connects to a server that may be away: what is asked meanwhile fails at once, and its loss is logged once. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandMs,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2000),
  })
  let isLost = false
  redis.on('ready', () => {
    isLost = false
  })
  redis.on('error', (error) => {
    if (!isLost) logFailure(error)
    isLost = true
  })
  return redis
}

// Next bundles this module several times; the connection is to be there once.
const holder = globalThis as typeof globalThis & { sharedRedis?: Redis }

/** The process's one connection to what instances share; null = REDIS_URL names nothing, and nothing is connected. */
export function getRedis(): Redis | null {
  const { REDIS_URL } = environment()
  if (REDIS_URL === null) return null
  holder.sharedRedis ??= connectRedis(REDIS_URL)
  return holder.sharedRedis
}
