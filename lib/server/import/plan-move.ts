import type { Change, Row } from './changes'

/** Rows that name a product: by its id, `formerIds` by the former id itself. */
export type Referring = {
  fitments: Map<string, Row[]>
  redirects: Map<string, Row[]>
  banners: Map<string, Row[]>
  formerIds: Map<string, Row[]>
}

/** A product gets another id: every row that names it moves along, and the former id leads to the new one. */
export function planMove(
  {
    old,
    oldTexts,
    wanted,
    wantedTexts,
  }: { old: Row; oldTexts: readonly Row[]; wanted: Row; wantedTexts: readonly Row[] },
  referring: Referring,
): Change[] {
  const [from, to] = [String(old.id), String(wanted.id)]
  const at = (rows: Map<string, Row[]>) => rows.get(from) ?? []
  const fitmentId = (row: Row) => `${String(row.product_id)} ${String(row.vehicle_id)} ${String(row.axle)}`
  const fitments = at(referring.fitments).flatMap((row): Change[] => {
    const after = { ...row, product_id: to }
    return [
      { entity: 'fitment', id: fitmentId(row), before: row, after: null },
      { entity: 'fitment', id: fitmentId(after), before: null, after },
    ]
  })
  const redirects = at(referring.redirects).map((row): Change => ({
    entity: 'product_redirect',
    id: String(row.old_id),
    before: row,
    after: row.old_id === to ? null : { ...row, product_id: to },
  }))
  const freed = (referring.formerIds.get(to) ?? [])
    .filter((row) => row.product_id !== from)
    .map((row): Change => ({ entity: 'product_redirect', id: to, before: row, after: null }))
  return [
    { entity: 'product', id: from, before: old, after: null },
    { entity: 'product', id: to, before: null, after: wanted },
    ...oldTexts.map((row): Change => ({
      entity: 'product_text',
      id: `${from} ${String(row.lang)}`,
      before: row,
      after: null,
    })),
    ...wantedTexts.map((row): Change => ({
      entity: 'product_text',
      id: `${to} ${String(row.lang)}`,
      before: null,
      after: row,
    })),
    ...fitments,
    ...redirects,
    ...freed,
    { entity: 'product_redirect', id: from, before: null, after: { old_id: from, product_id: to } },
    ...at(referring.banners).map((row): Change => ({
      entity: 'banner',
      id: String(row.id),
      before: row,
      after: { ...row, product_id: to },
    })),
  ]
}
