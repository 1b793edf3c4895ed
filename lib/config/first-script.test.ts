import { expect, it } from 'vitest'
import { inlineHashes } from './csp.mjs'
import { firstScriptHash, firstScript } from './first-script'

it('is named to the policy by its own hash', async () => {
  expect((await inlineHashes(`<script>${firstScript}</script>`)).scripts).toEqual([firstScriptHash])
})
