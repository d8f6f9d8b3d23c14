import {
  type Block,
  type RandomStream,
  randomStream,
  type Site,
  type WeatherYear,
} from '@duet/engine'
import { cutIntoDays } from '@duet/units'
import { type Deployment, thresholdsSchema } from '../model/hierarchy.ts'
import { drawFaults, type NamedFault, namedFaults } from './drawFaults.ts'
import { between, type FaultContext, type SampleHierarchy, whole } from './faultContext.ts'
import type { InstrumentErrors } from './instruments.ts'
import { hasLight, type MeasuredWeather, measuredWeather } from './measuredWeather.ts'
import { type PlantEnergy, plantEnergy } from './plantEnergy.ts'
import type { SampleFault } from './sampleFault.ts'
import { sampleNodes } from './sampleNodes.ts'
import { type ModelError, type SampleBlock, type SamplePlant, sampleBlock } from './samplePlant.ts'
import { plantPowerW, sampleReadings } from './sampleReadings.ts'
import { sampleTruth } from './sampleTruth.ts'
import {
  cloudedWeather,
  cloudNoise,
  ownClouds,
  type SmoothSky,
  type StepWeather,
  smoothSky,
} from './stepWeather.ts'
import type { SampleTruth } from './truthRecord.ts'

/** A plant that is to be made up. The same options give the same plant, to the last digit. */
export interface SampleOptions {
  readonly name: string
  readonly seed: number
  readonly site: Site
  readonly timeZone: string
  /** Hours of which the weather is made; the period lies within it. */
  readonly year: WeatherYear
  /** First interval, a civil midnight, and past the last one. */
  readonly fromUtcMs: number
  readonly toUtcMs: number
  readonly intervalMin: number
  readonly blocks: readonly {
    readonly id: string
    readonly name: string
    readonly engineBlock: Block
  }[]
  readonly hierarchy: SampleHierarchy
  readonly combinersPerInverter: number
  readonly clock: Deployment['timestamp_clock']
  readonly label: Deployment['timestamp_label']
  readonly weather: 'station' | 'satellite' | 'ghi'
  readonly errors: InstrumentErrors
  /** How many are drawn at most, which there are, or what makes them. */
  readonly faults: number | readonly NamedFault[] | MakeFaults
  /** Of a plant of several periods, what is the same in all of them; absent: drawn from the seed. */
  readonly plant?: {
    readonly seed: number
    readonly error: ModelError
    /** What counters have counted when the period begins, Wh by node. */
    readonly countedWh: ReadonlyMap<string, number>
  }
}

export type MakeFaults = (context: FaultContext) => readonly SampleFault[]

export interface SampleScenario {
  readonly deployment: Deployment
  readonly weather: MeasuredWeather
  /** Starts of the intervals of the readings, [n]. */
  readonly startUtcMs: Float64Array
  /** By tag, [n]. */
  readonly readings: ReadonlyMap<string, Float64Array>
  readonly truth: SampleTruth
}

/** Longest step of the physics: intervals that are longer are means of these. */
const LONGEST_STEP_MIN = 15
/** Spread of the inverters' DC power, 1 σ. */
const INVERTER_SPREAD = 0.01
/** Greatest error of the model either way, and of its season. */
const MOST_BIAS = 0.03
const MOST_SEASONAL = 0.008
/** Power factor that plants with reactive power hold. */
const POWER_FACTOR = 0.98

/**
 * Makes a plant with known faults: the engine's power in weather of its own clouds for each block, beside the model by a bias,
 * a season and the spread of the inverters; faults in the physics; instruments with their errors.
 */
export function sampleScenario(options: SampleOptions): SampleScenario {
  const random = randomStream(options.seed)
  const stepMin = Math.min(options.intervalMin, LONGEST_STEP_MIN)
  const startUtcMs = axis(options.fromUtcMs, options.toUtcMs, stepMin)
  const sky = smoothSky(options.year, options.site, startUtcMs, stepMin * 60)
  const clouds = cloudNoise(startUtcMs.length, sky.stepS, random)
  const station = cloudedWeather(sky, clouds)
  const plant = samplePlantOf(options, sky, clouds, random)
  const days = cutIntoDays(options.timeZone, startUtcMs)
  const stringsPerCombiner = stringCount(plant.blocks[0], options.combinersPerInverter)
  const context: FaultContext = {
    plant,
    hierarchy: options.hierarchy,
    days,
    expectedW: plantPowerW(plantEnergy(plant, []).expectedW),
    airC: station.airC,
    combinersPerInverter: options.combinersPerInverter,
    stringsPerCombiner,
    intervalMin: options.intervalMin,
    random,
  }
  const faults = faultsOf(options, context)
  const energy = plantEnergy(plant, faults)
  const measured = measure(options, { plant, energy, faults, station, sky, random })
  const { stepsPerInterval, weather } = measured
  const truth = sampleTruth({
    scenario: options.name,
    plant,
    energy,
    faults,
    days,
    intervalMin: options.intervalMin,
    isMeterAlone: !options.hierarchy.inverters,
    weather: options.weather,
    hasWeather: Uint8Array.from(startUtcMs, (_, i) =>
      hasLight(weather, Math.floor(i / stepsPerInterval)) ? 1 : 0,
    ),
  })
  return { ...measured, deployment: deploymentOf(options, plant, stringsPerCombiner), truth }
}

