/** The first of 'Panel', 'Panel 2', 'Panel 3' ... that is free. */
export function freeName(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base
  let number = 2
  while (taken.includes(`${base} ${number}`)) number += 1
  return `${base} ${number}`
}
