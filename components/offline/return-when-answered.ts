/** Time before each try, ms: a connection that the browser tells of may take a moment to carry anything. */
const pauses = [0, 1000, 3000, 10_000]

const isAnswered = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Calls `load` once as soon as the address, which could not be had, is answered again: asks after a while, and anew whenever the browser
 * tells of a connection. Returns what ends the tries.
 */
export function returnWhenAnswered(address: string, load: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const attempt = (turn: number) => {
    clearTimeout(timer)
    const pause = pauses[turn]
    if (isOver || !navigator.onLine || pause === undefined) return
    timer = setTimeout(() => void ask(turn), pause)
  }
  const ask = async (turn: number) => {
    const answered = await isAnswered(address)
    if (isOver) return
    if (answered) {
      end()
      load()
    } else attempt(turn + 1)
  }
  const begin = () => attempt(0)
  const end = () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', begin)
  }
  // It has just failed: not at once.
  attempt(2)
  addEventListener('online', begin)
  return end
}
