/** The status of a failed page as a figure on a workshop drawing: very large, with its dimension arrow. */
export function MeasuredStatus({ status }: { status: number }) {
  return (
    <p className="w-fit">
      <span className="display block text-[clamp(7rem,28vw,20rem)] leading-[0.8] tabular-nums">{status}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 600 20"
        preserveAspectRatio="none"
        className="mt-6 h-5 w-full text-signal-light"
      >
        <path
          d="M1 2V18M599 2V18M1 10H599"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path d="M1 10L16 6V14ZM599 10L584 6V14Z" fill="currentColor" />
      </svg>
    </p>
  )
}
