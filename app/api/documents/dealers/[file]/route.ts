import { answerDealerCard } from '@/lib/route-handlers/dealer-card'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerDealerCard(request, (await params).file)
}
