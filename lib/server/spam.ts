import { environment } from '@/lib/config/environment'
import type { SpamGuard } from '@/lib/contract/spam-guard'
import type { ServiceContext } from '@/lib/server/services/context'
import { judgeRobotToken } from './robot-verdict'

/** Faster than anybody fills in a form that asks for a name, ms. */
const fastestPersonMs = 2500

export const spamReasons = [
  'hidden-field-filled',
  'too-fast',
  'robot-check-missing',
  'robot-check-failed',
  'robot-check-unreachable',
] as const
export type SpamReason = (typeof spamReasons)[number]

export type SpamJudgement = { suspected: boolean; reasons: SpamReason[] }

type Options = {
  /** null = no robot check is configured. Default: the environment's. */
  secret?: string | null
  /** Default: the provider's. */
  verifyUrl?: string
}

/** What speaks for a machine behind a form. Never refuses and never throws: suspected rows are kept and marked, a person decides. The visitor's address is nobody's business but ours: it is not passed on. */
export async function judgeSpam(
  guard: SpamGuard,
  _context: Pick<ServiceContext, 'address'>,
  options: Options = {},
): Promise<SpamJudgement> {
  const { secret = environment().RECAPTCHA_SITE_KEY ? environment().RECAPTCHA_SECRET : null, verifyUrl } = options
  const reasons: SpamReason[] = []
  if (guard.website.trim() !== '') reasons.push('hidden-field-filled')
  if (guard.elapsedMs < fastestPersonMs) reasons.push('too-fast')
  if (secret !== null) reasons.push(...(await judgeRobot(guard.robotToken, secret, verifyUrl)))
  return { suspected: reasons.length > 0, reasons }
}

async function judgeRobot(token: string | undefined, secret: string, url: string | undefined): Promise<SpamReason[]> {
  if (token === undefined) return ['robot-check-missing']
  const verdict = await judgeRobotToken(token, { secret, ...(url !== undefined && { url }) })
  return verdict === 'person' ? [] : [verdict === 'robot' ? 'robot-check-failed' : 'robot-check-unreachable']
}
