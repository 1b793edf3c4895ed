import type { Hall, Stand } from '@/lib/content/display-centre'

export type StandPlace = { hall: Hall; stand: Stand; previous: Stand | null; next: Stand | null }

/** Stands one walks past, in order; other editions of a stand are not on the way. */
export const walkOf = (halls: readonly Hall[]): Stand[] =>
  halls.flatMap(({ stands }) => stands).filter(({ of }) => of === undefined)

/** A stand by its code, in capitals or not, with its neighbours on the walk; null = there is none. */
export function findStand(halls: readonly Hall[], code: string): StandPlace | null {
  const asked = code.toLowerCase()
  for (const hall of halls) {
    const stand = hall.stands.find((one) => one.code.toLowerCase() === asked)
    if (!stand) continue
    const walk = walkOf(halls)
    const at = walk.findIndex((one) => one.code === (stand.of ?? stand.code))
    return { hall, stand, previous: walk[at - 1] ?? null, next: walk[at + 1] ?? null }
  }
  return null
}

export const standPath = ({ code }: Pick<Stand, 'code'>) => `/dc/${code}` as const
