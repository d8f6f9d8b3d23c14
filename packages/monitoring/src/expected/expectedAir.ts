import type { Weather } from '@duet/engine'
import { HOUR_S } from '@duet/units'

/** Where the air temperature of a step is from; `between`: on a line between the measured values about a short gap. */
export const AIR_SOURCES = ['none', 'station', 'between', 'satellite'] as const

/** Air changes little in this time: a gap of temperature up to it is bridged. */
const LONGEST_AIR_GAP_S = 3 * HOUR_S
/** Of plants that nobody measures the wind of. */
const CALM_M_PER_S = 1

/** The station's temperature, short gaps bridged, then the satellite's. */
export function airOf(
  { airC: measuredC, stepS, intervalStartUtcMs }: Weather,
  satellite: Weather | undefined,
): { readonly airC: Float64Array; readonly airSource: Uint8Array } {
  const n = measuredC.length
  const airC = measuredC.slice()
  const airSource = new Uint8Array(n)
  let before = -1
  for (let i = 0; i < n; i++) {
    if (Number.isNaN(measuredC[i])) continue
    airSource[i] = AIR_SOURCES.indexOf('station')
    if (before >= 0) bridge(airC, airSource, before, i, stepS * 1000, intervalStartUtcMs)
    before = i
  }
  for (let i = 0; i < n; i++) {
    if (!Number.isNaN(airC[i]) || satellite === undefined || Number.isNaN(satellite.airC[i]))
      continue
    airC[i] = satellite.airC[i]
    airSource[i] = AIR_SOURCES.indexOf('satellite')
  }
  return { airC, airSource }
}

/** A line between two known values, where the gap between them is short. */
function bridge(
  airC: Float64Array,
  airSource: Uint8Array,
  before: number,
  after: number,
  stepMs: number,
  intervalStartUtcMs: Float64Array,
): void {
  const gapMs = intervalStartUtcMs[after] - intervalStartUtcMs[before] - stepMs
  if (gapMs > LONGEST_AIR_GAP_S * 1000) return
  for (let k = before + 1; k < after; k++) {
    const share = (k - before) / (after - before)
    airC[k] = airC[before] + share * (airC[after] - airC[before])
    airSource[k] = AIR_SOURCES.indexOf('between')
  }
}

const OTHERS = [
  'albedo',
  'pressurePa',
  'relativeHumidityPercent',
  'precipitableWaterCm',
] as const satisfies readonly (keyof Weather)[]

/** What weather has beside light and temperature: of the station, then of the satellite; wind is never missing. */
export function besideLight(station: Weather, satellite: Weather | undefined): Partial<Weather> {
  const others = OTHERS.flatMap((name) => {
    const values = firstOf(station[name], satellite?.[name])
    return values ? [[name, values] as const] : []
  })
  const calm = new Float64Array(station.airC.length).fill(CALM_M_PER_S)
  const measured = firstOf(station.windMPerS, satellite?.windMPerS)
  return { ...Object.fromEntries(others), windMPerS: firstOf(measured, calm) ?? calm }
}

/** Values of the first, and of the second where it has none. */
export function firstOf(
  first: Float64Array | undefined,
  second: Float64Array | undefined,
): Float64Array | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return first.map((value, i) => (Number.isNaN(value) ? second[i] : value))
}
