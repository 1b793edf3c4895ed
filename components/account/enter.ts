import type { SignInAnswer, SignInWay } from '@/lib/contract/session'

/** Signs in and goes on: the whole page anew, so that nothing of before is left in it. Throws ApiError. */
export async function enter(way: SignInWay, values: Record<string, unknown>, to: string): Promise<SignInAnswer> {
  const { signIn } = await import('@/lib/client/session')
  const answer = await signIn(way, values)
  if ('signed_in' in answer && answer.recovery_codes.length === 0) location.assign(to)
  return answer
}
