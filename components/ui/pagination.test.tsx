import { render, screen } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import common from '@/messages/ja/common.json'
import { Pagination } from './pagination'

const t = createTranslator({ locale: 'ja', messages: { common }, namespace: 'common' })
const labels = {
  navigation: t('pagination'),
  previous: t('previous'),
  next: t('next'),
  page: (page: number) => t('page', { page: String(page) }),
}

function show(page: number, pages: number) {
  return render(
    <Pagination page={page} pages={pages} hrefOf={(target) => `/jp/products/list?page=${target}`} labels={labels} />,
  )
}

describe('Pagination', () => {
  it('leads to neighbours and to the ends', () => {
    show(5, 9)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      '前へ',
      '1 ページ',
      '4 ページ',
      '5 ページ',
      '6 ページ',
      '9 ページ',
      '次へ',
    ])
    expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute('href', '/jp/products/list?page=6')
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('5')
  })

  it('has no way back on the first page and none on when there is one page', () => {
    const { unmount, container } = show(1, 2)
    expect(screen.queryByRole('link', { name: '前へ' })).toBeNull()
    expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute('rel', 'next')
    unmount()
    show(1, 1)
    expect(container).toBeEmptyDOMElement()
  })
})
