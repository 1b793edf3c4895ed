import { splitPieces } from '@/lib/server/search/concepts'
import { dropSilent, normalizeText, isLatin } from '@/lib/server/search/normalize'
import { splitRuns } from '@/lib/server/search/tokenize'
import { editDistance } from '@/lib/server/search/vocabulary'
import { findTyped } from './typed-part'

/** Names of other makers of suspension, as visitors write them: nothing of theirs is here, and nothing that looks like them is meant. */
const otherMakers = [
  'ohlins',
  'öhlins',
  'โอลิน',
  'โอลินส์',
  'オーリンズ',
  'オーリンス',
  'kyb',
  'kayaba',
  'คายาบ้า',
  'カヤバ',
  'showa',
  'โชวา',
  'ショーワ',
  'bilstein',
  'บิลสไตน์',
  'ビルシュタイン',
  'koni',
  'โคนี่',
  'コニ',
  'monroe',
  'มอนโร',
  'モンロー',
  'tein',
  'เทน',
  'テイン',
  'hks',
  'cusco',
  'クスコ',
  'blitz',
  'ブリッツ',
  'tokico',
  'トキコ',
  'profender',
  'โปรเฟนเดอร์',
  'gazi',
  'กาซี่',
  'gjm',
  'rcb',
  'racing boy',
  'nitron',
  'ไนตรอน',
  'ナイトロン',
  'wilbers',
  'ウィルバース',
  'hyperpro',
  'ハイパープロ',
  'matris',
  'andreani',
  'bitubo',
  'ビチューボ',
  'sachs',
  'ザックス',
  'wp suspension',
  'white power',
  'marzocchi',
  'マルゾッキ',
  'fox',
  'king shocks',
  'rough country',
  'old man emu',
  'ironman 4x4',
  'eibach',
  'ไอบัค',
  'アイバッハ',
  'h&r',
  'rancho',
  'ランチョ',
  'gabriel',
  'kaps',
  'airlift',
  'hagon',
  'ikon',
  'progressive suspension',
  'k-tech',
  'ktech',
  'ohlin',
  'kitaco',
  'キタコ',
  'racing bros',
  'tanabe',
  'bc racing',
  'dobinsons',
  'lovells',
  'tough dog',
  'daytona',
  'デイトナ',
]
const normalized = otherMakers.map(normalizeText).sort((a, b) => b.length - a.length)

/** What those makers call their own parts. Beside a maker's name it is that, whatever vehicle is called so, too. */
const theirTypes = [
  'ttx',
  'stx',
  'nix',
  'dfv',
  'road and track',
  'b4',
  'b6',
  'b8',
  'b12',
  'b14',
  'b16',
  'sport',
  'special active',
  'street advance',
  'flex',
  'endura',
  'excel g',
  'new sr',
  'gas a just',
  'hipermax',
  'super racing',
  'สปอร์ต',
  'スポーツ',
].map(normalizeText)

/** Types by which nothing but the part of one maker is meant. */
const makerOfType: readonly (readonly [type: string, maker: string])[] = [
  ...['b4', 'b6', 'b8', 'b12', 'b14', 'b16'].map((type) => [type, 'Bilstein'] as const),
  ['ttx', 'Öhlins'],
  ['hipermax', 'HKS'],
  ['excel g', 'KYB'],
  ['gas a just', 'KYB'],
  ['street advance', 'TEIN'],
]

/** A text beside another maker's name, without the names of their parts. */
const dropTypes = (text: string) =>
  theirTypes.reduce((rest, type) => ` ${rest} `.replace(` ${type} `, ' ').trim(), text)

const kana = '[\\u3041-\\u30ff]'

/** Whether a text, normalised, has the name as a word; a short one in kana stands in longer words by chance: テイン in セッティング. */
function isNamedIn(name: string, asked: string): boolean {
  if (name === asked) return true
  if (isLatin(name)) return ` ${asked} `.includes(` ${name} `)
  if (name.length < 3) return false
  return name.length === 3 && /^[\u3041-\u30ff]+$/.test(name)
    ? new RegExp(`(?<!${kana})${name}(?!${kana})`).test(asked)
    : asked.includes(name)
}

type OtherMaker = { otherMaker: string | null; rest: string }

/** Another maker that a text names, and the text without it; null = none is named. */
export function takeOtherMaker(text: string): OtherMaker {
  const asked = normalizeText(text)
  const maker = normalized.find((name) => isNamedIn(name, asked))
  return maker === undefined ? (takeType(asked) ?? takeAlike(text)) : take(text, asked, maker)
}

function take(text: string, asked: string, maker: string, read = normalizeText): OtherMaker {
  return { otherMaker: findTyped(text, maker, read) ?? maker, rest: dropTypes(asked.replace(maker, ' ').trim()) }
}

/** What a maker is named by alone: B6 shocks are Bilstein's. */
function takeType(asked: string): OtherMaker | null {
  const [type, maker] = makerOfType.find(([name]) => isNamedIn(name, asked)) ?? []
  if (type === undefined) return null
  return { otherMaker: `${maker} ${type.toUpperCase()}`, rest: ` ${asked} `.replace(` ${type} `, ' ').trim() }
}

/** Foreign names have no one spelling in Thai: as they sound, without silent letters. */
const sound = (text: string) => normalizeText(dropSilent(text))
const sounds = otherMakers.map(sound).filter((name) => /^[\u0E00-\u0E7F]{5,}$/.test(name))

/** What sounds like another maker but for one letter, between words of the trade. */
function takeAlike(text: string): OtherMaker {
  const heard = sound(text)
  const found = splitPieces(splitRuns(heard)).find(
    ({ concept, run }) =>
      concept === null && run.script === 'thai' && sounds.some((name) => editDistance(name, run.text) <= 1),
  )
  return found ? take(text, heard, found.run.text, sound) : { otherMaker: null, rest: text }
}
