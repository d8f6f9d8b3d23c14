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
import { DAY_S } from '@duet/units'
import type { Deployment } from '../model/hierarchy.ts'
import { airOf, besideLight } from './expectedAir.ts'
import { hasLight, type Light, lightOf, missing } from './light.ts'

/** Where the light of a step is from. */
export const LIGHT_SOURCES = ['none', 'station', 'poa', 'satellite'] as const
export type LightSource = (typeof LIGHT_SOURCES)[number]

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

/**
 * The weather of expected energy, step by step from the first source that has it: the station, sensors in the plane of modules, satellite.
 * Light of a step is whole: its components never come from two sources. A station that has GHI alone, or is to be read so, leaves the split
 * to the engine. Light on planes is turned into GHI, DNI and DHI (`lightBehindPlane`), the mean of the sensors that have it. Where nobody
 * measures the wind it is calm.
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
  return {
    weather: { ...station, ...besideLight(station, satellite), ...out, airC: air.airC },
    lightSource,
    airSource: air.airSource,
  }
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
