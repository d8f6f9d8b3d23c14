import { startTestServer } from '../testServer.ts'
import { type Answer, createCallCase, createSend } from './callCase.ts'
import type { CallerTokens } from './credentials.ts'
import { type Ids, newWorld, type World } from './fixture.ts'
import type { PermissionCase } from './permissionCase.ts'
import type { Role, RoleName } from './roles.ts'
import { tenantDigest } from './tenantDigest.ts'

/** A server with open registration, and a world for the calls of cases. */
export interface PermissionRunner {
  /** Things of the organisation that the table is about, and of the caller. */
  readonly idsOf: (role: Role) => Ids
  /** The same of the stranger. */
  readonly foreignIds: () => Ids
  /** Prepares the rows as the case and the role want them. One after the other. */
  readonly prepare: (one: PermissionCase, role: Role) => Promise<void>
  /** A call with the ids of the role, or with others. */
  readonly call: (one: PermissionCase, role: Role, ids?: Ids) => Promise<Answer>
  /** Any operation, named Call; gives the answer as text. */
  readonly send: (role: Role, query: string, variables?: object) => Promise<string>
  /** Changes with every row of the organisation that the ids are of. */
  readonly digest: (of: Ids) => Promise<string>
  /** After calls that changed something. */
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function startPermissionRunner(): Promise<PermissionRunner> {
  const server = await startTestServer()
  const { pool, app, close } = server
  await pool.query(`update feature_flag set enabled = true where id = 'ga-open-registration'`)
  const send = createSend(app)
  const call = createCallCase(send)
  const makeStage = async (): Promise<Stage> => newStage(await newWorld(server))
  let stage = await makeStage()
  // Made while calls run
  let next = makeStage()
  return {
    idsOf: (role) => stage.world.idsOf(role),
    foreignIds: () => stage.world.foreign,
    prepare: async (one, role) => {
      const ids = stage.world.idsOf(role)
      const access = role.generalAccess ?? 'restricted'
      if (access !== stage.generalAccess) {
        await pool.query('update project set org_general_access = $1 where id = $2', [
          access,
          ids.project,
        ])
        stage.generalAccess = access
      }
      if (one.prepare) await pool.query(one.prepare(ids))
    },
    call: async (one, role, ids = stage.world.idsOf(role)) =>
      call(one, ids, await tokensOf(stage, role)),
    send: async (role, query, variables = {}) =>
      send(await tokensOf(stage, role), query, variables),
    digest: (of) => tenantDigest(pool, of),
    renew: async () => {
      stage = await next
      next = makeStage()
    },
    close: async () => {
      await next
      await close()
    },
  }
}

/** A world with what is known of it, to save calls. */
interface Stage {
  readonly world: World
  readonly tokens: Map<RoleName, Promise<CallerTokens>>
  generalAccess: string
}

const newStage = (world: World): Stage => ({
  world,
  tokens: new Map(),
  generalAccess: 'restricted',
})

function tokensOf({ world, tokens }: Stage, role: Role): Promise<CallerTokens> {
  const known = tokens.get(role.name) ?? world.tokensOf(role)
  tokens.set(role.name, known)
  return known
}
