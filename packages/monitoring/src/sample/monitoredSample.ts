import { sum } from '@duet/units'
import { silent } from './commFaults.ts'
import { brightHours, type FaultContext, onInterval, type Span, stepsOf } from './faultContext.ts'
import { limited, outage } from './outageFaults.ts'
import type { SampleFault } from './sampleFault.ts'
import type { SampleOptions } from './sampleScenario.ts'
import { planeGain } from './sensorFaults.ts'
import { opened } from './slowFaults.ts'
import { stalled } from './trackerFaults.ts'

/** Days of a period of the monitored sample; its faults come again in each. */
export const MONITORED_SAMPLE_DAYS = 30
const INTERVAL_MIN = 15
const SEED = 2_606

/** A period of the monitored sample: which one, and what it is made from. */
export interface MonitoredPeriod
  extends Pick<
    SampleOptions,
    'name' | 'site' | 'timeZone' | 'year' | 'blocks' | 'fromUtcMs' | 'toUtcMs'
  > {
  /** 0 is the first. */
  readonly number: number
  /** What counters have counted when it begins, Wh by node; empty: they begin somewhere. */
  readonly countedWh: ReadonlyMap<string, number>
}

/** The monitored sample over a period: the plant stays the same, clouds and noise are those of the period. */
export function monitoredSample({ number, countedWh, ...period }: MonitoredPeriod): SampleOptions {
  return {
    ...period,
    seed: SEED + 1 + number,
    plant: { seed: SEED, error: { bias: -0.005, seasonal: 0.003, topDay: 172 }, countedWh },
    intervalMin: INTERVAL_MIN,
    hierarchy: {
      inverters: true,
      meter: true,
      counters: true,
      station: true,
      beam: false,
      poa: true,
      angle: true,
      combiners: true,
      dcVoltage: false,
      moduleTemp: true,
      setpoint: true,
      reactive: true,
    },
    combinersPerInverter: 2,
    clock: 'utc',
    label: 'beginning',
    weather: 'ghi',
    errors: { noise: 1, missingFraction: 0.002 },
    faults: sixFaults,
  }
}

/** Inverters by their place: 0 to 3 are of the trackers, 4 to 7 of the fixed tables. */
const SILENT = 6
const OFF = 2
const WITH_OPEN_STRINGS = 5
const FIXED_BLOCK = 2
const STALLED_DAYS = 2

/** One after the other, the first after days without any; each on the brightest of some days where it needs light. */
function sixFaults(context: FaultContext): readonly SampleFault[] {
  return [
    silent(context, aroundNoon(context, brightest(context, 4, 6), 240), SILENT, 'missing'),
    limited(context, aroundNoon(context, brightest(context, 7, 8), 180), 40, true),
    outage(context, { from: noon(context, 9), to: noon(context, 15) }, 'over nights', OFF),
    stalled(context, brightest(context, 16, 25, STALLED_DAYS), STALLED_DAYS - 1, 0),
    planeGain(context, { from: noon(context, 13), to: lastStep(context) }, FIXED_BLOCK, 0.93),
    opened(
      context,
      { from: noon(context, 19), to: noon(context, 28) },
      {
        inverter: WITH_OPEN_STRINGS,
        combiner: 1,
        open: Math.ceil(context.stringsPerCombiner / 2),
      },
    ),
  ].flatMap((fault) => fault ?? [])
}

const lastStep = ({ days }: FaultContext): number => days.at(-1)?.to ?? 0

/** Of the days from one to another, the one from which so many days give most. */
function brightest(
  { days, expectedW }: FaultContext,
  first: number,
  last: number,
  count = 1,
): number {
  const energies = days.slice(first, last + 1).map(({ from }, k) => {
    const to = days[first + k + count - 1]?.to ?? from
    return sum(expectedW.subarray(from, to))
  })
  return first + energies.indexOf(Math.max(...energies))
}

/** Step in the middle of the light of a day. @throws RangeError for a day that is not there */
function noon(context: FaultContext, day: number): number {
  const steps = context.days[day]
  const bright = steps && (brightHours(context, steps, 0.02, 1) ?? steps)
  if (!bright) throw new RangeError(`the period has no day ${day}`)
  return onInterval(context, Math.round((bright.from + bright.to) / 2))
}

function aroundNoon(context: FaultContext, day: number, minutes: number): Span {
  const middle = noon(context, day)
  const half = Math.round(stepsOf(context, minutes) / 2)
  return { from: middle - half, to: middle + half }
}
