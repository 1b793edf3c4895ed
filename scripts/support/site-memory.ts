import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/**
 * What Node may hold of JavaScript's own objects, MB. An instance that has shown every kind of page needs 150, 170 with the index of its search,
 * 235 when every form, desk and call was used, too (the tests of the browser); the rest is garbage that waits. A catalogue of a hundred thousand
 * parts needs more: a larger figure in NODE_OPTIONS goes before this one.
 */
const heapMb = 300

/**
 * Each half of where V8 makes new objects, MB. Buffers die with the objects made beside them, so it decides how much of what C has freed lies
 * between what it still holds, too. With 384 and 16 a page costs a thirtieth less of the processor, and an instance holds 65 MB more.
 */
const youngMb = 4

/** Buffers from this size on are given back at once when they are freed, bytes: pages and their data lie between this and glibc's own 128 kB. */
const mappedFrom = 16 * 1024

/**
 * Environment of a process of the site. Without a limit V8 lets garbage lie as long as the machine has room, and glibc keeps an arena for every
 * thread and what was freed in it: 946 MB after 736 addresses were visited. Figures: docs/decisions/2026-11-24-several-instances.md
 */
export const siteMemory = (nodeOptions = '') => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(mappedFrom),
  NODE_OPTIONS: `--max-old-space-size=${heapMb} --max-semi-space-size=${youngMb} ${nodeOptions}`.trim(),
})

const builtSchema = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Environment in which Next takes its configuration as the build wrote it down, as its own standalone server does. Else it compiles
 * next.config.ts with every start, and the compilers stay in memory: 172 MB after the start instead of 144, and a second or two later.
 */
export async function builtConfig(folder = '.'): Promise<{ __NEXT_PRIVATE_STANDALONE_CONFIG: string }> {
  const { config } = builtSchema.parse(
    JSON.parse(await readFile(path.join(folder, '.next/required-server-files.json'), 'utf8')),
  )
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) }
}
