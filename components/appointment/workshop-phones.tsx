import { LatinText } from '@/components/ui/latin-text'
import { PhoneLinks } from '@/components/ui/phone-links'
import type { Workshop } from '@/lib/contract/appointment'

/** Whom to call where the form cannot work. */
export function WorkshopPhones({ workshops }: { workshops: readonly Workshop[] }) {
  return (
    <ul className="grid border-t border-line">
      {workshops.map(({ id, name, address, phones }) => (
        <li key={id} className="grid gap-0.5 border-b border-line py-2.5">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-steel">
            <LatinText text={address} />
          </span>
          <PhoneLinks phones={phones} />
        </li>
      ))}
    </ul>
  )
}
