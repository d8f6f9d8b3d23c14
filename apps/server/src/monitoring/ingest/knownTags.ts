import { deploymentSchema } from '@duet/monitoring'
import { perServer, type Server } from '../../server.ts'
import { type NodeVersion, nodeVersions, versionAt } from '../store/projectNodes.ts'

/** The nodes of a deployment by the tags of their readings. */
export interface KnownTags {
  readonly nodeKeyOf: (tag: string, utcMs: number) => number | undefined
  /** The zone of a logger that writes civil time without offset. */
  readonly localZone: string | undefined
}

interface Loaded extends KnownTags {
  readonly atMs: number
}

/** A change of a hierarchy counts for readings that come this much later. */
const FRESH_MS = 2000
const MOST_PROJECTS = 2000

const loaded = perServer(() => new Map<string, Loaded>())

/** Undefined for a project without a deployment. */
export async function knownTags(
  server: Server,
  projectId: string,
  nowMs = Date.now(),
): Promise<KnownTags | undefined> {
  const cache = loaded(server)
  const found = cache.get(projectId)
  if (found && nowMs - found.atMs < FRESH_MS && nowMs >= found.atMs) return found
  const versions = await nodeVersions(server.db, projectId)
  if (versions.length === 0) return undefined
  if (cache.size >= MOST_PROJECTS) cache.clear()
  const tags = { ...tagsOf(versions), atMs: nowMs }
  cache.set(projectId, tags)
  return tags
}

const clock = deploymentSchema.pick({ timestamp_clock: true, time_zone: true }).partial()

/** Of versions, oldest first. */
export function tagsOf(versions: readonly NodeVersion[]): KnownTags {
  const byVersion = versions.map(({ fromUtcMs, nodes }) => ({
    fromUtcMs,
    nodes: new Map(nodes.flatMap(({ tag, nodeKey }) => (tag === null ? [] : [[tag, nodeKey]]))),
  }))
  const { timestamp_clock, time_zone } = clock.safeParse(versions.at(-1)?.settings).data ?? {}
  return {
    nodeKeyOf: (tag, utcMs) => versionAt(byVersion, utcMs)?.nodes.get(tag),
    localZone: timestamp_clock === 'local' ? time_zone : undefined,
  }
}
