/** What Node may hold of JavaScript's own objects, MB. An instance that has shown every page once needs about 250. */
const heapMb = 384

/**
 * Environment of a process of the site. Without a limit V8 lets garbage lie as long as the machine has room, and glibc keeps an arena for every
 * thread: 946 MB after 736 addresses were visited, 480 MB after 1,866 with both. NODE_OPTIONS of your own count more.
 */
export const siteMemory = (nodeOptions = '') => ({
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: `--max-old-space-size=${heapMb} ${nodeOptions}`.trim(),
})
