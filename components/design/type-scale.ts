/** Steps of the type scale in px, on phones and from 1280 px; a test holds them to app/globals.css. */
export const typeScale = [
  { name: 'xs', size: 'text-xs', phone: 12, wide: 12 },
  { name: 'sm', size: 'text-sm', phone: 14, wide: 14 },
  { name: 'base', size: 'text-base', phone: 16, wide: 16 },
  { name: 'lg', size: 'text-lg', phone: 19.2, wide: 20 },
  { name: 'xl', size: 'text-xl', phone: 23, wide: 25 },
  { name: '2xl', size: 'text-2xl', phone: 27.6, wide: 31.2 },
  { name: '3xl', size: 'text-3xl', phone: 33.2, wide: 39.1 },
  { name: '4xl', size: 'text-4xl', phone: 39.8, wide: 48.8 },
  { name: '5xl', size: 'text-5xl', phone: 47.8, wide: 61 },
  { name: '6xl', size: 'text-6xl', phone: 57.3, wide: 76.3 },
  { name: '7xl', size: 'text-7xl', phone: 68.8, wide: 95.4 },
] as const
