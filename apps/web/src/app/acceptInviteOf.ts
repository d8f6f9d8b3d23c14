import { AcceptInviteDocument, MeDocument } from '../lib/gql/graphql.ts'
import { request } from '../lib/graphqlClient.ts'
import { allOf } from '../lib/graphqlQuery.ts'
import { queryClient } from '../lib/queryClient.ts'
import { notifyError } from '../ui/notify.ts'

const tried = new Set<string>()

/**
 * Accepts the invitation that an address names, once. Gives the slug of the organisation that the user has joined by
 * it; one that cannot be accepted is told and otherwise of no effect.
 */
export async function acceptInviteOf(search: object): Promise<string | undefined> {
  const id = 'invite_id' in search ? search.invite_id : undefined
  if (typeof id !== 'string' || tried.has(id)) return undefined
  tried.add(id)
  try {
    const { acceptInvite } = await request(AcceptInviteDocument, { id })
    queryClient.removeQueries({ queryKey: allOf(MeDocument) })
    return acceptInvite.organization_slug ?? undefined
  } catch (error) {
    notifyError(error)
    return undefined
  }
}
