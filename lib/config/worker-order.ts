/** What a page asks of the service worker: to take over from an older one, or to keep a page for later. */
export type WorkerOrder = { type: 'activate' } | { type: 'keep'; path: string }
