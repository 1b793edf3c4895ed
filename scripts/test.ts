import { browser, build, endToEnd, postgres, site } from './support/site-steps'
import { dependencies, finish, fonts, format, lint, messages, runSteps, types, unused, vitest } from './support/steps'

// The browser comes first: Playwright's configuration names it, and knip reads that. Types come before lint, because they and the build
// write to the same folder. Lint and the build leave a processor idle for most of their time, so unit tests run beside them. What opens
// the site has the machine to itself, because some of it measures time.
finish(
  await runSteps(
    [[types], [browser, postgres, format, unused, messages, fonts, dependencies]],
    [
      [lint, build],
      [vitest('unit, component and query tests (SQLite, PostgreSQL)', ['unit', 'components', 'database'])],
    ],
    [[site()]],
    [[endToEnd('end to end')]],
  ),
)
