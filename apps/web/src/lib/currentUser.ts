import { createContext, useContext } from 'react'
import type { MeQuery } from './gql/graphql.ts'

export type CurrentUser = MeQuery['me']
export type Membership = CurrentUser['user_organization'][number]

/** Filled by the shell before any page that needs a login is drawn. */
export const CurrentUserContext = createContext<CurrentUser | undefined>(undefined)

export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext)
  if (user === undefined) throw new Error('useCurrentUser was called outside a page with a login')
  return user
}

export function findMembership(user: CurrentUser, slug: string): Membership | undefined {
  return user.user_organization.find(({ organization }) => organization.slug === slug)
}
