import { answerProductDocument } from '@/lib/route-handlers/product-documents'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  return answerProductDocument(request, await params)
}
