import { useEffect, useState } from 'react'

/**
 * The parts of a damper as markup, once something is to move: its file is in the page as a picture already, so it comes from the browser's cache.
 * @param id begins every id in the markup; the file has `cut` in its place
 * @returns null = not asked for yet, or not to be had; then the picture stays
 */
export function useScene(address: string, id: string, isWanted: boolean): string | null {
  const [scene, setScene] = useState<string | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const load = async () => {
      const answer = await fetch(address, { signal: stop.signal })
      if (!answer.ok) return
      const file = await answer.text()
      const parts = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'))
      setScene(`<defs>${parts.replace(/(id="|#)cut-/g, `$1${id}-`)}</defs>`)
    }
    load().catch(() => undefined)
    return () => stop.abort()
  }, [address, id, isWanted])
  return scene
}
