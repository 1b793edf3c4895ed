const katakanaShift = 0x60

/** Katakana in full width: hiragana, half-width kana with their marks and the long sound are converted; spaces become one full-width space. Everything else stays. */
export function toKatakana(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + katakanaShift))
    .replace(/(?<=[ァ-ヶー])[-‐‑–—―−]/g, 'ー')
    .trim()
    .replace(/\s+/g, '\u3000')
}

/** Only katakana, the long sound, the middle dot and spaces: what a reading of a name consists of. */
export function isKatakana(text: string): boolean {
  return /^[ァ-ヶー・\s]+$/.test(text) && /[ァ-ヶ]/.test(text)
}
