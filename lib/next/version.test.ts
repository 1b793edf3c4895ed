import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const page = 'docs/what-we-do-to-next.md'

it('is the one our work on Next was checked with', () => {
  const { version } = z.object({ version: z.string() }).parse(createRequire(import.meta.url)('next/package.json'))
  const checked = /^Checked with Next (\S+)\. /m.exec(
    readFileSync(path.join(import.meta.dirname, '../..', page), 'utf8'),
  )
  expect(
    version,
    `Next has changed. Go through the tables of ${page}: what can go, goes; what stays passes the test named beside it. Then name the new version there.`,
  ).toBe(checked?.[1])
})
