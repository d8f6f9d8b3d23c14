import { useEffect } from 'react'

const PRODUCT = 'DUET'

/** The title of the browser tab: '{title} | DUET'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT}`
  }, [title])
}
