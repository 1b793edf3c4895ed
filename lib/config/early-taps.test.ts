import { expect, it } from 'vitest'
import { inlineHashes } from './csp.mjs'
import { earlyTapsHash, earlyTapsScript } from './early-taps'

it('is named to the policy by its own hash', async () => {
  expect((await inlineHashes(`<script>${earlyTapsScript}</script>`)).scripts).toEqual([earlyTapsHash])
})
