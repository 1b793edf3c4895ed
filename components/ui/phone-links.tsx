import { PhoneLink } from './phone-link'

/** All numbers of somebody, the first one first. */
export function PhoneLinks({ phones }: { phones: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
    </span>
  )
}
