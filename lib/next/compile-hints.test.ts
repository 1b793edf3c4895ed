import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { hintScripts } from './compile-hints'

it('puts the hint at the head of the scripts every page starts with, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hints-'))
  await writeFile(path.join(folder, 'build-manifest.json'), JSON.stringify({ pages: {}, rootMainFiles: ['main.js'] }))
  await writeFile(path.join(folder, 'main.js'), 'start()')
  await writeFile(path.join(folder, 'page.js'), 'page()')
  await hintScripts(folder)
  expect(await hintScripts(folder)).toBe(1)
  expect(await readFile(path.join(folder, 'main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nstart()')
  expect(await readFile(path.join(folder, 'page.js'), 'utf8')).toBe('page()')
})
