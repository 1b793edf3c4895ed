import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findUsedKeys } from './usage'

const page = path.resolve('components/fixture.tsx')
const errors = path.resolve('messages/en/fixture.json')

const head = `
import type {} from 'next-intl'
import { getTranslations } from 'next-intl/server'
import fixture from '../messages/en/fixture.json'
declare module 'next-intl' {
  interface AppConfig {
    Messages: { finder: { title: string; lead: string; steps: { type: string; brand: string; year: string } }; spec: { front: string; rear: string } }
  }
}
type Texts = Awaited<ReturnType<typeof getTranslations<'finder'>>>
declare const step: 'type' | 'brand'
declare const wide: boolean
export const shown = fixture
`

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
}
const host = ts.createCompilerHost(options)
let files: Record<string, string> = {}
const onDisk = { readFile: host.readFile.bind(host), fileExists: host.fileExists.bind(host) }
// Files of other packages stay the same from case to case.
const parsed = new Map<string, ts.SourceFile | undefined>()
const parse = host.getSourceFile.bind(host)
host.readFile = (file) => files[file] ?? onDisk.readFile(file)
host.fileExists = (file) => file in files || onDisk.fileExists(file)
host.getSourceFile = (file, ...rest) => {
  if (file in files) return parse(file, ...rest)
  if (!parsed.has(file)) parsed.set(file, parse(file, ...rest))
  return parsed.get(file)
}

function usedBy(code: string): string[] {
  files = { [page]: head + code, [errors]: '{ "status": "Status", "retry": { "label": "Try again" } }' }
  const program = ts.createProgram([page], options, host)
  expect(
    program
      .getSemanticDiagnostics(program.getSourceFile(page))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([])
  return [...findUsedKeys(program)].sort()
}

describe('findUsedKeys', { timeout: 60_000 }, () => {
  it.each([
    ['a literal', "const t = await getTranslations('finder'); t('title')", ['finder.title']],
    [
      'a nested namespace',
      "const t = await getTranslations({ locale: 'en', namespace: 'finder.steps' }); t('type')",
      ['finder.steps.type'],
    ],
    ['no namespace', "const t = await getTranslations(); t('spec.front')", ['spec.front']],
    [
      'a template',
      "const t = await getTranslations('finder'); t(`steps.${step}`)",
      ['finder.steps.brand', 'finder.steps.type'],
    ],
    [
      'a condition',
      "const t = await getTranslations('finder'); t(wide ? 'title' : 'lead')",
      ['finder.lead', 'finder.title'],
    ],
    ['rich text', "const t = await getTranslations('finder'); t.rich('lead', {})", ['finder.lead']],
    [
      'translators awaited together',
      "const [t, spec] = await Promise.all([getTranslations('finder'), getTranslations('spec')]); t('title'); spec('rear')",
      ['finder.title', 'spec.rear'],
    ],
    [
      'a translator handed to a function',
      "export function nameOf(words: Texts) { return words('steps.year') }",
      ['finder.steps.year'],
    ],
    [
      'the file itself',
      'console.log(fixture.status, fixture.retry.label)',
      ['fixture.retry', 'fixture.retry.label', 'fixture.status'],
    ],
    ['the same word elsewhere', "console.log('title', 'finder.lead', { t: (key: string) => key }.t('front'))", []],
  ])('%s', (_name, code, expected) => {
    expect(usedBy(code)).toEqual(expected)
  })
})
