import { answerEventCalendar } from '@/lib/route-handlers/event-calendar'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerEventCalendar(request, (await params).file)
}
