import 'server-only'
import { slugSchema } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { drawingVariants, renderProductSvg } from '@/lib/drawings/product-svg'
import { askCompany } from '@/lib/data/company'
import { answerRequest, cacheControlOf } from './answer-request'

/** A product's drawing as an SVG file. Kept for a year under a versioned address, for five minutes without. TOO_MANY_REQUESTS for a caller who asks for more than pages show. */
export async function answerDrawing(request: Request, { id, file }: { id: string; file: string }): Promise<Response> {
  const answer = async () => {
    const variant = drawingVariants.find((name) => `${name}.svg` === file)
    if (!variant || !slugSchema.safeParse(id).success) throw new ApiError('NOT_FOUND')
    const product = await askCompany('getProduct', { id, lang: 'en' })
    return new Response(renderProductSvg(product, variant), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControlOf(request) },
    })
  }
  return answerRequest(request, answer, { limit: 'drawing' })
}
