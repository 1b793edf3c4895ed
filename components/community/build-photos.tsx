import type { BuildPhoto } from '@/lib/contract/community'

/** Photographs of who sent the build in. */
export function BuildPhotos({ photos }: { photos: readonly BuildPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {photos.map(({ path, width, height, alt }) => (
        <li key={path}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- a file of the site, already as small as it may be */}
          <img src={path} width={width} height={height} alt={alt} loading="lazy" className="h-auto w-full" />
        </li>
      ))}
    </ul>
  )
}
