import { readdirSync } from 'node:fs'

// The import borders of the house: app → components → lib, and the walls inside lib. Plain JavaScript because eslint.config.js loads it.

/** Folders of components that every feature may use; all others are features and keep to themselves. */
export const sharedComponents = ['ui', 'form', 'layout', 'sections', 'drawings', 'navigation']

const relative = '(?:\\.\\./)+'
const anyCode = ['**/*.{ts,tsx}']

/** Two features the others are built from, the lower one first: each may be used by those after it and by every other feature. */
export const foundations = ['fitment', 'products']

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
const noServer = [inLib('server'), 'Only lib/data and route handlers use lib/server; read through lib/data.']
const noClient = [inLib('client'), 'The server never calls its own client; share through lib/contract.']
const noData = [inLib('data'), 'lib/data stands above; it imports this, not the other way round.']
const noScripts = [top('(?:scripts|tests)'), 'The site does not need its tools to run.']

const shared = sharedComponents.join('|')
const noFeature = [`^@/components/(?!(?:${shared})/)`, 'A shared component knows no feature; pass what it needs as children or props.']
const noFeatureBeside = [`^\\.\\./(?!\\.\\.|(?:${shared})/)[^/]+/`, noFeature[1]]

/** @param {string} name */
function featureRules(name) {
  const reason = 'A feature never imports another feature; compose both in app, or move the common part to ui, sections or lib.'
  const level = foundations.indexOf(name)
  const allowed = [...sharedComponents, ...(level === -1 ? foundations : foundations.slice(0, level)), name].join('|')
  return {
    files: [`components/${name}/**/*.{ts,tsx}`],
    rules: forbid(noApp, noServer, noScripts, [`^@/components/(?!(?:${allowed})/)`, reason], [`^\\.\\./(?!\\.\\.|(?:${allowed})/)[^/]+/`, reason]),
  }
}

/** @param {readonly string[]} features names of the feature folders that exist */
export function bordersFor(features) {
  return [
    { files: anyCode, ignores: ['scripts/**', 'tests/**', '*.ts', '**/*.test.{ts,tsx}'], rules: forbid(noScripts) },
    { files: ['app/**/*.{ts,tsx}'], ignores: ['app/api/**'], rules: forbid(noServer, noScripts) },
    ...sharedComponents.map((name) => ({ files: [`components/${name}/**/*.{ts,tsx}`], rules: forbid(noApp, noServer, noScripts, noFeature, noFeatureBeside) })),
    ...features.map(featureRules),
    { files: ['lib/**/*.ts'], ignores: ['**/*.test.ts'], rules: forbid(noApp, noComponents, noScripts) },
    { files: ['lib/{domain,utils,config,i18n,routes,drawings}/**/*.ts'], ignores: ['**/*.test.ts'], rules: forbid(noApp, noComponents, noScripts, noServer, noClient, noData) },
    { files: ['lib/client/**/*.ts'], ignores: ['**/*.test.ts'], rules: forbid(noApp, noComponents, noScripts, noData, [inLib('server'), 'client and server share lib/contract, never each other.']) },
    { files: ['lib/server/**/*.ts'], ignores: ['**/*.test.ts'], rules: forbid(noApp, noComponents, noScripts, noData, noClient) },
    { files: ['lib/contract/**/*.ts'], ignores: ['**/*.test.ts'], rules: forbid(['^(?!zod(?:/|$)|\\./|@/lib/contract/)', 'The contract is zod and nothing else.']) },
  ]
}

const folders = readdirSync(new URL('../../components', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory())

export const borderRules = bordersFor(folders.map((folder) => folder.name).filter((name) => !sharedComponents.includes(name)))
