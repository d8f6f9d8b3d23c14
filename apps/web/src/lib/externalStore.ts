import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow. Values are never changed in place. */
export interface ExternalStore<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createExternalStore<T>(initial: T): ExternalStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Calls whenever one of the stores has changed; gives how to stop. */
export function followAll(
  stores: readonly Pick<ExternalStore<unknown>, 'subscribe'>[],
  listener: () => void,
): () => void {
  const stops = stores.map((store) => store.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Follows a part of the store; `select` must give the same reference for the same value. */
export function useStore<T, S>(
  store: Pick<ExternalStore<T>, 'get' | 'subscribe'>,
  select: (value: T) => S,
): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
