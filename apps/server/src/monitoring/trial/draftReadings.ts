import { readingReader } from '@duet/formats'
import type { Database } from '../../db/connection.ts'
import type { KeyedNode, NewVersion } from '../deployments/versionQueries.ts'
import { batchBuilder } from '../ingest/batchBuilder.ts'
import { asRefusal } from '../ingest/ingestBody.ts'
import { batchRules } from '../ingest/ingestRules.ts'
import { tagsOf } from '../ingest/knownTags.ts'
import { RefusalCounter, type Refusals } from '../ingest/refusals.ts'
import type { ReadSeries } from '../readSeries.ts'
import type { NodeVersion } from '../store/projectNodes.ts'
import type { RowRange, TakeRow } from '../store/readRows.ts'
import { readRows, type SeriesServer } from '../store/readStoredSeries.ts'
import { MAX_INTERVAL_MS, SeriesGrid } from '../store/seriesGrid.ts'

/** Readings by a version that is not stored. */
export interface DraftReadings {
  readonly nodes: readonly KeyedNode[]
  readonly read: ReadSeries
  /** What of a file would not be taken. */
  readonly refused: Refusals
}

/** Readings of a text, as a push of it would be taken. @throws AppError FILE_FORMAT with the line */
export function readingsOfText(
  { nodes, settings }: Pick<NewVersion, 'nodes' | 'settings'>,
  text: string,
  nowMs: number,
): DraftReadings {
  const keyed = nodes.map((node, place) => ({ ...node, node_key: place + 1 }))
  const version = draftVersion(keyed, settings)
  const { sink, build } = batchBuilder(batchRules(tagsOf([version]), nowMs))
  try {
    const reader = readingReader('csv', sink)
    reader.push(Buffer.from(text))
    reader.end()
  } catch (error) {
    throw asRefusal(error)
  }
  const { batch, refused } = build()
  const rows = async ({ fromUtcMs, toUtcMs }: RowRange, take: TakeRow): Promise<void> => {
    for (const [place, atUtcMs] of batch.atUtcMs.entries())
      if (atUtcMs >= fromUtcMs && atUtcMs < toUtcMs)
        take(batch.nodeKeys[place] ?? 0, atUtcMs, batch.values[place] ?? Number.NaN)
  }
  return { nodes: keyed, read: gridReader(version, rows), refused }
}

/** Readings that have come, by the nodes of the same id. Nodes that are new have none. */
export async function readingsOfStore(
  server: SeriesServer,
  { project_id, nodes, settings }: Pick<NewVersion, 'project_id' | 'nodes' | 'settings'>,
): Promise<DraftReadings> {
  const keys = await nodeKeys(server.db, project_id)
  const keyed = nodes.map((node, place) => ({ ...node, node_key: keys.get(node.id) ?? -1 - place }))
  const rows = (range: RowRange, take: TakeRow): Promise<void> =>
    readRows(server, project_id, range, take)
  const refused = new RefusalCounter().report
  return { nodes: keyed, read: gridReader(draftVersion(keyed, settings), rows), refused }
}

async function nodeKeys(db: Database, projectId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sensor_node')
    .select(['id', 'node_key'])
    .where('project_id', '=', projectId)
    .execute()
  return new Map(rows.map(({ id, node_key }) => [id, node_key]))
}

const draftVersion = (nodes: readonly KeyedNode[], settings: unknown): NodeVersion => ({
  fromUtcMs: -Infinity,
  settings,
  nodes: nodes.map((node) => ({
    nodeKey: node.node_key,
    tag: node.sensor_tag,
    measure: node.component_measure,
    scale: node.scale,
    offset: node.offset,
    sign: node.sign,
    intervalMinutes: node.sensor_time_interval,
  })),
})

function gridReader(
  version: NodeVersion,
  rows: (range: RowRange, take: TakeRow) => Promise<void>,
): ReadSeries {
  return async ({ nodeKeys: asked, fromUtcMs, toUtcMs, stepS }) => {
    const laid = new SeriesGrid({ fromUtcMs, toUtcMs, stepS }, [version], asked)
    const known = asked.filter((key) => key > 0)
    // readings that are labelled with the end of their interval lie up to one after the range
    const range = { nodeKeys: known, fromUtcMs, toUtcMs: toUtcMs + MAX_INTERVAL_MS }
    await rows(range, (key, at, value) => laid.add(key, at, value))
    return { startUtcMs: laid.startUtcMs, values: laid.values() }
  }
}
