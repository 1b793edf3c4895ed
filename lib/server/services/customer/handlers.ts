import type { customerEndpoints } from '@/lib/contract/customer'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getCustomerDetail } from './customer-detail'
import { getCustomers } from './customers'

export const customerHandlers: HandlersOf<typeof customerEndpoints> = { getCustomers, getCustomerDetail }
