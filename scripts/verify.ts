import { dependencies, finish, fonts, lint, messages, runSteps, types, vitest } from './support/steps'

finish(
  await runSteps([
    types,
    lint,
    messages,
    fonts,
    dependencies,
    vitest('unit and component tests', ['unit', 'components']),
  ]),
)
