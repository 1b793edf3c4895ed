/** The same things, the next of them begun before one is handed out: the database works on one while this process works on the other. */
export async function* readAhead<T>(things: AsyncIterable<T>): AsyncGenerator<T> {
  const source = things[Symbol.asyncIterator]()
  const begin = () => {
    const next = source.next()
    // A failure is told when its turn comes.
    next.catch(() => undefined)
    return next
  }
  let next = begin()
  try {
    for (;;) {
      const step = await next
      if (step.done === true) return
      next = begin()
      yield step.value
    }
  } finally {
    // Whoever stops early may undo what was done: nothing goes on behind his back.
    await next.catch(() => undefined)
    await source.return?.()
  }
}
