/** What stands behind the first two steps: most of the form, and nothing that who arrives sees. Rejects when it does not come. */
export async function loadLaterParts() {
  const [{ LaterStep }, { SentPanel }] = await Promise.all([import('./later-step'), import('./sent-panel')])
  return { LaterStep, SentPanel }
}
