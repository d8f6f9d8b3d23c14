import { useEffect } from 'react'
import type { DesignSession } from './session.ts'

/** The browser asks before the tab is closed while something is unsaved; leaving the page saves at once. */
export function useLeaveWarning(session: DesignSession): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (session.saver.hasUnsaved()) event.preventDefault()
    }
    const onOnline = (): void => void session.saver.flush()
    window.addEventListener('beforeunload', onLeave)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('online', onOnline)
      if (session.saver.hasUnsaved()) void session.saver.flush()
    }
  }, [session])
}
