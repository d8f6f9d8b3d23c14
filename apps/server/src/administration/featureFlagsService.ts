import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { parseInput } from '../input/parseInput.ts'
import { type FlagSurroundings, lackOfFlag } from './flagEffects.ts'
import { type Environment, type Flag, type FlagSubject, isFlagOnFor } from './flagEvaluation.ts'
import { flagOf, flagUpdateSchema } from './flagInput.ts'
import { findFlagSubject, listFlags, lockFlag, updateFlagRow } from './flagQueries.ts'

export interface FeatureFlagsDeps {
  readonly db: Database
  readonly environment: Environment
  readonly around: FlagSurroundings
  readonly now: () => number
}

export interface FeatureFlagsService {
  /** As they hold for the caller, who may be nobody. */
  readonly featureFlags: (caller: AdminCaller) => Promise<readonly Flag[]>
  /** As they are set. */
  readonly adminFeatureFlags: (caller: AdminCaller) => Promise<readonly Flag[]>
  readonly updateFeatureFlag: (
    caller: AdminCaller,
    input: { readonly id: string; readonly enabled: boolean; readonly constraints: unknown },
  ) => Promise<Flag>
  /** Why it has no effect, for system administrators. */
  readonly lackOf: (caller: AdminCaller, id: string) => Promise<string | null>
  /** Unknown flags are off. */
  readonly isFlagOn: (id: string, subject: FlagSubject) => Promise<boolean>
}

/** Another process sees a change after this time at the latest; the limit is 5 s. */
const CACHE_MS = 3000

export function createFeatureFlagsService(deps: FeatureFlagsDeps): FeatureFlagsService {
  const cache = createFlagCache(deps)
  const holds = (flag: Flag, subject: FlagSubject): boolean =>
    isFlagOnFor(flag, subject, deps.environment)
  return {
    featureFlags: async (caller) => {
      const subject = caller.userId
        ? await findFlagSubject(deps.db, caller.userId)
        : { email: undefined, organizationSlugs: [] }
      const flags = await cache.read()
      return flags.map((flag) => ({
        ...flag,
        enabled: holds(flag, subject),
        constraints: caller.isSystemAdmin ? flag.constraints : [],
      }))
    },
    adminFeatureFlags: async (caller) => {
      systemAdmin(caller)
      return (await listFlags(deps.db)).map(flagOf)
    },
    updateFeatureFlag: async (caller, input) => {
      const flag = await updateFeatureFlag(deps.db, systemAdmin(caller), input)
      cache.forget()
      return flag
    },
    lackOf: async ({ isSystemAdmin }, id) => (isSystemAdmin ? lackOfFlag(id, deps.around) : null),
    isFlagOn: async (id, subject) => {
      const flag = (await cache.read()).find((known) => known.id === id)
      return flag !== undefined && holds(flag, subject)
    },
  }
}

async function updateFeatureFlag(
  db: Database,
  userId: string,
  {
    id,
    ...input
  }: { readonly id: string; readonly enabled: boolean; readonly constraints: unknown },
): Promise<Flag> {
  const change = parseInput(flagUpdateSchema, input)
  return db.transaction().execute(async (tx) => {
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
}

/** All flags as read a short time ago. A read that an update overtakes is not kept. */
function createFlagCache({ db, now }: FeatureFlagsDeps): {
  readonly read: () => Promise<readonly Flag[]>
  readonly forget: () => void
} {
  let kept: { readonly flags: Promise<readonly Flag[]>; readonly untilMs: number } | undefined
  return {
    read: async () => {
      if (kept && now() < kept.untilMs) return kept.flags
      const reading = {
        flags: listFlags(db).then((rows) => rows.map(flagOf)),
        untilMs: now() + CACHE_MS,
      }
      kept = reading
      try {
        return await reading.flags
      } catch (error) {
        if (kept === reading) kept = undefined
        throw error
      }
    },
    forget: () => {
      kept = undefined
    },
  }
}
