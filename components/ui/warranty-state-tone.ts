import {
  mdiAlertOutline,
  mdiClockOutline,
  mdiCloseOctagonOutline,
  mdiFileEditOutline,
  mdiShieldCheckOutline,
  mdiShieldOffOutline,
} from '@mdi/js'
import type { WarrantyState } from '@/lib/contract/warranty-words'

/** How a state looks; its words say the same. */
export const stateTone = {
  draft: { tone: 'info', icon: mdiFileEditOutline },
  submitted: { tone: 'info', icon: mdiClockOutline },
  'needs-information': { tone: 'warning', icon: mdiAlertOutline },
  'duplicate-serial': { tone: 'warning', icon: mdiClockOutline },
  'unknown-serial': { tone: 'warning', icon: mdiClockOutline },
  'outside-window': { tone: 'warning', icon: mdiClockOutline },
  verified: { tone: 'success', icon: mdiShieldCheckOutline },
  rejected: { tone: 'danger', icon: mdiCloseOctagonOutline },
  active: { tone: 'success', icon: mdiShieldCheckOutline },
  expiring: { tone: 'warning', icon: mdiShieldCheckOutline },
  expired: { tone: 'info', icon: mdiShieldOffOutline },
  void: { tone: 'danger', icon: mdiShieldOffOutline },
} as const satisfies Record<WarrantyState, { tone: 'info' | 'success' | 'warning' | 'danger'; icon: string }>
