import { finish, lint, messages, runSteps, types, vitest } from './support/steps'

finish(await runSteps([types, lint, messages, vitest('unit and component tests', ['unit', 'components'])]))
