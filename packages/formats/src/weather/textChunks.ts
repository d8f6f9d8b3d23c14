import type { ProblemLog } from './weatherFileError.ts'

/** A file as it arrives: bytes or text, in pieces of any size. A web `ReadableStream` and a Node stream both fit. */
export type ByteSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

/** Latin-1 letters that are no UTF-8 occur only in names and remarks; they become U+FFFD and do not matter. */
function decoderFor(first: Uint8Array): TextDecoder {
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le')
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be')
  return new TextDecoder('utf-8')
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
 * Text of a file, decoded piece by piece (UTF-8 or UTF-16 by its mark), byte order mark removed.
 *
 * @throws WeatherFileError `not_text` for a known binary format, `file_too_large` as soon as the limit is passed.
 */
export async function* textChunks(
  source: ByteSource,
  log: ProblemLog,
  maxBytes: number,
): AsyncGenerator<string, void, undefined> {
  let decoder: TextDecoder | undefined
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
      decoder = decoderFor(piece)
    }
    yield decoder.decode(piece, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

/** The problem of a file over the limit of size. */
export function tooLarge(maxBytes: number): { code: 'file_too_large'; message: string } {
  const megabytes = Math.floor(maxBytes / (1024 * 1024))
  return {
    code: 'file_too_large',
    message: `The file is larger than ${megabytes} MB. Keep only the columns and the period that are needed, or use a longer time step.`,
  }
}
