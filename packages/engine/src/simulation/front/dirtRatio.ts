import { DAY_MS, HOUR_MS } from '@duet/units'
import type { Block, Cleaning, Soiling } from '../../model/block.ts'
import type { StepRange, Weather } from '../../model/weather.ts'
import { daysSinceCleaning } from '../../soiling/cleaningDays.ts'
import { hsuSoilingRatio } from '../../soiling/hsu.ts'
import { kimberSoilingLoss } from '../../soiling/kimber.ts'
import { type DatedSoiling, soilingRatio } from '../../surface/soiling.ts'

type Kimber = Extract<Soiling, { readonly kind: 'kimber' }>
/** A block, as far as its dirt goes. */
type Soiled = Pick<Block, 'id' | 'soiling'>
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
  const ratio = ratioByRain(block, soiling, weather)
  known.set(block, { weather, ratio })
  return ratio.slice(from, to)
}

/**
 * Share of a light that passes the dirt over all steps of the weather, by that light: 1 behind clean glass, NaN without light.
 *
 * @param lightWm2 - on the front before the dirt at each step of the weather, [n]; missing light counts as none
 * @throws RangeError as `dirtRatio`, and for light of another length
 */
export function meanDirtRatio(block: Soiled, weather: Weather, lightWm2: Float64Array): number {
  const { soiling } = block
  const { intervalStartUtcMs, stepS, utcOffsetH } = weather
  if (lightWm2.length !== intervalStartUtcMs.length) {
    throw new RangeError(
      `Block ${block.id}: got light of ${lightWm2.length} steps, expected ${intervalStartUtcMs.length}`,
    )
  }
  const middles = intervalStartUtcMs.map((utcMs) => utcMs + (stepS * 1000) / 2)
  const ratio = isDated(soiling)
    ? soilingRatio(soiling, middles, utcOffsetH)
    : ratioByRain(block, soiling, weather)
  let before = 0
  let behind = 0
  for (let i = 0; i < lightWm2.length; i++) {
    if (Number.isNaN(lightWm2[i])) continue
    before += lightWm2[i]
    behind += lightWm2[i] * ratio[i]
  }
  return behind / before
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

const ratioByRain = (block: Soiled, soiling: Kimber | Hsu, weather: Weather): Float64Array =>
  soiling.kind === 'kimber'
    ? kimberRatio(block, soiling, weather)
    : hsuRatio(block, soiling, weather)

function kimberRatio(block: Soiled, soiling: Kimber, weather: Weather): Float64Array {
  const loss = kimberSoilingLoss(columnOf(block, weather, 'rainMm'), weather.stepS, {
    ...soiling,
    rainPeriodH: KIMBER_WINDOW_H,
    initialLossFraction: 0,
    washedSteps: washedSteps(soiling.wash, weather),
  })
  return loss.map((share) => 1 - share)
}

/** The first step of each day on which the modules are washed. */
function washedSteps(wash: Cleaning | undefined, weather: Weather): readonly number[] {
  if (wash === undefined) return []
  const { intervalStartUtcMs, utcOffsetH } = weather
  const steps: number[] = []
  let today = NaN
  intervalStartUtcMs.forEach((utcMs, step) => {
    const day = Math.floor((utcMs + utcOffsetH * HOUR_MS) / DAY_MS)
    if (day === today) return
    today = day
    if (daysSinceCleaning(wash, day) === 0) steps.push(step)
  })
  return steps
}

function hsuRatio(block: Soiled, soiling: Hsu, weather: Weather): Float64Array {
  return hsuSoilingRatio(columnOf(block, weather, 'rainMm'), weather.stepS, {
    ...soiling,
    rainPeriodH: HSU_WINDOW_H,
    washedSteps: washedSteps(soiling.wash, weather),
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
  { id, soiling }: Soiled,
  weather: Weather,
  name: 'rainMm' | 'pm25UgPerM3' | 'pm10UgPerM3',
): Float64Array {
  const column = weather[name]
  if (column !== undefined) return column
  throw new RangeError(
    `Block ${id}: got weather without ${name}, expected it for ${soiling.kind} soiling`,
  )
}
