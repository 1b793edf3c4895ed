import { finish, fonts, lint, messages, runSteps, types, vitest } from './support/steps'

finish(await runSteps([types, lint, messages, fonts, vitest('unit and component tests', ['unit', 'components'])]))
