import { mean } from '@duet/units'
import * as comm from './commFaults.ts'
import { type FaultContext, whole } from './faultContext.ts'
import type { DrawFault } from './makeFault.ts'
import * as outages from './outageFaults.ts'
import type { SampleFault } from './sampleFault.ts'
import * as sensors from './sensorFaults.ts'
import * as slow from './slowFaults.ts'
import * as trackers from './trackerFaults.ts'

/** Faults that a plant may have, each with how often it is drawn. */
const KINDS = {
  shortOutage: [outages.shortOutage, 3],
  longOutage: [outages.longOutage, 1],
  morningOutage: [outages.morningOutage, 1],
  plantOutage: [outages.plantOutage, 2],
  derate: [outages.derate, 2],
  signalledCurtailment: [outages.signalledCurtailment, 2],
  silentCurtailment: [outages.silentCurtailment, 2],
  inverterGap: [comm.inverterGap, 2],
  silentOutage: [comm.silentOutage, 1],
  busGap: [comm.busGap, 1],
  meterGap: [comm.meterGap, 1],
  stationGap: [comm.stationGap, 1],
  trackerStall: [trackers.trackerStall, 2],
  trackerOffset: [trackers.trackerOffset, 1],
  trackerClock: [trackers.trackerClock, 1],
  openStrings: [slow.openStrings, 2],
  soilingRamp: [slow.soilingRamp, 1],
  snow: [slow.snow, 2],
  poaGain: [sensors.poaGain, 1],
  ghiOffset: [sensors.ghiOffset, 1],
  unitChange: [sensors.unitChange, 1],
  loggerClock: [sensors.loggerClock, 0.3],
  capacitorBank: [sensors.capacitorBank, 2],
} satisfies Readonly<Record<string, readonly [DrawFault, weight: number]>>

export type FaultKind = keyof typeof KINDS

/** A fault on a day of the period, 0 the first; its time, device and size are drawn. */
export interface NamedFault {
  readonly kind: FaultKind
  readonly day: number
}

/** Tries for each fault that is wanted: days are dark, and plants have not all that faults need. */
const TRIES = 12
/** Days at the beginning without a fault, so that the plant's own level can be learnt. */
const CLEAN_DAYS = 4

/**
 * Draws up to `count` faults, in frost snow before others; two do not touch the same inverter or column at the same time, nor lie within a day.
 */
export function drawFaults(context: FaultContext, count: number): readonly SampleFault[] {
  const faults: SampleFault[] = []
  const isCold = mean(context.airC) < 0
  for (let tries = 0; tries < TRIES * count && faults.length < count; tries++) {
    const day = whole(context.random, CLEAN_DAYS, context.days.length - 2)
    const isSnow = tries < TRIES && isCold && faults.length === 0
    const fault = (isSnow ? slow.snow : drawKind(context))(context, day)
    if (fault && faults.every((other) => isApart(context, fault, other))) faults.push(fault)
  }
  return faults.toSorted((a, b) => a.from - b.from)
}

/**
 * The faults that are named, each on its day.
 *
 * @throws RangeError for one that the plant, or the day, does not admit
 */
export function namedFaults(
  context: FaultContext,
  named: readonly NamedFault[],
): readonly SampleFault[] {
  return named.map(({ kind, day }) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const fault = KINDS[kind][0](context, day)
      if (fault) return fault
    }
    throw new RangeError(`${kind} is not possible on day ${day} of this plant`)
  })
}

function drawKind({ random }: FaultContext): DrawFault {
  let rest =
    random.uniform() * Object.values(KINDS).reduce((total, [, weight]) => total + weight, 0)
  for (const [kind, weight] of Object.values(KINDS)) {
    rest -= weight
    if (rest < 0) return kind
  }
  return outages.shortOutage
}

/** Soiling, snow and limits of the plant lie over other faults; what shares a device must not. */
function isApart(context: FaultContext, a: SampleFault, b: SampleFault): boolean {
  const day = Math.round(86_400 / context.plant.stepS)
  const meets = a.from < b.to + day && b.from < a.to + day
  if (!meets) return true
  if (a.type === b.type) return false
  if ([a, b].some(({ type }) => type === 'soiling') && [a, b].every(isPhysical)) return true
  const devices = devicesOf(context, b)
  return ![...devicesOf(context, a)].some((device) => devices.has(device))
}

/** It takes energy, and leaves the readings as they are. */
const isPhysical = ({ effect, readings }: SampleFault): boolean =>
  effect.kind !== 'none' && readings.length === 0

/** Devices whose power or readings a fault changes. */
function devicesOf({ plant }: FaultContext, fault: SampleFault): ReadonlySet<string> {
  const readings = fault.readings.map(({ node }) => node.replace(/\..*$|-c\d+$/, ''))
  const inverters = fault.inverters.flatMap((place) => plant.inverters[place]?.nodeId ?? [])
  // what happens to the meter, or to all inverters, is seen at both
  const isPlant = readings.includes('mtr') || inverters.length === plant.inverters.length
  const all = isPlant ? ['mtr', ...plant.inverters.map(({ nodeId }) => nodeId)] : []
  return new Set([...readings, ...inverters, ...all])
}
