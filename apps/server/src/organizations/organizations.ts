import { isSeenByToken, signedIn, type UserId } from '../access/organizationAccess.ts'
import {
  listOrganizations,
  type MembershipRow,
  membershipsOf,
  type OrganizationRow,
} from '../access/organizationQueries.ts'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { currentCaller } from '../db/callerStorage.ts'
import type { QueryAdminOrganizationsArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { type PageInput, pageSchema } from './organizationInput.ts'

/** Those that the caller belongs to. */
export async function ownOrganizations(
  { db }: Server,
  userId: UserId,
  page: PageInput = {},
): Promise<readonly OrganizationRow[]> {
  const caller = signedIn(userId)
  const asked = parseInput(pageSchema, page)
  const isBound = currentCaller()?.tokenOrganizationId !== undefined
  const rows = await membershipsOf(db, caller, isBound ? undefined : asked)
  const seen = rows.map(({ organization }) => organization).filter(({ id }) => isSeenByToken(id))
  return isBound ? seen.slice(asked.skip, asked.skip + asked.take) : seen
}

/** Of a user, as far as the token of the call sees. */
export async function memberships(
  { db }: Server,
  userId: string,
): Promise<readonly MembershipRow[]> {
  const all = await membershipsOf(db, userId)
  return all.filter(({ organization }) => isSeenByToken(organization.id))
}

/** All there are, for system administrators. */
export async function adminOrganizations(
  { db }: Server,
  caller: AdminCaller,
  { search, ...page }: QueryAdminOrganizationsArgs,
): Promise<readonly OrganizationRow[]> {
  systemAdmin(caller)
  return listOrganizations(db, {
    ...parseInput(pageSchema, page),
    search: search?.trim() || undefined,
  })
}
