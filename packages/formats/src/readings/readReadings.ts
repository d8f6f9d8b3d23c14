import { csvParser } from './csvParser.ts'
import { jsonLinesParser } from './jsonLinesParser.ts'
import {
  type LineParser,
  type ReadingSink,
  ReadingsError,
  type ReadingTextFormat,
} from './readingSink.ts'

/** A wide table has a column for each of thousands of tags. */
const MAX_LINE_LENGTH = 2 * 1024 * 1024

const PARSERS: Readonly<Record<ReadingTextFormat, (sink: ReadingSink) => LineParser>> = {
  jsonl: jsonLinesParser,
  csv: csvParser,
}

/** Takes a text in pieces. Each throws ReadingsError for a text that is not what its format says. */
export interface ReadingReader {
  readonly push: (piece: Uint8Array) => void
  readonly end: () => void
}

/**
 * Reads readings from a text in UTF-8 that arrives in pieces; no more than a piece and a line is in memory. Blank lines are
 * passed over.
 */
export function readingReader(format: ReadingTextFormat, sink: ReadingSink): ReadingReader {
  const parser = PARSERS[format](sink)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let number = 0
  const take = (text: string): void => {
    number += 1
    const line = text.endsWith('\r') ? text.slice(0, -1) : text
    if (line.trim() !== '') parser.line(line, number)
  }
  return {
    push: (piece) => {
      rest += decoded(decoder, piece, number)
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > MAX_LINE_LENGTH) throw tooLong(number + lines.length + 1)
      for (const line of lines) take(line)
    },
    end: () => {
      rest += decoded(decoder, undefined, number)
      if (rest !== '') take(rest)
    },
  }
}

/** The same of a stream. @throws ReadingsError */
export async function readReadings(
  pieces: AsyncIterable<Uint8Array>,
  format: ReadingTextFormat,
  sink: ReadingSink,
): Promise<void> {
  const reader = readingReader(format, sink)
  for await (const piece of pieces) reader.push(piece)
  reader.end()
}

function decoded(decoder: TextDecoder, piece: Uint8Array | undefined, line: number): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
  } catch {
    throw new ReadingsError(
      'is not UTF-8. Compressed data need the header Content-Encoding: gzip.',
      line + 1,
    )
  }
}

const tooLong = (line: number): ReadingsError =>
  new ReadingsError(`is longer than ${MAX_LINE_LENGTH.toLocaleString('en-US')} characters.`, line)
