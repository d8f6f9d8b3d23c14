import { createGunzip } from 'node:zlib'
import { type ReadingTextFormat, readingReader } from '@duet/formats'

interface BatchOptions {
  readonly format: ReadingTextFormat
  readonly isGzip: boolean
  /** Of one batch. */
  readonly readings: number
}

/**
 * Readings of a text as JSON lines, so many at a time; no more than a few batches are in memory.
 *
 * @throws ReadingsError for a text that is no table of readings; batches before its line are given first
 */
export async function* batchesOf(
  source: NodeJS.ReadableStream,
  { format, isGzip, readings }: BatchOptions,
): AsyncGenerator<string> {
  const ready: string[] = []
  let lines: string[] = []
  const flush = (): void => {
    if (lines.length > 0) ready.push(lines.join('\n'))
    lines = []
  }
  const reader = readingReader(format, (_line, tag, timestamp, value) => {
    lines.push(JSON.stringify({ tag, timestamp, value }))
    if (lines.length === readings) flush()
  })
  for await (const piece of isGzip ? source.pipe(createGunzip()) : source) {
    reader.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    yield* ready.splice(0)
  }
  reader.end()
  flush()
  yield* ready
}
