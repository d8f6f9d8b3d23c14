import { DAY_MS, HOUR_MS } from '@duet/units'
import type { Block, Soiling } from '../../model/block.ts'
import type { StepRange, Weather } from '../../model/weather.ts'
import { hsuSoilingRatio } from '../../soiling/hsu.ts'
import { kimberSoilingLoss } from '../../soiling/kimber.ts'
import { type DatedSoiling, soilingRatio } from '../../surface/soiling.ts'

type Kimber = Extract<Soiling, { readonly kind: 'kimber' }>
type Hsu = Extract<Soiling, { readonly kind: 'hsu' }>

/** Rain of a day cleans by Kimber, that of an hour by HSU: the windows of both sources. */
const KIMBER_WINDOW_H = 24
const HSU_WINDOW_H = 1
const G_PER_UG = 1e-6

/** The last ratios of each block whose dirt goes by rain: what gathered before a range counts, so that all ranges read one series. */
const known = new WeakMap<Block, { readonly weather: Weather; readonly ratio: Float64Array }>()

/**
 * Share of the light that passes the dirt on the front at each step of a range, [n].
 *
 * @param timeUtcMs - instants of the steps, [n]
 * @throws RangeError for dirt by rain or dust in weather without it
 */
export function dirtRatio(
  block: Block,
  weather: Weather,
  { from, to }: StepRange,
  timeUtcMs: Float64Array,
): Float64Array {
  const { soiling } = block
  if (isDated(soiling)) return soilingRatio(soiling, timeUtcMs, weather.utcOffsetH)
  const last = known.get(block)
  if (last?.weather === weather) return last.ratio.slice(from, to)
  const ratio =
    soiling.kind === 'kimber'
      ? kimberRatio(block, soiling, weather)
      : hsuRatio(block, soiling, weather)
  known.set(block, { weather, ratio })
  return ratio.slice(from, to)
}

/** Whether weather has what the soiling of a block goes by. */
export function hasDirtWeather({ kind }: Soiling, weather: Weather): boolean {
  if (kind === 'monthly' || kind === 'sawtooth') return true
  if (weather.rainMm === undefined) return false
  return (
    kind === 'kimber' || (weather.pm25UgPerM3 !== undefined && weather.pm10UgPerM3 !== undefined)
  )
}

const isDated = (soiling: Soiling): soiling is DatedSoiling =>
  soiling.kind === 'monthly' || soiling.kind === 'sawtooth'

function kimberRatio(block: Block, soiling: Kimber, weather: Weather): Float64Array {
  const loss = kimberSoilingLoss(columnOf(block, weather, 'rainMm'), weather.stepS, {
    ...soiling,
    rainPeriodH: KIMBER_WINDOW_H,
    initialLossFraction: 0,
    washedSteps: washedSteps(soiling, weather),
  })
  return loss.map((share) => 1 - share)
}

/** The first step of each day on which the modules are washed. */
function washedSteps({ wash }: Kimber, weather: Weather): readonly number[] {
  if (wash === undefined) return []
  const { intervalStartUtcMs, utcOffsetH } = weather
  const steps: number[] = []
  let today = NaN
  intervalStartUtcMs.forEach((utcMs, step) => {
    const day = Math.floor((utcMs + utcOffsetH * HOUR_MS) / DAY_MS)
    if (day === today) return
    today = day
    if ((day - Math.floor(wash.onUtcMs / DAY_MS)) % wash.intervalDays === 0) steps.push(step)
  })
  return steps
}

function hsuRatio(block: Block, soiling: Hsu, weather: Weather): Float64Array {
  return hsuSoilingRatio(columnOf(block, weather, 'rainMm'), weather.stepS, {
    ...soiling,
    rainPeriodH: HSU_WINDOW_H,
    pm25GPerM3: dustGPerM3(columnOf(block, weather, 'pm25UgPerM3')),
    pm10GPerM3: dustGPerM3(columnOf(block, weather, 'pm10UgPerM3')),
  })
}

/** Dust that is not known is that of the step before; none before the first. */
function dustGPerM3(ugPerM3: Float64Array): Float64Array {
  let last = 0
  return ugPerM3.map((value) => {
    if (!Number.isNaN(value)) last = value
    return last * G_PER_UG
  })
}

function columnOf(
  { id, soiling }: Block,
  weather: Weather,
  name: 'rainMm' | 'pm25UgPerM3' | 'pm10UgPerM3',
): Float64Array {
  const column = weather[name]
  if (column !== undefined) return column
  throw new RangeError(
    `Block ${id}: got weather without ${name}, expected it for ${soiling.kind} soiling`,
  )
}
