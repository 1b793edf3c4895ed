import type { Kysely } from 'kysely'
import { langs } from '@/lib/contract/lang-words'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import type { CatalogueBrand, CatalogueModel } from './types'

/** Writes brands, models, generations and aliases into empty tables. */
export async function writeVehicles(
  db: Kysely<Database>,
  brands: readonly CatalogueBrand[],
  models: readonly CatalogueModel[],
): Promise<void> {
  await insertAll(
    db,
    'brand',
    brands.map(({ id, name }) => ({ id, name_en: name.en, name_th: name.th, name_ja: name.ja })),
  )
  await insertAll(
    db,
    'model',
    models.map(({ id, brandId, type, body, name }) => ({
      id,
      brand_id: brandId,
      type,
      body,
      name_en: name.en,
      name_th: name.th,
      name_ja: name.ja,
    })),
  )
  await insertAll(
    db,
    'vehicle',
    models.flatMap((model) =>
      model.generations.map((generation) => ({
        id: generation.id,
        model_id: model.id,
        name: generation.name,
        from_ym: generation.from,
        to_ym: generation.to,
        drives: JSON.stringify(generation.drives),
        engine_cc: generation.engineCc,
        electric: Number(generation.electric),
        electronic: Number(generation.electronic),
        mount_points: JSON.stringify(generation.mountPoints),
      })),
    ),
  )
  await insertAll(
    db,
    'model_alias',
    models.flatMap((model) =>
      langs.flatMap((lang) => [...new Set(model.aliases[lang])].map((alias) => ({ model_id: model.id, lang, alias }))),
    ),
  )
}
