import { unzlibSync } from 'fflate'
import { addDecoder, BaseDecoder, type ImageFileDirectory } from 'geotiff'

/**
 * The packings that ask for no more than bytes: each stops where its block is full, so that damaged bytes cannot make more of
 * a block than its tags promise. The decoders that geotiff.js has for them go on without an end where a code is damaged.
 */
export function addBoundedDecoders(): void {
  addDecoder(5, async () => decoderOf(unpackLzw), blockParameters)
  addDecoder([8, 32_946], async () => decoderOf(inflate), blockParameters)
  addDecoder(32_773, async () => decoderOf(unpackBits), blockParameters)
}

/** Bytes of a block, at most as many as it should have. */
type Unpack = (packed: Uint8Array, most: number) => Uint8Array<ArrayBuffer>

const decoderOf = (unpack: Unpack): typeof BaseDecoder =>
  class extends BaseDecoder {
    override decodeBlock(buffer: ArrayBufferLike): ArrayBuffer {
      const { tileWidth, tileHeight, planarConfiguration, bitsPerSample } = this.parameters
      const bits = Array.from(typeof bitsPerSample === 'number' ? [bitsPerSample] : bitsPerSample)
      const ofPixel = planarConfiguration === 2 ? (bits[0] ?? 0) : bits.reduce((a, b) => a + b, 0)
      const most = Math.ceil((tileWidth * ofPixel) / 8) * tileHeight
      return unpack(new Uint8Array(buffer), most).slice().buffer
    }
  }

type BlockParameters = BaseDecoder['parameters']

async function blockParameters(directory: ImageFileDirectory): Promise<BlockParameters> {
  const number = async (tag: Parameters<typeof directory.loadValue>[0], usual = 0) =>
    Number((await directory.loadValue(tag)) ?? usual)
  const height = await number('ImageLength')
  const isTiled = !directory.hasTag('StripOffsets')
  return {
    tileWidth: await number(isTiled ? 'TileWidth' : 'ImageWidth'),
    tileHeight: isTiled
      ? await number('TileLength')
      : Math.min(height, (await number('RowsPerStrip')) || height),
    planarConfiguration: await number('PlanarConfiguration', 1),
    bitsPerSample: (await directory.loadValue('BitsPerSample')) ?? [1],
    predictor: await number('Predictor', 1),
  }
}

function inflate(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  return unzlibSync(packed, { out: new Uint8Array(most) })
}

/** PackBits (TIFF 6.0, section 9): a count and that many bytes, or a byte to be repeated. */
export function unpackBits(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(most)
  let size = 0
  for (let at = 0; at < packed.length && size < most; ) {
    const head = packed[at++] ?? 0
    if (head > 128) {
      out.fill(packed[at++] ?? 0, size, size + 257 - head)
      size += 257 - head
    } else if (head < 128) {
      const bytes = packed.subarray(at, at + Math.min(head + 1, most - size))
      out.set(bytes, size)
      size += bytes.length
      at += head + 1
    }
  }
  return out.subarray(0, size)
}

const CLEAR = 256
const END = 257
const FIRST = 258
const MOST_CODES = 4096

/**
 * LZW (TIFF 6.0, section 13): codes of 9 to 12 bits, the high bits first. A code stands for a place and a length in what was
 * unpacked before.
 */
export function unpackLzw(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(most)
  const starts = new Uint32Array(MOST_CODES)
  const lengths = new Uint32Array(MOST_CODES)
  let size = 0
  let next = FIRST
  /** Length of what the code before stood for, at the end of `out`; 0 after a clear code. */
  let before = 0
  let bits = 0
  let bitCount = 0
  let at = 0
  while (size < most) {
    const width = next < 511 ? 9 : next < 1023 ? 10 : next < 2047 ? 11 : 12
    while (bitCount < width && at < packed.length) {
      bits = ((bits << 8) | (packed[at++] ?? 0)) & 0xffffff
      bitCount += 8
    }
    if (bitCount < width) break
    bitCount -= width
    const code = (bits >>> bitCount) & ((1 << width) - 1)
    if (code === END) break
    if (code === CLEAR) {
      next = FIRST
      before = 0
      continue
    }
    const from = size - before
    if (before > 0 && next < MOST_CODES) {
      // What the code before stood for and the byte that follows, which is written next
      starts[next] = from
      lengths[next] = before + 1
      next++
    }
    if (code > CLEAR && code >= next) throw new Error(`the LZW code ${code} has no meaning yet`)
    if (code < CLEAR) {
      out[size] = code
      before = 1
    } else {
      const start = starts[code] ?? 0
      const length = Math.min(lengths[code] ?? 0, most - size)
      // Byte by byte: the last one may be the first of the same code
      for (let k = 0; k < length; k++) out[size + k] = out[start + k] ?? 0
      before = length
    }
    size += before
  }
  return out.subarray(0, size)
}
