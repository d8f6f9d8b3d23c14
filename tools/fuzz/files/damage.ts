import type { Random } from '../random.ts'

/** Content and name of a file whose damage depends on the random numbers alone. */
export function damaged(whole: Uint8Array, other: () => Uint8Array, random: Random): Uint8Array {
  let bytes = whole
  for (let left = random.whole(1, 3); left > 0; left--)
    bytes = DAMAGES[random.whole(0, DAMAGES.length - 1)]?.(bytes, random, other) ?? bytes
  return bytes.length > MOST_BYTES ? bytes.subarray(0, MOST_BYTES) : bytes
}

const MOST_BYTES = 6_000_000

type Damage = (bytes: Uint8Array, random: Random, other: () => Uint8Array) => Uint8Array

const DAMAGES: readonly Damage[] = [
  flipBits,
  flipBits,
  flipInHead,
  cut,
  leaveOut,
  repeatPart,
  splice,
  inflateNumber,
  inflateLength,
  nestDeep,
  otherEncoding,
  zeros,
  breakLines,
]

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  const out = bytes.slice()
  for (let left = random.pick([1, 4, 64]); left > 0; left--) flip(out, random, out.length)
  return out
}

/** Where heads and tables of contents stand. */
function flipInHead(bytes: Uint8Array, random: Random): Uint8Array {
  const out = bytes.slice()
  for (let left = random.pick([1, 8]); left > 0; left--)
    flip(out, random, Math.min(400, out.length))
  return out
}

function flip(out: Uint8Array, random: Random, within: number): void {
  const at = random.whole(0, within - 1)
  if (at >= 0) out[at] = (out[at] ?? 0) ^ (1 << random.whole(0, 7))
}

function cut(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.subarray(0, random.whole(0, bytes.length))
}

function leaveOut(bytes: Uint8Array, random: Random): Uint8Array {
  const from = random.whole(0, bytes.length)
  const length = random.whole(0, random.pick([8, 4000]))
  return joined(bytes.subarray(0, from), bytes.subarray(from + length))
}

function repeatPart(bytes: Uint8Array, random: Random): Uint8Array {
  const from = random.whole(0, bytes.length)
  const part = bytes.subarray(from, from + random.whole(1, 2000))
  const times = random.pick([1, 3, 50, 1000])
  return joined(bytes.subarray(0, from), ...random.list(times, () => part), bytes.subarray(from))
}

function splice(bytes: Uint8Array, random: Random, other: () => Uint8Array): Uint8Array {
  const second = other()
  return joined(
    bytes.subarray(0, random.whole(0, bytes.length)),
    second.subarray(random.whole(0, second.length)),
  )
}

const NUMBERS = ['1e308', '-1e308', '1e400', '99999999999999999999', '-0', '0', 'NaN', '1e-320']

/** A number in text becomes one that no file should hold. */
function inflateNumber(bytes: Uint8Array, random: Random): Uint8Array {
  const start = random.whole(0, bytes.length)
  const isDigit = (at: number): boolean => (bytes[at] ?? 0) >= 0x30 && (bytes[at] ?? 0) <= 0x39
  let from = start
  while (from < bytes.length && !isDigit(from)) from++
  let to = from
  while (isDigit(to)) to++
  const digits = random.chance(0.3) ? '9'.repeat(random.pick([20, 400, 100_000])) : undefined
  const text = digits ?? NUMBERS[random.whole(0, NUMBERS.length - 1)] ?? ''
  return joined(bytes.subarray(0, from), new TextEncoder().encode(text), bytes.subarray(to))
}

/** Two or four bytes as a binary file has its lengths, near its begin or its end. */
function inflateLength(bytes: Uint8Array, random: Random): Uint8Array {
  const out = bytes.slice()
  const view = new DataView(out.buffer)
  const near = random.whole(0, Math.min(600, out.length))
  const at = Math.min(random.chance(0.3) ? out.length - near : near, out.length - 4)
  if (at < 0) return out
  const value = random.pick([0, 1, 0xffff, 0x7fffffff, 0xffffffff, 0x00010000, 12_345_678])
  if (random.chance(0.5)) view.setUint32(at, value, random.chance(0.5))
  else view.setUint16(at, value & 0xffff, random.chance(0.5))
  return out
}

const NESTS = [
  ['[', ']'],
  ['{"a":', '}'],
  ['<a>', '</a>'],
  ['{"type":"GeometryCollection","geometries":[', ']}'],
  ['PVObject_=pvNone\r\n', 'End of PVObject pvNone\r\n'],
  ['(', ')'],
] as const

function nestDeep(bytes: Uint8Array, random: Random): Uint8Array {
  const [open, close] = random.pick(NESTS)
  const depth = random.pick([150, 5000, 200_000])
  const at = random.chance(0.5) ? 0 : random.whole(0, bytes.length)
  const nest = new TextEncoder().encode(
    open.repeat(depth) + (random.chance(0.7) ? `1${close.repeat(depth)}` : ''),
  )
  return random.chance(0.5) ? nest : joined(bytes.subarray(0, at), nest, bytes.subarray(at))
}

function otherEncoding(bytes: Uint8Array, random: Random): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 500_000))
  const wide = new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer)
  const mark = random.pick([[0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf], []])
  return joined(Uint8Array.from(mark), wide)
}

function zeros(bytes: Uint8Array, random: Random): Uint8Array {
  const out = bytes.slice()
  const from = random.whole(0, out.length)
  return out.fill(random.pick([0, 0xff]), from, from + random.whole(1, 4000))
}

const BREAKS = ['\n', '\r', '\0', ',', ';', '"', '\t', '\n\n\n', '"\n"']

/** A sign that parts things, many times or in place of another. */
function breakLines(bytes: Uint8Array, random: Random): Uint8Array {
  const sign = new TextEncoder().encode(BREAKS[random.whole(0, BREAKS.length - 1)])
  const at = random.whole(0, bytes.length)
  const times = random.pick([1, 100, 100_000])
  return joined(bytes.subarray(0, at), ...random.list(times, () => sign), bytes.subarray(at))
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
