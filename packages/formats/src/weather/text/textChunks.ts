import type { ProblemLog } from '../file/weatherFileError.ts'

/** A file as it arrives: bytes or text, in pieces of any size. A web `ReadableStream` and a Node stream both fit. */
export type ByteSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

type Decoder = Pick<TextDecoder, 'decode'> | NarrowDecoder

/** UTF-16 by its mark, or by the zeros of its Latin letters; else undefined. */
function wideDecoder(first: Uint8Array): TextDecoder | undefined {
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le')
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be')
  const zeros = [0, 0]
  const look = first.subarray(0, 512)
  for (const [i, byte] of look.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > 0.3 * look.length && even === 0) return new TextDecoder('utf-16le')
  return even > 0.3 * look.length && odd === 0 ? new TextDecoder('utf-16be') : undefined
}

/** Text of bytes in UTF-8, or in Latin-1 (Windows-1252) from the first piece on that is no UTF-8. */
class NarrowDecoder {
  #utf8 = new TextDecoder('utf-8', { fatal: true })
  #latin: TextDecoder | undefined
  /** Bytes at the end of a piece that may be the beginning of a letter. */
  #rest = new Uint8Array()

  /** Without `stream`, the last piece. */
  decode(piece: Uint8Array, { stream = false }: { readonly stream?: boolean } = {}): string {
    if (this.#latin) return this.#latin.decode(piece)
    const bytes = this.#rest.length === 0 ? piece : joinBytes(this.#rest, piece)
    const whole = stream ? endOfLetters(bytes) : bytes.length
    try {
      const text = this.#utf8.decode(bytes.subarray(0, whole))
      this.#rest = bytes.slice(whole)
      return text
    } catch {
      this.#latin = new TextDecoder('windows-1252')
      this.#rest = new Uint8Array()
      return this.#latin.decode(bytes)
    }
  }
}

function joinBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length + b.length)
  out.set(a)
  out.set(b, a.length)
  return out
}

/** Length without a letter of several bytes that the end cuts. */
function endOfLetters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) break
    if (byte < 0xc0) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return needed > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

const SIGNATURES: readonly (readonly [prefix: string, message: string])[] = [
  ['PK\u0003\u0004', 'The archive holds another archive. Unpack it and choose the file inside.'],
  ['\u001f\u008b', 'The file is compressed twice. Unpack it and choose the file inside.'],
  [
    '%PDF',
    'The file is a PDF document. Choose the weather data itself, for example CSV, EPW or TMY3.',
  ],
  [
    '\u00d0\u00cf\u0011\u00e0',
    'The file is an old Excel workbook. Save the sheet as CSV and choose that file.',
  ],
  ['\u0089HDF', 'The file is an HDF5 or NetCDF file, which is not supported. Export it as CSV.'],
]

function refuseKnownBinary(first: Uint8Array, log: ProblemLog): void {
  const start = String.fromCharCode(...first.subarray(0, 8))
  for (const [prefix, message] of SIGNATURES) {
    if (start.startsWith(prefix)) log.fail({ code: 'not_text', message })
  }
}

/**
 * Text of a file, decoded piece by piece (UTF-8, UTF-16 or Latin-1), byte order mark removed.
 *
 * @throws WeatherFileError `not_text` for a known binary format, `file_too_large` as soon as the limit is passed.
 */
export async function* textChunks(
  source: ByteSource,
  log: ProblemLog,
  maxBytes: number,
): AsyncGenerator<string, void, undefined> {
  let decoder: Decoder | undefined
  let size = 0
  for await (const piece of source) {
    size += piece.length
    if (size > maxBytes) log.fail(tooLarge(maxBytes))
    if (typeof piece === 'string') {
      yield piece.charCodeAt(0) === 0xfeff ? piece.slice(1) : piece
      continue
    }
    if (piece.length === 0) continue
    if (!decoder) {
      refuseKnownBinary(piece, log)
      decoder = wideDecoder(piece) ?? new NarrowDecoder()
    }
    yield decoder.decode(piece, { stream: true })
  }
  if (decoder) yield decoder.decode(new Uint8Array())
}

/** The problem of a file over the limit of size. */
export function tooLarge(maxBytes: number): { code: 'file_too_large'; message: string } {
  const megabytes = Math.floor(maxBytes / (1024 * 1024))
  return {
    code: 'file_too_large',
    message: `The file is larger than ${megabytes} MB. Keep only the columns and the period that are needed, or use a longer time step.`,
  }
}
