/** What is asked of the store of readings. */
export interface SeriesRequest {
  readonly projectId: string
  readonly nodeKeys: readonly number[]
  readonly fromUtcMs: number
  /** Not part of it. */
  readonly toUtcMs: number
  readonly stepS: number
  readonly kind: 'measured' | 'expected'
}

/** Values by node_key in the unit of the measure, [n]: means of each step; counters at its start. NaN is missing. */
export interface NodeSeries {
  /** Start of each step, [n]. */
  readonly startUtcMs: Float64Array
  readonly values: ReadonlyMap<number, Float64Array>
}

/** Reads stored series. The caller has settled access. */
export type ReadSeries = (request: SeriesRequest) => Promise<NodeSeries>
