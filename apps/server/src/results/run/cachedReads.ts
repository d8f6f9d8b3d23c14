import { createAnswerCache } from '../../cache.ts'
import type { NumberTable } from '../../files/parquet/readColumns.ts'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'

type Read = SeriesStore['read']

/**
 * Reads of the series of finished runs, which never change: the answers asked for last are cached, up to `maxBytes` of numbers, and
 * people who open the same page at once share one read. Callers have checked access; they must not write into the tables.
 */
export function cacheReads(read: Read, maxBytes: number): Read {
  const cache = createAnswerCache<NumberTable>({
    maxSize: maxBytes,
    sizeOf: ({ columns }, key) =>
      columns.reduce((sum, { byteLength }) => sum + byteLength, key.length * 2),
  })
  return (keys, query) => cache(keyOf(keys, query), () => read(keys, query))
}

const keyOf = (...[keys, query]: Parameters<Read>): string =>
  `${keys.join()}\n${query('all', (some) => `[${some.join()}]`)}`

/** Answers of queries over results that a server holds. */
const RESULT_READS_BYTES = 64_000_000

const reads = new WeakMap<SeriesStore, Read>()

/** The reads of a server, cached. */
export function cachedRead(series: SeriesStore): Read {
  const read = reads.get(series) ?? cacheReads(series.read, RESULT_READS_BYTES)
  reads.set(series, read)
  return read
}
