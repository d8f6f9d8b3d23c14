import { createRoute } from '@tanstack/react-router'
import { SignedInShell } from '../SignedInShell.tsx'
import { requireUser } from './guard.ts'
import { rootRoute } from './rootRoute.ts'

/** Parent of the pages that need a login but belong to no organisation; it adds nothing to their address. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ location }) => ({ user: await requireUser(location) }),
  component: SignedInShell,
})
