import { type Affine, hasArea } from './affine.ts'
import { TerrainFileError } from './terrainFileError.ts'

/** Endings of world files beside a picture: .pgw for .png, .jgw for .jpg, .tfw for .tif. */
export const WORLD_FILE_EXTENSIONS = [
  'pgw',
  'pngw',
  'jgw',
  'jpgw',
  'jpegw',
  'tfw',
  'tifw',
  'wld',
  'wpw',
  'webpw',
] as const

/**
 * Place of a picture from the six lines of its world file: width of a pixel, its two turns, its height (negative), and the
 * middle of the upper left pixel.
 *
 * @throws TerrainFileError that says which line is at fault
 */
export function readWorldFile(text: string): Affine {
  const lines = text.trim().split(/\s+/)
  const numbers = lines.slice(0, 6).map((line) => Number(line.replace(',', '.')))
  const bad = numbers.findIndex((value) => !Number.isFinite(value))
  if (bad >= 0 || numbers.length < 6 || lines.length > 6) {
    const what =
      bad >= 0 ? `line ${bad + 1} ("${lines[bad]}") is no number` : `it has ${lines.length} lines`
    throw new TerrainFileError(
      'damaged',
      `The world file cannot be read: ${what}; six numbers are needed.`,
    )
  }
  const [xColumn = 0, yColumn = 0, xRow = 0, yRow = 0, x = 0, y = 0] = numbers
  const affine = {
    x0: x - (xColumn + xRow) / 2,
    xColumn,
    xRow,
    y0: y - (yColumn + yRow) / 2,
    yColumn,
    yRow,
  }
  if (!hasArea(affine)) {
    throw new TerrainFileError(
      'damaged',
      'The world file gives the picture no area: a size of its pixels is 0.',
    )
  }
  return affine
}
