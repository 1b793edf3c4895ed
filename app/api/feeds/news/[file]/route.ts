import { answerNewsFeed } from '@/lib/route-handlers/news-feed'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerNewsFeed(request, (await params).file)
}
