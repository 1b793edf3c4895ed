import type { Linter } from 'eslint'

export const primitives: string[]
export const blocks: string[]
export function bordersFor(folders: readonly string[]): Linter.Config[]
export const borderRules: Linter.Config[]
