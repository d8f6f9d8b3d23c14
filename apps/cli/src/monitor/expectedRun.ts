import type { WeatherFile } from '@duet/formats'
import {
  type Deployment,
  type ExpectedBlock,
  expectedInputs,
  type NodeReadings,
  type PlantWeather,
  plantWeather,
} from '@duet/monitoring'
import type { PlantDocument } from '@duet/plant'
import { planLoaded } from '../loadRun.ts'
import { runExpected } from './expectedTasks.ts'
import { factorFolder } from './factorFolder.ts'

/** What a plant is expected to give, over the steps of its readings. */
export interface ExpectedRun {
  /** Starts of the intervals, ms UTC, [n]. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  /** That it is expected in, with the sun. */
  readonly weather: PlantWeather
  /** Where the light and the air of each step are from: places in `LIGHT_SOURCES`, `AIR_SOURCES`. */
  readonly lightSource: Uint8Array
  readonly airSource: Uint8Array
  /** In the order of the plant document. */
  readonly blocks: readonly ExpectedBlock[]
}

export interface ExpectedRunSources {
  readonly deployment: Deployment
  readonly measured: NodeReadings
  /** Of the station; of the satellite where that goes first and `satellite` is absent. */
  readonly weather: WeatherFile
  readonly satellite?: WeatherFile | undefined
}

export interface ExpectedRunOptions {
  /** Folder in which factors of traced light are stored for the next run. */
  readonly factorFolder?: string | undefined
  /** Absent: 2. */
  readonly threads?: number
}

/**
 * Runs all blocks of a plant on the weather that was (`expectedInputs`). The threads trace the classes of light first, then run the steps;
 * blocks that are the same to the engine are run once.
 *
 * @throws AppError INVALID_INPUT with the reasons of every block that cannot be simulated
 * @throws RangeError for readings that are not on the steps
 */
export async function expectedRun(
  document: PlantDocument,
  { deployment, measured, weather: file, satellite }: ExpectedRunSources,
  options: ExpectedRunOptions = {},
): Promise<ExpectedRun> {
  const { plan, weather: station } = planLoaded(document, file, undefined)
  const [first] = plan.blocks
  if (first === undefined) throw new RangeError('A plant has no blocks')
  const { site } = first.input
  const { inputs, weather, lightSource, airSource } = expectedInputs(deployment, plan.blocks, {
    site,
    ...measured,
    utcOffsetH: station.utcOffsetH,
    station,
    satellite: satellite && planLoaded(document, satellite, undefined).weather,
  })
  const { factorFolder: folder } = options
  const blocks = await runExpected(
    inputs.map((input) => ({ ...input, weather })),
    {
      threadCount: options.threads ?? 2,
      folder: folder === undefined ? undefined : factorFolder(folder),
    },
  )
  const { startUtcMs, stepS } = measured
  return {
    startUtcMs,
    stepS,
    weather: plantWeather(weather, site),
    lightSource,
    airSource,
    blocks,
  }
}
