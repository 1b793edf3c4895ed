import type { ProductKind } from '@/lib/contract/product-words'
import type { SymptomId } from '@/lib/domain/setup/symptoms'

/** Where a symptom leads beside the setup page: questions that explain it, and the parts that mend it. */
export const symptomLinks = {
  wallows: { questions: ['set-rebound', 'wobble'], kinds: [] },
  'runs-wide': { questions: ['set-preload-and-sag'], kinds: [] },
  'front-dives': { questions: ['fork-kits', 'set-compression'], kinds: ['fork-upgrade', 'fork-spring', 'fork-oil'] },
  'rear-squats': { questions: ['set-preload-and-sag'], kinds: [] },
  'harsh-small': { questions: ['too-hard'], kinds: ['comfort-spring'] },
  'kicks-sharp': { questions: ['too-hard', 'set-compression'], kinds: [] },
  'kicks-seat': { questions: ['set-rebound'], kinds: [] },
  'packs-down': { questions: ['set-rebound'], kinds: [] },
  'bottoms-out': { questions: ['bottoms-out', 'set-compression'], kinds: ['bump-stop', 'spare-spring'] },
  bounces: { questions: ['set-rebound', 'worn-signs'], kinds: ['damper-oil', 'seal-kit'] },
  'fork-hard': { questions: ['fork-oil', 'too-hard'], kinds: ['fork-oil', 'fork-spring'] },
  'head-shake': { questions: ['wobble', 'steering-damper'], kinds: ['steering-damper'] },
  floats: { questions: ['worn-signs', 'set-rebound'], kinds: [] },
  fades: { questions: ['service-interval', 'emulsion-or-reservoir'], kinds: ['damper-oil'] },
  'leans-loaded': { questions: ['passenger-and-load'], kinds: [] },
  'sags-loaded': { questions: ['passenger-and-load', 'bottoms-out'], kinds: ['load-assist'] },
  'one-side-low': { questions: ['height-settles', 'air-leaks'], kinds: [] },
  'too-high': { questions: ['other-length'], kinds: [] },
  'oil-leak': { questions: ['oil-leak', 'repair-or-replace'], kinds: ['seal-kit', 'damper-oil'] },
  noise: { questions: ['noise-after-fitting'], kinds: ['bushing', 'bump-stop'] },
  bent: { questions: ['repair-or-replace'], kinds: ['eye-end'] },
} as const satisfies Record<SymptomId, { questions: readonly string[]; kinds: readonly ProductKind[] }>

export function isSymptom(id: string): id is SymptomId {
  return Object.hasOwn(symptomLinks, id)
}
