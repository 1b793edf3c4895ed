/** Answers no sooner than after `ms`: what was found then takes as long as what was not. */
export async function notBefore<T>(ms: number, work: Promise<T>): Promise<T> {
  const wait = new Promise((resolve) => setTimeout(resolve, ms))
  const [result] = await Promise.allSettled([work, wait])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
