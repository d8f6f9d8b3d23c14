import type { PlaybackMeasure } from './playbackMeasures.ts'

/** Steps of a range; the one above them stands for a missing value. */
const STEPS = 0xfffe
export const MISSING = 0xffff

/** 'DPF1', read as a number of four bytes, the lowest first. */
const MAGIC = 0x31465044
const HEADER_BYTES = 12

/** Frames of a measure, one after the other: a number of 16 bits for each column. */
export interface FrameChunk {
  readonly frameCount: number
  readonly columnCount: number
  /** [frames, columns] */
  readonly values: Uint16Array
}

type Range = Pick<PlaybackMeasure, 'least' | 'most'>

/** A value as frames hold it. */
export function quantised(value: number, { least, most }: Range): number {
  if (Number.isNaN(value)) return MISSING
  const part = Math.min(1, Math.max(0, (value - least) / (most - least)))
  return Math.round(part * STEPS)
}

/** The value that a number of a frame stands for; NaN where it is missing. */
export const valueOf = (number: number, { least, most }: Range): number =>
  number === MISSING ? Number.NaN : least + (number / STEPS) * (most - least)

export function makeChunk(frameCount: number, columnCount: number): FrameChunk {
  return {
    frameCount,
    columnCount,
    values: new Uint16Array(frameCount * columnCount).fill(MISSING),
  }
}

/** Writes one column of a chunk. */
export function putColumn(
  { frameCount, columnCount, values: out }: FrameChunk,
  column: number,
  range: Range,
  valueAt: (frame: number) => number,
): void {
  for (let frame = 0; frame < frameCount; frame++)
    out[frame * columnCount + column] = quantised(valueAt(frame), range)
}

/** The bytes of a file: a header of three numbers of 32 bits (what it is, frames, columns), then the values, all little-endian. */
export function chunkBytes({ frameCount, columnCount, values }: FrameChunk): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + values.byteLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, frameCount, true)
  view.setUint32(8, columnCount, true)
  new Uint16Array(bytes.buffer, HEADER_BYTES).set(values)
  return bytes
}

/** @throws RangeError for bytes that are no chunk, or not all of one */
export function readChunk(bytes: ArrayBuffer): FrameChunk {
  const view = new DataView(bytes)
  const isChunk = bytes.byteLength >= HEADER_BYTES && view.getUint32(0, true) === MAGIC
  if (!isChunk) throw new RangeError('This is no file of frames')
  const [frameCount, columnCount] = [view.getUint32(4, true), view.getUint32(8, true)]
  const expected = HEADER_BYTES + 2 * frameCount * columnCount
  if (bytes.byteLength !== expected)
    throw new RangeError(`got ${bytes.byteLength} bytes of frames, expected ${expected}`)
  return { frameCount, columnCount, values: new Uint16Array(bytes, HEADER_BYTES) }
}