function faultsOf({ faults }: SampleOptions, context: FaultContext): readonly SampleFault[] {
  if (typeof faults === 'function') return faults(context)
  return typeof faults === 'number' ? drawFaults(context, faults) : namedFaults(context, faults)
}

function axis(fromUtcMs: number, toUtcMs: number, stepMin: number): Float64Array {
  const stepMs = stepMin * 60_000
  const n = Math.round((toUtcMs - fromUtcMs) / stepMs)
  return Float64Array.from({ length: n }, (_, i) => fromUtcMs + i * stepMs)
}

function samplePlantOf(
  options: SampleOptions,
  sky: SmoothSky,
  clouds: Float64Array,
  random: RandomStream,
): SamplePlant {
  const error = options.plant?.error ?? {
    bias: between(random, -MOST_BIAS, MOST_BIAS),
    seasonal: between(random, 0, MOST_SEASONAL),
    topDay: whole(random, 0, 364),
  }
  const blocks = options.blocks.map(({ id, name, engineBlock }, index): SampleBlock => {
    const own = ownClouds(clouds, cloudNoise(clouds.length, sky.stepS, random))
    const nameplate = { id, name, nodeId: `blk-${index + 1}` }
    return sampleBlock(nameplate, engineBlock, cloudedWeather(sky, own), error)
  })
  const parts = options.plant ? randomStream(options.plant.seed) : random
  const inverters = blocks.flatMap(({ engineBlock }, block) =>
    Array.from({ length: engineBlock.inverterCount }, () => ({
      block,
      gain: 1 + INVERTER_SPREAD * parts.gaussian(),
    })),
  )
  return {
    startUtcMs: sky.intervalStartUtcMs,
    stepS: sky.stepS,
    blocks,
    inverters: inverters.map((one, i) => ({
      ...one,
      nodeId: `inv-${String(i + 1).padStart(2, '0')}`,
    })),
    ratedAcW: blocks.reduce((w, one) => w + one.ratedAcW * one.engineBlock.inverterCount, 0),
  }
}

const stringCount = (block: SampleBlock | undefined, combiners: number): number =>
  block === undefined
    ? 1
    : Math.max(
        1,
        Math.round(block.engineBlock.stringCount / block.engineBlock.inverterCount / combiners),
      )

interface Made {
  readonly plant: SamplePlant
  readonly energy: PlantEnergy
  readonly faults: readonly SampleFault[]
  readonly station: StepWeather
  readonly sky: SmoothSky
  readonly random: RandomStream
}

function measure(options: SampleOptions, made: Made) {
  const { plant, faults, station, random } = made
  const stepsPerInterval = Math.round((options.intervalMin * 60) / plant.stepS)
  const nodes = sampleNodes(
    plant,
    options.hierarchy,
    options.combinersPerInverter,
    options.intervalMin,
  )
  const ratio = Math.sqrt(1 - POWER_FACTOR ** 2) / POWER_FACTOR
  const byNode = sampleReadings({
    plant,
    energy: made.energy,
    faults,
    nodes,
    weather: station,
    combinersPerInverter: options.combinersPerInverter,
    stepsPerInterval,
    reactiveRatio: options.hierarchy.reactive ? -ratio : 0,
    errors: options.errors,
    countedWh: options.plant?.countedWh ?? new Map(),
    random,
  })
  const startUtcMs = plant.startUtcMs.filter((_, i) => i % stepsPerInterval === 0)
  const readings = new Map(
    nodes.flatMap(({ id, sensor_tag }): [string, Float64Array][] => {
      const values = byNode.get(id)
      return values && sensor_tag !== null ? [[sensor_tag, values]] : []
    }),
  )
  const weather = { startUtcMs, ...measuredWeather(options, made, stepsPerInterval, byNode) }
  return { startUtcMs, stepsPerInterval, readings, weather }
}

function deploymentOf(
  options: SampleOptions,
  plant: SamplePlant,
  stringsPerCombiner: number,
): Deployment {
  const { hierarchy, intervalMin, combinersPerInverter } = options
  return {
    time_zone: options.timeZone,
    interval_minutes: intervalMin,
    timestamp_clock: options.clock,
    timestamp_label: options.label,
    weather: options.weather,
    settings: {
      thresholds: thresholdsSchema.parse({}),
      rated_ac_w: plant.ratedAcW,
      tracker_angle_sign: 'positive to the west',
      tracker_rotation: 'sun',
      ...(hierarchy.combiners && { strings_per_combiner: stringsPerCombiner }),
      ...(hierarchy.reactive && {
        power_factor_setpoint: POWER_FACTOR,
        power_factor_kind: 'inductive (absorbing)',
      }),
    },
    nodes: [...sampleNodes(plant, hierarchy, combinersPerInverter, intervalMin)],
  }
}
