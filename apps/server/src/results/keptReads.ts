import type { NumberTable } from '../files/parquet/readColumns.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'

type Read = SeriesStore['read']

/**
 * Reads of the series of finished runs, which never change: the answers asked for last are kept, up to `maxBytes` of numbers, and
 * people who open the same page at once share one read. Callers have checked access; they must not write into the tables.
 */
export function keepReads(read: Read, maxBytes: number): Read {
  const kept = new Map<string, Promise<NumberTable>>()
  const sizes = new Map<string, number>()
  let total = 0
  const forget = (key: string): void => {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
    kept.delete(key)
  }
  const readOnce: Read = async (keys, query) => {
    const key = keyOf(keys, query)
    try {
      const table = await read(keys, query)
      const bytes =
        key.length * 2 + table.columns.reduce((sum, { byteLength }) => sum + byteLength, 0)
      sizes.set(key, bytes)
      total += bytes
      for (const oldest of sizes.keys()) {
        if (total <= maxBytes) break
        forget(oldest)
      }
      return table
    } catch (error) {
      forget(key)
      throw error
    }
  }
  return (keys, query) => {
    const key = keyOf(keys, query)
    const asked = kept.get(key) ?? readOnce(keys, query)
    kept.set(key, asked)
    const bytes = sizes.get(key)
    if (bytes !== undefined) {
      sizes.delete(key)
      sizes.set(key, bytes)
    }
    return asked
  }
}

const keyOf = (...[keys, query]: Parameters<Read>): string =>
  `${keys.join()}\n${query('all', (some) => `[${some.join()}]`)}`
