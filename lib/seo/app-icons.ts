/** Side of the app icons in pixels. Each exists with the drawing on its own ground and with the safe zone of a mask around it. */
export const appIconSizes = [64, 120, 144, 152, 192, 384, 512] as const

export const appIconPurposes = ['any', 'maskable'] as const
export type AppIconPurpose = (typeof appIconPurposes)[number]

/** Address of an app icon. */
export function appIconFile(purpose: AppIconPurpose, size: number): string {
  return purpose === 'any' ? `/icons/icon-${size}.png` : `/icons/maskable-${size}.png`
}

/** `metadata.icons` of every page. The first icon is for browsers that cannot show SVG. */
export const pageIcons = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32', type: 'image/x-icon' },
    { url: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: [{ url: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }],
}

/** The ground of app icons and opening pictures. */
export const brandGround = '#16181c'
