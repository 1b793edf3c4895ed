import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { findPicture, findTallPicture, type Picture } from '@/lib/pictures/find-picture'
import { RenderedPicture } from './rendered-picture'

const picture = findPicture('hero-home')
const tall = findTallPicture('on-vespa')
if (!picture || !tall) throw new Error('The scenes have not been rendered')

const preloadsOf = (first?: boolean | 'wide', tall?: Picture) =>
  Array.from(
    renderToString(
      <RenderedPicture
        picture={picture}
        label=""
        sizes="100vw"
        {...(first !== undefined && { first })}
        {...(tall && { tall })}
      />,
    ).matchAll(/<link rel="preload"[^>]*>/g),
    ([link]) => /media="([^"]*)"/.exec(link)?.[1] ?? 'always',
  )

describe('what a page loads before it is laid out', () => {
  it('is the picture of the first view, where it is in it', () => {
    expect(preloadsOf()).toEqual([])
    expect(preloadsOf(true)).toEqual(['always'])
    expect(preloadsOf('wide')).toEqual(['(min-width: 37.5rem)'])
    expect(preloadsOf(true, tall)).toEqual(['(min-width: 37.5rem)', 'not all and (min-width: 37.5rem)'])
  })

  it('stands in the head of the page, with every size', () => {
    const body = createElement('body', null, <RenderedPicture picture={picture} label="" sizes="100vw" first />)
    const page = renderToString(createElement('html', { lang: 'en' }, createElement('head'), body))
    const head = page.slice(0, page.indexOf('</head>'))
    expect(/<link rel="preload"[^>]*>/.exec(head)?.[0]).toMatch(/imageSrcSet="[^"]*-\d+\.avif/)
  })
})
