import { dependencies, finish, fonts, lint, messages, runSteps, types, unused, vitest } from './support/steps'

finish(
  await runSteps([
    types,
    lint,
    unused,
    messages,
    fonts,
    dependencies,
    vitest('unit and component tests', ['unit', 'components']),
  ]),
)
