import { describe, expect, it } from 'vitest'
import { listConcepts, splitPieces } from './concepts'
import { splitRuns } from './tokenize'

const read = (text: string) => splitPieces(splitRuns(text)).map(({ concept, run }) => concept?.slice(1) ?? run.text)

describe('splitPieces', () => {
  it.each([
    ['โช๊คหลังพีซีเอ็กซ์', ['shock', 'rear', 'พีซีเอกซ']],
    ['โช้ค', ['shock']],
    ['โช็ค', ['shock']],
    ['ช็อคอัพ', ['shock']],
    ['shock absorbers for pcx160', ['shock', 'pcx', '160']],
    ['ショックアブソーバー', ['shock']],
    ['サス', ['shock']],
    ['サスペンション', ['shock']],
    ['PCX160用リヤサス', ['pcx', '160', 'rear', 'shock']],
    ['air suspension kit', ['airsuspension', 'kit']],
    ['バネ', ['spring']],
    ['スプリング', ['spring']],
    ['สปริง', ['spring']],
    ['scooty', ['scooter']],
    ['for', ['for']],
    ['海外での保証', ['海外', '保証']],
    ['PCX160の見方', ['pcx', '160']],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('listConcepts', () => {
  it('names the shorter spellings inside a longer one too', () => {
    expect(listConcepts(splitRuns('front fork')).map((concept) => concept.slice(1))).toEqual(['fork', 'front'])
  })

  it('does not take a fork damper or an air suspension for a shock absorber', () => {
    expect(listConcepts(splitRuns('fork damper')).map((concept) => concept.slice(1))).toEqual(['fork'])
    expect(listConcepts(splitRuns('air suspension')).map((concept) => concept.slice(1))).toEqual(['airsuspension'])
  })

  it('takes two characters in the middle of an unspaced run for a part of another word', () => {
    expect(listConcepts(splitRuns('アサスア'))).toEqual([])
  })
})
