import type { Position } from 'geojson'

/** Positions that were typed or pasted, or the number of the line that cannot be read. */
export type TypedPoints =
  | { readonly positions: readonly Position[] }
  | { readonly wrongLine: number }

const NUMBER = /[-+]?\d+(?:\.\d+)?/g

/** One longitude and latitude a line, in degrees, parted by anything that is no part of a number. */
export function typedPoints(text: string): TypedPoints {
  const lines = text.split('\n').map((line) => line.trim())
  const positions: Position[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const numbers = (line.match(NUMBER) ?? []).map(Number)
    const [longitude, latitude, ...rest] = numbers
    if (longitude === undefined || latitude === undefined || rest.length > 1) {
      return { wrongLine: index + 1 }
    }
    positions.push([longitude, latitude])
  }
  return { positions }
}
