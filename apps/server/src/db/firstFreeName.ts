/** A name, or where it is taken the first of `name (2)`, `name (3)`, ... that is free. */
export function firstFreeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted} (${number})`)) number += 1
  return `${wanted} (${number})`
}
