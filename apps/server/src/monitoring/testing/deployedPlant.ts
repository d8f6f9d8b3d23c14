import { haurwitzGhiWm2, sunAtIntervals } from '@duet/engine'
import { civilDays } from '@duet/units'
import type { DeploymentVersionInput } from '../../graphql/resolvers.gen.ts'
import { importProject } from '../../projects/importProject.ts'
import type { Server } from '../../server.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { findVersionAt, type KeyedNode, nodesOfVersion } from '../deployments/versionQueries.ts'
import type { WeatherServer } from '../evaluation/deploymentWeather.ts'
import { openSegment } from '../evaluation/segment.ts'
import { openVersions } from '../evaluation/versionParts.ts'
import { storeBatch } from '../ingest/storeBatch.ts'

export const STEP_MS = 900_000
export const STEPS_A_DAY = 96
/** Of the plant in Phoenix. */
export const ZONE = 'America/Phoenix'

/** A monitored plant as its design: one block of fixed tables, quarters of an hour. */
export interface DeployedPlant {
  readonly projectId: string
  readonly nodes: readonly KeyedNode[]
  readonly inverters: readonly KeyedNode[]
  readonly keyOf: (id: string) => number
}

export async function deployedPlant(
  server: Server,
  userId: string,
  organization_id: string,
  /** What it is deployed with; asked before its project is locked. */
  inputOf: (projectId: string) => Promise<DeploymentVersionInput> = async () => ({}),
): Promise<DeployedPlant> {
  const document = samplePlant(1, { tracking: 0, sideM: 100 })
  const { id: projectId } = await importProject(server, userId, { organization_id, document })
  await deployProject(server, userId, { project_id: projectId, input: await inputOf(projectId) })
  const version = await findVersionAt(server.db, projectId, new Date())
  const nodes = version ? await nodesOfVersion(server.db, version.id) : []
  return {
    projectId,
    nodes,
    inverters: nodes.filter(({ component }) => component === 'inverter'),
    keyOf: (id) => {
      const key = nodes.find((node) => node.id === id)?.node_key
      if (key === undefined) throw new Error(`no node ${id}`)
      return key
    },
  }
}

/** Steps of some days from an instant on. */
export const stepsFrom = (fromUtcMs: number, days: number): Float64Array =>
  Float64Array.from({ length: days * STEPS_A_DAY }, (_, i) => fromUtcMs + i * STEP_MS)

/** Stores readings by node_key; NaN is none. */
export function push(
  server: Parameters<typeof storeBatch>[0],
  { projectId }: Pick<DeployedPlant, 'projectId'>,
  startUtcMs: Float64Array,
  series: ReadonlyMap<number, Float64Array>,
): Promise<unknown> {
  const rows = [...series]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([key, values]) =>
      [...values].flatMap((value, i) =>
        Number.isNaN(value) ? [] : [{ key, at: startUtcMs[i] ?? 0, value }],
      ),
    )
  return storeBatch(server, projectId, {
    nodeKeys: Int32Array.from(rows, ({ key }) => key),
    atUtcMs: Float64Array.from(rows, ({ at }) => at),
    values: Float64Array.from(rows, ({ value }) => value),
  })
}

/** What the station of the plant reads under a clear sky, by node_key. */
export function stationReadings(
  { keyOf }: DeployedPlant,
  startUtcMs: Float64Array,
): ReadonlyMap<number, Float64Array> {
  const site = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 340 }
  const sun = sunAtIntervals({ intervalStartUtcMs: startUtcMs, stepS: STEP_MS / 1000 }, site)
  return new Map([
    [keyOf('met.ghi'), haurwitzGhiWm2(sun.apparentZenithDeg)],
    [keyOf('met.temp'), new Float64Array(startUtcMs.length).fill(24)],
  ])
}

/** What the plant is expected to give in the weather that was stored, W, [n]. */
export async function expectedW(
  server: WeatherServer,
  compute: ComputeParts,
  { projectId }: Pick<DeployedPlant, 'projectId'>,
  startUtcMs: Float64Array,
): Promise<Float64Array> {
  const from = startUtcMs[0] ?? 0
  const days = civilDays(ZONE, from, from + startUtcMs.length * STEP_MS)
  const versions = await openVersions(server.db, projectId)
  const [first] = days
  if (!first) return new Float64Array()
  const parts = await versions.partsOf(versions.versionOf(first))
  const segment = await openSegment(server, compute, parts, days, {
    signal: new AbortController().signal,
  })
  const powers: number[] = []
  for (const day of days) powers.push(...((await segment.dayOf(day)).expected[0]?.acW ?? []))
  return Float64Array.from(powers)
}
