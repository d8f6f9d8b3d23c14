import { type RefObject, useEffect, useState } from 'react'

/** Whether what an element holds is larger than itself, as it is now: then it must be reached with the keyboard. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const look = (): void =>
      setIsScrollable(
        current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight,
      )
    const observer = new ResizeObserver(look)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return isScrollable
}
