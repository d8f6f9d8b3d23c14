import type { FieldError } from '@duet/plant'

export function messageAt(errors: readonly FieldError[], path: string): string | undefined {
  return errors.find((error) => error.path === path)?.message
}

/** The errors of a field and of the places inside it: `cells`, `cells.0`. */
export function errorsOf(errors: readonly FieldError[], name: string): readonly FieldError[] {
  return errors.filter(({ path }) => path === name || path.startsWith(`${name}.`))
}
