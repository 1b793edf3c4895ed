import { z } from 'zod'

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const timeoutMs = 4000
/** Version 3 scores from 0 (machine) to 1 (person); this is the provider's own advice. */
const lowestScore = 0.5

const answerSchema = z.object({ success: z.boolean(), score: z.number().optional() })

/** `unknown` = the provider could not be asked. */
export type RobotVerdict = 'person' | 'robot' | 'unknown'

/** Asks the provider about a token. Never throws and never waits longer than four seconds: a form must not depend on it. */
export async function judgeRobotToken(
  token: string,
  { secret, url = verifyUrl }: { secret: string; url?: string },
): Promise<RobotVerdict> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { success, score } = answerSchema.parse(await response.json())
    return success && (score === undefined || score >= lowestScore) ? 'person' : 'robot'
  } catch {
    return 'unknown'
  }
}
