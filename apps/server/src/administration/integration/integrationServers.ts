import { AppError } from '@duet/contract'
import { z } from 'zod'
import { ORGANIZATION } from '../../access/organizationAccess.ts'
import { knownRecord } from '../../access/recordAccess.ts'
import { type AdminCaller, systemAdmin } from '../../access/systemAdmin.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type {
  IntegrationServer,
  MutationUpsertOrgIntegrationServerArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { type PullJob, pullReadings } from '../../monitoring/pull/pullReadings.ts'
import { allowsPrivate } from '../../outgoing/publicLookup.ts'
import { createSecretBox, deriveKey, type SecretBox } from '../../secret.ts'
import { perServer, type Server } from '../../server.ts'
import { type CallIntegrationServer, createIntegrationClient } from './integrationClient.ts'
import { serverInputSchema } from './integrationInput.ts'
import {
  deleteServerRow,
  findServer,
  insertServer,
  type ListedSchedule,
  listServers,
  type ServerRow,
  schedulesOf,
  updateServerRow,
} from './integrationQueries.ts'

/** What calls of integration servers work with. */
export interface IntegrationCalls {
  readonly db: Database
  /** Seals bearer tokens such that the database alone does not reveal them. */
  readonly tokenBox: SecretBox
  readonly call: CallIntegrationServer
  readonly now: () => number
  /** Runs a schedule whose job this server does itself; answers what came, in words. */
  readonly pull: (job: PullJob) => Promise<string>
}

export const integrationCalls = perServer((server): IntegrationCalls => {
  const { db, config, secret } = server
  return {
    db,
    tokenBox: createSecretBox(deriveKey(secret, 'integration tokens')),
    call: createIntegrationClient({
      allowPrivate: allowsPrivate(config),
    }),
    now: Date.now,
    pull: (job) => pullReadings(server, job),
  }
})

const storedPing = z.object({
  at: z.string(),
  ok: z.boolean(),
  status: z.number().nullable(),
  duration_ms: z.number(),
  message: z.string().nullable(),
})

export type StoredPing = z.infer<typeof storedPing>

/** Servers of organisations that take jobs from this one. All is for system administrators. */
export async function orgIntegrationServers(
  { db }: Server,
  caller: AdminCaller,
): Promise<readonly IntegrationServer[]> {
  systemAdmin(caller)
  const rows = await listServers(db)
  const ids = rows.map(({ id }) => id)
  const schedules = Map.groupBy(
    await schedulesOf(db, ids),
    (schedule) => schedule.integration_server_id,
  )
  return rows.map((row) => serverAnswer(row, schedules.get(row.id) ?? []))
}

export async function orgIntegrationServer(
  { db }: Server,
  caller: AdminCaller,
  id: string,
): Promise<IntegrationServer> {
  systemAdmin(caller)
  return readServer(db, id)
}

/** Whether it has a token is shown, never the token. */
function serverAnswer(
  { bearer_token_encrypted, ping, ...row }: ServerRow,
  schedules: readonly ListedSchedule[],
): IntegrationServer {
  return {
    ...row,
    has_bearer_token: bearer_token_encrypted !== null,
    ping: storedPing.nullable().parse(ping),
    registered_schedulers: schedules,
  }
}

const SERVER = {
  find: findServer,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Integration server not found'),
}

/** @throws AppError NOT_FOUND */
export async function serverRow(db: Database, id: string): Promise<ServerRow> {
  return knownRecord(db, id, SERVER)
}

/** @throws AppError NOT_FOUND */
export async function readServer(db: Database, id: string): Promise<IntegrationServer> {
  const row = await serverRow(db, id)
  return serverAnswer(row, await schedulesOf(db, [row.id]))
}

/** @throws AppError INTEGRATION_SERVER where the stored token cannot be read */
export function bearerTokenOf(
  { bearer_token_encrypted: sealed }: Pick<ServerRow, 'bearer_token_encrypted'>,
  { open }: SecretBox,
): string | undefined {
  if (sealed === null) return undefined
  try {
    return open(sealed)
  } catch (error) {
    throw new AppError(
      'INTEGRATION_SERVER',
      "The stored bearer token cannot be read any more, for the server's secret has changed. Enter it again.",
      {},
      { cause: error },
    )
  }
}

/** A new one without an id; an organisation has one at most. */
export async function upsertIntegrationServer(
  server: Server,
  caller: AdminCaller,
  { id, input }: MutationUpsertOrgIntegrationServerArgs,
): Promise<IntegrationServer> {
  const userId = systemAdmin(caller)
  const { db, tokenBox } = integrationCalls(server)
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
  return readServer(db, savedId)
}

async function addServer(
  tx: Database,
  row: {
    readonly organization_id: string
    readonly url: string
    readonly bearer_token_encrypted?: string | null
  },
): Promise<string> {
  await knownRecord(tx, row.organization_id, ORGANIZATION)
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

export async function deleteIntegrationServer(
  { db }: Server,
  caller: AdminCaller,
  id: string,
): Promise<void> {
  const userId = systemAdmin(caller)
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
