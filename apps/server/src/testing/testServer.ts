import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { composeHttp, composeServer } from '../compose.ts'
import { composeFiles } from '../composeFiles.ts'
import { type Config, parseConfig } from '../config.ts'
import { runAsCaller } from '../db/callerStorage.ts'
import { type TestDatabase, testDatabase } from '../db/testing.ts'
import { credentialOf } from '../identity/credential.ts'
import { identify } from '../identity/identify.ts'
import { localLogin } from '../identity/passwordSignIn.ts'
import { createUser } from '../identity/passwords.ts'
import { createJobQueue } from '../jobs/jobQueue.ts'
import { createLog } from '../log.ts'
import type { Server } from '../server.ts'

/** A whole server over a database and a data folder of its own, without a port. */
export type TestServer = TestDatabase & Server & TestTools

interface TestTools {
  readonly app: FastifyInstance
  /** Sends an operation; its name is taken from the query. */
  readonly call: (query: string, variables?: object, token?: string) => Promise<GraphqlAnswer>
  readonly post: (options: PostOptions) => Promise<LightMyRequestResponse>
  /** A user who is signed in. */
  readonly newUser: (email: string) => Promise<TestUser>
  /** Runs what services are asked directly as a call of the user. */
  readonly asUser: <T>(user: Pick<TestUser, 'token'>, work: () => Promise<T>) => Promise<T>
  readonly newOrganization: (
    slug: string,
    members: Readonly<Record<string, string>>,
  ) => Promise<string>
  readonly close: () => Promise<void>
}

export interface TestUser {
  readonly id: string
  readonly email: string
  readonly token: string
}

export interface GraphqlAnswer {
  // Tests read answers of every shape; the schema has checked them
  readonly data: Record<string, never> | null
  readonly errors?: readonly {
    readonly message: string
    readonly path?: readonly string[]
    readonly extensions: { readonly code: string; readonly details?: Record<string, unknown> }
  }[]
}

export interface PostOptions {
  readonly operation: string | undefined
  readonly body: object | string
  readonly headers?: Readonly<Record<string, string>>
}

export const TEST_PASSWORD = 'correct horse'
export const TEST_SECRET = 'a secret of the test server alone'

export async function startTestServer(
  env: NodeJS.ProcessEnv = {},
  given?: TestDatabase,
): Promise<TestServer> {
  const database = given ?? (await testDatabase())
  const dataDir = mkdtempSync(path.join(tmpdir(), 'duet-server-'))
  const config = configOf({
    DUET_DATA: dataDir,
    NODE_ENV: 'test',
    DUET_WORKER_THREADS: '1',
    ...env,
  })
  const foundation = {
    config,
    log: createLog('silent'),
    db: database.db,
    pool: database.pool,
    secret: TEST_SECRET,
    publicUrl: config.publicUrl ?? 'http://localhost',
  }
  const files = await composeFiles(foundation)
  const queue = await createJobQueue(database.url, () => undefined)
  const server = composeServer(foundation, files, queue)
  const app = await composeHttp(server, {
    webDistDir: path.join(dataDir, 'no-web-app'),
    isPrepared: () => true,
    checkReady: async () => void (await database.pool.query('select 1')),
  })
  await app.ready()
  const post = ({ operation, body, headers }: PostOptions): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: operation === undefined ? '/api/graphql' : `/api/graphql?operation=${operation}`,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      payload: body,
    })
  const call = async (
    query: string,
    variables: object = {},
    token?: string,
  ): Promise<GraphqlAnswer> => {
    const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1]
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const response = await post({ operation, body: { query, variables }, headers })
    return response.json()
  }
  const tested: TestTools = {
    app,
    call,
    post,
    newUser: async (email) => {
      const names = { firstName: 'Test', lastName: 'User' }
      const id = await createUser(server.db, {
        email,
        password: TEST_PASSWORD,
        role: 'user',
        ...names,
      })
      const client = { ip: `of ${email}`, userAgent: undefined }
      const signedIn = await localLogin(server, client, {
        username: email,
        password: TEST_PASSWORD,
      })
      if (!('token' in signedIn)) throw new Error(`${email} could not sign in: ${signedIn.message}`)
      return { id, email, token: signedIn.token }
    },
    asUser: async ({ token }, work) => {
      const credential = credentialOf(await identify(server, token))
      return runAsCaller({ credential }, work)
    },
    newOrganization: async (slug, members) => {
      const organization = await database.db
        .insertInto('organization')
        .values({ name: slug, slug })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = Object.entries(members).map(([user_id, role_id]) => ({
        user_id,
        role_id,
        organization_id: organization.id,
      }))
      if (rows.length > 0) await database.db.insertInto('user_organization').values(rows).execute()
      return organization.id
    },
    close: async () => {
      await app.close()
      await queue.stop(0)
      await files.sweeper.stop()
      files.duckdb.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  // The same object that resolvers get: what is made once for a server is made once
  return Object.assign(server, database, tested)
}

function configOf(env: NodeJS.ProcessEnv): Config {
  const config = parseConfig(env)
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  return config
}
