import { loadMessages } from '@/lib/i18n/messages'
import { listSpringPlans } from '@/lib/server/services/spring-wish/plans'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

/** Vehicles whose springs are in development: who asks for one is told so, and can ask for word when they are ready. */
export const springPlanEntries: EntryProvider = async ({ db }) => {
  const known = await inEveryLanguage(async (lang) => {
    const { routes, wish } = await loadMessages(lang)
    return { name: routes['car-spring-coming-soon'], stages: wish.stages }
  })
  const plans = joinById(await inEveryLanguage((lang) => listSpringPlans(db, lang)))
  return plans
    .filter(({ en }) => en.path === null)
    .map((plan) => ({
      kind: 'vehicle-page',
      id: `plan-${plan.en.id}`,
      path: '/car-spring/coming-soon',
      picture: `/vehicles/${plan.en.body}.svg`,
      weight: 0.4,
      texts: textsOf(plan, ({ brand, model, stage }, lang) => ({
        title: `${known[lang].name}: ${brand} ${model}`,
        summary: known[lang].stages[stage],
        names: [model, `${brand} ${model}`],
      })),
    }))
}
