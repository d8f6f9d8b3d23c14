import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { RecentLoginProvider } from '../features/sign-in/RecentLoginProvider.tsx'
import { followSystemScheme, useDrawnScheme } from '../lib/preferences/preferences.ts'
import { onSessionEnd, resumeSession } from '../lib/session/session.ts'
import { removeEndedTasks } from '../lib/tasks/backgroundTasks.ts'
import { queryClient } from '../lib/transport/queryClient.ts'
import { CutTextTip } from '../ui/page/CutTextTip.tsx'
import { cssVariables } from './colors.ts'
import { NotificationCorner } from './notices/NotificationCorner.tsx'
import { router } from './routes/router.ts'
import { useTaskWarning } from './tasks/useTaskWarning.ts'
import { theme } from './theme.ts'
import { useAccessChanges } from './useAccessChanges.ts'
import { useAnalytics } from './useAnalytics.ts'
import { useServerWait } from './useServerWait.ts'

export function App(): ReactNode {
  useSession()
  useAnalytics(router)
  useAccessChanges()
  useTaskWarning()
  useServerWait()
  useEffect(() => router.subscribe('onBeforeLoad', followNewPage), [])
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme={useDrawnScheme()}
      >
        <NotificationCorner />
        <CutTextTip />
        <QueryClientProvider client={queryClient}>
          <RecentLoginProvider>
            <RouterProvider router={router} />
          </RecentLoginProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
}

function followNewPage({ pathChanged }: { readonly pathChanged: boolean }): void {
  if (pathChanged) followSystemScheme()
}

/** Refreshes the token; when the session ends, what was loaded is forgotten and the guard of the page asks again. */
function useSession(): void {
  useEffect(() => {
    resumeSession()
    return onSessionEnd(() => {
      queryClient.clear()
      removeEndedTasks()
      void router.invalidate()
    })
  }, [])
}
