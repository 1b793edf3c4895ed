import { browser, build, endToEnd, otherBrowsers, site } from './support/site-steps'
import { finish, runSteps, types, vitest } from './support/steps'

const long = { TEST_LONG: '1' }

finish(
  await runSteps(
    [[vitest('unit and query tests, all inputs and products', ['unit', 'database'], long)], [browser, otherBrowsers]],
    [[types]],
    [[build]],
    [[site(long)]],
    [[endToEnd('journeys and pictures, every screen and language', [], long)]],
  ),
)
