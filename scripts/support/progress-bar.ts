const width = 24

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** A bar with the time left, from the mean of what is done; a line each where the output is no terminal. */
export function createBar(total: number): { advance: (name: string) => void } {
  const started = performance.now()
  let done = 0
  return {
    advance: (name) => {
      done += 1
      const seconds = (performance.now() - started) / 1000
      const bar = '█'.repeat(Math.round((done / total) * width)).padEnd(width, '░')
      const line = `${bar} ${done}/${total} · ${minutes((seconds / done) * (total - done))} left · ${name}`
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[2K${line}` : `${line}\n`)
    },
  }
}
