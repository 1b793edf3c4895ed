import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { ProductSummary } from '@/lib/contract/product'
import { describeLook } from '@/lib/pictures/look'
import { scenes, type SceneId } from '@/lib/pictures/scenes'
import { readProducts } from './products'

const candidates = 96

/** The product that a scene shows, for its name, figures and address; null when the company no longer makes one of exactly that look. */
export async function readStage(lang: Lang, scene: SceneId): Promise<ProductSummary | null> {
  const subject = scenes[scene]
  const { items } = await readProducts({ lang, kind: subject.kind, ...('construction' in subject && { construction: subject.construction }), pageSize: candidates })
  return items.find((product) => describeLook(product) === subject.look) ?? null
}
