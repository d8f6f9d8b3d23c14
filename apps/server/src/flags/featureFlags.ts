import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { MutationUpdateFeatureFlagArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { perServer, type Server } from '../server.ts'
import { type Flag, type FlagSubject, isFlagOnFor } from './flagEvaluation.ts'
import { flagOf, flagUpdateSchema } from './flagInput.ts'
import { findFlagSubject, listFlags, lockFlag, updateFlagRow } from './flagQueries.ts'

/** Another process sees a change after this time at the latest; the limit is 5 s. */
const CACHE_MS = 3000

const NOBODY: FlagSubject = { email: undefined, organizationSlugs: [] }

/** As they hold for the caller, who may be nobody. */
export async function featureFlags(
  server: Server,
  { userId, isSystemAdmin }: AdminCaller,
): Promise<readonly Flag[]> {
  const subject = userId ? await findFlagSubject(server.db, userId) : NOBODY
  return (await flagCache(server).read()).map((flag) => ({
    ...flag,
    enabled: isFlagOnFor(flag, subject, server.config.environment),
    constraints: isSystemAdmin ? flag.constraints : [],
  }))
}

/** As they are set. */
export async function adminFeatureFlags(
  { db }: Server,
  caller: AdminCaller,
): Promise<readonly Flag[]> {
  systemAdmin(caller)
  return (await listFlags(db)).map(flagOf)
}

/** Unknown flags are off. */
export async function isFlagOn(
  server: Server,
  id: string,
  subject: FlagSubject = NOBODY,
): Promise<boolean> {
  const flag = (await flagCache(server).read()).find((known) => known.id === id)
  return flag !== undefined && isFlagOnFor(flag, subject, server.config.environment)
}

export async function updateFeatureFlag(
  server: Server,
  caller: AdminCaller,
  { id, ...input }: MutationUpdateFeatureFlagArgs,
): Promise<Flag> {
  const userId = systemAdmin(caller)
  const change = parseInput(flagUpdateSchema, input)
  const updated = await server.db.transaction().execute(async (tx) => {
    const before = await lockFlag(tx, id)
    if (!before) throw new AppError('NOT_FOUND', 'Feature flag not found')
    const flag = flagOf(await updateFlagRow(tx, id, change))
    await writeAudit(tx, {
      userId,
      action: 'feature_flag_updated',
      details: {
        id,
        enabled: flag.enabled,
        constraints: flag.constraints,
        before: { enabled: before.enabled, constraints: before.constraints },
      },
    })
    return flag
  })
  flagCache(server).forget()
  return updated
}

/** All flags as read a short time ago. A read that an update overtakes is not stored. */
const flagCache = perServer(({ db }) => {
  let stored: { readonly flags: Promise<readonly Flag[]>; readonly untilMs: number } | undefined
  return {
    read: async () => {
      if (stored && Date.now() < stored.untilMs) return stored.flags
      const reading = {
        flags: listFlags(db).then((rows) => rows.map(flagOf)),
        untilMs: Date.now() + CACHE_MS,
      }
      stored = reading
      try {
        return await reading.flags
      } catch (error) {
        if (stored === reading) stored = undefined
        throw error
      }
    },
    forget: () => {
      stored = undefined
    },
  }
})
