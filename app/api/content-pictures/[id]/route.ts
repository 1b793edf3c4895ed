import { answerContentPicture } from '@/lib/route-handlers/content-picture'

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answerContentPicture(request, (await params).id)
}
