import { readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen, within } from '@testing-library/react'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import words from '@/messages/ja/service.json'
import { StackedTable } from './stacked-table'

const { term } = words
const columns = [term.what, term.time, term.distance].map((label) => ({ label }))

const tailwind = path.resolve('node_modules/tailwindcss/index.css')

/** Styles as the site gets them. */
async function readStyles(): Promise<string> {
  const { build } = await compile(readFileSync('app/globals.css', 'utf8'), {
    base: path.resolve('app'),
    loadStylesheet: (name, base) => {
      const file = name === 'tailwindcss' ? tailwind : path.resolve(base, name)
      return Promise.resolve({ path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') })
    },
  })
  return build([])
}

describe('StackedTable', () => {
  it('names the column of every cell', () => {
    render(
      <StackedTable
        caption={term.what}
        columns={columns}
        rows={[
          { key: 'a', cells: ['A', '1', '2'] },
          { key: 'b', cells: ['B', '3', '4'] },
        ]}
      />,
    )
    const table = screen.getByRole('table', { name: term.what })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length)
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['A', 'B'])
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.dataset.label),
    ).toEqual([0, 1].flatMap(() => [term.time, term.distance]))
  })

  it('shows that name on phones, also where a browser knows no content for the eye alone', async () => {
    const styles = (await readStyles()).replaceAll(/\s+/g, ' ')
    const named = /\.stacked > tbody > tr > td::before \{[^}]*content: attr\(data-label\);/.exec(styles)?.index ?? 0
    expect(styles.slice(styles.lastIndexOf('@media', named), named)).toMatch(/^@media \(width < 37\.5rem\)/)
    expect(styles).toMatch(
      /@supports \(content: 'a' \/ ''\) \{ @media [^{]+\{ \.stacked > tbody > tr > td::before \{ content: attr\(data-label\) \/ ''/,
    )
  })
})
