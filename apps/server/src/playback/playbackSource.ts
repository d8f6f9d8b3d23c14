import type { FrameChunk, PlaybackIndex, PlaybackMeasure } from '@duet/results/playback'
import type { PlantTables } from './tables/plantTables.ts'

/** A run or a deployment as it is played; its parts are made when they are asked for. */
export interface PlaybackSource {
  /** @throws AppError RESULT_DAMAGED, INVALID_INPUT where there is nothing to play */
  readonly index: () => Promise<PlaybackIndex>
  readonly tables: () => Promise<PlantTables>
  readonly frames: (measure: PlaybackMeasure, chunk: number) => Promise<FrameChunk>
  /** What its parts follow from: they are the same while this is. */
  readonly stamp: string
}
