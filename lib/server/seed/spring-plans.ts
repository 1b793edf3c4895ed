import type { Kysely } from 'kysely'
import type { LocalizedText } from '@/lib/contract/common'
import type { SpringPlan } from '@/lib/contract/spring-wish'
import { insertAll } from '@/lib/server/db/insert-all'
import type { Database } from '@/lib/server/db/schema'

type Names = readonly [en: string, th: string, ja: string]
type Part = SpringPlan['parts'][number]
type SeedPlan = Pick<SpringPlan, 'id' | 'body' | 'fromYear' | 'stage' | 'quarter'> & {
  brand: Names
  model: Names
  parts: readonly Part[]
}

const lower = (frontMm: number, rearMm: number): Part => ({ kind: 'lowering-spring', frontMm, rearMm })
const lift = (frontMm: number, rearMm: number): Part => ({ kind: 'lift-spring', frontMm, rearMm })
const comfort: Part = { kind: 'comfort-spring', frontMm: 0, rearMm: 0 }

/** Sample rows: vehicles exist, what is said of their springs is made up. */
const plans: readonly SeedPlan[] = [
  {
    id: 'mitsubishi-xforce-2025',
    body: 'suv',
    brand: ['Mitsubishi', 'มิตซูบิชิ', '三菱'],
    model: ['Xforce', 'เอ็กซ์ฟอร์ซ', 'エクスフォース'],
    fromYear: 2025,
    parts: [lower(-30, -25), comfort],
    stage: 'production',
    quarter: '2027-Q1',
  },
  {
    id: 'byd-sealion-6-2024',
    body: 'suv',
    brand: ['BYD', 'บีวายดี', 'BYD'],
    model: ['Sealion 6', 'ซีไลออน 6', 'シーライオン 6'],
    fromYear: 2024,
    parts: [comfort, lower(-25, -25)],
    stage: 'road-test',
    quarter: '2027-Q1',
  },
  {
    id: 'suzuki-fronx-2025',
    body: 'suv',
    brand: ['Suzuki', 'ซูซูกิ', 'スズキ'],
    model: ['Fronx', 'ฟรองซ์', 'フロンクス'],
    fromYear: 2025,
    parts: [lower(-35, -30)],
    stage: 'road-test',
    quarter: '2027-Q2',
  },
  {
    id: 'toyota-hilux-travo-2025',
    body: 'pickup',
    brand: ['Toyota', 'โตโยต้า', 'トヨタ'],
    model: ['Hilux Travo', 'ไฮลักซ์ ทราโว่', 'ハイラックス トラボ'],
    fromYear: 2025,
    parts: [lift(40, 0)],
    stage: 'prototyped',
    quarter: '2027-Q2',
  },
  {
    id: 'gac-aion-v-2024',
    body: 'suv',
    brand: ['GAC', 'จีเอซี', 'GAC'],
    model: ['AION V', 'AION V', 'AION V'],
    fromYear: 2024,
    parts: [comfort],
    stage: 'prototyped',
    quarter: '2027-Q3',
  },
  {
    id: 'deepal-s05-2025',
    body: 'suv',
    brand: ['Deepal', 'ดีพอล', 'ディーパル'],
    model: ['S05', 'S05', 'S05'],
    fromYear: 2025,
    parts: [comfort, lower(-25, -20)],
    stage: 'measured',
    quarter: '2027-Q4',
  },
  {
    id: 'jaecoo-6-2024',
    body: 'suv',
    brand: ['Jaecoo', 'เจคู', 'ジェイクー'],
    model: ['6', '6', '6'],
    fromYear: 2024,
    parts: [lift(30, 30)],
    stage: 'measured',
    quarter: null,
  },
]

const textOf = ([en, th, ja]: Names): LocalizedText => ({ en, th, ja })

/** Writes the sample list once in the life of a database: a list that the company has emptied stays empty. */
export async function seedSpringPlans(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('meta')
      .values({ key: 'spring-plans', value: '"sample"' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (first.numInsertedOrUpdatedRows !== 1n) return
    await insertAll(
      trx,
      'spring_plan',
      plans.map(({ id, body, brand, model, fromYear, parts, stage, quarter }, position) => ({
        id,
        position,
        body,
        names: JSON.stringify({ brand: textOf(brand), model: textOf(model) }),
        from_year: fromYear,
        parts: JSON.stringify(parts),
        stage,
        quarter,
        sample: 1,
      })),
    )
  })
}
