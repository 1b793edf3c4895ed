import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { ProductSummary } from '@/lib/contract/product'
import { families, type Family } from '@/lib/contract/product-words'
import { describeLook } from '@/lib/pictures/look'
import { familyFaces, scenes, type SceneId } from '@/lib/pictures/scenes'
import type { Subject } from '@/lib/pictures/subject'
import { readProducts } from './products'

const candidates = 96

/** The product that a picture shows, for its name, figures and address; null when the company no longer makes one of exactly that look. */
async function readSubject(
  lang: Lang,
  { kind, construction, look }: Subject,
  family?: Family,
): Promise<ProductSummary | null> {
  const { items } = await readProducts({
    lang,
    kind,
    ...(construction && { construction }),
    ...(family && { family }),
    pageSize: candidates,
  })
  return items.find((product) => describeLook(product) === look) ?? null
}

export function readStage(lang: Lang, scene: SceneId): Promise<ProductSummary | null> {
  return readSubject(lang, scenes[scene])
}

/** One product of each family, the one that stands for it where it is made. */
export async function readFaces(lang: Lang): Promise<ProductSummary[]> {
  const found = await Promise.all(
    families.map(
      async (family) =>
        (await readSubject(lang, familyFaces[family], family)) ??
        (await readProducts({ lang, family, pageSize: 1 })).items[0] ??
        null,
    ),
  )
  return found.flatMap((product) => product ?? [])
}
