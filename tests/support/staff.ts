import type { User } from '@/lib/contract/account'

/** Somebody of the service desk. */
export const staff: User = {
  id: 'staff',
  name: 'Staff',
  email: 'staff@example.com',
  phone: null,
  scope: ['service'],
  secondFactor: 'given',
}
