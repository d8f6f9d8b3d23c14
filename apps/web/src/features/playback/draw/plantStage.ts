import type { PlaybackIndex } from '@duet/results/playback'
import type { MeasurePaint } from './measurePaint.ts'
import type { TableSet } from './tableSet.ts'

/** A drawing of the plant whose tables change colour and turn from frame to frame. */
export interface PlantStage {
  readonly setPaint: (paint: MeasurePaint) => void
  /** Numbers by unit and turns by block, radians: read at once, not held. */
  readonly setFrame: (values: Uint16Array, turns: Float32Array) => void
  /** All tables in view. */
  readonly fit: () => void
  readonly zoomBy: (steps: number) => void
  /** Table under a place, px from the top left. */
  readonly pick: (xPx: number, yPx: number) => number | undefined
  readonly canvas: HTMLCanvasElement
  /** Calls after each drawing, while its pixels can be read; gives how to stop. */
  readonly onDrawn: (call: () => void) => () => void
  readonly repaint: () => void
  readonly dispose: () => void
}

export interface StageInput {
  readonly container: HTMLElement
  readonly index: PlaybackIndex
  readonly tables: TableSet
}
