import { unzlibSync } from 'fflate'

// Each stops where it has given `most` bytes: damaged content cannot make more of a block than its tags promise.

export function inflate(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
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
