import {
  type FrameChunk,
  MISSING,
  type PlaybackIndex,
  type PlaybackMeasure,
  valueOf,
} from '@duet/results/playback'

type Columns = Pick<PlaybackIndex, 'units' | 'blocks'>

/** Numbers of a frame by unit, as the graphics card takes them: a measure of blocks is that of all their units. */
export function fillUnits(
  out: Uint16Array,
  { units }: Columns,
  measure: Pick<PlaybackMeasure, 'columns'>,
  chunk: FrameChunk | undefined,
  at: number,
): void {
  if (!chunk || at < 0) {
    out.fill(MISSING)
    return
  }
  const from = at * chunk.columnCount
  const row = chunk.values.subarray(from, from + chunk.columnCount)
  if (measure.columns === 'unit') {
    out.set(row)
    return
  }
  for (let unit = 0; unit < units.length; unit++)
    out[unit] = row[units[unit]?.block ?? 0] ?? MISSING
}

/** Turns of blocks at a frame, radians; those that have none lie as their design says. */
export function fillTurns(
  out: Float32Array,
  { blocks }: Columns,
  measure: PlaybackMeasure | undefined,
  chunk: FrameChunk | undefined,
  at: number,
): void {
  blocks.forEach(({ mount }, block) => {
    if (mount.kind === 'fixed') out[block] = (mount.tilt_deg * Math.PI) / 180
    else if (measure && chunk && at >= 0) {
      const turned = valueOf(chunk.values[at * chunk.columnCount + block] ?? MISSING, measure)
      if (Number.isFinite(turned)) out[block] = (turned * Math.PI) / 180
    }
  })
}

/** Means of blocks at a frame, by the tables that share a value; NaN where none has one. */
export function blockMeans(
  { units, blocks }: Columns,
  values: Uint16Array,
  measure: PlaybackMeasure,
): Float64Array {
  const sums = new Float64Array(blocks.length)
  const weights = new Float64Array(blocks.length)
  units.forEach(({ block, table_count }, unit) => {
    const value = valueOf(values[unit] ?? MISSING, measure)
    if (Number.isNaN(value)) return
    const weight = Math.max(1, table_count)
    sums[block] = (sums[block] ?? 0) + weight * value
    weights[block] = (weights[block] ?? 0) + weight
  })
  return sums.map((sum, block) => sum / (weights[block] || Number.NaN))
}

/** Power over nominal power of each column of a measure, added up over the frames of a day, kW. */
export function powerCourse(
  index: Columns & Pick<PlaybackIndex, 'inverters'>,
  measure: PlaybackMeasure,
  chunk: FrameChunk,
  { first, count }: { readonly first: number; readonly count: number },
): Float64Array {
  const parts = measure.columns === 'unit' ? index.units : index.blocks
  return Float64Array.from({ length: count }, (_, i) => {
    let kw = Number.NaN
    parts.forEach(({ nominal_dc_kw }, column) => {
      const number = chunk.values[(first + i) * chunk.columnCount + column] ?? MISSING
      const share = valueOf(number, measure)
      if (Number.isFinite(share)) kw = (Number.isNaN(kw) ? 0 : kw) + share * nominal_dc_kw
    })
    return kw
  })
}
