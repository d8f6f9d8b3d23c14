import { type RefObject, useEffect } from 'react'

/** Scrolls a bar sideways, and nothing else, so that its chosen part is seen; where the keyboard goes next stays as it was. */
export function useShownInBar(bar: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const { current } = bar
    const part = current?.querySelector<HTMLElement>('[data-active="true"]')
    if (current && part) showInBar(current, part)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it moves when another part is chosen, not when the user scrolls
  }, [bar, chosen])
}

function showInBar(bar: HTMLElement, part: HTMLElement): void {
  const [from, to] = [part.offsetLeft, part.offsetLeft + part.offsetWidth]
  if (from < bar.scrollLeft) bar.scrollLeft = from
  else if (to > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = to - bar.clientWidth
}
