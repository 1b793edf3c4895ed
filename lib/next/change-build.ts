import path from 'node:path'

type Webpack = {
  cache?: unknown
  plugins: object[]
  externals: unknown[]
  output: { workerPublicPath?: string }
  module: { rules: object[] }
}
type Step = {
  dev: boolean
  isServer: boolean
  nextRuntime?: string
  webpack: { NormalModuleReplacementPlugin: new (resource: RegExp, by: string) => object }
}

/** Next's lists of the files that a copy of the site without node_modules would need. */
const fileLists = 'TraceEntryPointsPlugin'

/**
 * Leaves out of a production build what nothing reads here: webpack's cache on disk, which saves the next build nothing and costs this one a seventh
 * of its compile, and the lists of files for a copy without node_modules, a fourteenth.
 */
function leaveOutUnread(webpack: Webpack): void {
  webpack.cache = false
  webpack.plugins = webpack.plugins.filter((plugin) => plugin.constructor.name !== fileLists)
}

/**
 * Packages that Node would import as modules. Whoever imports one waits for it, and who imports that one, up to the pages: each of these promises
 * lives as long as the process, and with it what Node 20 keeps beside a promise, which is the request that first came by, with its page.
 */
const awaited = ['pg', 'sharp', 'pdfkit', 'nodemailer']

/**
 * Compiled in, axios loses the borders of its functions: its signals then know the request, Node keeps what they know until the request is
 * garbage, and so it never is. 8 kB of each call that the server makes (`tests/site/memory.test.ts`).
 */
const apart = ['axios']

/**
 * In the browser each icon is a module of its own (next.config.ts asks for it by name): as one module, each page would bring every icon that any
 * script of the site draws, 5 kB. The server keeps the one module; there, more of them are only seconds of the build.
 */
function splitIcons(webpack: Webpack, isServer: boolean, tools: Step['webpack']): void {
  if (isServer) webpack.plugins.push(new tools.NormalModuleReplacementPlugin(/^@mdi\/js\/mdi\.js\?/, '@mdi/js'))
  else webpack.module.rules.push({ resourceQuery: /^\?mdi[A-Z]/, loader: path.resolve('lib/next/one-icon.mjs') })
}

/** What the site changes in each of Next's builds: for the browser and for Node. */
export function changeBuild(webpack: Webpack, { dev, isServer, nextRuntime, webpack: tools }: Step): Webpack {
  if (!dev) leaveOutUnread(webpack)
  splitIcons(webpack, isServer, tools)
  if (nextRuntime === 'nodejs') {
    webpack.externals.unshift(Object.fromEntries([...awaited, ...apart].map((name) => [name, `commonjs ${name}`])))
    webpack.plugins.push(
      new tools.NormalModuleReplacementPlugin(
        /next\/dist\/(?:esm\/)?server\/lib\/etag\.js$/,
        path.resolve('lib/next/quick-etag.mjs'),
      ),
    )
  }
  // Programs of threads lie beside the file that starts them; without this their address would be one of the browser's.
  if (isServer) webpack.output.workerPublicPath = './'
  return webpack
}
