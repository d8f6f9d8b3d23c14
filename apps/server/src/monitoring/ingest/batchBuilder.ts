import { AppError } from '@duet/contract'
import { type ReadingSink, readingValue } from '@duet/formats'
import { localInstant, readingClock } from '@duet/monitoring'
import { type ReadingBatch, sortedBatch } from '../store/readingBatch.ts'
import { RefusalCounter, type RefusalReason, type Refusals } from './refusals.ts'

/** What a batch is held against. */
export interface BatchRules {
  /** The key of the node whose readings have this tag at this time; undefined where there is none. */
  readonly nodeKeyOf: (tag: string, utcMs: number) => number | undefined
  /** The zone of a logger that writes civil time without offset. */
  readonly localZone: string | undefined
  readonly oldestUtcMs: number
  readonly newestUtcMs: number
}

/** Of one body: what is more comes in several. */
export const MAX_BATCH_READINGS = 1_000_000

export interface BuiltBatch {
  readonly batch: ReadingBatch
  readonly refused: Refusals
  /** Readings without a value: nothing was measured. */
  readonly empty: number
}

interface Growing {
  count: number
  nodeKeys: Int32Array
  atUtcMs: Float64Array
  values: Float64Array
  lines: Int32Array
}

/** Where readings of a local clock have come, by their tag: for the hour that comes twice. */
export type LastTimes = Map<string, number>

/**
 * Checks readings one by one as they are read. `sink` throws AppError FILE_TOO_LARGE for too many.
 *
 * @param lastAt - shared by the batches of one file
 */
export function batchBuilder(
  rules: BatchRules,
  lastAt: LastTimes = new Map(),
): {
  readonly sink: ReadingSink
  /** Readings so far, also those that are refused or empty. */
  readonly count: () => number
  readonly build: () => BuiltBatch
} {
  const clock = readingClock(rules.localZone)
  const refusals = new RefusalCounter()
  const tags = new Map<number, string>()
  const rows = emptyRows()
  let seen = 0
  let empty = 0
  return {
    sink: (line, tag, time, raw) => {
      seen += 1
      if (seen > MAX_BATCH_READINGS) throw tooMany()
      const refuse = (reason: RefusalReason): void =>
        refusals.add(reason, () => ({ line, tag, timestamp: time, value: raw }))
      const read = clock(time)
      if (Number.isNaN(read.utcMs)) return refuse('timestamp')
      const utcMs = localInstant(read, lastAt.get(tag))
      const nodeKey = rules.nodeKeyOf(tag, utcMs)
      if (nodeKey === undefined) return refuse('unknown_tag')
      if (utcMs > rules.newestUtcMs) return refuse('future')
      if (utcMs < rules.oldestUtcMs) return refuse('too_old')
      if (rules.localZone !== undefined) lastAt.set(tag, Math.max(utcMs, lastAt.get(tag) ?? utcMs))
      if (raw === null || raw === '') {
        empty += 1
        return
      }
      const value = readingValue(raw)
      if (value === undefined) return refuse('text')
      if (!Number.isFinite(value)) return refuse('nan')
      tags.set(nodeKey, tag)
      add(rows, line, nodeKey, utcMs, value)
    },
    count: () => seen,
    build: () => ({ ...sorted(rows, tags, refusals), refused: refusals.report, empty }),
  }
}

const FIRST_LENGTH = 16_384

const emptyRows = (): Growing => ({
  count: 0,
  nodeKeys: new Int32Array(FIRST_LENGTH),
  atUtcMs: new Float64Array(FIRST_LENGTH),
  values: new Float64Array(FIRST_LENGTH),
  lines: new Int32Array(FIRST_LENGTH),
})

const tooMany = (): AppError =>
  new AppError(
    'FILE_TOO_LARGE',
    `More than ${MAX_BATCH_READINGS.toLocaleString('en-US')} readings in one body: send them in several.`,
  )

function add(rows: Growing, line: number, nodeKey: number, utcMs: number, value: number): void {
  const { count } = rows
  if (count === rows.lines.length) grow(rows)
  rows.nodeKeys[count] = nodeKey
  rows.atUtcMs[count] = utcMs
  rows.values[count] = value
  rows.lines[count] = line
  rows.count = count + 1
}

function grow(rows: Growing): void {
  const length = rows.lines.length * 2
  const floats = (from: Float64Array): Float64Array => {
    const to = new Float64Array(length)
    to.set(from)
    return to
  }
  const integers = (from: Int32Array): Int32Array => {
    const to = new Int32Array(length)
    to.set(from)
    return to
  }
  rows.nodeKeys = integers(rows.nodeKeys)
  rows.atUtcMs = floats(rows.atUtcMs)
  rows.values = floats(rows.values)
  rows.lines = integers(rows.lines)
}

function sorted(
  { count, nodeKeys, atUtcMs, values, lines }: Growing,
  tags: ReadonlyMap<number, string>,
  refusals: RefusalCounter,
): Pick<BuiltBatch, 'batch'> {
  const arrived = {
    nodeKeys: nodeKeys.subarray(0, count),
    atUtcMs: atUtcMs.subarray(0, count),
    values: values.subarray(0, count),
  }
  const batch = sortedBatch(arrived, (index) =>
    refusals.add('duplicate_in_batch', () => ({
      line: lines[index] ?? 0,
      tag: tags.get(nodeKeys[index] ?? 0) ?? '',
      timestamp: new Date(atUtcMs[index] ?? 0).toISOString(),
      value: values[index],
    })),
  )
  return { batch }
}
