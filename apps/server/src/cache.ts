import { LRUCache } from 'lru-cache'

/** The answer of a key: the one in the cache, else what `make` gives. Those who ask at once share one. Failures are not held. */
export type AnswerCache<T> = (key: string, make: () => Promise<T>) => Promise<T>

type CacheLimit<T> =
  /** Answers at most. */
  | { readonly max: number }
  /** Size of all answers together at most; an answer that is larger by itself stays until the next comes. */
  | { readonly maxSize: number; readonly sizeOf: (answer: T, key: string) => number }

/** Answers that never change; those that were asked for last stay. */
export function createAnswerCache<T extends object>(limit: CacheLimit<T>): AnswerCache<T> {
  const bounds =
    'max' in limit
      ? limit
      : {
          maxSize: limit.maxSize,
          sizeCalculation: (answer: T, key: string) =>
            Math.min(Math.max(1, Math.ceil(limit.sizeOf(answer, key))), limit.maxSize),
        }
  const cache = new LRUCache<string, T, () => Promise<T>>({
    ...bounds,
    // Who waits for an answer gets it, even where it has lost its place meanwhile
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return (key, make) => cache.forceFetch(key, { context: make })
}
