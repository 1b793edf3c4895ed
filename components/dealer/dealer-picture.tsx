/** A picture that a shop sent; `src` while it is only on this device. */
export function DealerPicture({ id, src = null, alt }: { id: string; src?: string | null; alt: string }) {
  return (
    <picture>
      <img
        src={src ?? `/api/dealer-pictures/${id}`}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={1024}
        height={768}
        className="aspect-4/3 h-auto w-full border border-line bg-mist object-cover"
      />
    </picture>
  )
}
