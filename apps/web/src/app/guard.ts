import { redirect } from '@tanstack/react-router'
import { type CurrentUser, findMembership } from '../lib/currentUser.ts'
import { MeDocument } from '../lib/gql/graphql.ts'
import { GraphqlError } from '../lib/graphqlError.ts'
import { graphqlQuery } from '../lib/graphqlQuery.ts'
import { queryClient } from '../lib/queryClient.ts'
import { selectedOrganization } from '../lib/selectedOrganization.ts'

interface Place {
  readonly href: string
  readonly search: object
}

/** The user record; without a login, off to the login page with the way back. */
export async function requireUser(place: Place): Promise<CurrentUser> {
  const user = await findUser()
  if (user !== undefined) return user
  throw redirect({
    to: '/auth/login',
    search: { referer: place.href === '/' ? undefined : place.href, ...inviteOf(place) },
  })
}

/** The user of the session, or nothing where there is none. */
export async function findUser(): Promise<CurrentUser | undefined> {
  try {
    const { me } = await queryClient.ensureQueryData({
      ...graphqlQuery(MeDocument, {}),
      staleTime: 300_000,
    })
    return me
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'UNAUTHENTICATED') return undefined
    throw error
  }
}

/** Slug of the organisation to open: the remembered one if the user still belongs to it, else the first. */
export function homeOrganization(user: CurrentUser): string | undefined {
  const remembered = selectedOrganization()
  const membership = remembered === undefined ? undefined : findMembership(user, remembered)
  return (membership ?? user.user_organization[0])?.organization.slug
}

function inviteOf({ search }: Place): { readonly invite_id?: string } {
  return 'invite_id' in search && typeof search.invite_id === 'string'
    ? { invite_id: search.invite_id }
    : {}
}
