import type { ReadingBatch } from './readingBatch.ts'

/** 1 January 2000, from which PostgreSQL counts. */
const POSTGRES_EPOCH_MS = 946_684_800_000
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const END = Buffer.from([0xff, 0xff])
const ROWS_A_PIECE = 10_000
/** Fields: node_key int4, at timestamptz, value float8, each after its length. */
const ROW_BYTES = 2 + (4 + 4) + (4 + 8) + (4 + 8)

/** Rows (node_key, at, value) as COPY takes them in binary format; `more` is a column behind them, NaN is null. */
export function* binaryRows(batch: ReadingBatch, more?: Float64Array): Generator<Buffer> {
  yield SIGNATURE
  const { length } = batch.nodeKeys
  for (let from = 0; from < length; from += ROWS_A_PIECE)
    yield pieceOf(batch, more, from, Math.min(length, from + ROWS_A_PIECE))
  yield END
}

function pieceOf(
  { nodeKeys, atUtcMs, values }: ReadingBatch,
  more: Float64Array | undefined,
  from: number,
  to: number,
): Buffer {
  const piece = Buffer.allocUnsafe((to - from) * (ROW_BYTES + 12))
  const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength)
  let at = 0
  const double = (value: number): void => {
    view.setInt32(at, 8)
    view.setFloat64(at + 4, value)
    at += 12
  }
  for (let row = from; row < to; row++) {
    view.setInt16(at, more ? 4 : 3)
    view.setInt32(at + 2, 4)
    view.setInt32(at + 6, nodeKeys[row] ?? 0)
    view.setInt32(at + 10, 8)
    setMicroseconds(view, at + 14, (atUtcMs[row] ?? 0) - POSTGRES_EPOCH_MS)
    at += 22
    double(values[row] ?? 0)
    const further = more?.[row]
    if (further === undefined) continue
    if (Number.isNaN(further)) {
      view.setInt32(at, -1)
      at += 4
    } else double(further)
  }
  return piece.subarray(0, at)
}

/** Two halves of a 64-bit integer: a bigint a row would cost more than the rest. */
function setMicroseconds(view: DataView, at: number, ms: number): void {
  const us = ms * 1000
  const high = Math.floor(us / 2 ** 32)
  view.setInt32(at, high)
  view.setUint32(at + 4, us - high * 2 ** 32)
}

/** Reads what COPY gives of (node_key, at, value) in binary format. `take` gets each row; rows may be cut over pieces. */
export async function readBinaryRows(
  pieces: AsyncIterable<Buffer>,
  take: (nodeKey: number, atUtcMs: number, value: number) => void,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  let skip = SIGNATURE.length
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    let at = Math.min(skip, bytes.length)
    skip -= at
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (; at + ROW_BYTES <= bytes.length; at += ROW_BYTES)
      take(view.getInt32(at + 6), msOf(view, at + 14), view.getFloat64(at + 26))
    rest = bytes.subarray(at)
  }
}

const msOf = (view: DataView, at: number): number =>
  (view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / 1000 + POSTGRES_EPOCH_MS

/** Reads what COPY gives of any columns in binary format. `take` gets the fields of each row, null without bytes; they are kept only by copying. */
export async function readBinaryFields(
  pieces: AsyncIterable<Buffer>,
  take: (fields: readonly (Buffer | null)[]) => void,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  let skip = SIGNATURE.length
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    let at = Math.min(skip, bytes.length)
    skip -= at
    for (let row = fieldsAt(bytes, at); row; row = fieldsAt(bytes, at)) {
      take(row.fields)
      at = row.end
    }
    rest = bytes.subarray(at)
  }
}

/** Undefined where the row is cut, or the last was read. */
function fieldsAt(
  bytes: Buffer,
  start: number,
): { readonly fields: readonly (Buffer | null)[]; readonly end: number } | undefined {
  if (start + 2 > bytes.length) return undefined
  const count = bytes.readInt16BE(start)
  if (count < 0) return undefined
  const fields: (Buffer | null)[] = []
  let at = start + 2
  for (let field = 0; field < count; field++) {
    if (at + 4 > bytes.length) return undefined
    const length = bytes.readInt32BE(at)
    at += 4
    const end = at + Math.max(0, length)
    if (end > bytes.length) return undefined
    fields.push(length < 0 ? null : bytes.subarray(at, end))
    at = end
  }
  return { fields, end: at }
}
