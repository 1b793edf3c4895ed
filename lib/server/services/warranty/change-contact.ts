import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Passport } from '@/lib/contract/warranty-passport'
import { requirePlace } from '../place/check-place'
import type { ServiceContext } from '../context'
import { notifyContactChanged } from './notify-contact'
import { describePassport, openPassport } from './passport'
import { findWarranty, type Warranty } from './rows'
import { contactDetail, recordChange } from './transitions'

type Contact = Pick<Warranty['owner'], 'phone' | 'email' | 'address'>

/** The owner with other contact details; what is not given is gone. */
function withContact({ name, kana, lineId }: Warranty['owner'], { phone, email, address }: Contact): Warranty['owner'] {
  return {
    name,
    ...(kana !== undefined && { kana }),
    ...(lineId !== undefined && { lineId }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
  }
}

/**
 * Changes how the owner is reached. Whoever could be reached before is told at the old address, so that a stranger with link and PIN does not
 * take a warranty over unseen.
 */
export async function changeWarrantyContact(
  { token, pin, lang, ...contact }: ParsedInputOf<'changeWarrantyContact'>,
  context: ServiceContext,
): Promise<Passport> {
  const before = await openPassport({ token, pin }, context)
  if (contact.address) await requirePlace(contact.address, 'address')
  const { db, now } = context
  const owner = withContact(before.owner, contact)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('warranty')
      .set({ owner: JSON.stringify(owner), phone_last4: owner.phone?.slice(-4) ?? '' })
      .where('id', '=', before.id)
      .execute()
    await recordChange(trx, before.id, before.state, { actor: 'customer', at: now, detail: contactDetail })
    await notifyContactChanged(trx, before, { owner, caller: context.address }, now)
  })
  return describePassport(context, (await findWarranty(db, before.id)) ?? before, lang)
}
