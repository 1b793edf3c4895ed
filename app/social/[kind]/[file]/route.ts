import { answerSocialCard } from '@/lib/route-handlers/social-card'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string; file: string }> },
): Promise<Response> {
  return answerSocialCard(request, await params)
}
