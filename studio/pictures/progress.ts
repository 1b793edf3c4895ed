const width = 24

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** A bar with the time left, from the mean of what was rendered so far; one line a picture where the output is no terminal. */
export function createProgress(total: number): { advance: (name: string) => void; skip: () => void; end: () => void } {
  const started = performance.now()
  let [done, skipped] = [0, 0]
  const show = (name: string): void => {
    const seconds = (performance.now() - started) / 1000
    const share = (done + skipped) / total
    const left = done === 0 ? 0 : (seconds / done) * (total - done - skipped)
    const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
    const line = `${bar} ${done + skipped}/${total} · ${minutes(left)} left · ${name}`
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[2K${line}` : `${line}\n`)
  }
  return {
    advance: (name) => {
      done += 1
      show(name)
    },
    skip: () => {
      skipped += 1
    },
    end: () =>
      console.log(`\n${done} rendered, ${skipped} unchanged, ${minutes((performance.now() - started) / 1000)}`),
  }
}
