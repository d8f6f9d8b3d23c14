import type { PlaybackMeasure } from '@duet/results/playback'
import { DIVERGING_COLORS, SEQUENTIAL_COLORS } from '../../../ui/palette.ts'

/** How a measure is coloured: the same over the whole period. */
export interface MeasurePaint {
  readonly measure: PlaybackMeasure
  readonly legend: readonly [number, number]
  /** From the least to the most. */
  readonly colors: readonly string[]
}

/** Two senses of a difference: strong at the ends and sand in the middle, so that all are seen on light ground. */
const TWO_SENSES = [
  '#8a4a00',
  ...DIVERGING_COLORS.slice(0, 2),
  '#dccf9a',
  ...DIVERGING_COLORS.slice(3),
  '#0a5b4d',
]
const DIVERGING = new Set(['ratio', 'angle'])

export function paintOf(measure: PlaybackMeasure, legend: readonly [number, number]): MeasurePaint {
  return { measure, legend, colors: DIVERGING.has(measure.key) ? TWO_SENSES : SEQUENTIAL_COLORS }
}

const PALETTE_SIZE = 256

/** A row of pixels from the least to the most, RGBA. */
export function palettePixels(colors: readonly string[]): Uint8Array<ArrayBuffer> {
  const parts = colors.map((color) => Number.parseInt(color.slice(1), 16))
  const pixels = new Uint8Array(4 * PALETTE_SIZE)
  for (let i = 0; i < PALETTE_SIZE; i++) {
    const place = (i / (PALETTE_SIZE - 1)) * (parts.length - 1)
    const below = Math.min(parts.length - 2, Math.floor(place))
    for (const [channel, shift] of [16, 8, 0].entries()) {
      const from = ((parts[below] ?? 0) >> shift) & 255
      const to = ((parts[below + 1] ?? 0) >> shift) & 255
      pixels[4 * i + channel] = Math.round(from + (place - below) * (to - from))
    }
    pixels[4 * i + 3] = 255
  }
  return pixels
}
