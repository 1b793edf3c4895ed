import { answerFilmTrack } from '@/lib/data/film-tracks'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  return answerFilmTrack(request, await params)
}
