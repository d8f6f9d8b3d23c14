/** How a block stands, for drawing. */
export type PlaybackMount =
  | { readonly kind: 'fixed'; readonly tilt_deg: number; readonly azimuth_deg: number }
  | { readonly kind: 'singleAxis'; readonly axis_azimuth_deg: number }
  | { readonly kind: 'dualAxis' }

export interface PlaybackBlock {
  readonly id: string
  readonly name: string
  readonly table_count: number
  /** Of what frames of power are a share of. */
  readonly nominal_dc_kw: number
  /** Across the row, m. */
  readonly table_width_m: number
  /** Middle of the modules above the ground, m. */
  readonly centre_height_m: number
  readonly mount: PlaybackMount
}

/** Tables that share their values. */
export interface PlaybackUnit {
  /** Place in `blocks`. */
  readonly block: number
  readonly name: string
  readonly table_count: number
  readonly nominal_dc_kw: number
}

/** The sunlit steps of a day, without a gap between them. */
export interface PlaybackDay {
  /** Of the site, yyyy-MM-dd. */
  readonly date: string
  /** Start of the first step, ms UTC. */
  readonly start_utc_ms: number
  readonly frame_count: number
  /** Time of the site less UTC at noon, hours. */
  readonly utc_offset_h: number
}

/** Days whose frames lie in one file of each measure. */
export interface PlaybackChunk {
  readonly first_day: number
  readonly day_count: number
}

export interface PlaybackInverter {
  readonly id: string
  readonly name: string
  readonly block: number
  readonly nominal_dc_kw: number
}

/** What a run or a deployment has to be played: content of index.json. */
export interface PlaybackIndex {
  readonly version: 1
  readonly id: string
  readonly kind: 'run' | 'deployment'
  readonly name: string
  /** What tables have values of their own. */
  readonly granularity: 'table' | 'zone' | 'block'
  readonly is_typical_year: boolean
  readonly step_s: number
  readonly measures: readonly {
    readonly key: string
    /** Ends of the legend, the same over the whole period. */
    readonly legend: readonly [number, number]
  }[]
  readonly blocks: readonly PlaybackBlock[]
  readonly units: readonly PlaybackUnit[]
  readonly inverters: readonly PlaybackInverter[]
  readonly days: readonly PlaybackDay[]
  readonly chunks: readonly PlaybackChunk[]
}

/** Values of a file of the largest measure, about: a quarter of a megabyte. */
const VALUES_PER_CHUNK = 131_072
const MOST_DAYS = 31

/** Cuts days into files of about equal size, at least a day each. */
export function playbackChunks(
  days: readonly Pick<PlaybackDay, 'frame_count'>[],
  columnCount: number,
): readonly PlaybackChunk[] {
  const chunks: { first_day: number; day_count: number }[] = []
  let values = Number.POSITIVE_INFINITY
  days.forEach(({ frame_count }, day) => {
    const own = frame_count * columnCount
    const last = chunks.at(-1)
    if (last && last.day_count < MOST_DAYS && values + own <= VALUES_PER_CHUNK) last.day_count += 1
    else {
      chunks.push({ first_day: day, day_count: 1 })
      values = 0
    }
    values += own
  })
  return chunks
}

/** Start of each frame of a chunk, ms UTC. */
export function frameStarts(
  { days, chunks, step_s }: Pick<PlaybackIndex, 'days' | 'chunks' | 'step_s'>,
  chunk: number,
): Float64Array {
  const { first_day = 0, day_count = 0 } = chunks[chunk] ?? {}
  const own = days.slice(first_day, first_day + day_count)
  return Float64Array.from(
    own.flatMap(({ start_utc_ms, frame_count }) =>
      Array.from({ length: frame_count }, (_, i) => start_utc_ms + i * step_s * 1000),
    ),
  )
}
