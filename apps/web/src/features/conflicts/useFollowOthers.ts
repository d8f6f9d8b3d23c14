import { useEffect } from 'react'
import type { DesignSession } from '../design-session/session.ts'

/** Time between two questions after what others have saved. */
const FOLLOW_MS = 4000

/** While the page is seen, others' changes come in; at once when it is seen again. */
export function useFollowOthers(session: DesignSession): void {
  useEffect(() => {
    const isSeen = (): boolean => document.visibilityState === 'visible' && navigator.onLine
    const follow = (): void => {
      if (isSeen()) void session.saver.follow()
    }
    const onReturn = (): void => {
      follow()
      if (isSeen()) void session.saver.adopt()
    }
    const timer = setInterval(follow, FOLLOW_MS)
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [session])
}
