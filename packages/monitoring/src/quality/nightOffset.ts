import { median } from '@duet/units'

/** Zero of a light sensor over one night. */
export interface NightOffset {
  /** First reading of the night. */
  readonly row: number
  /** Median of its readings, in their unit: −1 to −3 W/m² is usual, beyond ±5 W/m² a fault. */
  readonly offset: number
}

/** Readings of a night from which its median counts. */
const FEWEST = 3

/**
 * Median reading of each night: stretches of rows with the sun below −6° (civil dusk). Missing readings (NaN) do not
 * count; a night with fewer than three readings is left out.
 *
 * @param values - [n], W/m²
 * @param sunElevationDeg - [n]
 */
export function nightOffsets(
  values: Float64Array,
  sunElevationDeg: Float64Array,
): readonly NightOffset[] {
  const nights: NightOffset[] = []
  let from = 0
  const close = (to: number): void => {
    const known = values.subarray(from, to).filter((value) => !Number.isNaN(value))
    if (known.length >= FEWEST) nights.push({ row: from, offset: median(known) })
  }
  for (let i = 0; i < values.length; i++) {
    if (sunElevationDeg[i] < -6) continue
    if (i > from) close(i)
    from = i + 1
  }
  if (values.length > from) close(values.length)
  return nights
}
