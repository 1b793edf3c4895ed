import { answerRoadShowCalendar } from '@/lib/route-handlers/road-show-calendar'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerRoadShowCalendar(request, (await params).file)
}
