import { answerPromotionCalendar } from '@/lib/route-handlers/promotion-calendar'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerPromotionCalendar(request, (await params).file)
}
