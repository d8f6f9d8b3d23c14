import { redirect } from '@tanstack/react-router'
import { setAnalyticsOptedOut } from '../../lib/analytics/analytics.ts'
import type { CurrentUser } from '../../lib/currentUser.ts'
import { MeDocument } from '../../lib/gql/graphql.ts'
import { GraphqlError } from '../../lib/graphqlError.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { adoptPreferences } from '../../lib/preferences/preferences.ts'
import { isFlagOn } from '../../lib/session/featureFlags.ts'
import { startSessionReplay } from '../../lib/sessionReplay.ts'
import { queryClient } from '../../lib/transport/queryClient.ts'
import { interceptOf } from './intercept.ts'

interface Place {
  readonly href: string
  readonly pathname: string
  readonly search: object
}

/**
 * The user record; without a login, off to the login page with the way back. What must be done before anything else is
 * asked for first.
 */
export async function requireUser(place: Place): Promise<CurrentUser> {
  const user = await findUser()
  if (user === undefined) throw redirect({ to: '/auth/login', search: wayBack(place) })
  const isRegistrationOpen = await isFlagOn('ga-open-registration')
  const intercept = interceptOf(user, place.pathname, isRegistrationOpen)
  if (intercept !== undefined) {
    const referer = refererOf(place)
    const query = referer === undefined ? '' : `?referer=${encodeURIComponent(referer)}`
    throw redirect({ href: intercept + query, replace: true })
  }
  // Opening an address is no consent: the invitation is answered there
  if ('invite_id' in place.search) {
    throw redirect({ to: '/organization-picker', search: {}, replace: true })
  }
  return user
}

/** The user of the session, or nothing where there is none. */
export async function findUser(): Promise<CurrentUser | undefined> {
  try {
    const { me } = await queryClient.ensureQueryData({
      ...graphqlQuery(MeDocument, {}),
      staleTime: 300_000,
    })
    adoptPreferences(me.preferences)
    setAnalyticsOptedOut(me.analytics_opt_out)
    if (me.records_session) startSessionReplay({ isSuper: me.impersonator !== null })
    return me
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'UNAUTHENTICATED') return undefined
    throw error
  }
}

function wayBack(place: Place): { referer?: string | undefined; invite_id?: string } {
  const inviteId = textOf(place.search, 'invite_id')
  return {
    referer: refererOf(place),
    ...(inviteId === undefined ? {} : { invite_id: inviteId }),
  }
}

/** The page that was asked for, also where another has sent the user here meanwhile. */
function refererOf(place: Place): string | undefined {
  return textOf(place.search, 'referer') ?? (place.href === '/' ? undefined : place.href)
}

function textOf(search: object, key: string): string | undefined {
  const value: unknown = Object.entries(search).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : undefined
}
