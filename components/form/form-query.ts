/** What a form would put into an address; empty fields stay out of it. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(key, value)
  return query
}
