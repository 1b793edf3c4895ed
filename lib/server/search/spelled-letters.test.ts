import { expect, it } from 'vitest'
import { readAsLetters, readLettersAtEnd, readLettersAtFigures } from './spelled-letters'

it.each([
  ['รับสมัครช่างซีเอ็นซี', 'รับสมัครช่าง cnc'],
  ['จีทีเอ็กซ์', 'gtx'],
  ['シーエヌシー 求人', 'cnc 求人'],
  ['ジーティーエックス', 'gtx'],
])('reads the letters of %s', (text, read) => {
  expect(readAsLetters(text)).toBe(read)
})

it.each(['โช้คหลัง', 'ดีที่สุด', 'シート', 'エース', 'pcx160'])('finds no letters in %s', (text) => {
  expect(readAsLetters(text)).toBeNull()
})

it.each([
  ['ซีบี500เอ็กซ์', 'cb500x'],
  ['เวฟ125ไอ', 'เวฟ125i'],
  ['เอ็มที07', 'mt07'],
  ['ครั้งที่2', 'ครั้งที่2'],
  ['ディー125', 'd125'],
])('reads letters beside the figures of %s', (text, read) => {
  expect(readLettersAtFigures(text)).toBe(read)
})

it.each([
  ['แจ๊สจีเค สปริง', 'แจ๊ส gk สปริง'],
  ['シビックエフディー', 'シビック fd'],
  ['เวฟจีเค', 'เวฟจีเค'],
  ['แจ๊สดี', 'แจ๊สดี'],
])('sets the letters apart that %s ends with, where a name has them', (text, read) => {
  expect(readLettersAtEnd(text, (before) => /แจ๊ส$|シビック$/.test(before))).toBe(read)
})
