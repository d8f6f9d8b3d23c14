import type { Block, BlockRatings, Site, Weather } from '@duet/engine'
import type { Deployment } from '../model/hierarchy.ts'
import { measuredAngle } from '../model/measuredAngle.ts'
import { type BlockNode, type MonitoredPlant, monitoredPlant } from '../model/plant.ts'
import { expectedFacts, isSouthward } from './expectedBlock.ts'
import { type ExpectedWeather, expectedWeather, type PlaneSensor } from './expectedWeather.ts'
import { type ExpectedGrid, stationWeather } from './stationWeather.ts'
import { weatherOnGrid } from './weatherOnGrid.ts'

/** A block as it was planned. */
export interface DeployedBlock {
  readonly input: Block
  readonly ratings: BlockRatings
}

/** What a plant has of weather and sensors. */
export interface DeployedWeather extends ExpectedGrid {
  readonly site: Site
  /** Tables of weather, on steps of their own. */
  readonly station?: Weather | undefined
  readonly satellite?: Weather | undefined
  /** By node id, in the unit of its measure, on the steps, [n]; NaN is missing. */
  readonly readings: ReadonlyMap<string, Float64Array>
}

/** A block as it is to be run for its expected energy. */
export interface ExpectedInput extends Pick<DeployedBlock, 'ratings'> {
  readonly block: Block
  /** Rotation at which its tables stand, [n]; absent: that of the controller. */
  readonly rotationDeg?: Float64Array
}

export interface ExpectedInputs extends ExpectedWeather {
  readonly plant: MonitoredPlant
  /** In the order of the blocks that were given. */
  readonly inputs: readonly ExpectedInput[]
}

/**
 * What the expected energy of a deployed plant is computed from: weather by the order of its deployment, with the light on the planes of
 * blocks as their trackers were measured, and blocks that stand as measured where the deployment asks for it. Where a satellite goes
 * first and the plant has one table of weather, that is the satellite's.
 *
 * @throws RangeError where nothing measures power, and for readings that are not on the steps
 */
export function expectedInputs(
  deployment: Deployment,
  blocks: readonly DeployedBlock[],
  { site, station, satellite, readings, ...steps }: DeployedWeather,
): ExpectedInputs {
  const plant = monitoredPlant(
    deployment,
    blocks.map(({ input, ratings }) => expectedFacts(input, ratings)),
  )
  const rotations = plant.blocks.map((node, index) =>
    rotationOf(plant, node, blocks[index].input, readings),
  )
  const isSatelliteAlone = deployment.weather === 'satellite' && !satellite
  const seen = isSatelliteAlone ? station : satellite
  const chosen = expectedWeather({
    site,
    station: stationWeather(plant, steps, isSatelliteAlone ? undefined : station, readings),
    planes: plant.blocks.flatMap(({ poa }, index) => {
      const { input: block } = blocks[index]
      const nodes = [...poa, ...poaOfAll(plant, blocks, index)]
      return planesOf(nodes, { block, rotationDeg: rotations[index], readings })
    }),
    ...(seen && { satellite: weatherOnGrid(seen, steps.startUtcMs, steps.stepS) }),
    first: deployment.weather,
  })
  const isAsMeasured = deployment.settings.tracker_rotation === 'measured'
  const inputs = blocks.map((block, index) =>
    inputOf(block, isAsMeasured ? rotations[index] : undefined),
  )
  return { ...chosen, plant, inputs }
}

/** Light sensors that belong to no block look from the planes of the first one where all blocks lie alike. */
function poaOfAll(
  { poaOfNoBlock }: MonitoredPlant,
  blocks: readonly DeployedBlock[],
  index: number,
): readonly string[] {
  if (index > 0) return []
  const planes = new Set(
    blocks.map(({ input: { mount, slope } }) => JSON.stringify([mount, slope])),
  )
  return planes.size === 1 ? poaOfNoBlock : []
}

function planesOf(
  nodes: readonly string[],
  { block, rotationDeg, readings }: Omit<PlaneSensor, 'poaWm2'> & Pick<DeployedWeather, 'readings'>,
): readonly PlaneSensor[] {
  return nodes.flatMap((id) => {
    const poaWm2 = readings.get(id)
    return poaWm2 ? [{ block, poaWm2, rotationDeg }] : []
  })
}

/** As the engine turns the block: right-handed about its axis. */
function rotationOf(
  plant: MonitoredPlant,
  node: BlockNode,
  { mount }: Block,
  readings: DeployedWeather['readings'],
): Float64Array | undefined {
  if (mount.kind !== 'singleAxis') return undefined
  const westDeg = measuredAngle(plant, node, { readings })
  return isSouthward(mount.axisAzimuthDeg) ? westDeg : westDeg?.map((deg) => -deg)
}

/** The controller turns the tables unless their sensor does, whatever the design says of its runs. */
function inputOf(
  { input, ratings }: DeployedBlock,
  rotationDeg: Float64Array | undefined,
): ExpectedInput {
  const { mount } = input
  if (mount.kind !== 'singleAxis') return { block: input, ratings }
  const block = { ...input, mount: { ...mount, ignoresMeasured: rotationDeg === undefined } }
  return { block, ratings, ...(rotationDeg && { rotationDeg }) }
}
