const syllables: Readonly<Record<string, string>> = Object.fromEntries<string>(
  (
    'a あ i い u う e え o お ka か ki き ku く ke け ko こ ga が gi ぎ gu ぐ ge げ go ご sa さ shi し si し su す se せ so そ za ざ ji じ zu ず ze ぜ zo ぞ ' +
    'ta た chi ち ti てぃ tsu つ tu つ te て to と da だ di でぃ du どぅ de で do ど na な ni に nu ぬ ne ね no の ha は hi ひ fu ふ hu ふ he へ ho ほ ' +
    'ba ば bi び bu ぶ be べ bo ぼ pa ぱ pi ぴ pu ぷ pe ぺ po ぽ ma ま mi み mu む me め mo も ya や yu ゆ yo よ ra ら ri り ru る re れ ro ろ wa わ wo を n ん ' +
    'kya きゃ kyu きゅ kyo きょ gya ぎゃ gyu ぎゅ gyo ぎょ sha しゃ shu しゅ sho しょ she しぇ ja じゃ ju じゅ jo じょ je じぇ cha ちゃ chu ちゅ cho ちょ che ちぇ ' +
    'nya にゃ nyu にゅ nyo にょ hya ひゃ hyu ひゅ hyo ひょ bya びゃ byu びゅ byo びょ pya ぴゃ pyu ぴゅ pyo ぴょ mya みゃ myu みゅ myo みょ rya りゃ ryu りゅ ryo りょ ' +
    'sya しゃ syu しゅ syo しょ zya じゃ zyu じゅ zyo じょ tya ちゃ tyu ちゅ tyo ちょ ' +
    'fa ふぁ fi ふぃ fe ふぇ fo ふぉ va ば vi び ve べ vo ぼ vu ぶ wi うぃ we うぇ tsa つぁ'
  )
    .split(' ')
    .flatMap((part, at, all): [string, string][] => (at % 2 === 0 ? [[part, all[at + 1] ?? '']] : [])),
)
const longest = 3

/** Japanese that was typed in Latin letters: `haiesu`, `sasupenshon` → kana; null when a word is none. Long vowels may be written or left out. */
export function readAsKana(text: string): string | null {
  const words = text.toLowerCase().split(/\s+/)
  if (!words.some((word) => /^[a-z-]{4,}$/.test(word))) return null
  const read = words.map((word) => (/^[a-z-]{3,}$/.test(word) ? toKana(word.replaceAll('-', '')) : word))
  return read.every((word) => word !== null) ? read.join(' ') : null
}

function toKana(word: string): string | null {
  let kana = ''
  const plain = word.replace(/([aiueo])\1+/g, '$1').replace(/ou(?![aiueo])/g, 'o')
  for (let at = 0; at < plain.length;) {
    const letter = plain.charAt(at)
    if (letter === plain.charAt(at + 1) && /[kstpgdbcz]/.test(letter)) {
      kana += 'っ'
      at += 1
      continue
    }
    const size = [longest, 2, 1].find((length) => Object.hasOwn(syllables, plain.slice(at, at + length)))
    if (size === undefined) return null
    kana += syllables[plain.slice(at, at + size)] ?? ''
    at += size
  }
  return kana
}
