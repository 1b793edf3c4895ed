import { readdirSync } from 'node:fs'

// The import borders of the house: app → components → lib, and the walls inside lib. Plain JavaScript because dependency-cruiser loads it.

/** Folders of components that everything may use; they know nothing above them. */
const primitives = [
  'ui',
  'i18n',
  'form',
  'layout',
  'sections',
  'drawings',
  'pictures',
  'viewer',
  'navigation',
  'next',
  'offline',
]

/** What the features are built from, the lower one first: each may be used by those after it and by every feature. */
const blocks = ['consent', 'case', 'nearest', 'fitment', 'products']

/** Pages made of other features: who composes what. All other features keep to themselves. */
const compositions = new Map([
  ['account', ['community']],
  ['home', ['finder']],
  ['hub', ['finder']],
  ['dealer-corner', ['account', 'appointment', 'dealer']],
  ['editor', ['account']],
  ['vespa', ['series', 'compare', 'vehicle-page']],
])

/** Shows every component there is. */
const showcases = ['design']

const tests = '\\.test\\.tsx?$|\\.fixture\\.ts$'

/** @param {string} folders expression of folders of lib */
const inLib = (folders) => `^lib/(?:${folders})/`

const borders = [
  { name: 'app-on-top', from: '^(?:components|lib)/', to: '^app/', comment: 'Imports run app → components → lib.' },
  { name: 'lib-below', from: '^lib/', not: tests, to: '^components/', comment: 'lib knows nothing of components.' },
  {
    name: 'site-without-tools',
    from: '^(?:app|components|lib|pwa)/',
    not: tests,
    to: '^(?:scripts|tests|studio)/|\\.fixture\\.ts$',
    comment: 'The site does not need its tools and tests to run.',
  },
  {
    name: 'studio-outside',
    from: '',
    to: '^studio/',
    comment: 'The studio imports the site, never the other way round.',
  },
  {
    name: 'server-behind-data',
    from: `^(?:app|components)/|${inLib('content|domain|utils|config|i18n|routes|drawings|models|pictures|videos')}`,
    not: `^lib/.*(?:${tests})`,
    to: inLib('server'),
    comment: 'Only lib/data and lib/route-handlers use lib/server; read through lib/data.',
  },
  {
    name: 'handlers-for-app',
    from: `^components/|${inLib('data|server|client|content|domain|utils|config|i18n|routes|drawings|models|pictures|videos')}`,
    not: tests,
    to: inLib('route-handlers'),
    comment: 'Only app binds an address to a route handler.',
  },
  {
    name: 'data-above',
    from: inLib('server|client|content|domain|utils|config|i18n|routes|drawings|models|pictures|videos'),
    not: tests,
    to: inLib('data'),
    comment: 'lib/data stands above; it imports this, not the other way round.',
  },
  {
    name: 'client-beside-server',
    from: inLib('server|content|domain|utils|config|i18n|routes|drawings|models|pictures|videos'),
    not: tests,
    to: inLib('client'),
    comment: 'The server never calls its own client; share through lib/contract.',
  },
  {
    name: 'server-beside-client',
    from: inLib('client'),
    not: tests,
    to: inLib('server'),
    comment: 'Client and server share lib/contract, never each other.',
  },
].map(({ name, comment, from, not, to }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...(not && { pathNot: not }) },
  to: { path: to },
}))

const contract = {
  name: 'contract-is-zod',
  comment: 'The contract is zod and nothing else.',
  severity: 'error',
  from: { path: inLib('contract'), pathNot: tests },
  to: { pathNot: '^lib/contract/|^(?:node_modules/)?zod(?:/|$)' },
}

/**
 * @param {string} name
 * @param {string} file expression of the files
 * @param {readonly string[]} folders folders of components that they may use, the own one included
 * @param {string} comment
 */
const onlyFolders = (name, file, folders, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: file, pathNot: tests },
  to: { path: '^components/', pathNot: `^components/(?:${folders.join('|')})/` },
})

const primitiveReason = 'A primitive knows no block and no feature; pass what it needs as children or props.'
const blockReason =
  'Blocks build on primitives, and products on fitment, never the other way round; move the common part to ui or lib.'
const featureReason =
  'A feature never imports another feature; compose both in app, or move the common part to a block, to ui or to lib.'

/** The frame carries the visitor's vehicle and comparison on every page; this file is its only way to the blocks. */
const frameSlots = 'components/layout/frame-slots\\.tsx$'

/** @param {string} name */
const inComponents = (name) => `^components/${name}/`

/** @param {readonly string[]} folders names of the folders in components */
function componentBorders(folders) {
  const features = folders.filter((name) => ![...primitives, ...blocks, ...showcases].includes(name))
  return [
    onlyFolders(
      'primitives-know-primitives',
      `^components/(?:${primitives.join('|')})/(?!frame-slots\\.tsx$)`,
      primitives,
      primitiveReason,
    ),
    onlyFolders('frame-slots-know-blocks', `^${frameSlots}`, [...primitives, ...blocks], primitiveReason),
    ...blocks.map((name, level) =>
      onlyFolders(
        `${name}-knows-lower-blocks`,
        inComponents(name),
        [...primitives, ...blocks.slice(0, level + 1)],
        blockReason,
      ),
    ),
    ...features.map((name) =>
      onlyFolders(
        `${name}-keeps-to-itself`,
        inComponents(name),
        [...primitives, ...blocks, ...(compositions.get(name) ?? []), name],
        featureReason,
      ),
    ),
  ]
}

/** @param {readonly string[]} folders names of the folders in components */
export const bordersFor = (folders) => [...borders, contract, ...componentBorders(folders)]

const entries = readdirSync(new URL('../../components', import.meta.url), { withFileTypes: true })

/** Rules of dependency-cruiser. */
export const borderRules = bordersFor(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
