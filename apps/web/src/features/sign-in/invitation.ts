import type { InvitationQuery } from '../../lib/gql/graphql.ts'

export type Invitation = NonNullable<InvitationQuery['invitation']>

/** The projects of the organisation that invites; undefined leads to the index. */
export function placeOf({ organization_slug }: Invitation): string | undefined {
  return typeof organization_slug === 'string' ? `/${organization_slug}/projects` : undefined
}

/** What is invited to, in a sentence. */
export function invitedTo({ organization_name }: Invitation): string {
  return organization_name ?? 'DUET'
}
