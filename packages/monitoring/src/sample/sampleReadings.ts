import type { RandomStream } from '@duet/engine'
import { HOUR_S, sum } from '@duet/units'
import type { HierarchyNode, Measure } from '../model/hierarchy.ts'
import {
  ANGLE_SENSOR,
  CURRENT_METER,
  type Instrument,
  type InstrumentErrors,
  means,
  POWER_METER,
  PYRANOMETER,
  read,
  rounded,
  THERMOMETER,
} from './instruments.ts'
import type { PlantEnergy } from './plantEnergy.ts'
import type { ReadingFault, SampleFault } from './sampleFault.ts'
import type { SampleBlock, SamplePlant } from './samplePlant.ts'
import type { StepWeather } from './stepWeather.ts'

/** Own use of an inverter at night, W. */
const NIGHT_W = -5
/** Of rated power: no load loss of transformers; at rated power: lines and windings. */
const IRON_FRACTION = 0.001
const COPPER_FRACTION = 0.02
/** Of an inverter, AC over DC; voltage below which there is no current. */
const DC_TO_AC = 0.985
const LEAST_V = 100
/** Steps of counters, Wh. */
const COUNTER_WH = { inverter: 100, meter: 1000 }

export interface ReadingsInput {
  readonly plant: SamplePlant
  readonly energy: PlantEnergy
  readonly faults: readonly SampleFault[]
  readonly nodes: readonly HierarchyNode[]
  /** At the station. */
  readonly weather: StepWeather
  readonly combinersPerInverter: number
  /** Steps of the physics in an interval of the readings. */
  readonly stepsPerInterval: number
  /** Reactive power at the meter over active power, as the plant is to hold it; negative is inductive. */
  readonly reactiveRatio: number
  readonly errors: InstrumentErrors
  /** At which counters begin, Wh by node; those that are not there begin somewhere. */
  readonly countedWh: ReadonlyMap<string, number>
  readonly random: RandomStream
}

/** Power at the meter, behind lines and transformers, of the power at the inverters, W. */
export function meterPowerW(inverterW: Float64Array, ratedW: number): Float64Array {
  return inverterW.map(
    (watt) => watt - IRON_FRACTION * ratedW - COPPER_FRACTION * (watt * watt) * (1 / ratedW),
  )
}

export function plantPowerW(powers: readonly Float64Array[]): Float64Array {
  const total = new Float64Array(powers[0]?.length ?? 0)
  for (const power of powers) for (let i = 0; i < total.length; i++) total[i] += power[i]
  return total
}

/** Readings of every node that has a tag, by node id, means of the intervals; counters at the start of each. */
export function sampleReadings(input: ReadingsInput): ReadonlyMap<string, Float64Array> {
  const readings = new Map<string, Float64Array>()
  const stepS = input.plant.stepS * input.stepsPerInterval
  for (const node of input.nodes) {
    if (node.sensor_tag === null || node.component_measure === null) continue
    const { truth, instrument } = measured(input, node)
    const own = input.faults.flatMap((fault) =>
      fault.readings.filter((one) => one.node === node.id).map((reading) => ({ fault, reading })),
    )
    const faulty = own.reduce(
      (values, { fault, reading }) => changed(values, fault, reading),
      truth,
    )
    const ofInterval = means(faulty, input.stepsPerInterval)
    const written =
      node.component_measure === 'energy'
        ? counter(input, node, ofInterval)
        : read(ofInterval, instrument, stepS, input.errors, input.random)
    for (const { fault, reading } of own) {
      spoil(written, input.stepsPerInterval, fault, reading)
    }
    readings.set(node.id, written)
  }
  return readings
}

interface Measured {
  /** On the steps of the physics. */
  readonly truth: Float64Array
  readonly instrument: Instrument
}

/** What a node stands at; an inverter's own power, where there is one. */
interface Site {
  readonly input: ReadingsInput
  readonly block: SampleBlock | undefined
  readonly inverterW: Float64Array | undefined
}

function measured(input: ReadingsInput, node: HierarchyNode): Measured {
  const device = node.id.split('.')[0] ?? node.id
  const inverter = input.plant.inverters.findIndex(({ nodeId }) => device.startsWith(nodeId))
  const of = MEASURED[node.component_measure ?? 'active_power'] ?? activePower
  return of({
    input,
    block: input.plant.blocks.find(({ id }) => id === node.duet_block_id),
    inverterW: input.energy.actualW[inverter],
  })
}

function activePower({ input: { energy, plant }, inverterW }: Site): Measured {
  const truth = inverterW
    ? atNight(inverterW)
    : meterPowerW(plantPowerW(energy.actualW), plant.ratedAcW)
  return { truth, instrument: POWER_METER }
}

