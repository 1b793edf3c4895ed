import { UnbrokenText } from '@/components/ui/unbroken-text'

/** What to look at before buying; nothing where there is nothing to say. */
export function CheckList({ checks }: { checks: readonly string[] }) {
  if (checks.length === 0) return null
  return (
    <ul className="grid gap-1">
      {checks.map((check) => (
        <li key={check}>
          <UnbrokenText text={check} />
        </li>
      ))}
    </ul>
  )
}
