import { answerAccountDocument } from '@/lib/route-handlers/account-documents'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerAccountDocument(request, await params)
}
