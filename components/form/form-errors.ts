import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormError } from './error-summary'

type ErrorOf<Path> = (path: Path) => string | undefined

/** What is wrong as the list of a summary, in the order of `paths`; `idOf`: of a field's first control. */
export function listErrors<Path extends string>(
  paths: readonly Path[],
  errorOf: ErrorOf<Path>,
  idOf: (path: Path) => string,
): FormError[] {
  return paths.flatMap((path) => {
    const message = errorOf(path)
    return message === undefined ? [] : [{ field: idOf(path), message }]
  })
}

type Words<Path> = {
  /** Fields that can be wrong, in the order of the page. */
  paths: readonly Path[]
  /** The message for a wrong field; undefined = it is not told there, or not yet. `type`: zod's issue code or the service's; '' = none. */
  say: (path: Path, type: string) => string | undefined
  idOf: (path: Path) => string
}

/** What is wrong in a form in the words of its page: field by field, and as the list of its summary. */
export function formErrors<Draft extends FieldValues, Ready, Path extends FieldPath<Draft>>(
  { formState, getFieldState }: UseFormReturn<Draft, unknown, Ready>,
  { paths, say, idOf }: Words<Path>,
) {
  const errorOf: ErrorOf<Path> = (path) => {
    const { error } = getFieldState(path, formState)
    return error && say(path, typeof error.type === 'string' ? error.type : '')
  }
  return { errorOf, list: listErrors(paths, errorOf, idOf) }
}
