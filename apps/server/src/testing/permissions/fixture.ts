import { randomUUID } from 'node:crypto'
import { randomToken } from '../../identity/oneTimeTokens.ts'
import type { TestServer } from '../testServer.ts'
import { type Accounts, accountRows, newAccounts, type OwnIds } from './accounts.ts'
import { type CallerTokens, callerTokens, credentialRows, newCredentials } from './credentials.ts'
import { insertRows, joinRows, type Rows } from './insertRows.ts'
import type { Role, UserName } from './roles.ts'
import { inviteRow, newTenant, slugOf, type Tenant, tenantRows } from './tenant.ts'

/** Everything that a case can name: of one organisation, of one user, and of the server. */
export interface Ids extends Tenant, OwnIds {
  /** A member who is listed in the project, to whom things are done. */
  readonly bystander: string
  readonly bystanderEmail: string
  readonly systemAdmin: string
  /** Another organisation, of which the owner of the project is a member. */
  readonly elsewhere: string
  readonly inverter: string
  readonly inverterDataset: string
}

/** Two organisations that know nothing of each other, and everybody who calls. */
export interface World {
  /** What a role names: things of the organisation that the table is about, and its own. */
  readonly idsOf: (role: Role) => Ids
  /** What the stranger has: of another organisation and another user. */
  readonly foreign: Ids
  readonly tokensOf: (role: Role) => Promise<CallerTokens>
}

const ORGANIZATION_ROLES: Partial<Record<UserName, string>> = {
  guest: 'guest',
  listedGuest: 'guest',
  member: 'member',
  viewer: 'member',
  operator: 'member',
  editor: 'member',
  owner: 'member',
  unverified: 'member',
  bystander: 'member',
  orgAdmin: 'admin',
  orgOwner: 'owner',
}
const PROJECT_ROLES: Partial<Record<UserName, string>> = {
  listedGuest: 'editor',
  viewer: 'viewer',
  bystander: 'viewer',
  operator: 'operator',
  editor: 'editor',
  owner: 'owner',
  unverified: 'owner',
}

/** A world of its own, so that a case may destroy what it likes. A few milliseconds. */
export async function newWorld(server: TestServer): Promise<World> {
  const { pool } = server
  const [own, foreign] = [newTenant(), newTenant()]
  const accounts = newAccounts(own.organization)
  const elsewhere = randomUUID()
  const common = { elsewhere, inverter: randomUUID(), inverterDataset: randomUUID() }
  const club = randomUUID()
  const credentials = newCredentials()
  const idOf = (user: UserName): string => accounts[user].user
  const byId = (roles: Partial<Record<UserName, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(roles).map(([user, role]) => [idOf(user as UserName), role]))
  await insertRows(
    pool,
    joinRows(
      accountRows(accounts),
      credentialRows(accounts, credentials, elsewhere),
      tenantRows(own, {
        owner: idOf('owner'),
        applicant: idOf('applicant'),
        organizationRoles: byId(ORGANIZATION_ROLES),
        projectRoles: byId(PROJECT_ROLES),
      }),
      tenantRows(foreign, {
        owner: idOf('stranger'),
        applicant: idOf('applicant'),
        organizationRoles: byId({ stranger: 'owner', outsider: 'member' }),
        projectRoles: byId({ stranger: 'owner', outsider: 'viewer' }),
      }),
      organizationRows(elsewhere, byId({ owner: 'member' })),
      organizationRows(club, {}),
      waitingRows(club, accounts),
      catalogueRows(common),
    ),
  )
  const idsFor = (tenant: Tenant, user: UserName, bystander: UserName): Ids => ({
    ...tenant,
    ...accounts[user],
    ...common,
    systemAdmin: idOf('systemAdmin'),
    bystander: idOf(bystander),
    bystanderEmail: accounts[bystander].email,
  })
  return {
    idsOf: ({ user }) => idsFor(own, user ?? 'bystander', 'bystander'),
    foreign: idsFor(foreign, 'stranger', 'outsider'),
    tokensOf: (role) => callerTokens(server, accounts, credentials, role),
  }
}

function organizationRows(id: string, members: Readonly<Record<string, string>>): Rows {
  return {
    organization: [{ id, name: slugOf(id), slug: slugOf(id), allowed_domains: [] }],
    user_organization: Object.entries(members).map(([user_id, role_id]) => ({
      organization_id: id,
      user_id,
      role_id,
    })),
  }
}

/** Everybody is invited to the club, and asks to join it. */
function waitingRows(club: string, accounts: Accounts): Rows {
  const all = Object.values(accounts)
  return {
    invite: all.map(({ invite, email }) => inviteRow(invite, club, email)),
    user_request: all.map(({ request, user }) => ({
      id: request,
      user_id: user,
      organization_id: club,
    })),
  }
}

function catalogueRows({
  inverter,
  inverterDataset,
}: Pick<Ids, 'inverter' | 'inverterDataset'>): Rows {
  return {
    cec_dataset: [
      {
        id: inverterDataset,
        filename: 'inverters.csv',
        source_hash: randomToken(),
        kind: 'inverter',
        entry_count: 1,
      },
    ],
    cec_inverter: [
      {
        id: inverter,
        dataset_id: inverterDataset,
        name: 'Inverter',
        manufacturer: 'Maker',
        parameters: {},
      },
    ],
  }
}
