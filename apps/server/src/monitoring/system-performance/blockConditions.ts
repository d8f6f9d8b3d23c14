import { type BlockState, degradationRate, YEAR_MONTHS } from '@duet/monitoring'
import { DAY_MS } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  BlockCondition,
  BlockOutline,
  QuerySentinelBlockConditionsArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { daySchema } from '../issues/filterInput.ts'
import { blockDayEnergies, blockPerimeters, carriedBlocks } from './performanceQueries.ts'

type Known = Pick<BlockState, 'soiling' | 'years'>

/** Dirt and age of blocks as the rules know them at the end of the newest evaluated day. */
export async function sentinelBlockConditions(
  server: Server,
  userId: UserId,
  { project_id, to }: QuerySentinelBlockConditionsArgs,
): Promise<BlockCondition[]> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const found = await carriedBlocks(server.db, project.id, parseInput(daySchema, to, ['to']))
  if (!found) return []
  const energies = await blockDayEnergies(server, project.id, found.date)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by an evaluation
  const states = found.carried as readonly Known[]
  return found.blocks.flatMap(({ id, name }, at) => {
    const state = states[at]
    return state
      ? [
          {
            block_id: id,
            name,
            date: found.date,
            model_kwh_per_day: energies.get(id) ?? 0,
            ...conditionOf(state, found.date),
          },
        ]
      : []
  })
}

function conditionOf(
  { soiling, years }: Known,
  date: string,
): Pick<BlockCondition, 'soiling' | 'month_count' | 'degradation'> {
  const rate = degradationRate(years.medians, YEAR_MONTHS)
  return {
    soiling: soiling && soilingOf(soiling, date),
    month_count: years.medians.filter((median) => median !== null).length,
    degradation: rate && { per_year: rate.per_year, low: rate.low, high: rate.high },
  }
}

/** The loss has grown evenly since the last clean day. */
function soilingOf(
  { cleanDaysAgo, lossFraction }: NonNullable<Known['soiling']>,
  date: string,
): BlockCondition['soiling'] {
  const days = cleanDaysAgo - 1
  return {
    loss_fraction: lossFraction,
    loss_per_day: days > 0 ? lossFraction / days : 0,
    clean_date: new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10),
  }
}

type Polygon = number[][][]

/** Perimeters of the blocks of a version. The caller has settled access. */
export async function blockOutlines(
  { db }: Pick<Server, 'db'>,
  versionId: string,
): Promise<BlockOutline[]> {
  const blocks = await blockPerimeters(db, versionId)
  return blocks.map(({ block_id, name, geometries }) => ({
    block_id,
    name,
    polygons: geometries.flatMap(polygonsOf),
  }))
}

/** Of a geometry of a valid document. */
function polygonsOf(geometry: unknown): Polygon[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server from a valid document
  const { type, coordinates } = geometry as { type: string; coordinates: unknown }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as GeoJSON has it
  if (type === 'Polygon') return [coordinates as Polygon]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as GeoJSON has it
  return type === 'MultiPolygon' ? (coordinates as Polygon[]) : []
}
