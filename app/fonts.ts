import localFont from 'next/font/local'

/** Every page has Latin letters or figures. */
export const saira = localFont({
  src: './fonts/saira-latin.woff2',
  variable: '--font-saira',
  weight: '400 700',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
})

/** Only loaded where Thai letters are shown. Stands before the Latin font, so it must not claim more. */
export const anuphan = localFont({
  src: './fonts/anuphan-thai.woff2',
  variable: '--font-anuphan',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0E01-0E5B, U+200C-200D, U+25CC' }],
})
