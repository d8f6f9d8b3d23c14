/** The name that is most like what was typed; undefined where none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(typed.length / 3))
  const [nearest] = names
    .map((name) => ({ name, edits: editCount(typed, name) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits)
  return nearest?.name
}

/** Letters that are put in, taken out, changed or exchanged with their neighbour (optimal string alignment). */
export function editCount(from: string, to: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const edits = [
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      const isExchanged = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(Math.min(...edits, isExchanged ? (before[j - 2] ?? 0) + 1 : Infinity))
    }
    before = last
    last = row
  }
  return last[to.length] ?? 0
}
