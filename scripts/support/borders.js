import { readdirSync } from 'node:fs'

// The import borders of the house: app → components → lib, and the walls inside lib. Plain JavaScript because eslint.config.js loads it.

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

const relative = '(?:\\.\\./)+'
const anyCode = ['**/*.{ts,tsx}']
const testCode = ['**/*.test.{ts,tsx}', '**/*.fixture.ts']

/** What the features are built from, the lower one first: each may be used by those after it and by every feature. */
const blocks = ['consent', 'case', 'nearest', 'fitment', 'products']

/** Pages made of other features: who composes what. All other features keep to themselves. */
const compositions = new Map([
  ['home', ['finder']],
  ['hub', ['finder']],
  ['dealer-corner', ['account', 'appointment', 'dealer']],
  ['vespa', ['series', 'compare', 'vehicle-page']],
])

/** Shows every component there is. */
const showcases = ['design']

/** @param {string} folder top-level folder */
const top = (folder) => `^(?:@/|${relative})${folder}/`
/** @param {string} folder folder of lib */
const inLib = (folder) => `^(?:@/lib/|${relative}(?:lib/)?)${folder}/`

/** @param {string[][]} walls pairs of expression and reason */
function forbid(...walls) {
  const patterns = walls.map(([regex, message]) => ({ regex, message }))
  return { 'no-restricted-imports': ['error', { patterns }] }
}

const noApp = [top('app'), 'Imports run app → components → lib.']
const noComponents = [top('components'), 'lib knows nothing of components.']
const noServer = [inLib('server'), 'Only lib/data and lib/route-handlers use lib/server; read through lib/data.']
const noClient = [inLib('client'), 'The server never calls its own client; share through lib/contract.']
const noData = [inLib('data'), 'lib/data stands above; it imports this, not the other way round.']
const noHandlers = [inLib('route-handlers'), 'Only app binds an address to a route handler.']
const noScripts = [
  `${top('(?:scripts|tests|studio)')}|\\.fixture$`,
  'The site does not need its tools and tests to run.',
]
const noStudio = [top('studio'), 'The studio imports the site, never the other way round.']

/**
 * @param {readonly string[]} folders folders of components that may be used, the own one included
 * @param {string} reason
 */
function onlyFolders(folders, reason) {
  const allowed = folders.join('|')
  return forbid(
    noApp,
    noServer,
    noHandlers,
    noScripts,
    [`^@/components/(?!(?:${allowed})/)`, reason],
    [`^\\.\\./(?!\\.\\.|(?:${allowed})/)[^/]+/`, reason],
  )
}

const primitiveReason = 'A primitive knows no block and no feature; pass what it needs as children or props.'
const blockReason =
  'Blocks build on primitives, and products on fitment, never the other way round; move the common part to ui or lib.'
const featureReason =
  'A feature never imports another feature; compose both in app, or move the common part to a block, to ui or to lib.'

/** @param {string} name */
function featureRules(name) {
  if (showcases.includes(name))
    return { files: [`components/${name}/**/*.{ts,tsx}`], rules: forbid(noApp, noServer, noHandlers, noScripts) }
  return {
    files: [`components/${name}/**/*.{ts,tsx}`],
    rules: onlyFolders([...primitives, ...blocks, ...(compositions.get(name) ?? []), name], featureReason),
  }
}

/** @param {readonly string[]} folders names of the folders in components */
function componentRules(folders) {
  return [
    ...primitives.map((name) => ({
      files: [`components/${name}/**/*.{ts,tsx}`],
      rules: onlyFolders(primitives, primitiveReason),
    })),
    ...blocks.map((name, level) => ({
      files: [`components/${name}/**/*.{ts,tsx}`],
      rules: onlyFolders([...primitives, ...blocks.slice(0, level + 1)], blockReason),
    })),
    ...folders.filter((name) => !primitives.includes(name) && !blocks.includes(name)).map(featureRules),
    // The frame carries the visitor's vehicle and comparison on every page; this file is its only way to the blocks.
    { files: ['components/layout/frame-slots.tsx'], rules: onlyFolders([...primitives, ...blocks], primitiveReason) },
  ]
}

/** @param {readonly string[]} folders names of the folders in components */
export function bordersFor(folders) {
  return [
    { files: anyCode, rules: forbid(noStudio) },
    { files: anyCode, ignores: ['scripts/**', 'tests/**', '*.ts', ...testCode], rules: forbid(noScripts) },
    { files: ['app/**/*.{ts,tsx}'], rules: forbid(noServer, noScripts) },
    ...componentRules(folders),
    { files: ['components/**/*.test.{ts,tsx}'], rules: forbid(noApp, noServer) },
    { files: ['lib/**/*.ts'], ignores: testCode, rules: forbid(noApp, noComponents, noScripts) },
    {
      files: ['lib/data/**/*.ts'],
      ignores: testCode,
      rules: forbid(noApp, noComponents, noScripts, noHandlers),
    },
    {
      files: ['lib/{content,domain,utils,config,i18n,routes,drawings,models,pictures,videos}/**/*.ts'],
      ignores: testCode,
      rules: forbid(noApp, noComponents, noScripts, noServer, noClient, noData, noHandlers),
    },
    {
      files: ['lib/client/**/*.ts'],
      ignores: testCode,
      rules: forbid(noApp, noComponents, noScripts, noData, noHandlers, [
        inLib('server'),
        'client and server share lib/contract, never each other.',
      ]),
    },
    {
      files: ['lib/server/**/*.ts'],
      ignores: testCode,
      rules: forbid(noApp, noComponents, noScripts, noData, noHandlers, noClient),
    },
    {
      files: ['lib/contract/**/*.ts'],
      ignores: testCode,
      rules: forbid(['^(?!zod(?:/|$)|\\./|@/lib/contract/)', 'The contract is zod and nothing else.']),
    },
  ]
}

const entries = readdirSync(new URL('../../components', import.meta.url), { withFileTypes: true })

export const borderRules = bordersFor(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
