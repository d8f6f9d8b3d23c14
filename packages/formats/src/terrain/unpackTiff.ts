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
 * LZW (TIFF 6.0, section 13). A code stands for a place and a length in what was unpacked before.
 *
 * @throws Error for a code that has no meaning yet
 */
export function unpackLzw(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(most)
  const starts = new Uint32Array(MOST_CODES)
  const lengths = new Uint32Array(MOST_CODES)
  const nextCode = codeReader(packed)
  let size = 0
  let known = FIRST
  /** Length of what the code before stood for, at the end of `out`; 0 after a clear code. */
  let before = 0
  while (size < most) {
    const code = nextCode(widthOf(known))
    if (code === END) break
    if (code === CLEAR) {
      known = FIRST
      before = 0
      continue
    }
    if (before > 0 && known < MOST_CODES) {
      // What the code before stood for and the byte that follows, which is written next
      starts[known] = size - before
      lengths[known] = before + 1
      known++
    }
    if (code >= Math.max(known, FIRST)) throw new Error(`the LZW code ${code} has no meaning yet`)
    before = code < CLEAR ? 1 : Math.min(lengths[code] ?? 0, most - size)
    const start = starts[code] ?? 0
    if (code < CLEAR) out[size] = code
    // Byte by byte: the last one may be the first of the same code
    else for (let k = 0; k < before; k++) out[size + k] = out[start + k] ?? 0
    size += before
  }
  return out.subarray(0, size)
}

/** Codes grow by a bit one code before they must. */
const widthOf = (known: number): number =>
  known < 511 ? 9 : known < 1023 ? 10 : known < 2047 ? 11 : 12

/** Codes of some bits, the high bits first; `END` where the bytes end. */
function codeReader(packed: Uint8Array): (width: number) => number {
  let bits = 0
  let count = 0
  let at = 0
  return (width) => {
    for (; count < width; count += 8) {
      if (at >= packed.length) return END
      bits = ((bits << 8) | (packed[at++] ?? 0)) & 0xffffff
    }
    count -= width
    return (bits >>> count) & ((1 << width) - 1)
  }
}
