import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { onRecentLoginNeeded } from '../../lib/session/recentLogin.ts'

const RecentLoginDialog = lazy(async () => ({
  default: (await import('./RecentLoginDialog.tsx')).RecentLoginDialog,
}))

/**
 * Opens a dialog whenever a call asks for a login that is recent; `request` waits for it and repeats the call.
 * Stands once, around the whole application.
 */
export function RecentLoginProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [answer, setAnswer] = useState<((isRecent: boolean) => void) | undefined>(undefined)
  useEffect(
    () =>
      onRecentLoginNeeded(
        () =>
          new Promise<boolean>((resolve) =>
            setAnswer(() => (isRecent: boolean) => resolve(isRecent)),
          ),
      ),
    [],
  )
  const finish = (isRecent: boolean): void => {
    setAnswer(undefined)
    answer?.(isRecent)
  }
  return (
    <>
      {children}
      {answer !== undefined && (
        <Suspense fallback={null}>
          <RecentLoginDialog onDone={() => finish(true)} onClose={() => finish(false)} />
        </Suspense>
      )}
    </>
  )
}
