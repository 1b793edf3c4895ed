import localFont from 'next/font/local'

// The Japanese font stands in slices in fonts/noto-sans-jp.css, which the studio writes (npm --prefix studio run cut-fonts).

/** Every page has Latin letters or figures. Its stand-ins, as narrow as each cut of it, are in fonts/fallback.css. */
export const saira = localFont({
  src: './fonts/saira-latin.woff2',
  variable: '--font-saira',
  weight: '400 700',
  display: 'swap',
  preload: true,
  fallback: ['Saira Stand-in'],
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
})

/** Only loaded where Thai letters are shown. Stands before the Latin font, so it must not claim more. */
export const anuphan = localFont({
  src: './fonts/anuphan-thai.woff2',
  variable: '--font-anuphan',
  weight: '400 700',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0E01-0E5B, U+200C-200D, U+25CC' }],
})
