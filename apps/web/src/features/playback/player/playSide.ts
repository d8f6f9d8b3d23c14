import { type PlaybackIndex, type PlaybackMeasure, playbackMeasure } from '@duet/results/playback'
import { paintOf } from '../draw/measurePaint.ts'
import type { PlantStage } from '../draw/plantStage.ts'
import { type ChunkCache, createChunkCache, type LoadChunk } from '../frames/chunkCache.ts'
import { fillTurns, fillUnits } from '../frames/frameValues.ts'
import { chunkOfFrame, type Timeline, timelineOf } from '../frames/timeline.ts'

/** One of the plants that are played: its frames, and where they are drawn. */
export interface PlaySide {
  readonly index: PlaybackIndex
  readonly timeline: Timeline
  readonly cache: ChunkCache
  readonly measure: () => PlaybackMeasure
  readonly setMeasure: (key: string | undefined) => void
  readonly setStage: (stage: PlantStage | undefined) => void
  /** Draws a frame; undefined: none of that time. False while its values are on their way. */
  readonly show: (frame: number | undefined) => boolean
  /** Numbers of what is shown, by unit. */
  readonly values: Uint16Array
  readonly frame: () => number | undefined
}

export interface SideInput {
  readonly index: PlaybackIndex
  readonly load: LoadChunk
  readonly onChange: () => void
}

/** The measure of a key, else the first that there is. */
export function measureOf(index: PlaybackIndex, key: string | undefined): PlaybackMeasure {
  const offered = offeredMeasures(index)
  const found = offered.find((one) => one.key === key) ?? offered[0]
  if (!found) throw new RangeError('There is nothing to show')
  return found
}

/** Those that tables can be coloured by. */
export const offeredMeasures = (index: PlaybackIndex): readonly PlaybackMeasure[] =>
  index.measures.flatMap(({ key }) => {
    const measure = playbackMeasure(key)
    return measure && measure.columns !== 'inverter' ? [measure] : []
  })

export function playSide({ index, load, onChange }: SideInput): PlaySide {
  const timeline = timelineOf(index)
  const cache = createChunkCache(load, onChange)
  const values = new Uint16Array(index.units.length)
  const turns = new Float32Array(index.blocks.length)
  const angle = index.measures.some(({ key }) => key === 'angle')
    ? playbackMeasure('angle')
    : undefined
  let measure = measureOf(index, undefined)
  let stage: PlantStage | undefined
  let shown: number | undefined
  const paint = (): void => {
    const legend = index.measures.find(({ key }) => key === measure.key)?.legend ?? [0, 1]
    stage?.setPaint(paintOf(measure, legend))
    stage?.setFrame(values, turns)
  }
  return {
    index,
    timeline,
    cache,
    values,
    measure: () => measure,
    setMeasure: (key) => {
      measure = measureOf(index, key)
      paint()
    },
    setStage: (next) => {
      stage = next
      paint()
    },
    frame: () => shown,
    show: (frame) => {
      shown = frame
      const { chunk, at } =
        frame === undefined ? { chunk: -1, at: -1 } : chunkOfFrame(timeline, frame)
      const own = chunk < 0 ? undefined : cache.get(measure.key, chunk)
      const angles = chunk < 0 || !angle ? undefined : cache.get(angle.key, chunk)
      if (chunk >= 0) fetchAhead(cache, index, chunk, [measure.key, ...(angle ? ['angle'] : [])])
      fillUnits(values, index, measure, own, at)
      fillTurns(turns, index, angle, angles, at)
      stage?.setFrame(values, turns)
      return chunk < 0 || (own !== undefined && (!angle || angles !== undefined))
    },
  }
}

/** The files after the one that is shown, and the one before it. */
function fetchAhead(
  cache: ChunkCache,
  { chunks }: PlaybackIndex,
  chunk: number,
  measures: readonly string[],
): void {
  for (const near of [chunk + 1, chunk + 2, chunk - 1])
    if (chunks[near]) for (const measure of measures) cache.prefetch(measure, near)
}
