import { AppError } from '@duet/contract'
import {
  type Block,
  type ClassFactors,
  type ExpectedSteps,
  expectedClasses,
  type Site,
  type Weather,
} from '@duet/engine'
import { type ExpectedTable, expectedBlock, expectedFacts, plantWeather } from '@duet/monitoring'
import { type PlantDocument, planPlant } from '@duet/plant'
import { blockLight } from '../../simulations/plan/blockInput.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'

export interface MeasuredWeather {
  readonly weather: Weather
  /** The same for the same weather. */
  readonly weatherId: string
  readonly site: Site
  /** String lengths that nobody chose are found at it: the same for all days. */
  readonly coldestAirC: number
}

export interface ExpectedRequest extends MeasuredWeather {
  readonly projectId: string
  readonly document: PlantDocument
  readonly signal: AbortSignal
}

/**
 * What the plant of a version gives in the weather that was. Its light is traced once and stored with the project.
 *
 * @throws AppError INVALID_INPUT with the reasons of blocks that cannot be simulated
 */
export async function expectedTable(
  compute: ComputeParts,
  { projectId, document, weather, weatherId, site, coldestAirC, signal }: ExpectedRequest,
): Promise<ExpectedTable> {
  const n = weather.airC.length
  if (n === 0) throw new AppError('INVALID_INPUT', 'There is no weather for these days.')
  // what a station does not measure is absent from the weather; the models do without
  const meteo = { has_rh: true, has_pw: true, has_windspeed: true }
  const { blocks } = planPlant(document, { site, meteo, coldestAirC })
  const steps = await Promise.all(
    blocks.map(async ({ input: block }): Promise<ExpectedSteps> => {
      const factors = await factorsOf(compute, projectId, block, signal)
      const range = { from: 0, to: n }
      const input = { block, weather, weatherId, range, ...(factors && { factors }) }
      return compute.threads.run('expectedSteps', input, signal)
    }),
  )
  return {
    startUtcMs: weather.intervalStartUtcMs,
    stepS: weather.stepS,
    weather: plantWeather(weather, site),
    blocks: blocks.map(({ input, ratings }, k) =>
      expectedBlock(input, expectedFacts(input, ratings), steps.slice(k, k + 1)),
    ),
  }
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
