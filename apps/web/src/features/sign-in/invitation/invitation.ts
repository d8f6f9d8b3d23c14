import type { InvitationQuery } from '../../../lib/gql/graphql.ts'

export type Invitation = NonNullable<InvitationQuery['invitation']>

/** The projects of the organisation that invites; undefined leads to the index. */
export function placeOf({ organization_slug }: Invitation): string | undefined {
  return typeof organization_slug === 'string' ? `/${organization_slug}/projects` : undefined
}

/** Name of the organisation, or of the product where there is none. */
export function invitedTo({ organization_name }: Invitation): string {
  return organization_name ?? 'DUET'
}
