const stands = [
  'B1',
  'B2',
  'B6',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'E1',
  'E2',
  'E3',
  'E4',
  'trophy01',
  'trophy02',
  'trophy03',
  'trophy04',
  'trophy05',
  'trophy06',
] as const

const stand = { frame: 'language', title: 'displayCentre' } as const

export const displayCentreRoutes = [
  ...stands.map((name) => ({ ...stand, path: `/dc/${name}` as const })),
  { ...stand, path: '/dc/trophy04-dev', index: false } as const,
]
