import type { accountEndpoints } from '@/lib/contract/account-endpoints'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getCurrentUser, token } from './account'
import { confirmAccount, registerAccount } from './register'
import { requestPasswordReset, resetPassword } from './reset-password'
import { refreshToken, revokeAllTokens, revokeToken } from './rotate'
import { confirmTotp, enrolTotp } from './second-factor'
import { changePassword } from './set-password'

export const accountHandlers: HandlersOf<typeof accountEndpoints> = {
  token,
  'ApiUser/Me': getCurrentUser,
  refreshToken,
  revokeToken,
  revokeAllTokens,
  registerAccount,
  confirmAccount,
  requestPasswordReset,
  resetPassword,
  changePassword,
  enrolTotp,
  confirmTotp,
}
