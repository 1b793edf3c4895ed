import { answerWarrantyPaper } from '@/lib/route-handlers/warranty-documents'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerWarrantyPaper(request, await params)
}
