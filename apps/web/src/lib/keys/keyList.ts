import { useEffect } from 'react'
import { createExternalStore, useStore } from '../externalStore.ts'

export interface KeyLine {
  /** Separated by ', '. */
  readonly keys: string
  readonly does: string
}

export interface KeyGroup {
  readonly title: string
  readonly lines: readonly KeyLine[]
}

const pageKeys = createExternalStore<readonly KeyGroup[]>([])
const isShown = createExternalStore(false)

/** Adds the keys of a page to the list of keys while it is open. @param groups - of one identity */
export function useKeysOfPage(groups: readonly KeyGroup[]): void {
  useEffect(() => {
    pageKeys.set(groups)
    return () => pageKeys.set([])
  }, [groups])
}

export const showKeyList = (): void => isShown.set(true)

export const hideKeyList = (): void => isShown.set(false)

/** The groups of the page, while the list is to be seen. */
export function useShownKeys(): readonly KeyGroup[] | undefined {
  const groups = useStore(pageKeys, (value) => value)
  return useStore(isShown, (value) => value) ? groups : undefined
}
