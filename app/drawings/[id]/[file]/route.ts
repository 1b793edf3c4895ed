import { answerDrawing } from '@/lib/route-handlers/drawing'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  return answerDrawing(request, await params)
}
