import { borderRules } from './scripts/support/borders.js'

/** Who may import whom, types included; and nobody in a circle. */
const config = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: { path: '^(?:app|components|lib|pwa|instrumentation|middleware)' },
      to: { circular: true },
    },
    ...borderRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^studio/node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}

export default config
