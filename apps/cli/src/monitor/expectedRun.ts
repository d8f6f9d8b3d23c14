import type { Weather } from '@duet/engine'
import type { WeatherFile } from '@duet/formats'
import {
  type Deployment,
  type ExpectedBlock,
  expectedWeather,
  type PlantWeather,
  plantWeather,
  weatherOnGrid,
} from '@duet/monitoring'
import type { PlannedBlock, PlantDocument } from '@duet/plant'
import { planLoaded } from '../loadRun.ts'
import { type ExpectedTask, runExpected } from './expectedTasks.ts'
import { factorFolder } from './factorFolder.ts'

/** What a plant is expected to give, over the steps that were asked for. */
export interface ExpectedRun {
  /** Starts of the intervals, ms UTC, [n]. Of the weather's own steps missing rows leave gaps. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  /** As it was chosen, with the sun. */
  readonly weather: PlantWeather
  /** Where the light and the air of each step are from: places in `LIGHT_SOURCES`, `AIR_SOURCES`. */
  readonly lightSource: Uint8Array
  readonly airSource: Uint8Array
  /** In the order of the plant document. */
  readonly blocks: readonly ExpectedBlock[]
}

/** What sensors of a block give to its expected energy, each [n] over the steps asked for; NaN is missing. */
export interface BlockSensors {
  /** Light on its open plane, used where the station has none, or first where the deployment says so. */
  readonly poaWm2?: Float64Array | undefined
  /** Measured rotation: how the sensor of light lies. */
  readonly rotationDeg?: Float64Array | undefined
  /** The tables of the block stand as measured too, so that what a wrong angle costs is no part of what is expected. */
  readonly turnsAsMeasured?: boolean
}

export interface ExpectedRunOptions {
  /** Steps that are wanted; absent: those of the weather. */
  readonly grid?: { readonly startUtcMs: Float64Array; readonly stepS: number }
  /** By block id. */
  readonly sensors?: ReadonlyMap<string, BlockSensors>
  readonly satellite?: WeatherFile
  /** What goes first; absent: `station`. */
  readonly first?: Deployment['weather']
  /** Folder in which factors of traced light are stored for the next run. */
  readonly factorFolder?: string
  /** Absent: 2. */
  readonly threads?: number
}

/**
 * Runs all blocks of a plant on measured weather (`expectedWeather`). The threads trace the classes of light first, then run the steps;
 * blocks that are the same to the engine are run once.
 *
 * @throws AppError INVALID_INPUT with the reasons of every block that cannot be simulated
 * @throws RangeError for sensors that are not on the steps
 */
export async function expectedRun(
  document: PlantDocument,
  file: WeatherFile,
  options: ExpectedRunOptions = {},
): Promise<ExpectedRun> {
  const { plan, weather: measured } = planLoaded(document, file, undefined)
  const [first] = plan.blocks
  if (first === undefined) throw new RangeError('A plant has no blocks')
  const { site } = first.input
  const station = onGrid(measured, options)
  const { satellite } = options
  const chosen = expectedWeather({
    site,
    station,
    planes: planeSensors(plan.blocks, options),
    ...(satellite && {
      satellite: weatherOnGrid(
        planLoaded(document, satellite, undefined).weather,
        station.intervalStartUtcMs,
        station.stepS,
      ),
    }),
    ...(options.first && { first: options.first }),
  })
  const { trackerAngleDeg: _ofFile, ...weather } = chosen.weather
  const blocks = await runExpected(
    plan.blocks.map((block) => taskOf(block, weather, options)),
    {
      threadCount: options.threads ?? 2,
      folder: options.factorFolder === undefined ? undefined : factorFolder(options.factorFolder),
    },
  )
  return {
    startUtcMs: station.intervalStartUtcMs,
    stepS: station.stepS,
    weather: plantWeather(chosen.weather, site),
    lightSource: chosen.lightSource,
    airSource: chosen.airSource,
    blocks,
  }
}

function onGrid(weather: Weather, { grid }: ExpectedRunOptions): Weather {
  return grid === undefined ? weather : weatherOnGrid(weather, grid.startUtcMs, grid.stepS)
}

function planeSensors(blocks: readonly PlannedBlock[], { sensors }: ExpectedRunOptions) {
  return blocks.flatMap(({ id, input: block }) => {
    const { poaWm2, rotationDeg } = sensors?.get(id) ?? {}
    return poaWm2 === undefined ? [] : [{ block, poaWm2, rotationDeg }]
  })
}

/** The controller turns the tables of a block unless its sensors do, whatever the design says of its runs. */
function taskOf(
  { id, input, ratings }: PlannedBlock,
  weather: Weather,
  { sensors }: ExpectedRunOptions,
): ExpectedTask {
  const { rotationDeg, turnsAsMeasured } = sensors?.get(id) ?? {}
  const isTurned = turnsAsMeasured === true && rotationDeg !== undefined
  const { mount } = input
  const block =
    mount.kind === 'singleAxis'
      ? { ...input, mount: { ...mount, ignoresMeasured: !isTurned } }
      : input
  return { block, ratings, weather, ...(isTurned && { rotationDeg }) }
}
