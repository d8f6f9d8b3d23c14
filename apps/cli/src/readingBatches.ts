import { type ReadingTextFormat, readingReader } from '@duet/formats'
import { unpacked } from './unpacked.ts'

interface BatchOptions {
  readonly format: ReadingTextFormat
  readonly isGzip: boolean
  /** Of one batch; more where times of the night have no offset. */
  readonly readings: number
}

/** Half of what the server takes in one body, so that bytes stay below its limit too. */
const MOST_READINGS = 500_000

/**
 * Whether a clock may be changed about then. An hour that comes twice is told apart by the readings before it, which therefore
 * stand in the same batch.
 */
const mayComeTwice = (timestamp: string | number): boolean =>
  typeof timestamp === 'string' && /[T ](?:2[123]|0[0-5]):\d\d(?::[\d.]+)?$/.test(timestamp)

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
    const isFull = lines.length >= readings && !mayComeTwice(timestamp)
    if (isFull || lines.length === MOST_READINGS) flush()
  })
  for await (const piece of isGzip ? unpacked(source) : source) {
    reader.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    yield* ready.splice(0)
  }
  reader.end()
  flush()
  yield* ready
}
