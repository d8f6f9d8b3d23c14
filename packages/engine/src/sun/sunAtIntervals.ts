import { HOUR_MS, RAD_TO_DEG } from '@duet/units'
import type { Site } from '../simulation/input.ts'
import { apparentHorizonDeg, refractionDeg } from './refraction.ts'
import { azimuthOf, type SunOptions, type SunPosition, strengthAt } from './solarPosition.ts'
import {
  DELTA_T_S,
  makeObserver,
  makeSlowSun,
  type Observer,
  type SlowSun,
  sunVector,
  VECTOR_SIZE,
} from './sunVector.ts'

/** A time axis: intervals of equal length, gaps between them allowed. */
export interface Intervals {
  /** [n], ms since 1970 UTC. */
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
}

/** The sun that stands for each interval, each [n]. */
export interface SunAtIntervals extends SunPosition {
  /** The instant that was taken, ms since 1970 UTC. */
  readonly timeUtcMs: Float64Array
  /** Share of the interval with the sun's centre above a level horizon, as seen. */
  readonly sunlitFraction: Float64Array
}

export function makeSunAtIntervals(n: number): SunAtIntervals {
  return {
    zenithDeg: new Float64Array(n),
    apparentZenithDeg: new Float64Array(n),
    azimuthDeg: new Float64Array(n),
    timeUtcMs: new Float64Array(n),
    sunlitFraction: new Float64Array(n),
  }
}

/**
 * Position of the sun at the middle of each interval, and at the middle of the sunlit part of the intervals
 * that hold sunrise or sunset. Of two sunlit parts (polar summer) the longer one counts, its fraction is of both.
 *
 * Sunrise is where the centre of the sun, lifted by refraction, crosses a level horizon, so that every interval
 * with a sunlit part has its sun above the horizon.
 *
 * @param out - written and returned, each [n]
 */
export function sunAtIntervals(
  { intervalStartUtcMs, stepS }: Intervals,
  site: Site,
  options: SunOptions = {},
  out: SunAtIntervals = makeSunAtIntervals(intervalStartUtcMs.length),
): SunAtIntervals {
  const slow = makeSlowSun(options.deltaTS ?? DELTA_T_S)
  const observer = makeObserver(site)
  const strength = strengthAt(site, options)
  const horizonDeg = apparentHorizonDeg(strength)
  const halfMs = stepS * 500
  // The sun's elevation changes by at most 15.05 degrees an hour times the cosine of the latitude.
  const reachDeg = (halfMs / HOUR_MS) * 15.05 * observer.cosLatitude + 0.01
  const v = new Float64Array(VECTOR_SIZE)
  const sunlit: SunlitPart = { middleUtcMs: 0, fraction: 0 }
  for (let i = 0; i < intervalStartUtcMs.length; i++) {
    let timeUtcMs = intervalStartUtcMs[i] + halfMs
    sunVector(slow, observer, timeUtcMs, v)
    let elevationDeg = elevationOf(v)
    let fraction = elevationDeg > horizonDeg ? 1 : 0
    if (Math.abs(elevationDeg - horizonDeg) < reachDeg) {
      findSunlitPart(slow, observer, horizonDeg, timeUtcMs, halfMs, v, sunlit)
      fraction = sunlit.fraction
      if (fraction > 0 && fraction < 1) {
        timeUtcMs = sunlit.middleUtcMs
        sunVector(slow, observer, timeUtcMs, v)
        elevationDeg = elevationOf(v)
      }
    }
    out.timeUtcMs[i] = timeUtcMs
    out.sunlitFraction[i] = fraction
    out.zenithDeg[i] = 90 - elevationDeg
    out.apparentZenithDeg[i] = 90 - elevationDeg - refractionDeg(elevationDeg, strength)
    out.azimuthDeg[i] = azimuthOf(v)
  }
  return out
}

function elevationOf(v: Float64Array): number {
  return Math.atan2(v[0], Math.sqrt(v[1] * v[1] + v[2] * v[2])) * RAD_TO_DEG
}

interface SunlitPart {
  middleUtcMs: number
  fraction: number
}

/** Parts that an interval is searched in; a sun that grazes the horizon within one part alone is not seen to do so. */
const PARTS = 4

/** Walks through the interval, refines each crossing of the horizon, and adds up the sunlit stretches. */
function findSunlitPart(
  slow: SlowSun,
  observer: Observer,
  horizonDeg: number,
  middleUtcMs: number,
  halfMs: number,
  v: Float64Array,
  out: SunlitPart,
): void {
  const heightAt = (timeUtcMs: number): number => {
    sunVector(slow, observer, timeUtcMs, v)
    return elevationOf(v) - horizonDeg
  }
  let total = 0
  let longest = 0
  let riseUtcMs = middleUtcMs - halfMs
  let time = riseUtcMs
  let height = heightAt(time)
  out.middleUtcMs = middleUtcMs
  const close = (untilUtcMs: number): void => {
    const length = untilUtcMs - riseUtcMs
    total += length
    if (length > longest) {
      longest = length
      out.middleUtcMs = (riseUtcMs + untilUtcMs) / 2
    }
  }
  for (let part = 1; part <= PARTS; part++) {
    const nextTime = middleUtcMs + halfMs * ((2 * part) / PARTS - 1)
    const nextHeight = heightAt(nextTime)
    if (height > 0 !== nextHeight > 0) {
      const crossing = crossingUtcMs(heightAt, time, height, nextTime, nextHeight)
      if (nextHeight > 0) riseUtcMs = crossing
      else close(crossing)
    }
    time = nextTime
    height = nextHeight
  }
  if (height > 0) close(time)
  out.fraction = total / (2 * halfMs)
}

/** Zero of the height between two times of opposite sign, to 10 ms, by the Illinois rule of false position. */
function crossingUtcMs(
  heightAt: (timeUtcMs: number) => number,
  t0: number,
  h0: number,
  t1: number,
  h1: number,
): number {
  let previous = t0
  for (;;) {
    const t = (t0 * h1 - t1 * h0) / (h1 - h0)
    if (Math.abs(t - previous) < 10) return t
    previous = t
    const h = heightAt(t)
    if (h > 0 === h1 > 0) {
      h0 /= 2
    } else {
      t0 = t1
      h0 = h1
    }
    t1 = t
    h1 = h
  }
}
