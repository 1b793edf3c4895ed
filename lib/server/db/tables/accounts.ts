/** Somebody who can sign in: with an e-mail address, a phone number, or either. */
export type AccountTable = {
  id: string
  /** Lower case. NULL = known by its phone. */
  email: string | null
  /** E.164. NULL = known by its e-mail address. */
  phone: string | null
  name: string
  /** Argon2id. */
  password_hash: string
  /** JSON list of scopes. */
  scopes: string
  /** NULL = made by the company, or before this was kept. */
  created_at: string | null
  /** Sealed secret of the second factor; NULL = none yet. */
  totp_secret: string | null
  /** Number of the half-minute whose code was used last: none is good twice. */
  totp_step: number
  /** JSON list of keyed hashes of the recovery codes that are left. */
  recovery_codes: string
  /** Language of messages to it; NULL = that of the page which sets them off. */
  lang: string | null
}

/** A registration that waits for its code. Several may wait for one address: whoever confirms one is who reads the address. */
export type AccountRegistrationTable = {
  id: string
  /** E-mail address or phone number, in one spelling. */
  handle: string
  name: string
  /** Argon2id. */
  password_hash: string
  created_at: string
}

/** A session: the family of refresh tokens that follow from one sign-in. Only the newest is good, and only its hash is kept. */
export type AccountSessionTable = {
  id: string
  account_id: string
  /** Keyed hash of the newest refresh token. */
  refresh_hash: string
  /** How many tokens came before it. */
  generation: number
  /** When the newest was made. */
  rotated_at: string
  /** 1 = signed in with a second factor, too. */
  second_factor: number
  created_at: string
  /** Worthless from then on, unless exchanged before. */
  expires_at: string
  /** Signed out, or ended because an old token came back. NULL = not. */
  revoked_at: string | null
}

/** A link to set a new password; it is good once. */
export type PasswordResetTable = {
  /** Keyed hash of what the link holds. */
  token_hash: string
  /** NULL = nobody's: somebody asked for an address without an account. */
  account_id: string | null
  created_at: string
  expires_at: string
  used_at: string | null
}

/** A list of a browser that its owner's account keeps, so that it is the same on every device. */
export type AccountKeptTable = {
  account_id: string
  /** garage | recent | compare | likes. */
  kind: string
  /** JSON of the contract's value of that kind. */
  value: string
  updated_at: string
}

/** A registration that an account has proved to be its own; its link and PIN open it as before. */
export type AccountWarrantyTable = { account_id: string; warranty_id: string; added_at: string }

/** A key of a device, made for this site; only the device has its other half. */
export type PasskeyTable = {
  /** Base64url, given by the device. */
  id: string
  account_id: string
  /** COSE, base64url. */
  public_key: string
  /** The device's own count of its uses; one that counts behind is a copy. 0 = it does not count. */
  counter: number
  /** JSON list of ways a browser reaches the device. */
  transports: string
  /** What its owner calls it. */
  name: string
  created_at: string
  /** NULL = not yet. */
  used_at: string | null
}

/** A question whose answer is signed by a passkey; it is taken back with the first answer. */
export type PasskeyChallengeTable = {
  id: string
  /** 32 random bytes, base64url. */
  challenge: string
  /** In which a passkey is to be made; NULL = somebody wants to sign in. */
  session_id: string | null
  expires_at: string
}

export type AccountTables = {
  account: AccountTable
  account_registration: AccountRegistrationTable
  account_session: AccountSessionTable
  password_reset: PasswordResetTable
  account_kept: AccountKeptTable
  account_warranty: AccountWarrantyTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
}
