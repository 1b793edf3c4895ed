/** A tap on the first of what is in sight, or keys pressed there. */
export type Act = { tap: string; type?: string }
/** Only the last act is measured. */
export type Press = { name: string; path: string; acts: readonly [...Act[], Act] }

const menu: Act = { tap: 'header button[aria-haspopup="dialog"]' }
const sheet: Act = { tap: 'a[href="#filters"]' }
const choice: Act = { tap: 'dialog.filter-sheet label' }

/** What is pressed on home, list and search; by attributes, so in any language. */
export const presses: readonly Press[] = [
  { name: 'home: menu opened', path: '/', acts: [menu] },
  { name: 'home: section of the menu opened', path: '/', acts: [menu, { tap: 'dialog[open] summary' }] },
  { name: 'home: menu closed', path: '/', acts: [menu, { tap: 'dialog[open] button' }] },
  {
    name: 'home: language chosen',
    path: '/',
    acts: [menu, { tap: 'dialog[open] .languages a:not([aria-current])' }],
  },
  { name: 'home: consent refused', path: '/', acts: [{ tap: 'section[data-print="none"] button' }] },
  { name: 'home: step of the finder', path: '/', acts: [{ tap: '#finder [data-step="type"] a' }] },
  { name: 'home: key in the finder', path: '/', acts: [{ tap: '#finder-q', type: 'pcx' }] },
  { name: 'list: menu opened', path: '/products/list', acts: [menu] },
  { name: 'list: filters opened', path: '/products/list', acts: [sheet] },
  { name: 'list: filter chosen', path: '/products/list', acts: [sheet, choice] },
  {
    name: 'list: filters applied',
    path: '/products/list',
    acts: [sheet, choice, { tap: 'dialog.filter-sheet button[form="filter-form"]' }],
  },
  {
    name: 'list: filters closed',
    path: '/products/list',
    acts: [sheet, { tap: 'dialog.filter-sheet button[type="button"]' }],
  },
  { name: 'list: added to the comparison', path: '/products/list', acts: [{ tap: '.compare-toggle' }] },
  { name: 'list: product opened', path: '/products/list', acts: [{ tap: 'article.card h2 a' }] },
  {
    name: 'search: key with suggestions',
    path: '/search',
    acts: [{ tap: '#search-q' }, { tap: '#search-q', type: 'pcx' }],
  },
  { name: 'search: field chosen', path: '/search', acts: [{ tap: '#search-q' }] },
]
