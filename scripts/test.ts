import { browser, build, endToEnd, postgres, site } from './support/site-steps'
import { dependencies, finish, fonts, format, lint, messages, runSteps, types, unused, vitest } from './support/steps'

// The browser comes first, because knip reads Playwright's configuration, which names it. Lint and the build leave a processor idle for most of their time, so unit tests run beside them. Types come first: they and the build
// write to the same folder. What opens the site has the machine to itself, because some of it measures time.
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
