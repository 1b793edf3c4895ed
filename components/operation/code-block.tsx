import { classNames } from '@/components/ui/class-names'

/** Lines of a program or an answer. They scroll inside their frame, which takes focus so that the keyboard can scroll it. */
export function CodeBlock({ label, tall = false, children }: { label: string; tall?: boolean; children: string }) {
  return (
    <pre
      role="group"
      aria-label={label}
      tabIndex={0}
      lang="en"
      className={classNames(
        'overflow-auto rounded-base border border-line bg-paper p-4 font-mono text-sm leading-body',
        tall && 'max-h-[32rem]',
      )}
    >
      <code>{children}</code>
    </pre>
  )
}
