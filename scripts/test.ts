import { browser, build, endToEnd, postgres, site } from './support/site-steps'
import { dependencies, finish, fonts, format, lint, messages, runSteps, unused, vitest } from './support/steps'

// The browser comes before knip, which reads Playwright's configuration, which names it. Lint comes before the build, because both write
// Next's types. What only reads files has a lane of its own, so that neither of two processors waits for the other at the end of the build;
// tests of the site and the browser need both.
finish(
  await runSteps(
    [
      [lint, build],
      [postgres, vitest('unit, component and query tests (SQLite, PostgreSQL)', ['unit', 'components', 'database'])],
      [browser, format, dependencies, unused, fonts, messages],
    ],
    [[site()]],
    [[endToEnd('end to end')]],
  ),
)
