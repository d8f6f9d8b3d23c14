import type { Reading } from '@duet/client'
import { type ReadingTextFormat, readingReader } from '@duet/formats'
import { unpacked } from './unpacked.ts'

interface TextOptions {
  readonly format: ReadingTextFormat
  readonly isGzip: boolean
}

/**
 * Readings of a text, piece by piece as it comes.
 *
 * @throws ReadingsError for a text that is no table of readings; those of the pieces before its line are given first
 */
export async function* readingsOf(
  source: NodeJS.ReadableStream,
  { format, isGzip }: TextOptions,
): AsyncGenerator<Reading> {
  const ready: Reading[] = []
  const reader = readingReader(format, (_line, tag, timestamp, value) => {
    ready.push({ tag, timestamp, value })
  })
  for await (const piece of isGzip ? unpacked(source) : source) {
    reader.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    yield* ready.splice(0)
  }
  reader.end()
  yield* ready
}
