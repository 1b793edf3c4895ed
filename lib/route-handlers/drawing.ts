import 'server-only'
import { slugSchema } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { cutawayKinds, insideOf } from '@/lib/drawings/cutaway/figures'
import { renderCutawaySvg } from '@/lib/drawings/cutaway/scene-svg'
import { drawingVariants, renderProductSvg } from '@/lib/drawings/product-svg'
import { renderThailandSvg } from '@/lib/drawings/thailand-map/thailand-svg'
import { renderWorldSvg } from '@/lib/drawings/world-map/world-svg'
import { askCompany } from '@/lib/data/company'
import { answerRequest, cacheControlOf } from './answer-request'

/** `map/thailand.svg` is the country with its provinces, `map/world.svg` the world; `cutaway/reservoir.svg` is a common damper cut open; with a product's id it is its illustration or its own inside. */
async function draw(id: string, file: string): Promise<string> {
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : ''
  if (id === 'map') {
    if (name === 'thailand') return renderThailandSvg()
    if (name === 'world') return renderWorldSvg()
    throw new ApiError('NOT_FOUND')
  }
  if (id === 'cutaway') {
    const kind = cutawayKinds.find((one) => one === name)
    if (!kind) throw new ApiError('NOT_FOUND')
    return renderCutawaySvg(kind)
  }
  const variant = drawingVariants.find((one) => one === name)
  if ((!variant && name !== 'inside') || !slugSchema.safeParse(id).success) throw new ApiError('NOT_FOUND')
  const product = await askCompany('getProduct', { id, lang: 'en' })
  if (variant) return renderProductSvg(product, variant)
  const inside = insideOf(product)
  if (!inside) throw new ApiError('NOT_FOUND')
  return renderCutawaySvg(inside.kind, inside.figures)
}

/** A drawing as an SVG file. Kept for a year under a versioned address, for five minutes without. TOO_MANY_REQUESTS for a caller who asks for more than pages show. */
export async function answerDrawing(request: Request, { id, file }: { id: string; file: string }): Promise<Response> {
  const answer = async () =>
    new Response(await draw(id, file), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControlOf(request) },
    })
  return answerRequest(request, answer, { limit: 'drawing' })
}
