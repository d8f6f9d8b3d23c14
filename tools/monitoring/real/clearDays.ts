import type { Mount, Site } from '@duet/engine'
import { dayShifts } from '@duet/monitoring'
import { DAY_MS } from '@duet/units'
import { clearLight } from './clearPower.ts'

export interface PowerSeries {
  readonly site: Site
  readonly mount: Mount
  readonly stepS: number
  readonly intervalStartUtcMs: Float64Array
  readonly powerW: Float64Array
}

/** Days of mean solar time whose power has the shape of a clear day, whatever its height and its clock. */
export function clearDays(series: PowerSeries): ReadonlySet<number> {
  const { site, mount, stepS, intervalStartUtcMs, powerW } = series
  const standing = mount.kind === 'fixed' ? mount : ({ kind: 'tracker' } as const)
  const { planeWm2 } = clearLight(intervalStartUtcMs, stepS, site, standing)
  const shifts = dayShifts({
    startUtcMs: intervalStartUtcMs,
    stepS,
    values: powerW,
    reference: planeWm2,
    longitudeDeg: site.longitudeDeg,
  })
  return new Set(shifts.map(({ day }) => day))
}

export const solarDay = (utcMs: number, { longitudeDeg }: Site): number =>
  Math.floor((utcMs + (longitudeDeg / 360) * DAY_MS) / DAY_MS)
