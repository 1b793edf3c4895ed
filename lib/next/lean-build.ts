export type WebpackConfig = { cache?: unknown; plugins?: object[] }

/** Next's lists of the files that a copy of the site without node_modules would need. */
const fileLists = 'TraceEntryPointsPlugin'

/**
 * Leaves out of a production build what nothing reads here: webpack's cache on disk, which saves the next build nothing and costs this one a seventh
 * of its compile, and the lists of files for a copy without node_modules, a fourteenth.
 */
export function leaveOutUnread(webpack: WebpackConfig): void {
  webpack.cache = false
  webpack.plugins = webpack.plugins?.filter((plugin) => plugin.constructor.name !== fileLists)
}
