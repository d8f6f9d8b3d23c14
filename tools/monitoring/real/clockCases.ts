import { join } from 'node:path'
import type { Site } from '@duet/engine'
import { clockSpans, dayShifts, nightOffsets, outOfRange, staleFlags } from '@duet/monitoring'
import { median } from '@duet/units'
import { clearLight, type Standing } from './clearPower.ts'
import { type Finding, marked } from './finding.ts'
import { type GridSeries, readParquet, readSeries } from './series.ts'

/** The National Renewable Energy Laboratory at Golden, where these systems stand, and its standard time. */
const GOLDEN: Site = { latitudeDeg: 39.742, longitudeDeg: -105.178, altitudeM: 1800 }
const GOLDEN_OFFSET_H = -7
const QUARTER_S = 900
const TILTED: Standing = { kind: 'fixed', tiltDeg: 45, azimuthDeg: 158 }
const FLAT: Standing = { kind: 'fixed', tiltDeg: 10, azimuthDeg: 165 }
const LEVEL: Standing = { kind: 'fixed', tiltDeg: 0, azimuthDeg: 180 }

/** Clocks, gaps, stale values of power; limits and zeros of light. */
export async function clockFindings(dir: string): Promise<readonly Finding[]> {
  const series = (file: string, column: string, stepS = QUARTER_S): GridSeries =>
    readSeries(join(dir, file), column, stepS, GOLDEN_OFFSET_H)
  const power = (file: string, column: string, standing: Standing, known: string): Finding => ({
    file,
    known,
    found: powerText(series(file, column), standing),
  })
  const parquet = 'system_50_ac_power_2_full_DST.parquet'
  const system50 = await readParquet(join(dir, parquet), 'measured_on', 'ac_power_2', QUARTER_S)
  return [
    power(
      'nrel_1axis_tracker_mesa_ac_power.csv',
      'ac_power',
      { kind: 'tracker' },
      'six days of a single-axis tracker, UTC−6 in its labels',
    ),
    power(
      'serf_east_15min_ac_power.csv',
      'ac_power',
      TILTED,
      'SERF East, time shifts and clipping',
    ),
    power('serf_west_15min.csv', 'ac_power__773', TILTED, 'SERF West, five days of winter'),
    power('nrel_RSF_II.csv', 'inv2_ac_power_w__1047', FLAT, 'RSF II, five days of winter'),
    {
      file: parquet,
      known: 'a logger on summer time',
      found: powerText(system50, { kind: 'fixed', tiltDeg: 30, azimuthDeg: 180 }),
    },
    lightFinding(
      'irradiance_RMIS_NREL.csv',
      series('irradiance_RMIS_NREL.csv', 'irradiance_ghi__7981', 300),
    ),
    lightFinding(
      'midc_bms_ghi_20220120.csv',
      series('midc_bms_ghi_20220120.csv', 'Global CMP22 (vent/cor) [W/m^2]', 60),
    ),
  ]
}

function powerText(series: GridSeries, standing: Standing): string {
  const { startUtcMs, stepS, values, absent } = series
  const { planeWm2, sunElevationDeg } = clearLight(startUtcMs, stepS, GOLDEN, standing)
  const shifts = dayShifts({
    startUtcMs,
    stepS,
    values,
    reference: planeWm2,
    longitudeDeg: GOLDEN.longitudeDeg,
  })
  const spans = clockSpans(shifts).map(
    ({ fromUtcMs, minutes, clearDays }) =>
      `${new Date(fromUtcMs).toISOString().slice(0, 10)} ${minutes.toFixed(0)} min (${clearDays} clear days)`,
  )
  const mayRest = Uint8Array.from(values, (value, i) =>
    value > 0 && (sunElevationDeg[i] ?? 0) > 5 ? 0 : 1,
  )
  const stale = marked(staleFlags(values, { mayRest }))
  const clock =
    spans.length > 0
      ? `light late from ${spans.join(', from ')}`
      : `${shifts.length} clear days, no clock`
  return `${absent} of ${values.length} rows absent, ${stale} stale, ${clock}`
}

function lightFinding(file: string, { startUtcMs, stepS, values, absent }: GridSeries): Finding {
  const sky = clearLight(startUtcMs, stepS, GOLDEN, LEVEL)
  const outside = marked(outOfRange(values, 'ghi', sky))
  const nights = nightOffsets(values, sky.sunElevationDeg).map(({ offset }) => offset)
  const zero = nights.length > 0 ? median(nights).toFixed(1) : '-'
  const brightest = values.reduce((most, value) => (value > most ? value : most), 0)
  return {
    file,
    known: 'GHI of a good station, some cloud enhancement',
    found: `${absent} rows absent, ${outside} beyond QCRad, zero at night ${zero} W/m², up to ${brightest.toFixed(0)} W/m²`,
  }
}
