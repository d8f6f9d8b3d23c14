import { projectNotFound } from '../../access/projectAccess.ts'
import type { Server } from '../../server.ts'
import type { BatchRules } from './batchBuilder.ts'
import { type KnownTags, knownTags } from './knownTags.ts'

/** Clocks of loggers may be ahead by this. */
const FUTURE_MS = 10 * 60_000
/** No plant has sent readings before; a clock that was reset starts at 1970 or 2000. */
const OLDEST_UTC_MS = Date.UTC(2000, 0, 2)

/** What readings of a deployment are held against. @throws AppError NOT_FOUND where there is none */
export async function rulesOf(
  server: Server,
  projectId: string,
  nowMs: number,
): Promise<BatchRules> {
  const tags = await knownTags(server, projectId)
  if (!tags) throw projectNotFound()
  return batchRules(tags, nowMs)
}

export const batchRules = (tags: KnownTags, nowMs: number): BatchRules => ({
  ...tags,
  oldestUtcMs: OLDEST_UTC_MS,
  newestUtcMs: nowMs + FUTURE_MS,
})
