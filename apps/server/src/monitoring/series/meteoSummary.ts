import { HOUR_S } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { findVersionAt, type KeyedNode, nodesOfVersion } from '../deployments/versionQueries.ts'
import type { ReadSeries } from '../readSeries.ts'
import { checkCount, seriesSchema, unitOf } from './seriesRequest.ts'

/** Of all sensors, measured and expected: twenty sensors in ten years. */
const MOST_HOURS = 4_000_000

export interface MeteoSummaryArgs {
  readonly project_id: string
  readonly from: string
  readonly to: string
}

/** What a sensor of light or temperature gave in a period, beside what was expected in the same hours. */
export interface MeteoSummary {
  readonly hierarchy_id: string
  readonly name: string
  readonly duet_block_id: string | null
  readonly component_measure: string
  readonly unit: string
  /** Hours with a value over all hours of the period. */
  readonly data_availability: number
  /** Means of hours with a value; null where there are none. */
  readonly measured_mean: number | null
  /** kWh/m² of light in hours with a value; null for temperatures. */
  readonly measured_kwh_m2: number | null
  /** Of hours that have both. */
  readonly expected_mean: number | null
  /** Measured less expected over expected, of hours that have both, light alone. */
  readonly difference_fraction: number | null
}

/** Sensors of the version at the end of the period. @throws AppError NOT_FOUND, INVALID_INPUT */
export async function sentinelMeteoSummary(
  { db }: Server,
  readSeries: ReadSeries,
  userId: UserId,
  { project_id, ...range }: MeteoSummaryArgs,
): Promise<MeteoSummary[]> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  const asked = parseInput(seriesSchema, { ...range, step_s: HOUR_S })
  const { from, to } = asked
  const version = await findVersionAt(db, project.id, new Date(to))
  const all = version ? await nodesOfVersion(db, version.id) : []
  const nodes = all.filter(({ component, component_measure: measure }) =>
    component === 'met' ? measure !== null : component === 'block' && measure === 'temp',
  )
  checkCount(asked, 2 * nodes.length, { path: 'to', most: MOST_HOURS })
  const request = {
    projectId: project.id,
    nodeKeys: nodes.map(({ node_key }) => node_key),
    fromUtcMs: from,
    toUtcMs: to,
    stepS: HOUR_S,
  }
  const [measured, expected] = await Promise.all([
    readSeries({ ...request, kind: 'measured' }),
    readSeries({ ...request, kind: 'expected' }),
  ])
  return nodes.map((node) =>
    summaryOf(node, {
      hourCount: measured.startUtcMs.length,
      measured: measured.values.get(node.node_key) ?? new Float64Array(),
      expected: expected.values.get(node.node_key) ?? new Float64Array(),
    }),
  )
}

interface Hours {
  readonly hourCount: number
  readonly measured: Float64Array
  readonly expected: Float64Array
}

function summaryOf(node: KeyedNode, { hourCount, measured, expected }: Hours): MeteoSummary {
  let [sum, count, bothMeasured, bothExpected, bothCount] = [0, 0, 0, 0, 0]
  for (const [hour, value] of measured.entries()) {
    if (Number.isNaN(value)) continue
    sum += value
    count += 1
    const model = expected[hour] ?? Number.NaN
    if (Number.isNaN(model)) continue
    bothMeasured += value
    bothExpected += model
    bothCount += 1
  }
  const isLight = node.component_measure !== 'temp'
  return {
    hierarchy_id: node.id,
    name: node.name,
    duet_block_id: node.duet_block_id,
    component_measure: node.component_measure ?? '',
    unit: unitOf(node),
    data_availability: hourCount === 0 ? 0 : count / hourCount,
    measured_mean: count === 0 ? null : sum / count,
    measured_kwh_m2: isLight && count > 0 ? sum / 1000 : null,
    expected_mean: bothCount === 0 ? null : bothExpected / bothCount,
    difference_fraction:
      isLight && bothExpected > 0 ? (bothMeasured - bothExpected) / bothExpected : null,
  }
}
