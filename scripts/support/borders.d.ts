import type { IForbiddenRuleType } from 'dependency-cruiser'

export function bordersFor(folders: readonly string[]): IForbiddenRuleType[]
export const borderRules: IForbiddenRuleType[]
