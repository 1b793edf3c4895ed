import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { browserData } from './browser-data'
import { dataRights } from '@/lib/contract/case-words'
import { caseForms } from './case-forms'
import { casePlans } from './case-plans'
import { consentVersion, cookieConsentVersion } from './consent-version'
import { policies, policyIds, type PolicyId } from './policies'
import { recipientIds } from './recipients'
import { retentionRules } from './retention'
import { storedData } from './stored-data'

const kept = Object.entries(casePlans).map(([kind, { keptMonths }]) => [kind, keptMonths])

/** What each policy is drawn from beside its words. */
const records: Record<PolicyId, unknown> = {
  privacy: [storedData, retentionRules, kept],
  'third-party': recipientIds,
  'data-subject': [caseForms['data-request'].answerDays, dataRights],
  cookies: browserData,
  refund: null,
}

function markOf(id: PolicyId): string | null {
  const record = records[id]
  return record === null ? null : createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 8)
}

describe.each(policyIds)('the versions of the policy %s', (id) => {
  const { versions } = policies[id]

  it('begin with the newest, each with a first day of its own', () => {
    const days = versions.map(({ from }) => from)
    expect(days).toEqual([...new Set(days)].toSorted().toReversed())
    for (const version of versions) expect(version.from.startsWith(version.id)).toBe(true)
  })

  it('describe what the site does', () => {
    const mend = `What is stored differs from version ${versions[0].id}. Add a version with what changed (lib/domain/policies.ts, content/*/policy/${id}.json), or, as long as that version is not published, give it this mark`
    expect(versions[0].mark, mend).toBe(markOf(id))
  })
})

it('the layer of choices asks under the newest cookie policy', () => {
  expect(cookieConsentVersion).toBe(policies.cookies.versions[0].id)
})

it('what people agree to is a version of the privacy policy', () => {
  expect(policies.privacy.versions.map(({ id }) => id)).toContain(consentVersion)
})
