import { dialHref } from '@/lib/utils/dial-href'

/** A telephone number that a phone dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      className="inline-flex min-h-6 items-center whitespace-nowrap underline underline-offset-4"
      href={dialHref(phone)}
    >
      {phone}
    </a>
  )
}
