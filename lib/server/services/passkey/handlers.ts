import type { passkeyEndpoints } from '@/lib/contract/passkey'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in'

export const passkeyHandlers: HandlersOf<typeof passkeyEndpoints> = {
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
}
