import { type CurrentUser, findMembership, type Membership } from '../../lib/currentUser.ts'
import { selectedOrganization } from '../../lib/transport/selectedOrganization.ts'

/** The organisation to work in: the one of the address, else the remembered one, else the first of the user's. */
export function homeOrganizationOf(
  user: CurrentUser,
  slug: string | undefined = selectedOrganization(),
): Membership['organization'] | undefined {
  const membership = slug === undefined ? undefined : findMembership(user, slug)
  return (membership ?? user.user_organization[0])?.organization
}
