import { describe, expect, it } from 'vitest'
import { foldMailbox } from './mailbox'

describe('foldMailbox', () => {
  it.each([
    ['Some.One@Example.COM', 'some.one@example.com'],
    ['some.one@example.com.', 'some.one@example.com'],
    ['some.one+shop@example.com', 'some.one@example.com'],
    ['s.o.m.e.o.n.e+1@gmail.com', 'someone@gmail.com'],
    ['SomeOne@GoogleMail.com', 'someone@gmail.com'],
    ['some.one+a+b@outlook.com', 'some.one@outlook.com'],
    ['someone+a@hotmail.co.jp', 'someone@hotmail.co.jp'],
    ['someone+x@me.com', 'someone@icloud.com'],
    ['some-one_1@protonmail.com', 'someone1@proton.me'],
    ['someone-shop@yahoo.co.jp', 'someone@yahoo.co.jp'],
    ['ｓｏｍｅｏｎｅ@gmail.com', 'someone@gmail.com'],
  ])('%s is the mailbox %s', (address, mailbox) => {
    expect(foldMailbox(address)).toBe(mailbox)
  })

  it.each([
    ['some.one@outlook.com', 'someone@outlook.com'],
    ['some-one@example.com', 'some@example.com'],
    ['someone@gmail.com', 'someone@example.com'],
  ])('%s and %s are two', (a, b) => {
    expect(foldMailbox(a)).not.toBe(foldMailbox(b))
  })
})
