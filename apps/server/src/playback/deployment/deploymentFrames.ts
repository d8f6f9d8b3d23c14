import { planeOrientation, sunAtIntervals } from '@duet/engine'
import { blockSlope, linkedComponents, mountInput, tableGeometry } from '@duet/plant'
import {
  type FrameChunk,
  frameStarts,
  makeChunk,
  type PlaybackIndex,
  type PlaybackMeasure,
  putColumn,
} from '@duet/results/playback'
import { conditionKeys } from '../../monitoring/store/conditionKeys.ts'
import { readStoredSeries, type SeriesServer } from '../../monitoring/store/readStoredSeries.ts'
import type { DeploymentPlant, PowerNode } from './deploymentPlant.ts'

interface Asked {
  readonly measure: PlaybackMeasure
  readonly chunk: number
}

/** A measure over the frames of a chunk: a column for each block, or for each inverter. */
export async function deploymentFrames(
  server: SeriesServer,
  plant: DeploymentPlant,
  index: PlaybackIndex,
  { measure, chunk }: Asked,
): Promise<FrameChunk> {
  const startUtcMs = frameStarts(index, chunk)
  const columns =
    measure.key === 'angle'
      ? plant.blocks.map(({ id }) => anglesOf(plant, id, startUtcMs))
      : await readColumns(server, plant, measure.key, startUtcMs)
  const out = makeChunk(startUtcMs.length, columns.length)
  columns.forEach((valueAt, column) => putColumn(out, column, measure, valueAt))
  return out
}

type ValueAt = (frame: number) => number
type Values = (key: number) => ValueAt

/** Share of nominal power below which a ratio of powers says nothing. */
const LEAST_SHARE = 0.02

async function readColumns(
  server: SeriesServer,
  plant: DeploymentPlant,
  key: string,
  startUtcMs: Float64Array,
): Promise<readonly ValueAt[]> {
  const parts = plant.blocks.map(({ nodeKey }) => nodeKey && conditionKeys(nodeKey))
  const conditions = parts.map((one) => (one ? (key === 'plane' ? one.poa : one.cell) : 0))
  const powerKeys = [
    ...plant.blocks.flatMap(({ power }) => power.map((node) => node.key)),
    ...plant.inverters.map((node) => node.key),
  ]
  const isCondition = key === 'plane' || key === 'cell'
  const request = { plant, startUtcMs, keys: isCondition ? conditions : powerKeys }
  const isOf = (kind: 'measured' | 'expected'): boolean => key.endsWith(kind) || key === 'ratio'
  const measured = isOf('measured') ? await read(server, request, 'measured') : noValues
  const expected =
    isCondition || isOf('expected') ? await read(server, request, 'expected') : noValues
  if (isCondition) return conditions.map(expected)
  if (key === 'ratio')
    return plant.blocks.map(
      ({ power }) =>
        (frame) =>
          ratioOf(power, measured, expected, frame),
    )
  const side = isOf('measured') ? measured : expected
  const groups = key.startsWith('inverter')
    ? plant.inverters.map((one) => [one])
    : plant.blocks.map(({ power }) => power)
  return groups.map((nodes) => (frame) => shareOf(nodes, side, frame))
}

const noValues: Values = () => () => Number.NaN

/** Power of those nodes that have a value over their nominal power. */
function shareOf(nodes: readonly PowerNode[], values: Values, frame: number): number {
  let [watts, nominal] = [0, 0]
  for (const { key, nominalW } of nodes) {
    const value = values(key)(frame)
    if (Number.isNaN(value)) continue
    watts += value
    nominal += nominalW
  }
  return nominal > 0 ? watts / nominal : Number.NaN
}

/** Of those nodes that have both. */
function ratioOf(
  nodes: readonly PowerNode[],
  measured: Values,
  expected: Values,
  frame: number,
): number {
  let [is, should, nominal] = [0, 0, 0]
  for (const { key, nominalW } of nodes) {
    const [own, model] = [measured(key)(frame), expected(key)(frame)]
    if (Number.isNaN(own) || Number.isNaN(model)) continue
    is += own
    should += model
    nominal += nominalW
  }
  return should > LEAST_SHARE * nominal ? is / should : Number.NaN
}

interface ReadRequest {
  readonly plant: DeploymentPlant
  readonly startUtcMs: Float64Array
  readonly keys: readonly number[]
}

/** Stored values of nodes by their numbers, at the frames. */
async function read(
  server: SeriesServer,
  { plant, startUtcMs, keys }: ReadRequest,
  kind: 'measured' | 'expected',
): Promise<Values> {
  const stepS = plant.facts.version.settings.interval_minutes * 60
  const fromUtcMs = startUtcMs[0] ?? 0
  const { values } = await readStoredSeries(server, {
    projectId: plant.projectId,
    nodeKeys: [...new Set(keys)],
    fromUtcMs,
    toUtcMs: (startUtcMs.at(-1) ?? 0) + stepS * 1000,
    stepS,
    kind,
  })
  const places = startUtcMs.map((ms) => Math.round((ms - fromUtcMs) / (stepS * 1000)))
  return (key) => {
    const own = values.get(key)
    return (frame) => own?.[places[frame] ?? -1] ?? Number.NaN
  }
}

/** As the controller of a block is designed to turn it. */
function anglesOf(
  { document, facts }: DeploymentPlant,
  blockId: string,
  intervalStartUtcMs: Float64Array,
): ValueAt {
  const block = document.blocks.find(({ id }) => id === blockId)
  const { table, panel } = block ? linkedComponents(document, block) : {}
  if (!block || !table || !panel || table.tracking_type !== 1) return () => Number.NaN
  const stepS = facts.version.settings.interval_minutes * 60
  const sun = sunAtIntervals({ intervalStartUtcMs, stepS }, facts.site)
  const { rotationDeg } = planeOrientation(mountInput(table, block).mount, {
    zenithDeg: sun.apparentZenithDeg,
    sunAzimuthDeg: sun.azimuthDeg,
    slope: blockSlope(block),
    groundCoverRatio: tableGeometry(table, panel).gcr,
  })
  return (frame) => rotationDeg[frame] ?? Number.NaN
}
