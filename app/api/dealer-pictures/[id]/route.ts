import { answerDealerPicture } from '@/lib/route-handlers/dealer-picture'

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answerDealerPicture(request, (await params).id)
}
