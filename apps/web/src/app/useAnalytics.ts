import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { capturePage, startAnalytics } from '../lib/analytics/analytics.ts'

/** Notes each page that is opened, by its route; a change of what follows the path is no other page. */
export function useAnalytics(router: AnyRouter): void {
  useEffect(() => {
    const stop = startAnalytics()
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged }) => {
      const route = router.state.matches.at(-1)
      if (pathChanged && route !== undefined) capturePage(route.fullPath)
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
}
