/**
 * Series of nodes on a common grid of intervals of `stepS` seconds, by node key; NaN is missing. Values are in the
 * unit of the node's measure. The caller has settled access to the project.
 */
export type ReadSeries = (request: {
  readonly projectId: string
  readonly nodeKeys: readonly number[]
  readonly fromUtcMs: number
  readonly toUtcMs: number
  readonly stepS: number
  readonly kind: 'measured' | 'expected'
}) => Promise<{
  readonly startUtcMs: Float64Array
  readonly values: ReadonlyMap<number, Float64Array>
}>
