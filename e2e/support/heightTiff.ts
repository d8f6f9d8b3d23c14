/** A GeoTIFF of heights in degrees: one band of 32-bit floats, not packed. */
export interface HeightTiff {
  readonly columns: number
  readonly rows: number
  /** Outer corner of the upper left pixel. */
  readonly west: number
  readonly north: number
  /** Side of a pixel, degrees. */
  readonly pixelDeg: number
  readonly heightM: (column: number, row: number) => number
}

const [SHORT, LONG, DOUBLE] = [3, 4, 12] as const
const BYTES = { [SHORT]: 2, [LONG]: 4, [DOUBLE]: 8 } as const

interface Entry {
  readonly tag: number
  readonly type: typeof SHORT | typeof LONG | typeof DOUBLE
  readonly values: readonly number[]
}

/** The file (TIFF 6.0 with the keys of GeoTIFF 1.1, OGC 19-008r4), little-endian. */
export function heightTiff(tiff: HeightTiff): Buffer {
  const { columns, rows } = tiff
  const entries = entriesOf(tiff)
  const dataAt = 8 + 2 + 12 * entries.length + 4
  const extras = entries.filter(isLong).reduce((sum, entry) => sum + sizeOf(entry), 0)
  const pixelsAt = dataAt + extras
  const file = Buffer.alloc(pixelsAt + 4 * columns * rows)
  file.write('II', 'latin1')
  file.writeUInt16LE(42, 2)
  file.writeUInt32LE(8, 4)
  file.writeUInt16LE(entries.length, 8)
  let extraAt = dataAt
  entries.forEach((entry, index) => {
    const at = 10 + 12 * index
    file.writeUInt16LE(entry.tag, at)
    file.writeUInt16LE(entry.type, at + 2)
    file.writeUInt32LE(entry.values.length, at + 4)
    const values = entry.tag === STRIP_OFFSETS ? [pixelsAt] : entry.values
    if (!isLong(entry)) {
      putValues(file, at + 8, { ...entry, values })
      return
    }
    file.writeUInt32LE(extraAt, at + 8)
    putValues(file, extraAt, entry)
    extraAt += sizeOf(entry)
  })
  for (let i = 0; i < columns * rows; i++) {
    file.writeFloatLE(tiff.heightM(i % columns, Math.floor(i / columns)), pixelsAt + 4 * i)
  }
  return file
}

const STRIP_OFFSETS = 273

function entriesOf({ columns, rows, west, north, pixelDeg }: HeightTiff): readonly Entry[] {
  const short = (tag: number, ...values: number[]): Entry => ({ tag, type: SHORT, values })
  const double = (tag: number, ...values: number[]): Entry => ({ tag, type: DOUBLE, values })
  return [
    short(256, columns),
    short(257, rows),
    short(258, 32),
    short(259, 1),
    short(262, 1),
    { tag: STRIP_OFFSETS, type: LONG, values: [0] },
    short(277, 1),
    short(278, rows),
    { tag: 279, type: LONG, values: [4 * columns * rows] },
    // floating point
    short(339, 3),
    double(33550, pixelDeg, pixelDeg, 0),
    double(33922, 0, 0, 0, west, north, 0),
    // geographic, pixels are areas, WGS 84
    short(34735, 1, 1, 0, 3, 1024, 0, 1, 2, 1025, 0, 1, 1, 2048, 0, 1, 4326),
  ]
}

function sizeOf({ type, values }: Entry): number {
  return BYTES[type] * values.length
}

/** More than the four bytes that an entry holds itself. */
function isLong(entry: Entry): boolean {
  return sizeOf(entry) > 4
}

function putValues(file: Buffer, at: number, { type, values }: Entry): void {
  values.forEach((value, index) => {
    const place = at + index * BYTES[type]
    if (type === SHORT) file.writeUInt16LE(value, place)
    else if (type === LONG) file.writeUInt32LE(value, place)
    else file.writeDoubleLE(value, place)
  })
}
