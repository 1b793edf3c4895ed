const held = /(\S+-\S+|\d+ (?:mm|kg|bar|ml|มม\.|กก\.))/

/** Text in which a figure keeps its unit and a name with a hyphen stays whole: `348 mm` and `X-PERT` never break. */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(held).map((part, i) =>
    held.test(part) ? (
      <span key={i} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
