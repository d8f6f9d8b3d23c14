import { createExternalStore, type ExternalStore } from '../../../lib/externalStore.ts'

/** Follows a store, but not more often than once in a time: what it had last is told in the end. */
export function slowStore<T>(
  fast: Pick<ExternalStore<T>, 'get' | 'subscribe'>,
  everyMs: number,
): ExternalStore<T> {
  const slow = createExternalStore(fast.get())
  let timer: ReturnType<typeof setTimeout> | undefined
  fast.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      slow.set(fast.get())
    }, everyMs)
  })
  return slow
}
