import { answerOf, send } from './transport.ts'

/** A measured value. `timestamp` is ISO 8601, or ms since 1970 UTC. */
export interface Reading {
  readonly tag: string
  readonly timestamp: string | number
  /** A number, or a text of one; null or an empty text: none. The server refuses anything else, counted by its reason. */
  readonly value: unknown
}

export interface IngestOptions {
  /** Readings of one batch, 10,000 where absent; more where times of the night have no offset. */
  readonly batch?: number
  /** Hears the counts so far after each batch. */
  readonly onProgress?: (counts: IngestCounts) => void
}

/** What the server did with readings; `refused` ones are counted by their reason too. */
export interface IngestCounts {
  readonly accepted: number
  readonly repeated: number
  readonly replaced: number
  readonly empty: number
  readonly refused: number
  readonly reasons: Readonly<Record<string, number>>
}

export interface IngestTarget {
  readonly url: URL
  readonly token: string | undefined
}

const BATCH = 10_000
/** Half of what the server takes in one body, so that bytes stay below its limit too. */
const MOST_READINGS = 500_000

const ZERO: IngestCounts = {
  accepted: 0,
  repeated: 0,
  replaced: 0,
  empty: 0,
  refused: 0,
  reasons: {},
}

/** @throws DuetError with the code of the server; batches before are stored, and may be sent again */
export async function ingestReadings(
  target: IngestTarget,
  readings: Iterable<Reading> | AsyncIterable<Reading>,
  { batch = BATCH, onProgress }: IngestOptions = {},
): Promise<IngestCounts> {
  let total = ZERO
  for await (const body of batchesOf(readings, batch)) {
    total = sumOf(total, await sendBatch(target, body))
    onProgress?.(total)
  }
  return total
}

/** Readings as JSON lines, so many at a time. */
export async function* batchesOf(
  readings: Iterable<Reading> | AsyncIterable<Reading>,
  size: number,
): AsyncGenerator<string> {
  let lines: string[] = []
  for await (const { tag, timestamp, value } of readings) {
    lines.push(JSON.stringify({ tag, timestamp, value }))
    const isFull = lines.length >= size && !mayComeTwice(timestamp)
    if (isFull || lines.length === MOST_READINGS) {
      yield lines.join('\n')
      lines = []
    }
  }
  if (lines.length > 0) yield lines.join('\n')
}

/**
 * Whether a clock may be changed about then. An hour that comes twice is told apart by the readings before it, which therefore
 * stand in the same batch.
 */
const mayComeTwice = (timestamp: string | number): boolean =>
  typeof timestamp === 'string' && /[T ](?:2[123]|0[0-5]):\d\d(?::[\d.]+)?$/.test(timestamp)

interface BatchAnswer extends Omit<IngestCounts, 'refused' | 'reasons'> {
  readonly refused: {
    readonly count: number
    readonly by_reason: Readonly<Record<string, { readonly count: number }>>
  }
}

/** A batch changes nothing when it comes again: it is sent until there is an answer. */
async function sendBatch({ url, token }: IngestTarget, body: string): Promise<IngestCounts> {
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/jsonl' },
    body,
  }
  const answer = send(url, request, { isRepeatable: true })
  const { refused, ...counts } = await answerOf<BatchAnswer>(answer)
  const reasons = Object.entries(refused.by_reason).map(
    ([name, { count }]) => [name, count] as const,
  )
  return { ...counts, refused: refused.count, reasons: Object.fromEntries(reasons) }
}

function sumOf(a: IngestCounts, b: IngestCounts): IngestCounts {
  const reasons = { ...a.reasons }
  for (const [name, count] of Object.entries(b.reasons))
    reasons[name] = (reasons[name] ?? 0) + count
  return {
    accepted: a.accepted + b.accepted,
    repeated: a.repeated + b.repeated,
    replaced: a.replaced + b.replaced,
    empty: a.empty + b.empty,
    refused: a.refused + b.refused,
    reasons,
  }
}
