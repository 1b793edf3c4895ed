/** Whether a file chosen in this form has not arrived yet: sent now, the form would go without it. */
export function isStillSending(form: HTMLFormElement): boolean {
  return form.querySelector('progress') !== null
}
