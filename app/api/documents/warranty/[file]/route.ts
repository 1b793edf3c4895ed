import { answerWarrantyPaper } from '@/lib/data/warranty-papers'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerWarrantyPaper(request, await params)
}
