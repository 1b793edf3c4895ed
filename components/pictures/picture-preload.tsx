'use client'

import { preload } from 'react-dom'

type Props = { href: string; imageSrcSet: string; imageSizes: string; media?: string }

/**
 * Loads the picture of the first view from the head of the page. In the browser's half, because what the server's half preloads goes into the
 * data of the page: whoever loads those ahead for a link would load the pictures of pages nobody has opened.
 */
export function PicturePreload({ href, ...sources }: Props) {
  preload(href, { as: 'image', type: 'image/avif', fetchPriority: 'high', ...sources })
  return null
}
