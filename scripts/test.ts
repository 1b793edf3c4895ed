import { browser, build, endToEnd, postgres, site } from './support/site-steps'
import { dependencies, finish, fonts, format, lint, messages, runSteps, unused, vitest } from './support/steps'

// The browser comes before knip, which reads Playwright's configuration, which names it. Lint comes before the build, because both write
// Next's types. The end of a build, which writes the stored pages, leaves a processor to what only reads files; tests of the site and the
// browser need both.
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
        unused,
        messages,
        fonts,
      ],
    ],
    [[site()]],
    [[endToEnd('end to end')]],
  ),
)
