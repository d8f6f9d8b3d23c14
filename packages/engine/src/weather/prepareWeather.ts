import { completeIrradiance, type Irradiance } from '../irradiance/complete.ts'
import { dirintBeamWm2 } from '../irradiance/dirint.ts'
import { diffuseFromBeamWm2 } from '../irradiance/splitGlobal.ts'
import type { Site, Weather } from '../model/weather.ts'
import { pressureAtAltitudePa } from '../sun/airmass.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import { sunOfWeather } from './sunOfWeather.ts'

/** Weather in which every step is either whole or known to be missing; made once for a site and any number of runs. */
export interface PreparedWeather {
  readonly source: Weather
  /** All three components, W/m², [n]; 0 at missing steps. */
  readonly irradiance: Irradiance
  /** 1 where light or air temperature is missing, [n]. */
  readonly isMissing: Uint8Array
  /** 1 where a component was computed from the others, [n]. */
  readonly isDerived: Uint8Array
}

/**
 * Closes the weather: a missing component of light is computed from the two others, two missing ones from the global
 * irradiance by DIRINT. Nothing is missing of the light at night. What is negative (the offset of a sensor at night) becomes 0.
 *
 * Works over the whole series, because the split of the global irradiance looks at neighbouring steps.
 *
 * @throws RangeError when the arrays are not of one length
 */
export function prepareWeather(weather: Weather, site: Site): PreparedWeather {
  checkLengths(weather)
  const n = weather.intervalStartUtcMs.length
  const isDerived = new Uint8Array(n)
  const irradiance = isWhole(weather, n)
    ? copyOf(weather, n)
    : closeIrradiance(weather, site, isDerived)
  const isMissing = new Uint8Array(n)
  const { ghiWm2, dniWm2, dhiWm2 } = irradiance
  for (let i = 0; i < n; i++) {
    const isLightMissing = Number.isNaN(ghiWm2[i] + dniWm2[i] + dhiWm2[i])
    if (isLightMissing || Number.isNaN(weather.airC[i])) isMissing[i] = 1
    ghiWm2[i] = isLightMissing ? 0 : Math.max(0, ghiWm2[i])
    dniWm2[i] = isLightMissing ? 0 : Math.max(0, dniWm2[i])
    dhiWm2[i] = isLightMissing ? 0 : Math.max(0, dhiWm2[i])
    if (isLightMissing) isDerived[i] = 0
  }
  return { source: weather, irradiance, isMissing, isDerived }
}

function checkLengths(weather: Weather): void {
  const n = weather.intervalStartUtcMs.length
  for (const [name, value] of Object.entries(weather)) {
    if (value instanceof Float64Array && value.length !== n) {
      throw new RangeError(`got ${value.length} values of weather.${name}, expected ${n}`)
    }
  }
}

function isWhole({ ghiWm2, dniWm2, dhiWm2 }: Weather, n: number): boolean {
  if (ghiWm2 === undefined || dniWm2 === undefined || dhiWm2 === undefined) return false
  for (let i = 0; i < n; i++) {
    if (Number.isNaN(ghiWm2[i] + dniWm2[i] + dhiWm2[i])) return false
  }
  return true
}

function copyOf({ ghiWm2, dniWm2, dhiWm2 }: Weather, n: number): Irradiance {
  return {
    ghiWm2: Float64Array.from(ghiWm2 ?? missing(n)),
    dniWm2: Float64Array.from(dniWm2 ?? missing(n)),
    dhiWm2: Float64Array.from(dhiWm2 ?? missing(n)),
  }
}

function missing(n: number): Float64Array {
  return new Float64Array(n).fill(Number.NaN)
}

function closeIrradiance(weather: Weather, site: Site, isDerived: Uint8Array): Irradiance {
  const n = weather.intervalStartUtcMs.length
  const given = copyOf(weather, n)
  const sun = sunOfWeather(weather, site, { from: 0, to: n })
  const zenithDeg = sun.apparentZenithDeg
  const out = completeIrradiance(given, zenithDeg)
  const beamWm2 = dirintBeamWm2(
    {
      ghiWm2: given.ghiWm2,
      zenithDeg: sun.zenithDeg,
      extraterrestrialWm2: extraterrestrialWm2(sun.timeUtcMs),
    },
    { pressurePa: pressureAtAltitudePa(site.altitudeM), isSeries: weather.stepS <= 5400 },
  )
  const diffuseWm2 = diffuseFromBeamWm2(given.ghiWm2, beamWm2, zenithDeg)
  for (let i = 0; i < n; i++) {
    const isGiven = !Number.isNaN(given.ghiWm2[i] + given.dniWm2[i] + given.dhiWm2[i])
    if (!isGiven) isDerived[i] = 1
    if (sun.sunlitFraction[i] === 0) darken(out, i)
    if (Number.isNaN(out.dniWm2[i] + out.dhiWm2[i]) && !Number.isNaN(given.ghiWm2[i])) {
      out.dniWm2[i] = beamWm2[i]
      out.dhiWm2[i] = diffuseWm2[i]
    }
  }
  return out
}

/** A whole interval of night has no light to miss. */
function darken({ ghiWm2, dniWm2, dhiWm2 }: Irradiance, i: number): void {
  if (Number.isNaN(ghiWm2[i])) ghiWm2[i] = 0
  if (Number.isNaN(dniWm2[i])) dniWm2[i] = 0
  if (Number.isNaN(dhiWm2[i])) dhiWm2[i] = 0
}
