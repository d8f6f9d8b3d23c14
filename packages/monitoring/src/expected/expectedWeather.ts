import {
  type Block,
  clearSkyAt,
  lightBehindPlane,
  planeModel,
  planeOfBlock,
  type Site,
  sunAtIntervals,
  type Weather,
} from '@duet/engine'
import { DAY_S, HOUR_S } from '@duet/units'
import type { Deployment } from '../model/hierarchy.ts'

/** Where the light of a step is from. */
export const LIGHT_SOURCES = ['none', 'station', 'poa', 'satellite'] as const
export type LightSource = (typeof LIGHT_SOURCES)[number]
/** Where its air temperature is from; `between`: on a line between the measured values about a short gap. */
export const AIR_SOURCES = ['none', 'station', 'between', 'satellite'] as const

/** A pyranometer in the plane of a block's modules. */
export interface PlaneSensor {
  readonly block: Block
  /** [n]; NaN is missing. */
  readonly poaWm2: Float64Array
  /** Measured rotation of the table that it sits on, [n]. */
  readonly rotationDeg?: Float64Array | undefined
}

export interface WeatherSources {
  readonly site: Site
  /** All on the steps of this: what is missing is NaN. */
  readonly station: Weather
  readonly planes?: readonly PlaneSensor[]
  readonly satellite?: Weather
  /** What goes before the others; `ghi`: the station's global irradiance alone. */
  readonly first?: Deployment['weather']
}

export interface ExpectedWeather {
  readonly weather: Weather
  /** Places in `LIGHT_SOURCES` and `AIR_SOURCES`, [n]. */
  readonly lightSource: Uint8Array
  readonly airSource: Uint8Array
}

const ORDERS: Readonly<Record<Deployment['weather'], readonly LightSource[]>> = {
  station: ['station', 'poa', 'satellite'],
  ghi: ['station', 'poa', 'satellite'],
  poa: ['poa', 'station', 'satellite'],
  satellite: ['satellite', 'station', 'poa'],
}

/** Air changes little in this time: a gap of temperature up to it is bridged. */
const LONGEST_AIR_GAP_S = 3 * HOUR_S

/**
 * The weather of expected energy, step by step from the first source that has it: the station, sensors in the plane of modules, satellite.
 * Light of a step is whole: its components never come from two sources. A station that has GHI alone, or is to be read so, leaves the split
 * to the engine. Light on planes is turned into GHI, DNI and DHI (`lightBehindPlane`), the mean of the sensors that have it.
 *
 * @throws RangeError for arrays of unequal length
 */
export function expectedWeather(sources: WeatherSources): ExpectedWeather {
  const { station, satellite, first = 'station' } = sources
  const n = station.airC.length
  checkLengths(sources, n)
  const known = {
    station: lightOf(station, first === 'ghi'),
    satellite: satellite && lightOf(satellite, false),
  }
  const out = { ghiWm2: missing(n), dniWm2: missing(n), dhiWm2: missing(n) }
  const lightSource = new Uint8Array(n)
  const order = ORDERS[first]
  const isLacking = Uint8Array.from({ length: n }, (_, i) =>
    order
      .slice(0, order.indexOf('poa'))
      .some((name) => hasLight(name === 'satellite' ? known.satellite : known.station, i))
      ? 0
      : 1,
  )
  const poa = lightOfPlanes(sources, isLacking)
  const lightBy = { ...known, poa, none: undefined }
  for (let i = 0; i < n; i++) {
    const source = order.find((name) => hasLight(lightBy[name], i)) ?? 'none'
    const light = lightBy[source]
    lightSource[i] = LIGHT_SOURCES.indexOf(source)
    if (light === undefined) continue
    out.ghiWm2[i] = light.ghiWm2[i]
    out.dniWm2[i] = light.dniWm2[i]
    out.dhiWm2[i] = light.dhiWm2[i]
  }
  const air = airOf(station, satellite)
  const windMPerS = firstOf(station.windMPerS, satellite?.windMPerS)
  return {
    weather: { ...station, ...out, airC: air.airC, ...(windMPerS && { windMPerS }) },
    lightSource,
    airSource: air.airSource,
  }
}

