import { dependencies, finish, fonts, format, lint, messages, runSteps, types, unused, vitest } from './support/steps'

finish(
  await runSteps(
    [[types], [format, unused, messages, fonts, dependencies]],
    [[lint], [vitest('unit and component tests', ['unit', 'components'])]],
  ),
)
