/** A place in a list between its neighbours: `orders` rise, `index` counts from the first, up to the length of the list. */
export function orderBetween(orders: readonly number[], index: number): number {
  const before = orders[index - 1]
  const after = orders[index]
  if (before === undefined && after === undefined) return 0
  if (before === undefined) return (after ?? 0) - 1
  if (after === undefined) return before + 1
  return (before + after) / 2
}
