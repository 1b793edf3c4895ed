import 'server-only'
import { ApiError } from '@/lib/contract/api-error'
import { catalogueNames } from '@/lib/contract/catalogue'
import { langSchema } from '@/lib/contract/common'
import { catalogueFacts, readCatalogue } from '@/lib/data/catalogues'
import { getPdfs } from '@/lib/server/pdf/pdfs'
import { answerRequest } from './answer-request'

/** A catalogue as a PDF, `<name>.pdf`, in the language of `?lang=`. Shown by browsers that can. */
export async function answerCatalogueDocument(request: Request, { file }: { file: string }): Promise<Response> {
  const answer = async () => {
    const name = catalogueNames.find((one) => `${one}.pdf` === file)
    if (!name) throw new ApiError('NOT_FOUND')
    const lang = langSchema.catch('en').parse(new URL(request.url).searchParams.get('lang'))
    const bytes = await getPdfs().catalogue(catalogueFacts(await readCatalogue(lang, name), lang))
    return new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'content-disposition': `inline; filename="yss-${name.toLowerCase()}-${lang}.pdf"`,
        'cache-control': 'public, max-age=3600',
      },
    })
  }
  return answerRequest(request, answer, { limit: 'document' })
}
