import type { Batch } from './batch-store'
import { importColumns, type Column, type ImportKind } from './columns'
import { shorten } from './read-rows'
import type { Rehearsal } from './rehearse'
import { rowErrorWords } from './row-errors'

/** A rehearsal as lines for a terminal. */
export function describeRehearsal({ batch, errors, errorCount, differences }: Rehearsal): string[] {
  const { kind, added, changed, unchanged, wrongRows } = batch.summary
  const errorLines = errors.map(
    ({ row, column, code, value }) =>
      `  row ${row}${column && `, ${column}`}: ${value === '' ? '' : `"${value}" `}${rowErrorWords[code]}`,
  )
  const hidden = errorCount - errors.length
  return [
    ...(errorCount > 0
      ? [
          `${errorCount} errors in ${wrongRows} rows:`,
          ...errorLines,
          ...(hidden > 0 ? [`  … and ${hidden} more.`] : []),
          '',
        ]
      : []),
    `${batch.fileName} (${kind}): ${added} added, ${changed} changed, ${unchanged} unchanged, ${wrongRows} wrong.`,
    ...differences.flatMap(({ row, id, fields }) => [
      `  row ${row}, ${id}`,
      ...fields.map(({ field, before, after }) => `    ${field}: ${show(before)} → ${show(after)}`),
    ]),
    ...(changed > differences.length ? [`  … and ${changed - differences.length} more changed rows.`] : []),
    '',
    `Nothing is changed yet. Rehearsed as batch ${batch.id}; to apply it: npm run import -- commit ${batch.id}${wrongRows > 0 ? ' --skip-errors (leaves the wrong rows out)' : ''}`,
  ]
}

const show = (value: string) => (value === '' ? '(none)' : shorten(value))

/** One line a batch. */
export function describeBatch({ id, fileName, status, createdAt, summary }: Batch): string {
  return `${id}  ${status.padEnd(9)}  ${createdAt.slice(0, 16).replace('T', ' ')}  ${fileName} (${summary.kind}: ${summary.added} added, ${summary.changed} changed, ${summary.wrongRows} wrong)`
}

/** The columns of a kind as a Markdown table; docs/import.md holds these. */
export function describeColumns(kind: ImportKind): string {
  const rows = Object.entries<Column>(importColumns[kind]).map(
    ([name, { required, meaning }]) =>
      `| \`${name}\` | ${required === 'never' ? '' : required} | ${meaning.replaceAll('|', '\\|')} |`,
  )
  return ['| column | needed | meaning |', '|---|---|---|', ...rows].join('\n')
}
