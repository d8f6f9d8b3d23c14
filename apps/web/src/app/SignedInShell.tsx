import { getRouteApi, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CurrentUserContext } from '../lib/currentUser.ts'
import { Frame } from './Frame.tsx'
import { useFollowAccess } from './useAccessChanges.ts'

const route = getRouteApi('/signed-in')

/** Frame of the pages that need a login but belong to no organisation: settings, administration, credits. */
export function SignedInShell(): ReactNode {
  useFollowAccess()
  const { user } = route.useRouteContext()
  return (
    <CurrentUserContext value={user}>
      <Frame organizationName={undefined}>
        <Outlet />
      </Frame>
    </CurrentUserContext>
  )
}
