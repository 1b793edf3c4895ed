import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { advisoryListSchema, daysBetween, findMatches, listInstalled, type AdvisoryList } from './advisories'
import { mergeAudit, readAudit, readOutdated } from './npm-reports'
import { isInRange } from './version-range'

const advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'braces',
  vulnerable: '<3.0.3',
  severity: 'high',
  title: 'Too much',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  date: '2026-05-01',
} as const
const listOf = (change: Partial<AdvisoryList> = {}): AdvisoryList => ({
  updatedOn: '2026-11-01',
  advisories: [advisory],
  accepted: [],
  ...change,
})
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { version: '0.1.0', name: 'site' },
    'node_modules/braces': { version: '3.0.3' },
    'node_modules/old/node_modules/braces': { version: '2.3.2' },
    'node_modules/older/node_modules/braces': { version: '2.3.2' },
    'node_modules/alias': { version: '3.0.1', name: 'braces' },
    'node_modules/@a/b': { version: '1.0.0' },
    'node_modules/linked': { link: true },
  },
}

describe('what is installed', () => {
  it('is every package at every version, under its real name', () => {
    expect(listInstalled(lock)).toEqual([
      { name: 'braces', version: '3.0.3' },
      { name: 'braces', version: '2.3.2' },
      { name: 'braces', version: '3.0.1' },
      { name: '@a/b', version: '1.0.0' },
    ])
  })

  it('of a lock file of another age is not guessed', () => {
    expect(() => listInstalled({ ...lock, lockfileVersion: 1 })).toThrow()
  })
})

describe('what matches', () => {
  const find = (list: AdvisoryList) =>
    findMatches(listInstalled(lock), list, '2026-11-22').map(({ version, blocking, accepted }) => ({
      version,
      blocking,
      accepted,
    }))

  it('blocks from severity high on', () => {
    expect(find(listOf())).toEqual([
      { version: '2.3.2', blocking: true, accepted: null },
      { version: '3.0.1', blocking: true, accepted: null },
    ])
    expect(
      find(listOf({ advisories: [{ ...advisory, severity: 'moderate' }] })).map(({ blocking }) => blocking),
    ).toEqual([false, false])
    expect(find(listOf({ advisories: [{ ...advisory, package: 'brace' }] }))).toEqual([])
  })

  it('is accepted for a reason, for this package, and until its last day', () => {
    const accepted = {
      id: advisory.id,
      package: 'braces',
      reason: 'Only reads patterns of our own',
      until: '2026-11-22',
    }
    expect(find(listOf({ accepted: [accepted] }))).toEqual([
      { version: '2.3.2', blocking: false, accepted: accepted.reason },
      { version: '3.0.1', blocking: false, accepted: accepted.reason },
    ])
    for (const change of [{ until: '2026-11-21' }, { package: 'other' }, { id: 'GHSA-other' }])
      expect(find(listOf({ accepted: [{ ...accepted, ...change }] }))[0]?.blocking).toBe(true)
  })
})

describe('the list of the repository', () => {
  const list = advisoryListSchema.parse(JSON.parse(readFileSync('security/advisories.json', 'utf8')))

  it('is readable, each advisory once, none from later than the list reaches', () => {
    const keys = list.advisories.map(({ id, package: name }) => `${id} ${name}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { vulnerable, date, url, id } of list.advisories) {
      expect(() => isInRange('1.0.0', vulnerable)).not.toThrow()
      expect(date <= list.updatedOn).toBe(true)
      expect(url).toContain(id)
    }
  })

  it('tells its age', () => {
    expect(daysBetween('2026-10-23', '2026-11-22')).toBe(30)
  })
})

describe('npm audit --json', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      braces: {
        name: 'braces',
        severity: 'high',
        isDirect: false,
        via: [
          {
            source: 1098094,
            name: 'braces',
            dependency: 'braces',
            title: 'Uncontrolled resource consumption in braces',
            url: 'https://github.com/advisories/GHSA-grv7-fg5c-xmjg',
            severity: 'high',
            cwe: ['CWE-400'],
            cvss: { score: 7.5, vectorString: null },
            range: '<3.0.3',
          },
        ],
        effects: ['micromatch'],
        range: '<3.0.3',
        nodes: ['node_modules/braces'],
        fixAvailable: true,
      },
      micromatch: {
        name: 'micromatch',
        severity: 'high',
        isDirect: false,
        via: ['braces'],
        effects: [],
        range: '<=4.0.7',
        nodes: ['node_modules/micromatch'],
        fixAvailable: true,
      },
    },
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 } },
  }

  it('is taken over, without packages that only use a vulnerable one', () => {
    const found = readAudit(`npm warn config\n${JSON.stringify(report)}`, '2026-11-22')
    expect(found).toEqual([
      {
        id: 'GHSA-grv7-fg5c-xmjg',
        package: 'braces',
        vulnerable: '<3.0.3',
        severity: 'high',
        title: 'Uncontrolled resource consumption in braces',
        url: 'https://github.com/advisories/GHSA-grv7-fg5c-xmjg',
        date: '2026-11-22',
      },
    ])
    const merged = mergeAudit(
      listOf(),
      [...(found ?? []), { ...advisory, vulnerable: '<3.0.4', date: '2026-11-22' }],
      '2026-11-22',
    )
    expect(merged.updatedOn).toBe('2026-11-22')
    expect(merged.advisories.map(({ id, vulnerable, date }) => [id, vulnerable, date])).toEqual([
      ['GHSA-grv7-fg5c-xmjg', '<3.0.3', '2026-11-22'],
      [advisory.id, '<3.0.4', '2026-05-01'],
    ])
    expect(advisoryListSchema.parse(merged)).toEqual(merged)
  })

  it.each([
    '',
    'npm error audit endpoint returned an error',
    '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}',
  ])('that did not answer (%j) is no empty list', (output) => {
    expect(readAudit(output, '2026-11-22')).toBeNull()
  })
})

describe('npm outdated --json', () => {
  it('is read for whole versions, most of them first', () => {
    const report = {
      jsdom: { current: '27.4.0', wanted: '27.4.0', latest: '29.1.1' },
      next: { current: '16.4.5', wanted: '16.4.5', latest: '16.4.6' },
      eslint: { wanted: '9.39.5', latest: '10.15.0' },
    }
    expect(readOutdated(JSON.stringify(report))).toEqual([
      { name: 'jsdom', current: '27.4.0', latest: '29.1.1', majors: 2 },
      { name: 'eslint', current: '9.39.5', latest: '10.15.0', majors: 1 },
    ])
    expect(readOutdated('')).toEqual([])
  })

  it('that did not answer is told', () => {
    expect(readOutdated('{"error":{"code":"ENOTFOUND","summary":"request failed","detail":""}}')).toBeNull()
  })
})
