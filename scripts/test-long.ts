import { browser, build, endToEnd, otherBrowsers, site } from './support/site-steps'
import { finish, runSteps, vitest } from './support/steps'

const long = { TEST_LONG: '1' }

finish(
  await runSteps(
    [[vitest('unit and query tests, all inputs and products', ['unit', 'database'], long)], [browser, otherBrowsers]],
    [[build]],
    [[site(long)]],
    [[endToEnd('journeys and pictures, every screen and language', [], long)]],
  ),
)
