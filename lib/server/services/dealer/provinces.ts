import type { Lang } from '@/lib/contract/common'
import type { DealerProvince } from '@/lib/contract/dealer'
import type { ServiceContext } from '@/lib/server/services/context'
import { capitalSpot } from '@/lib/server/services/place/district-spots'
import { getProvinces } from '@/lib/server/services/place/lists'
import { provinceOfCode, provinceSlug } from '@/lib/server/services/place/provinces'

/** Every province in the order of the language, Bangkok first, with how many dealers it has. */
export async function getDealerProvinces(
  { lang }: { lang: Lang },
  { db }: Pick<ServiceContext, 'db'>,
): Promise<DealerProvince[]> {
  const rows = await db
    .selectFrom('dealer')
    .select((eb) => ['province', eb.fn.countAll<number>().as('count')])
    .where('country', '=', 'TH')
    .groupBy('province')
    .execute()
  const counts = new Map(rows.map(({ province, count }) => [province, Number(count)]))
  return (await getProvinces({ lang })).flatMap(({ id, code, name, region }) => {
    const province = provinceOfCode(code)
    const spot = province && capitalSpot(province)
    if (!province || !spot) return []
    return [{ id, code, slug: provinceSlug(province), name, region, dealerCount: counts.get(code) ?? 0, ...spot }]
  })
}
