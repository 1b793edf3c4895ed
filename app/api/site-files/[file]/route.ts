import { answerSiteFile } from '@/lib/route-handlers/site-files'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerSiteFile(request, (await params).file)
}
