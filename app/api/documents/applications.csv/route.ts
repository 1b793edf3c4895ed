import { answerApplicationCsv } from '@/lib/route-handlers/application-csv'

export async function GET(request: Request): Promise<Response> {
  return answerApplicationCsv(request)
}
