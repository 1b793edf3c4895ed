import { answerFilmTrack } from '@/lib/route-handlers/video-track'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  return answerFilmTrack(request, await params)
}
