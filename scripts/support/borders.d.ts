import type { Linter } from 'eslint'

export const sharedComponents: string[]
export const foundations: string[]
export function bordersFor(features: readonly string[]): Linter.Config[]
export const borderRules: Linter.Config[]
