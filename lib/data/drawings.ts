import 'server-only'
import { slugSchema } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { drawingVariants, renderProductSvg } from '@/lib/drawings/product-svg'
import { errorResponse, toApiError } from '@/lib/server/http/error-response'
import { askCompany } from './company'
import { limitCaller } from './limit-caller'

const year = 31_536_000

/** A product's drawing as an SVG file. Kept for a year under a versioned address, for five minutes without. TOO_MANY_REQUESTS for a caller who asks for more than pages show. */
export async function answerDrawing(request: Request, { id, file }: { id: string; file: string }): Promise<Response> {
  try {
    await limitCaller(request, 'drawing')
    const variant = drawingVariants.find((name) => `${name}.svg` === file)
    if (!variant || !slugSchema.safeParse(id).success) throw new ApiError('NOT_FOUND')
    const product = await askCompany('getProduct', { id, lang: 'en' })
    const versioned = new URL(request.url).searchParams.has('v')
    return new Response(renderProductSvg(product, variant), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': versioned ? `public, max-age=${year}, immutable` : 'public, max-age=300' },
    })
  } catch (error) {
    return errorResponse(toApiError(error), crypto.randomUUID())
  }
}
