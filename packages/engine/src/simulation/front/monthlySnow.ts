import { DAY_MS, HOUR_MS, HOUR_S } from '@duet/units'
import type { Block, TownsendSnow } from '../../model/block.ts'
import type { StepRange, Weather } from '../../model/weather.ts'
import { snowfallCm } from '../../snow/marion.ts'
import { type SnowMonths, townsendSnowLoss } from '../../snow/townsend.ts'
import type { PreparedWeather } from '../../weather/prepareWeather.ts'
import { openFront } from './openFront.ts'

/** New snow of a day from which on it counts as a snowfall, cm: an inch. */
const SNOWFALL_CM = 2.54
const DAY_H = 24

/** A month of the weather, what is seen of it. */
interface SeenMonth {
  /** Of all its days, h. */
  readonly wholeH: number
  readonly steps: number[]
}

/**
 * Loss at each step of a range by what fell in its month and in the one before, [n]: of all the weather, so that a range has what the whole
 * has. Months that the weather has in part count as whole ones of the same mean; the last one precedes the first.
 *
 * @throws RangeError for weather without snow depth or humidity, and for tables that turn
 */
export function monthlySnowLoss(
  block: Block,
  snow: TownsendSnow,
  weather: PreparedWeather,
  { from, to }: StepRange,
): Float64Array {
  const { id, mount } = block
  if (mount.kind !== 'fixed') {
    throw new RangeError(`Block ${id}: got tables that turn, expected fixed ones for snow by month`)
  }
  const known = made.get(weather)
  const found =
    known?.block === block ? known.loss : lossOfSteps(block, snow, mount.tiltDeg, weather)
  made.set(weather, { block, loss: found })
  return found.subarray(from, to)
}

/** What was found last of a weather: the ranges of a block follow each other. */
const made = new WeakMap<PreparedWeather, { readonly block: Block; readonly loss: Float64Array }>()

/** Over all the weather, [n]. */
function lossOfSteps(
  block: Block,
  snow: TownsendSnow,
  tiltDeg: number,
  weather: PreparedWeather,
): Float64Array {
  const monthOf = monthOfSteps(weather.source)
  const months = seenMonths(monthOf, weather.source)
  const array = { ...snow, tiltDeg, frontFraction: 1 }
  const loss = townsendSnowLoss(snowMonths(block, weather, [...months.values()]), array)
  const lossOf = new Map([...months.keys()].map((month, at) => [month, loss[at]]))
  return monthOf.map((month) => lossOf.get(month) ?? 0)
}

/** Months of local standard time since the year 0, [n]. */
function monthOfSteps({ intervalStartUtcMs, utcOffsetH }: Weather): Float64Array {
  return intervalStartUtcMs.map((startMs) => {
    const local = new Date(startMs + utcOffsetH * HOUR_MS)
    return local.getUTCFullYear() * 12 + local.getUTCMonth()
  })
}

function seenMonths(
  monthOf: Float64Array,
  { intervalStartUtcMs: starts }: Weather,
): ReadonlyMap<number, SeenMonth> {
  const months = new Map<number, SeenMonth>()
  for (let i = 0; i < starts.length; i++) {
    const month = monthOf[i]
    const known = months.get(month)
    if (known) known.steps.push(i)
    else {
      const days = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
      months.set(month, { wholeH: days * DAY_H, steps: [i] })
    }
  }
  return months
}

function snowMonths(
  block: Block,
  weather: PreparedWeather,
  months: readonly SeenMonth[],
): SnowMonths {
  const { id } = block
  const { snowDepthCm, relativeHumidityPercent, airC, stepS } = weather.source
  if (snowDepthCm === undefined || relativeHumidityPercent === undefined) {
    throw new RangeError(
      `Block ${id}: got weather without snowDepthCm or relativeHumidityPercent, expected both for snow by month`,
    )
  }
  const fallenCm = snowfallCm(snowDepthCm)
  const { frontWm2 } = openFront(block, weather, { from: 0, to: weather.isMissing.length })
  const stepH = stepS / HOUR_S
  const whole = ({ wholeH, steps }: SeenMonth, sum: number): number =>
    (sum * wholeH) / (steps.length * stepH)
  return {
    snowCm: months.map((month) => whole(month, sumAt(fallenCm, month.steps))),
    snowfalls: months.map((month) => whole(month, snowfalls(fallenCm, weather.source, month))),
    relativeHumidityPercent: months.map(({ steps }) => meanAt(relativeHumidityPercent, steps)),
    airC: months.map(({ steps }) => meanAt(airC, steps)),
    poaWhM2: months.map((month) => whole(month, sumAt(frontWm2, month.steps) * stepH)),
  }
}

/** Days on which snow fell. */
function snowfalls(
  fallenCm: Float64Array,
  { intervalStartUtcMs, utcOffsetH }: Weather,
  { steps }: SeenMonth,
): number {
  const byDay = new Map<number, number>()
  for (const i of steps) {
    const day = Math.floor((intervalStartUtcMs[i] + utcOffsetH * HOUR_MS) / DAY_MS)
    byDay.set(day, (byDay.get(day) ?? 0) + fallenCm[i])
  }
  return [...byDay.values()].filter((cm) => cm >= SNOWFALL_CM).length
}

const sumAt = (values: Float64Array, steps: readonly number[]): number =>
  steps.reduce((sum, i) => sum + (Number.isNaN(values[i]) ? 0 : values[i]), 0)

/** Of what is known; 0 where nothing is. */
function meanAt(values: Float64Array, steps: readonly number[]): number {
  const known = steps.filter((i) => !Number.isNaN(values[i]))
  return known.length === 0 ? 0 : sumAt(values, known) / known.length
}
