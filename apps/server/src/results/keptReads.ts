import type { NumberTable } from '../files/parquet/readColumns.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'

type Read = SeriesStore['read']

/**
 * Reads of the series of finished runs, which never change: the answers asked for last are kept, up to `maxBytes` of numbers, and
 * people who open the same page at once share one read. Callers have checked access; they must not write into the tables.
 */
export function keepReads(read: Read, maxBytes: number): Read {
  const kept = new Map<string, { readonly table: Promise<NumberTable>; bytes: number }>()
  let total = 0
  const forget = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return (keys, query) => {
    const key = `${keys.join()}\n${query('all', (some) => `[${some.join()}]`)}`
    const found = kept.get(key)
    if (found) {
      kept.delete(key)
      kept.set(key, found)
      return found.table
    }
    const entry = { table: read(keys, query), bytes: 0 }
    kept.set(key, entry)
    entry.table.then(
      ({ columns }) => {
        if (kept.get(key) !== entry) return
        entry.bytes = key.length * 2 + columns.reduce((sum, { byteLength }) => sum + byteLength, 0)
        total += entry.bytes
        for (const oldest of kept.keys()) {
          if (total <= maxBytes) break
          forget(oldest)
        }
      },
      () => forget(key),
    )
    return entry.table
  }
}
