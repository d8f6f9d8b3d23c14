import type { UserId } from '../../access/organizationAccess.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { findVersionAt, nodesOfVersion } from '../deployments/versionQueries.ts'
import type { ReadSeries } from '../readSeries.ts'
import { budgetSeries } from './budgetSeries.ts'
import { checkCount, jsonValues, seriesSchema, unitOf } from './seriesRequest.ts'

export interface SensorSeriesArgs {
  readonly project_id: string
  readonly hierarchy_ids: readonly string[]
  readonly from: string
  readonly to: string
  readonly step_s: number
}

/** Values of the steps, null where there are none. */
export interface SensorSeries {
  readonly hierarchy_id: string
  readonly component_measure: string | null
  readonly unit: string
  readonly measured: readonly (number | null)[]
  readonly expected: readonly (number | null)[]
  /** Null: not power, or no budget. */
  readonly budget: readonly (number | null)[] | null
}

export interface SensorSeriesAnswer {
  /** Start of each step. */
  readonly time: readonly Date[]
  readonly series: readonly SensorSeries[]
}

/**
 * Measured and expected values of nodes, and those of the budget, side by side on steps of any length. Nodes are those of the version at the
 * end of the range; an id of none is left out.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function sensorSeries(
  server: Server,
  readSeries: ReadSeries,
  userId: UserId,
  { project_id, hierarchy_ids, ...range }: SensorSeriesArgs,
): Promise<SensorSeriesAnswer> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const asked = parseInput(seriesSchema, range)
  const version = await findVersionAt(server.db, project.id, new Date(asked.to))
  const all = version ? await nodesOfVersion(server.db, version.id) : []
  const nodes = all.filter(({ id }) => hierarchy_ids.includes(id))
  checkCount(asked, 2 * nodes.length)
  const request = {
    projectId: project.id,
    nodeKeys: nodes.map(({ node_key }) => node_key),
    fromUtcMs: asked.from,
    toUtcMs: asked.to,
    stepS: asked.step_s,
  }
  const [measured, expected] = await Promise.all([
    readSeries({ ...request, kind: 'measured' }),
    readSeries({ ...request, kind: 'expected' }),
  ])
  const { startUtcMs } = measured
  const budgets = await budgetSeries(server, version, nodes, { startUtcMs, stepS: asked.step_s })
  const count = startUtcMs.length
  return {
    time: Array.from(startUtcMs, (ms) => new Date(ms)),
    series: nodes.map((node) => ({
      hierarchy_id: node.id,
      component_measure: node.component_measure,
      unit: unitOf(node),
      measured: jsonValues(measured.values.get(node.node_key), count),
      expected: jsonValues(expected.values.get(node.node_key), count),
      budget: budgetOf(budgets.get(node.node_key), count),
    })),
  }
}

const budgetOf = (values: Float64Array | undefined, count: number): SensorSeries['budget'] =>
  values ? jsonValues(values, count) : null
