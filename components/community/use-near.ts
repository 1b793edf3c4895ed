import { useEffect, useState, type RefObject } from 'react'

/** Whether something has come into view; it stays near from then on. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, near])
  return near
}
