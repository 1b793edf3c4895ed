import { dependencies, finish, fonts, format, lint, messages, runSteps, types, vitest } from './support/steps'

finish(
  await runSteps(
    [[types], [format, messages, fonts, dependencies]],
    [[lint], [vitest('unit and component tests', ['unit', 'components'])]],
  ),
)
