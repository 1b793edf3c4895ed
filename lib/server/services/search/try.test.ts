import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { searchQuery } from '@/lib/contract/search'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { search } from './search'
it('tries', async () => {
  const db = await openCompanyDatabase('sqlite', 'sample')
  const now = new Date('2026-11-23T12:00:00+07:00')
  for (const line of readFileSync('/tmp/queries.txt', 'utf8').split('\n').filter(Boolean)) {
    const [lang, q] = line.split('\t')
    const answer = await search(searchQuery.parse({ lang, q }), { db, now })
    const show = (h: any) =>
      `${h.kind}:${h.kind === 'product' ? h.product.id + '(' + h.product.kind + ')' : h.kind === 'vehicle' ? h.vehicle.id : h.id}@${h.score.toFixed(0)}`
    console.log(
      `${q} → ${answer.hits.slice(0, 6).map(show).join(' | ') || 'nothing'}${answer.nearest ? ' [nearest]' : ''}${answer.corrected ? ' corrected ' + answer.corrected : ''}${answer.reading.unknownWords ? ' unknown ' + answer.reading.unknownWords : ''}`,
    )
  }
}, 600000)
