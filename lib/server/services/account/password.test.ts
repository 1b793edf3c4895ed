import '@/tests/support/environment'
import { hash, verify } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password'

const password = 'seven slow pelicans'

it('a password is kept so that a copy of the database alone cannot tell it from another', async () => {
  const kept = await hashPassword(password)
  const [, argon2 = ''] = kept.split(/^keyed:/)
  expect(argon2).toMatch(/^\$argon2id\$/)
  expect(await verify(argon2, password)).toBe(false)
  expect(await isPassword(kept, password)).toBe(true)
  expect(await isPassword(kept, 'six slow pelicans')).toBe(false)
})

it('one from before, kept without the key, still opens its account', async () => {
  expect(await isPassword(await hash(password), password)).toBe(true)
})
