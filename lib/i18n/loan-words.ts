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

/** The words of a run of katakana, as far as they are known; what is not stays with its neighbour's rest. */
export const loanWordsOf = (run: string): string[] => run.split(word).filter((part) => part !== '')
