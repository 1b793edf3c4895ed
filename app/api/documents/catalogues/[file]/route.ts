import { answerCatalogueDocument } from '@/lib/route-handlers/catalogue-documents'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerCatalogueDocument(request, await params)
}
