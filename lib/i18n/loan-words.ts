/** Words of this trade that Japanese headings put together without a mark: フォーク + アップグレード + キット. */
const tradeWords = [
  'アップグレード',
  'サスペンション',
  'カートリッジ',
  'アブソーバー',
  'ステアリング',
  'リザーバー',
  'キャンペーン',
  'スプリング',
  'クラシック',
  'マニュアル',
  'コミュニティ',
  'スクーター',
  'ダンパー',
  'フォーク',
  'フロント',
  'スポーツ',
  'ショック',
  'シリーズ',
  'シリアル',
  'サービス',
  'カタログ',
  'ツイン',
  'キット',
  'タンク',
  'エア',
  'リア',
]
// A middle dot stays with the word before it: no line begins with one.
const word = new RegExp(`((?:${tradeWords.join('|')})・?)`)

/** What has room on any line stays whole: リアサス. */
const short = 6

/** The words of a run of katakana, as far as they are known; what is not stays with its neighbour's rest. */
export const loanWordsOf = (run: string): string[] =>
  run.length <= short ? [run] : run.split(word).filter((part) => part !== '')