/** Measures other than active power, and energy, which is its sum. */
const MEASURED: Readonly<Partial<Record<Measure, (site: Site) => Measured>>> = {
  ghi: ({ input }) => ({ truth: input.weather.ghiWm2, instrument: PYRANOMETER }),
  poa_front: ({ input, block }) => ({
    truth: block?.poaWm2 ?? input.weather.ghiWm2,
    instrument: PYRANOMETER,
  }),
  tracker_angle: ({ input, block }) => ({
    truth: block?.trackerAngleDeg ?? input.weather.airC,
    instrument: ANGLE_SENSOR,
  }),
  curtailment_setpoint: ({ input }) => ({
    truth: new Float64Array(input.weather.airC.length).fill(100),
    instrument: { ...ANGLE_SENSOR, noise: 0 },
  }),
  temp: ({ input, block }) => ({
    truth: block?.cellC ?? input.weather.airC,
    instrument: THERMOMETER,
  }),
  dc_voltage: ({ block, inverterW }) => ({
    truth: voltage(block?.dcVoltageV, inverterW),
    instrument: CURRENT_METER,
  }),
  dc_current: ({ input, block, inverterW }) => {
    const share = 1 / (DC_TO_AC * input.combinersPerInverter)
    const volt = voltage(block?.dcVoltageV, inverterW)
    return {
      truth: volt.map((v, i) => (v > LEAST_V ? (share * (inverterW?.[i] ?? 0)) / v : 0)),
      instrument: CURRENT_METER,
    }
  },
  reactive_power: ({ input }) => ({
    truth: plantPowerW(input.energy.actualW).map((watt) => watt * input.reactiveRatio),
    instrument: POWER_METER,
  }),
}

const atNight = (power: Float64Array): Float64Array =>
  power.map((watt) => (watt > 0 ? watt : NIGHT_W))

/** An inverter that is off stands nearer to open circuit. */
function voltage(volt: Float64Array | undefined, power: Float64Array | undefined): Float64Array {
  if (!volt || !power) return new Float64Array(volt?.length ?? 0)
  return volt.map((v, i) => (power[i] > 0 ? v : 1.19 * v))
}

/** Of the truth: what changes it before an instrument reads it. */
function changed(values: Float64Array, fault: SampleFault, reading: ReadingFault): Float64Array {
  const out = values.slice()
  const { kind, value = 0 } = reading
  for (let i = fault.from; i < fault.to; i++) {
    if (kind === 'gain') out[i] = values[i] * value
    if (kind === 'offset') out[i] = values[i] + value
    if (kind === 'late') out[i] = values[Math.max(0, i - value)]
    if (kind === 'set') out[i] = reading.values?.[i - fault.from] ?? value
    if (kind === 'zero') out[i] = 0
  }
  return out
}

/** Of what was written: what is lost or repeated on its way. */
function spoil(
  written: Float64Array,
  stepsPerInterval: number,
  { from, to }: SampleFault,
  { kind }: ReadingFault,
): void {
  if (kind !== 'missing' && kind !== 'frozen') return
  const first = Math.floor(from / stepsPerInterval)
  const last = Math.ceil(to / stepsPerInterval)
  const before = written.subarray(0, first + 1).findLast((value) => !Number.isNaN(value))
  for (let i = first; i < Math.min(last, written.length); i++) {
    written[i] = kind === 'missing' ? Number.NaN : (before ?? Number.NaN)
  }
}

/** A counter that began somewhere, in whole steps. @param powerW - means of the intervals; of a broken one as it was seen */
function counter(input: ReadingsInput, node: HierarchyNode, powerW: Float64Array): Float64Array {
  const { plant, stepsPerInterval, errors, random } = input
  const step = node.component === 'meter' ? COUNTER_WH.meter : COUNTER_WH.inverter
  const stepH = (plant.stepS * stepsPerInterval) / HOUR_S
  const somewhere = Math.round(1e9 * random.uniform())
  let total = input.countedWh.get(node.id) ?? somewhere
  const gain = 1 + errors.noise * POWER_METER.gainSpread * random.gaussian()
  return powerW.map((watt) => {
    const reading =
      random.uniform() < errors.missingFraction
        ? Number.NaN
        : rounded(Math.floor(total / step) * step, 1)
    total += Math.max(0, watt * gain * stepH)
    return reading
  })
}

/** kWh of powers on the steps of the physics. */
export function energyKwh(powerW: Float64Array, stepS: number): number {
  return (sum(powerW) * stepS) / HOUR_S / 1000
}
