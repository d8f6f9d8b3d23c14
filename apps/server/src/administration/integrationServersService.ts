import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import type { CallIntegrationServer } from './integrationClient.ts'
import { serverInputSchema } from './integrationInput.ts'
import {
  deleteServerRow,
  findServer,
  hasOrganization,
  insertServer,
  listServers,
  type ServerRow,
  schedulesOf,
  updateServerRow,
} from './integrationQueries.ts'
import { type IntegrationServerRecord, serverRecord } from './integrationRecords.ts'

/** Keeps a bearer token such that the database alone does not tell it. */
export interface TokenBox {
  readonly seal: (text: string) => string
  /** @throws Error for what the box did not seal, for example after a change of the server's secret */
  readonly open: (sealed: string) => string
}

export interface IntegrationDeps {
  readonly db: Database
  readonly tokenBox: TokenBox
  readonly call: CallIntegrationServer
  readonly now: () => number
}

/** Servers of organisations that take jobs from this one. All is for system administrators. */
export interface IntegrationServersService {
  readonly servers: (caller: AdminCaller) => Promise<readonly IntegrationServerRecord[]>
  readonly server: (caller: AdminCaller, id: string) => Promise<IntegrationServerRecord>
  /** A new one without an id; an organisation has one at most. */
  readonly upsertServer: (
    caller: AdminCaller,
    id: string | null | undefined,
    input: unknown,
  ) => Promise<IntegrationServerRecord>
  readonly deleteServer: (caller: AdminCaller, id: string) => Promise<void>
}

export function createIntegrationServersService(deps: IntegrationDeps): IntegrationServersService {
  const { db } = deps
  return {
    servers: async (caller) => {
      systemAdmin(caller)
      const rows = await listServers(db)
      const schedules = Map.groupBy(
        await schedulesOf(
          db,
          rows.map(({ id }) => id),
        ),
        (schedule) => schedule.integration_server_id,
      )
      return rows.map((row) => serverRecord(row, schedules.get(row.id) ?? []))
    },
    server: async (caller, id) => {
      systemAdmin(caller)
      return recordOf(db, id)
    },
    upsertServer: (caller, id, input) => upsertServer(deps, systemAdmin(caller), id, input),
    deleteServer: (caller, id) => deleteServer(db, systemAdmin(caller), id),
  }
}

/** @throws AppError NOT_FOUND */
export async function serverRow(db: Database, id: string): Promise<ServerRow> {
  const row = isUuid(id) ? await findServer(db, id) : undefined
  if (!row) throw new AppError('NOT_FOUND', 'Integration server not found')
  return row
}

/** @throws AppError NOT_FOUND */
export async function recordOf(db: Database, id: string): Promise<IntegrationServerRecord> {
  const row = await serverRow(db, id)
  return serverRecord(row, await schedulesOf(db, [row.id]))
}

/** @throws AppError INTEGRATION_SERVER where the kept token cannot be read */
export function bearerTokenOf(
  { bearer_token_encrypted: sealed }: Pick<ServerRow, 'bearer_token_encrypted'>,
  { open }: TokenBox,
): string | undefined {
  if (sealed === null) return undefined
  try {
    return open(sealed)
  } catch (error) {
    throw new AppError(
      'INTEGRATION_SERVER',
      "The kept bearer token cannot be read any more, for the server's secret has changed. Enter it again.",
      {},
      { cause: error },
    )
  }
}

async function upsertServer(
  { db, tokenBox }: IntegrationDeps,
  userId: string,
  id: string | null | undefined,
  input: unknown,
): Promise<IntegrationServerRecord> {
  const { organization_id, url, bearer_token } = parseInput(serverInputSchema, input, ['input'])
  const token =
    bearer_token == null
      ? {}
      : { bearer_token_encrypted: bearer_token === '' ? null : tokenBox.seal(bearer_token) }
  const savedId = await db.transaction().execute(async (tx) => {
    const saved = id
      ? await changeServer(tx, await serverRow(tx, id), { organization_id, url, token })
      : await addServer(tx, { organization_id, url, ...token })
    await writeAudit(tx, {
      userId,
      organizationId: organization_id,
      action: 'integration_server_saved',
      details: { id: saved, url, bearer_token: tokenChange(bearer_token) },
    })
    return saved
  })
  return recordOf(db, savedId)
}

async function addServer(
  tx: Database,
  row: {
    readonly organization_id: string
    readonly url: string
    readonly bearer_token_encrypted?: string | null
  },
): Promise<string> {
  const { organization_id: organizationId } = row
  if (!isUuid(organizationId) || !(await hasOrganization(tx, organizationId))) {
    throw new AppError('NOT_FOUND', 'Organization not found')
  }
  const inserted = await insertServer(tx, row)
  if (!inserted)
    throw new AppError('CONFLICT', 'This organization has an integration server already.')
  return inserted.id
}

/** What an earlier address answered says nothing of a new one. */
async function changeServer(
  tx: Database,
  before: ServerRow,
  change: {
    readonly organization_id: string
    readonly url: string
    readonly token: { readonly bearer_token_encrypted?: string | null }
  },
): Promise<string> {
  if (change.organization_id !== before.organization_id) {
    throw new AppError(
      'INVALID_INPUT',
      'input.organization_id: an integration server stays with its organization',
      { path: 'input.organization_id' },
    )
  }
  const answers =
    change.url === before.url ? {} : { ping: null, api_spec: null, api_spec_fetched_at: null }
  await updateServerRow(tx, before.id, { url: change.url, ...change.token, ...answers })
  return before.id
}

function tokenChange(token: string | null | undefined): 'kept' | 'removed' | 'replaced' {
  if (token == null) return 'kept'
  return token === '' ? 'removed' : 'replaced'
}

async function deleteServer(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await serverRow(tx, id)
    await deleteServerRow(tx, row.id)
    await writeAudit(tx, {
      userId,
      organizationId: row.organization_id,
      action: 'integration_server_deleted',
      details: { id: row.id, url: row.url },
    })
  })
}
