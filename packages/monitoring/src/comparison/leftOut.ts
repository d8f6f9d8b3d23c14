import { outOfRange } from '../quality/ranges.ts'
import { staleFlags } from '../quality/stale.ts'

/** Why an interval may not count for the performance of a model (D-19). */
export const LEFT_OUT = ['night', 'quality', 'event', 'clipped'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Reasons as a set of bits. */
export const bitOf = (reason: LeftOut): number => 1 << LEFT_OUT.indexOf(reason)
export const bitsOf = (reasons: readonly LeftOut[]): number =>
  reasons.reduce((bits, reason) => bits | bitOf(reason), 0)

/** By day the sun stands above it. */
const LOW_SUN_DEG = 5
/** From this share of rated power on the limit of machines decides, not the model. */
const CLIPPED = 0.98

export interface ComparedPower {
  /** W, [n]; NaN is missing. */
  readonly model: Float64Array
  readonly sensor: Float64Array
  readonly sunElevationDeg: Float64Array
  /** 1 while an issue lasts, [n]. */
  readonly hasEvent: Uint8Array
  /** Of what is compared, W; NaN where it is not known: nothing is clipped. */
  readonly ratedW: number
}

/** For each interval the reasons that hold, as bits, [n]. */
export function leftOutBits(power: ComparedPower): Uint8Array {
  const { model, sensor, sunElevationDeg, hasEvent, ratedW } = power
  const bits = new Uint8Array(model.length)
  const mark = (reason: LeftOut, holds: (i: number) => boolean): void => {
    const bit = bitOf(reason)
    for (let i = 0; i < bits.length; i++) if (holds(i)) bits[i] |= bit
  }
  const isNight = (i: number): boolean => !(sunElevationDeg[i] > LOW_SUN_DEG)
  const isClipped = (i: number): boolean => Math.max(model[i], sensor[i]) >= CLIPPED * ratedW
  mark('night', isNight)
  mark('clipped', isClipped)
  mark('event', (i) => hasEvent[i] === 1)
  const mayRest = bits.map((_, i) => (isNight(i) || isClipped(i) ? 1 : 0))
  const outside = outOfRange(sensor, 'active_power', Number.isNaN(ratedW) ? {} : { ratedW })
  const stale = staleFlags(sensor, { mayRest })
  mark('quality', (i) => outside[i] === 1 || stale[i] === 1)
  return bits
}
