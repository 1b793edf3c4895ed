import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/table'
import { ForgotDesk } from './forgot-desk'
import { RegisterDesk } from './register-desk'
import { ResetDesk } from './reset-desk'
import { SecondFactorDesk } from './second-factor-desk'
import { SignInDesk } from './sign-in-desk'

type Desk = (props: { locale: Locale; to: string }) => ReactNode
/** A thing to know beside the form, with where it leads; words of `account`. */
type Beside = { title: string; text: string | null; links: readonly (readonly [word: string, path: RoutePath])[] }

type Definition = {
  /** Words under `account`. */
  words: 'signIn' | 'register' | 'forgot' | 'reset' | 'factorSetup'
  Desk: Desk
  beside: readonly Beside[]
}

/** Pages that are one form about an account. */
export const accountPages = {
  '/login': {
    words: 'signIn',
    Desk: SignInDesk,
    beside: [
      { title: 'signIn.newTitle', text: 'signIn.newText', links: [['signIn.register', '/register']] },
      {
        title: 'signIn.withoutTitle',
        text: 'signIn.withoutText',
        links: [
          ['signIn.warranty', '/warranty'],
          ['signIn.appointment', '/appointment'],
        ],
      },
    ],
  },
  '/register': {
    words: 'register',
    Desk: RegisterDesk,
    beside: [
      { title: 'register.haveTitle', text: null, links: [['register.have', '/login']] },
      {
        title: 'register.privacyTitle',
        text: 'register.privacyText',
        links: [['register.privacy', '/policy/privacy-policy']],
      },
    ],
  },
  '/password/forgot': { words: 'forgot', Desk: ForgotDesk, beside: [] },
  '/password/reset': { words: 'reset', Desk: ResetDesk, beside: [] },
  '/user/second-factor': { words: 'factorSetup', Desk: SecondFactorDesk, beside: [] },
} as const satisfies Partial<Record<RoutePath, Definition>>

export type AccountPagePath = keyof typeof accountPages
export const isAccountPage = (path: string): path is AccountPagePath => Object.hasOwn(accountPages, path)
