import { browser, build, endToEnd, postgres, site } from './support/site-steps'
import { dependencies, finish, fonts, format, lint, messages, runSteps, unused, vitest } from './support/steps'

// The browser comes before knip, which reads Playwright's configuration, which names it. Lint comes before the build, because both write
// Next's types. Tests of the site wait for servers that start, which leaves a processor to what only reads files; the browser needs both.
finish(
  await runSteps(
    [
      [lint, build],
      [
        browser,
        postgres,
        format,
        dependencies,
        vitest('unit, component and query tests (SQLite, PostgreSQL)', ['unit', 'components', 'database']),
      ],
    ],
    [[site()], [unused, messages, fonts]],
    [[endToEnd('end to end')]],
  ),
)
