import { answerWarrantyDocument } from '@/lib/route-handlers/warranty-documents'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerWarrantyDocument(request, await params)
}
