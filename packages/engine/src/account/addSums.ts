/** Field by field sum of at least one set of sums: of blocks, or of periods. */
export function addSums<Key extends string>(
  sums: readonly Readonly<Record<Key, number>>[],
): Readonly<Record<Key, number>> {
  const [first, ...rest] = sums
  if (first === undefined) throw new RangeError('got no sums, expected at least one')
  const total: Record<Key, number> = { ...first }
  for (const sum of rest) {
    for (const key in sum) total[key] += sum[key]
  }
  return total
}
