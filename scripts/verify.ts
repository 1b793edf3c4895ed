import { dependencies, finish, fonts, format, lint, messages, runSteps, unused, vitest } from './support/steps'

finish(
  await runSteps([
    [lint],
    [format, unused, messages, fonts, dependencies, vitest('unit and component tests', ['unit', 'components'])],
  ]),
)
