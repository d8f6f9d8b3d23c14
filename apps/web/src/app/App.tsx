import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { queryClient } from '../lib/queryClient.ts'
import { hadSession, keepFresh, onSessionEnd } from '../lib/session.ts'
import { theme } from '../ui/theme.ts'
import { router } from './router.ts'

export function App(): ReactNode {
  useSession()
  return (
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme="light">
        <Notifications position="bottom-right" limit={4} />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
}

/** Keeps the token fresh; when the session ends, what was loaded is forgotten and the guard of the page asks again. */
function useSession(): void {
  useEffect(() => {
    if (hadSession()) keepFresh()
    return onSessionEnd(() => {
      queryClient.clear()
      void router.invalidate()
    })
  }, [])
}
