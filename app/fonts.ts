import localFont from 'next/font/local'

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

/**
 * Only in the font stack of Japanese pages. Its characters are one em wide, as those of every Japanese system font are, and the height of
 * a line comes from the Latin font, which alone claims the space: arriving late, it moves nothing and needs no stand-in.
 */
export const notoSansJp = localFont({
  src: [
    { path: './fonts/noto-sans-jp-400.woff2', weight: '400 500' },
    { path: './fonts/noto-sans-jp-600.woff2', weight: '600 700' },
  ],
  variable: '--font-noto-jp',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+2015, U+2026, U+203B, U+2103, U+3000-30FF, U+31F0-31FF, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+FF00-FFEF' }],
})
