/** Keys of the US layout and the kana that a Japanese keyboard types there in kana mode (JIS X 6002), row by row. */
const rows = [
  ['1234567890-', 'ぬふあうえおやゆよわほ'],
  ['qwertyuiop', 'たていすかんなにらせ'],
  ['asdfghjkl', 'ちとしはきくまのり'],
  ['zxcvbnm', 'つさそひこみも'],
] as const
/** With the shift key held, which stays down for one more key. */
const small: Readonly<Record<string, string>> = {
  ぁ: '3',
  ぅ: '4',
  ぇ: '5',
  ぉ: '6',
  ゃ: '7',
  ゅ: '8',
  ょ: '9',
  を: '0',
  ぃ: 'e',
  っ: 'z',
}
const keys = new Map(
  rows.flatMap(([latin, kana]) => Array.from(kana, (char, at): [string, string] => [char, latin.charAt(at)])),
)

/** Latin letters that were typed in kana mode: `せそさ` → pcx; null where some of it is no key, or no letter comes of it. */
export function readAsKanaKeys(text: string): string | null {
  const read = Array.from(text, (char) => (/[\s\d]/.test(char) ? char : (keys.get(char) ?? small[char])))
  if (!read.every((key) => key !== undefined)) return null
  const typed = read.join('')
  return typed === text || !/[a-z]/.test(typed) ? null : typed
}
