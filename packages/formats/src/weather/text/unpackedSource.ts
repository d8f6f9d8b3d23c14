import { Gunzip, Unzip, UnzipInflate } from 'fflate'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { ByteSource } from './textChunks.ts'

/** Files beside the data that packers add. */
const IGNORED =
  /^__MACOSX\/|(^|\/)\.|\/$|(^|\/)(readme|licen[cs]e|thumbs)[^/]*$|\.(pdf|jpe?g|png|docx?)$/i

/**
 * The content of a file that may be packed: gzip, and ZIP with one file of data, are unpacked as they stream in. What is
 * not packed passes unchanged.
 *
 * Problems: a damaged archive, an archive of none or of several files of data, and a spreadsheet.
 */
export async function* unpackedSource(
  source: ByteSource,
  log: ProblemLog,
): AsyncGenerator<Uint8Array | string, void, undefined> {
  let unpack: Unpacker | undefined
  let isFirst = true
  for await (const piece of source) {
    if (isFirst && typeof piece !== 'string' && piece.length > 0) {
      unpack = unpackerFor(piece, log)
      isFirst = false
    }
    if (!unpack || typeof piece === 'string') yield piece
    else yield* unpack.push(piece)
  }
  if (unpack) yield* unpack.end()
}

interface Unpacker {
  readonly push: (piece: Uint8Array) => Iterable<Uint8Array>
  readonly end: () => Iterable<Uint8Array>
}

function unpackerFor(first: Uint8Array, log: ProblemLog): Unpacker | undefined {
  if (first[0] === 0x1f && first[1] === 0x8b) return gzip(log)
  if (first[0] === 0x50 && first[1] === 0x4b && first[2] === 0x03) return zip(log)
  return undefined
}

function damaged(log: ProblemLog): never {
  return log.fail({
    code: 'not_text',
    message: 'The archive is damaged or cut short: it cannot be unpacked. Download it again.',
  })
}

function gzip(log: ProblemLog): Unpacker {
  let out: Uint8Array[] = []
  let size = 0
  // The last four bytes hold the size of what was packed, by which a file that is cut short is seen.
  let tail: readonly number[] = []
  const stream = new Gunzip((data) => {
    size += data.length
    out.push(data)
  })
  stream.onmember = () => {
    size = 0
  }
  const push = (piece: Uint8Array, isLast: boolean): readonly Uint8Array[] => {
    tail = [...tail, ...piece.subarray(-4)].slice(-4)
    stream.push(piece, isLast)
    const ready = out
    out = []
    return ready
  }
  const isWhole = (): boolean =>
    tail.reduce((sum, byte, index) => sum + byte * 256 ** index, 0) === size % 2 ** 32
  return steps(log, push, isWhole)
}

/** Small pieces, so that a bomb is seen by the limit of size after a little, and not when it has filled the memory. */
const PIECE_BYTES = 65_536

function steps(
  log: ProblemLog,
  push: (piece: Uint8Array, isLast: boolean) => readonly Uint8Array[],
  isWhole: () => boolean,
): Unpacker {
  function* fed(piece: Uint8Array, isLast: boolean): Generator<Uint8Array, void, undefined> {
    let ready: readonly Uint8Array[]
    try {
      ready = push(piece, isLast)
    } catch (error) {
      if (error instanceof Error && error.name === 'WeatherFileError') throw error
      damaged(log)
    }
    yield* ready
  }
  return {
    *push(piece) {
      for (let at = 0; at < piece.length; at += PIECE_BYTES)
        yield* fed(piece.subarray(at, at + PIECE_BYTES), false)
    },
    *end() {
      yield* fed(new Uint8Array(0), true)
      if (!isWhole()) damaged(log)
    },
  }
}

function zip(log: ProblemLog): Unpacker {
  let out: Uint8Array[] = []
  let isDone = false
  const names: string[] = []
  const stream = new Unzip((file) => {
    if (/^(\[Content_Types\]\.xml|xl\/|mimetype$)/i.test(file.name)) refuseSpreadsheet(log)
    if (IGNORED.test(file.name)) return
    names.push(file.name)
    if (names.length > 1) refuseSeveral(names, log)
    let left = file.originalSize
    file.ondata = (error, data, isLast) => {
      if (error) throw error
      out.push(data)
      if (left !== undefined) left -= data.length
      isDone ||= isLast && (left ?? 0) === 0
    }
    file.start()
  })
  stream.register(UnzipInflate)
  return steps(
    log,
    (piece, isLast) => {
      stream.push(piece, isLast)
      const ready = out
      out = []
      return ready
    },
    () => {
      if (names.length === 0) {
        log.fail({
          code: 'not_text',
          message: 'The archive holds no file of data, or is damaged. Choose the file itself.',
        })
      }
      return isDone
    },
  )
}

function refuseSpreadsheet(log: ProblemLog): never {
  return log.fail({
    code: 'not_text',
    message: 'The file is a spreadsheet. Save the sheet with the data as CSV and choose that file.',
  })
}

function refuseSeveral(names: readonly string[], log: ProblemLog): never {
  return log.fail({
    code: 'not_text',
    message: `The archive holds several files (${names.join(', ')}, ...). Unpack it and choose the one with the weather data.`,
  })
}
