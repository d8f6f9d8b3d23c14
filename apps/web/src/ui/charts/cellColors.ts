import { divergingColors, INK, SEQUENTIAL_COLORS } from '../palette.ts'

/** Values from `min` to `max` from dark to light; what lies beyond has the colour of the end. */
export interface CellScale {
  readonly min: number
  readonly max: number
  /** From one sense over nothing to the other. */
  readonly isDiverging?: boolean
}

/** From the least to the greatest. */
export const colorsOf = ({ isDiverging = false }: CellScale): readonly string[] =>
  isDiverging ? divergingColors() : SEQUENTIAL_COLORS

export const noValueColor = (): string => INK.line

/** A pixel for each value, RGBA, [4 n]; NaN has a colour of its own. */
export function cellPixels(values: Float64Array, scale: CellScale): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * values.length)
  const palette = colorsOf(scale).map(rgbOf)
  const noValue = rgbOf(noValueColor())
  for (const [index, value] of values.entries()) {
    const [red, green, blue] = Number.isNaN(value) ? noValue : colorOf(value, scale, palette)
    pixels[4 * index] = red
    pixels[4 * index + 1] = green
    pixels[4 * index + 2] = blue
    pixels[4 * index + 3] = 255
  }
  return pixels
}

/** The colour of one value, for what is drawn shape by shape. */
export function cellColor(value: number, scale: CellScale): string {
  const [red, green, blue] = Number.isNaN(value)
    ? rgbOf(noValueColor())
    : colorOf(value, scale, colorsOf(scale).map(rgbOf))
  return `rgb(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)})`
}

type Rgb = readonly [number, number, number]

const BLACK: Rgb = [0, 0, 0]

function colorOf(value: number, { min, max }: CellScale, palette: readonly Rgb[]): Rgb {
  const place = Math.min(1, Math.max(0, (value - min) / (max - min))) * (palette.length - 1)
  const below = Math.min(palette.length - 2, Math.floor(place))
  const [from, to] = [palette[below] ?? BLACK, palette[below + 1] ?? BLACK]
  const part = place - below
  const mix = (channel: 0 | 1 | 2): number => from[channel] + part * (to[channel] - from[channel])
  return [mix(0), mix(1), mix(2)]
}

function rgbOf(hex: string): Rgb {
  const word = Number.parseInt(hex.slice(1), 16)
  return [word >> 16, (word >> 8) & 0xff, word & 0xff]
}
