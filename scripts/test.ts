import { browser, build, endToEnd, postgres, site } from './support/site-steps'
import { dependencies, finish, fonts, format, lint, messages, runSteps, unused, vitest } from './support/steps'

// The browser comes before knip, which reads Playwright's configuration, which names it. Lint comes before the build, because both write
// Next's types. What opens the site has the machine to itself, because some of it measures time.
finish(
  await runSteps(
    [
      [lint, build],
      [
        browser,
        postgres,
        format,
        unused,
        messages,
        fonts,
        dependencies,
        vitest('unit, component and query tests (SQLite, PostgreSQL)', ['unit', 'components', 'database']),
      ],
    ],
    [[site()]],
    [[endToEnd('end to end')]],
  ),
)
