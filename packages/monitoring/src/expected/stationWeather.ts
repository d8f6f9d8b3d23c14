import type { Weather } from '@duet/engine'
import type { MonitoredPlant } from '../model/plant.ts'
import { firstOf } from './expectedAir.ts'
import { hasLight, lightOf, missing } from './light.ts'
import { weatherOnGrid } from './weatherOnGrid.ts'

/** The steps of expected energy. */
export interface ExpectedGrid {
  /** Starts of the intervals, ms UTC, [n], rising. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  /** Local standard time less UTC, hours. */
  readonly utcOffsetH: number
}

/**
 * What the station of a plant measured, on the steps: its table of weather, and at steps where that has none the readings of its nodes.
 * Light of a step comes from one of them.
 *
 * @param readings - by node id, [n]
 */
export function stationWeather(
  { ghi, air }: Pick<MonitoredPlant, 'ghi' | 'air'>,
  { startUtcMs, stepS, utcOffsetH }: ExpectedGrid,
  table: Weather | undefined,
  readings: ReadonlyMap<string, Float64Array>,
): Weather {
  const n = startUtcMs.length
  const grid = { intervalStartUtcMs: startUtcMs, stepS, utcOffsetH }
  const { trackerAngleDeg: _ofTable, ...measured } = table
    ? weatherOnGrid(table, startUtcMs, stepS)
    : { airC: missing(n), trackerAngleDeg: undefined }
  const open = { ...measured, ...grid }
  const airC = firstOf(open.airC, reading(air, readings)) ?? open.airC
  const ghiWm2 = reading(ghi, readings)
  if (!ghiWm2) return { ...open, airC }
  const light = lightOf(open, false)
  const isKnown = Uint8Array.from({ length: n }, (_, i) => (hasLight(light, i) ? 1 : 0))
  const known = (values: Float64Array, other?: Float64Array): Float64Array =>
    values.map((value, i) => (isKnown[i] === 1 ? value : (other?.[i] ?? NaN)))
  return {
    ...open,
    airC,
    ghiWm2: known(light.ghiWm2, ghiWm2),
    dniWm2: known(light.dniWm2),
    dhiWm2: known(light.dhiWm2),
  }
}

const reading = (
  id: string | undefined,
  readings: ReadonlyMap<string, Float64Array>,
): Float64Array | undefined => (id === undefined ? undefined : readings.get(id))
