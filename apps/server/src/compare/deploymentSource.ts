import { type ComparableSeries, laidOut } from '@duet/comparison'
import { DAY_MS, MINUTE_MS, zoneOffsetH } from '@duet/units'
import type { CompareColumns, ComparePart } from '../graphql/resolvers.gen.ts'
import {
  findVersionAt,
  type KeyedNode,
  nodesOfVersion,
  type VersionRecord,
} from '../monitoring/deployments/versionQueries.ts'
import { unitOf } from '../monitoring/series/seriesRequest.ts'
import { retainedReadings } from '../monitoring/store/dayQueries.ts'
import { readStoredSeries } from '../monitoring/store/readStoredSeries.ts'
import type { Server } from '../server.ts'
import type { ColumnRequest, SourceRequest } from './comparedSource.ts'
import { datasetNotFound, unknownColumn } from './unknownColumn.ts'

/** What the sensors of a monitored plant gave, and what was expected of them. */
export const deploymentSource = {
  columns: async (server: Server, asked: SourceRequest): Promise<CompareColumns> => {
    const { nodes } = await presentNodes(server, asked)
    return {
      label: LABEL,
      parts: nodes.map(partOf),
      lists: [...new Set(nodes.map(unitOf))].map((unit) => ({
        key: unit,
        columns: COLUMNS.map((column) => ({ ...column, unit, group: 'readings' })),
      })),
    }
  },
  series: async (server: Server, asked: ColumnRequest): Promise<ComparableSeries> => {
    const { version, nodes } = await presentNodes(server, asked)
    const node = asked.part === null ? nodes[0] : nodes.find(({ id }) => id === asked.part)
    if (!node) throw unknownColumn(LABEL, 'part', asked.part ?? '')
    const column = COLUMNS.find(({ name }) => name === asked.column)
    if (!column) throw unknownColumn(LABEL, 'column', asked.column)
    return nodeSeries(server, { projectId: asked.projectId, version, node }, column.name)
  },
}

const LABEL = 'Readings and expected values'

const COLUMNS = [
  { name: 'measured', label: 'Measured' },
  { name: 'expected', label: 'Expected' },
] as const

const partOf = (node: KeyedNode): ComparePart => ({
  id: node.id,
  label: `${node.name} (${node.component_measure?.replaceAll('_', ' ')})`,
  columns: unitOf(node),
})

interface PresentNodes {
  readonly version: VersionRecord
  /** Those that measure something. */
  readonly nodes: readonly KeyedNode[]
}

/** @throws AppError NOT_FOUND for what is no deployment of the project, or has no version yet */
async function presentNodes(
  { db }: Server,
  { projectId, id }: SourceRequest,
): Promise<PresentNodes> {
  const version = id === projectId ? await findVersionAt(db, projectId, new Date()) : undefined
  if (!version) throw datasetNotFound()
  const nodes = await nodesOfVersion(db, version.id)
  return { version, nodes: nodes.filter(({ component_measure }) => component_measure !== null) }
}

interface NodeRequest {
  readonly projectId: string
  readonly version: VersionRecord
  readonly node: KeyedNode
}

async function nodeSeries(
  server: Server,
  { projectId, version: { settings }, node }: NodeRequest,
  kind: 'measured' | 'expected',
): Promise<ComparableSeries> {
  const stepMs = (node.sensor_time_interval ?? settings.interval_minutes) * MINUTE_MS
  const retained = await retainedReadings(server.db, projectId)
  const fromUtcMs = retained?.from.getTime() ?? 0
  const toUtcMs = retained ? Math.ceil(retained.to.getTime() / DAY_MS) * DAY_MS : 0
  const { startUtcMs, values } = await readStoredSeries(server, {
    projectId,
    nodeKeys: [node.node_key],
    fromUtcMs,
    toUtcMs,
    stepS: stepMs / 1000,
    kind,
  })
  const offsetH = zoneOffsetH(settings.time_zone)
  const year = new Date(fromUtcMs).getUTCFullYear()
  return {
    ...laidOut({
      startUtcMs,
      values: values.get(node.node_key) ?? new Float64Array(startUtcMs.length).fill(Number.NaN),
      stepS: stepMs / 1000,
    }),
    unit: unitOf(node),
    kind: 'mean',
    isTypicalYear: false,
    // Summer time is ahead of standard time on both halves of the earth
    utcOffsetH: Math.min(offsetH(Date.UTC(year, 0, 1)), offsetH(Date.UTC(year, 6, 1))),
  }
}
