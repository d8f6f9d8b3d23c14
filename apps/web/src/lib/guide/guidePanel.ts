import { createExternalStore, useStore } from '../externalStore.ts'

/** A page or heading of the guide; that it exists is held by tools/docs/appLinks.test.ts. */
export type GuideAddress = `/docs/${string}`

export interface OpenGuide {
  readonly address: GuideAddress
  /** Counts openings: the same address again leads back to its heading. */
  readonly opening: number
}

const openGuide = createExternalStore<OpenGuide | undefined>(undefined)

/** Narrower than this there is no room beside a page. */
const ROOM_BESIDE = '(min-width: 62em)'

/** Shows a place of the guide beside the page. @returns false where there is no room for it */
export function showGuide(address: GuideAddress): boolean {
  const hasPlace = document.querySelector('[data-guide-beside]') !== null
  if (!hasPlace || !matchMedia(ROOM_BESIDE).matches) return false
  openGuide.set({ address, opening: (openGuide.get()?.opening ?? 0) + 1 })
  return true
}

export function closeGuide(): void {
  openGuide.set(undefined)
}

/** What of the guide is shown beside the page; it stays open from page to page. */
export function useOpenGuide(): OpenGuide | undefined {
  return useStore(openGuide, (open) => open)
}
