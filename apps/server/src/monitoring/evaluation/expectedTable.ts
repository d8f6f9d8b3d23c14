import { createHash } from 'node:crypto'
import { AppError } from '@duet/contract'
import {
  type Block,
  blockText,
  type ClassFactors,
  type ExpectedSteps,
  expectedClasses,
  type StepRange,
  type Weather,
} from '@duet/engine'
import {
  type Deployment,
  type ExpectedInput,
  type ExpectedTable,
  expectedBlock,
  expectedFacts,
  expectedInputs,
  type MonitoredPlant,
  plantWeather,
} from '@duet/monitoring'
import { ALL_COLUMNS, type PlantDocument, planPlant } from '@duet/plant'
import { blockLight } from '../../simulations/plan/blockInput.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import type { DeploymentWeather } from './deploymentWeather.ts'

export interface ExpectedRequest {
  readonly projectId: string
  readonly document: PlantDocument
  readonly deployment: Deployment
  readonly weather: DeploymentWeather
  /** Steps of the weather that are wanted; those about them help to bridge gaps. */
  readonly range: StepRange
  readonly signal: AbortSignal
}

export interface ExpectedPlant extends ExpectedTable {
  readonly plant: MonitoredPlant
  /** Where the light of each step is from: places in `LIGHT_SOURCES`. */
  readonly lightSource: Uint8Array
}

/**
 * What the plant of a version gives in the weather that was. Its light is traced once and stored with the project; blocks that are the
 * same to the engine are run once.
 *
 * @throws AppError INVALID_INPUT with the reasons of blocks that cannot be simulated
 */
export async function expectedTable(
  compute: ComputeParts,
  { projectId, document, deployment, weather: known, range, signal }: ExpectedRequest,
): Promise<ExpectedPlant> {
  if (range.to <= range.from)
    throw new AppError('INVALID_INPUT', 'There is no weather for these days.')
  const { site, coldestAirC } = known
  // what a station does not measure is absent from the weather; the models do without
  const { blocks } = planPlant(document, { site, meteo: ALL_COLUMNS, coldestAirC })
  const { plant, inputs, weather, lightSource } = expectedInputs(deployment, blocks, known)
  const run = blockRunner(compute, { projectId, weather, range, signal })
  const steps = await Promise.all(inputs.map(run))
  return {
    plant,
    startUtcMs: known.startUtcMs.subarray(range.from, range.to),
    stepS: known.stepS,
    weather: plantWeather(cut(weather, range), site),
    lightSource: lightSource.subarray(range.from, range.to),
    blocks: inputs.map(({ block, ratings }, k) =>
      expectedBlock(block, expectedFacts(block, ratings), steps.slice(k, k + 1)),
    ),
  }
}

const cut = (weather: Weather, { from, to }: StepRange): Weather => ({
  ...weather,
  ...Object.fromEntries(
    Object.entries(weather).flatMap(([name, values]: [string, unknown]) =>
      values instanceof Float64Array ? [[name, values.slice(from, to)]] : [],
    ),
  ),
})

interface BlockRun extends Pick<ExpectedRequest, 'projectId' | 'range' | 'signal'> {
  readonly weather: Weather
}

function blockRunner(
  compute: ComputeParts,
  { projectId, weather, range, signal }: BlockRun,
): (input: ExpectedInput) => Promise<ExpectedSteps> {
  const weatherId = hashOf(weather)
  const known = new Map<string, Promise<ExpectedSteps>>()
  const runBlock = async ({ block, rotationDeg }: ExpectedInput): Promise<ExpectedSteps> => {
    const factors = await factorsOf(compute, projectId, block, signal)
    const own = rotationDeg
      ? {
          weather: { ...weather, trackerAngleDeg: rotationDeg },
          weatherId: `${weatherId} ${block.id}`,
        }
      : { weather, weatherId }
    const input = { block, ...own, range, ...(factors && { factors }) }
    return compute.threads.run('expectedSteps', input, signal)
  }
  return (input) => {
    const text = input.rotationDeg ? input.block.id : blockText(input.block)
    const running = known.get(text) ?? runBlock(input)
    known.set(text, running)
    return running
  }
}

/** The same for the same weather. */
function hashOf(weather: Weather): string {
  const hash = createHash('sha256')
  for (const values of Object.values(weather)) {
    if (values instanceof Float64Array)
      hash.update(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  }
  return hash.digest('hex')
}

/** Stored with the light of runs: a scene that was simulated is not traced again. */
async function factorsOf(
  { factors, threads }: ComputeParts,
  projectId: string,
  block: Block,
  signal: AbortSignal,
): Promise<readonly ClassFactors[] | undefined> {
  const light = blockLight(block)
  if (!light) return undefined
  const found: ClassFactors[] = []
  for (const classIndex of expectedClasses(block)) {
    const name = { projectId, scene: light.scene, classIndex }
    let traced = await factors.read(name)
    if (!traced) {
      await factors.write(name, await threads.run('traceClass', { block, classIndex }, signal))
      traced = await factors.read(name)
    }
    if (!traced)
      throw new Error(`Factors of class ${classIndex} cannot be read after they were written`)
    found.push(traced)
  }
  return found
}