interface Light {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
}

const missing = (n: number): Float64Array => new Float64Array(n).fill(NaN)

function lightOf({ ghiWm2, dniWm2, dhiWm2, airC }: Weather, isGlobalAlone: boolean): Light {
  const none = missing(airC.length)
  return {
    ghiWm2: ghiWm2 ?? none,
    dniWm2: isGlobalAlone ? none : (dniWm2 ?? none),
    dhiWm2: isGlobalAlone ? none : (dhiWm2 ?? none),
  }
}

/** Whether the engine can close the light of a step: GHI, or both of its parts. */
function hasLight(light: Light | undefined, i: number): boolean {
  if (light === undefined) return false
  return !Number.isNaN(light.ghiWm2[i]) || !Number.isNaN(light.dniWm2[i] + light.dhiWm2[i])
}

/** Light behind the sensors on planes, in the half days about the steps that lack any other. */
function lightOfPlanes(
  { site, station, planes = [] }: WeatherSources,
  isLacking: Uint8Array,
): Light | undefined {
  if (planes.length === 0 || !isLacking.includes(1)) return undefined
  const n = isLacking.length
  const sums = {
    ghiWm2: new Float64Array(n),
    dniWm2: new Float64Array(n),
    dhiWm2: new Float64Array(n),
  }
  const count = new Float64Array(n)
  for (const { from, to } of windows(isLacking, Math.round(DAY_S / 2 / station.stepS))) {
    const { stepS } = station
    const intervalStartUtcMs = station.intervalStartUtcMs.subarray(from, to)
    const sun = sunAtIntervals({ intervalStartUtcMs, stepS }, site)
    const series = {
      sun,
      stepS,
      altitudeM: site.altitudeM,
      clearGhiWm2: clearSkyAt(sun, site.altitudeM).ghiWm2,
    }
    for (const { block, poaWm2, rotationDeg } of planes) {
      const plane = planeOfBlock(block, sun, rotationDeg?.subarray(from, to))
      const solved = lightBehindPlane(planeModel(series, plane), poaWm2.slice(from, to), 'dirint')
      for (let k = 0; k < to - from; k++) {
        if (Number.isNaN(solved.ghiWm2[k])) continue
        count[from + k] += 1
        sums.ghiWm2[from + k] += solved.ghiWm2[k]
        sums.dniWm2[from + k] += solved.dniWm2[k]
        sums.dhiWm2[from + k] += solved.dhiWm2[k]
      }
    }
  }
  const mean = (sum: Float64Array): Float64Array =>
    sum.map((value, i) => (count[i] > 0 && isLacking[i] === 1 ? value / count[i] : NaN))
  return { ghiWm2: mean(sums.ghiWm2), dniWm2: mean(sums.dniWm2), dhiWm2: mean(sums.dhiWm2) }
}

/** Stretches of steps no further than `reach` from one that is marked. */
function windows(marks: Uint8Array, reach: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] === 0) continue
    const from = Math.max(0, i - reach)
    const to = Math.min(marks.length, i + reach + 1)
    const last = found.at(-1)
    if (last && from <= last.to) last.to = to
    else found.push({ from, to })
  }
  return found
}

function airOf(
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

function firstOf(
  first: Float64Array | undefined,
  second: Float64Array | undefined,
): Float64Array | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return first.map((value, i) => (Number.isNaN(value) ? second[i] : value))
}

function checkLengths({ planes = [], satellite }: WeatherSources, n: number): void {
  const lengths = [
    ...planes.flatMap(({ poaWm2, rotationDeg }) => [poaWm2.length, rotationDeg?.length ?? n]),
    satellite?.airC.length ?? n,
  ]
  const other = lengths.find((length) => length !== n)
  if (other !== undefined) {
    throw new RangeError(
      `got ${other} values of a weather source, expected ${n} as the station has`,
    )
  }
}
