import { AppError } from '@duet/contract'
import { z } from 'zod'
import { MAX_HEIGHT_CELLS } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'

/**
 * File of a height grid, all numbers little-endian:
 *
 * | bytes | what |
 * | --- | --- |
 * | 0 to 7 | `DUETHGT1` |
 * | 8 to 11 | length of the header, uint32, a multiple of four |
 * | 12 ... | the header: JSON in ASCII with the fields of {@link HeightGrid} but its heights, filled up with spaces |
 * | after it | the heights, float32, rows · columns of them; NaN where the height is not known |
 */
const MAGIC = 'DUETHGT1'
const HEADER_AT = 12
const MAX_HEADER_BYTES = 4096
/** Heights of the ground lie within these, m: below the Dead Sea, above Everest. */
const LEAST_HEIGHT_M = -1000
const GREATEST_HEIGHT_M = 10_000

const finite = z.number().min(-1e7).max(1e7)
const HEADER = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  originEastM: finite,
  originNorthM: finite,
  cellSizeM: z.number().min(0.01).max(10_000),
  columns: z.int().min(2),
  rows: z.int().min(2),
})

/** Bytes of a grid's file. @throws AppError INVALID_INPUT for a grid of more than `MAX_HEIGHT_CELLS` heights */
export function writeHeightGrid(grid: HeightGrid): Uint8Array<ArrayBuffer> {
  const { heightsM, ...header } = grid
  checkSize(header)
  const text = JSON.stringify(header)
  const padded = text.padEnd(4 * Math.ceil(text.length / 4))
  const dataAt = HEADER_AT + padded.length
  const bytes = new Uint8Array(dataAt + 4 * heightsM.length)
  const view = new DataView(bytes.buffer)
  writeText(bytes, 0, MAGIC)
  view.setUint32(8, padded.length, true)
  writeText(bytes, HEADER_AT, padded)
  heightsM.forEach((heightM, i) => view.setFloat32(dataAt + 4 * i, heightM, true))
  return bytes
}

/**
 * Reads the file of a grid.
 *
 * @throws AppError FILE_FORMAT that says where the file is damaged and how
 */
export function readHeightGrid(bytes: Uint8Array): HeightGrid {
  const header = readHeader(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const dataAt = HEADER_AT + view.getUint32(8, true)
  const count = header.columns * header.rows
  const expected = dataAt + 4 * count
  if (bytes.length !== expected) {
    throw damaged(
      `it has ${bytes.length} bytes where ${header.columns} x ${header.rows} heights need ${expected}`,
      Math.min(bytes.length, expected),
    )
  }
  const heightsM = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const heightM = view.getFloat32(dataAt + 4 * i, true)
    if (heightM < LEAST_HEIGHT_M || heightM > GREATEST_HEIGHT_M) {
      const place = `row ${Math.floor(i / header.columns) + 1}, column ${(i % header.columns) + 1}`
      throw damaged(`the height of ${place} is ${heightM} m`, dataAt + 4 * i)
    }
    heightsM[i] = heightM
  }
  return { ...header, heightsM }
}

function readHeader(bytes: Uint8Array): z.infer<typeof HEADER> {
  if (bytes.length < HEADER_AT || textOf(bytes, 0, MAGIC.length) !== MAGIC) {
    throw damaged(`it does not begin with ${MAGIC}`, 0)
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = view.getUint32(8, true)
  if (length > MAX_HEADER_BYTES || length % 4 !== 0 || HEADER_AT + length > bytes.length) {
    throw damaged(`its header would be ${length} bytes long`, 8)
  }
  const parsed = HEADER.safeParse(jsonOf(textOf(bytes, HEADER_AT, length)))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw damaged(`its header has no good ${issue?.path.join('.') || 'JSON'}`, HEADER_AT)
  }
  checkSize(parsed.data)
  return parsed.data
}

/** All text of the file is ASCII: its header holds nothing but numbers. */
function writeText(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i)
}

function textOf(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkSize({ columns, rows }: { readonly columns: number; readonly rows: number }): void {
  if (columns * rows <= MAX_HEIGHT_CELLS) return
  throw new AppError(
    'INVALID_INPUT',
    `A terrain of ${columns} x ${rows} heights is too large: at most ${MAX_HEIGHT_CELLS.toLocaleString('en-GB')}. Take larger cells or less ground.`,
    { columns, rows, limit: MAX_HEIGHT_CELLS },
  )
}

function damaged(what: string, offset: number): AppError {
  return new AppError(
    'FILE_FORMAT',
    `The height file cannot be read: ${what} (byte ${offset}). Make the terrain anew.`,
    { offset },
  )
}
