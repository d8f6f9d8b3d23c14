/** The path and what encloses it, innermost first: `cells.0`, `cells`. */
export function placesOf(path: string): readonly string[] {
  const parts = path.split('.')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
}
