import type { BlockSeries } from '@duet/engine'
import { sum, WATT_SECONDS_PER_KWH } from '@duet/units'
import type { EngineYear } from './runSsc.ts'
import { hoursOf, type SscFile, storedDays } from './sscFile.ts'

/** What is compared, in the order of the report. */
export const FIGURES = [
  { key: 'poaFront', title: 'POA front', barPercent: 0.5 },
  { key: 'poaGlass', title: 'behind glass', barPercent: 0.5 },
  { key: 'poaRear', title: 'POA rear', barPercent: 6 },
  { key: 'dcNet', title: 'DC net', barPercent: undefined },
  { key: 'energy', title: 'energy', barPercent: 1.5 },
] as const

export type FigureKey = (typeof FIGURES)[number]['key']

/** A sum of the engine's over SSC's. */
export interface Difference {
  readonly percent: number
  /** SSC has no sum of the year (its hours hold a NaN): the stored days with numbers were compared. */
  readonly isOfDays: boolean
}

export interface YearComparison {
  readonly differences: Readonly<Partial<Record<FigureKey, Difference>>>
  /** Of delivered power over the stored hours with any: mean and mean absolute difference, per cent of SSC's mean. */
  readonly hourly: { readonly biasPercent: number; readonly absolutePercent: number } | undefined
}

/** Compares the year and the stored hours. */
export function compareYear(file: SscFile, year: EngineYear): YearComparison {
  const { outputs } = file
  const { series, stepS } = year
  const isPvwatts = outputs.poa_annual_kwh_m2 !== undefined
  const bifaciality = year.run.blocks[0]?.module.bifaciality ?? 0
  const difference = (
    ours: Float64Array,
    theirKwh: number | null | undefined,
    hours: string,
  ): Difference | undefined => {
    if (theirKwh !== null && theirKwh !== undefined) {
      return { percent: percentOver(kwh(ours, stepS), theirKwh), isOfDays: false }
    }
    const percent = percentOfDays(file, ours, hours)
    return percent === undefined ? undefined : { percent, isOfDays: true }
  }
  const front = isPvwatts
    ? difference(planeOfPvwatts(series, bifaciality), outputs.poa_annual_kwh_m2, 'poa')
    : difference(series.poaNominalWm2, outputs.poa_nominal_front_kwh_m2, 'poa_nom')
  const glass = isPvwatts
    ? undefined
    : difference(series.poaAfterIamWm2, outputs.poa_front_after_iam_kwh_m2, 'poa_front')
  const hasRear = !isPvwatts && bifaciality > 0
  const rear = hasRear ? difference(series.rearWm2, outputs.poa_rear_kwh_m2, 'poa_rear') : undefined
  const dc = difference(series.dcMppW, dcNetKwh(file), isPvwatts ? 'dc' : 'dc_net')
  const energy = difference(year.gridW, outputs.annual_energy_kwh, isPvwatts ? 'ac' : 'gen')
  return {
    differences: {
      ...(front && { poaFront: front }),
      ...(glass && { poaGlass: glass }),
      ...(rear && { poaRear: rear }),
      ...(dc && { dcNet: dc }),
      ...(energy && { energy }),
    },
    hourly: hourlyDifference(file, year.gridW),
  }
}

/** PVWatts' plane of array: the front behind shade and dirt and the rear's share. */
function planeOfPvwatts({ poaAfterSoilingWm2, rearWm2 }: BlockSeries, bifaciality: number) {
  return poaAfterSoilingWm2.map((front, i) => front + bifaciality * (rearWm2[i] ?? 0))
}

function dcNetKwh({ outputs }: SscFile): number | null | undefined {
  const ofYear = outputs.energy_kwh?.['annual_dc_net']
  if (ofYear !== undefined) return ofYear
  return outputs.dc_monthly_kwh?.reduce<number>((total, month) => total + (month ?? Number.NaN), 0)
}

/** Sum of a series of W or W/m² in kWh. */
function kwh(series: Float64Array, stepS: number): number {
  return (sum(series) * stepS) / WATT_SECONDS_PER_KWH
}

function percentOver(ours: number, theirs: number): number {
  return (ours / theirs - 1) * 100
}

/** Ours and theirs at each stored hour that both know; theirs as they are written. */
function storedHours(
  file: SscFile,
  ours: Float64Array,
  name: string,
): readonly { readonly ours: number; readonly theirs: number }[] {
  const theirs = hoursOf(file, name)
  if (theirs === undefined) return []
  const stepsPerHour = ours.length / 8760
  if (!Number.isInteger(stepsPerHour)) return []
  return storedDays(file).flatMap((day, index) =>
    Array.from({ length: 24 }, (_, hour) => {
      const from = ((day - 1) * 24 + hour) * stepsPerHour
      const steps = ours.subarray(from, from + stepsPerHour)
      return {
        ours: sum(steps) / stepsPerHour,
        theirs: theirs[24 * index + hour] ?? Number.NaN,
      }
    }).filter((pair) => !Number.isNaN(pair.theirs)),
  )
}

function percentOfDays(file: SscFile, ours: Float64Array, name: string): number | undefined {
  const pairs = storedHours(file, ours, name)
  const total = pairs.reduce((all, { theirs }) => all + theirs, 0)
  if (!(total > 0)) return undefined
  return percentOver(
    pairs.reduce((all, pair) => all + pair.ours, 0),
    total,
  )
}

/** `gen` is in kW, PVWatts' `ac` in W. */
function hourlyDifference(file: SscFile, gridW: Float64Array): YearComparison['hourly'] {
  const isPvwatts = file.outputs.poa_annual_kwh_m2 !== undefined
  const watts = isPvwatts ? 1 : 1000
  const pairs = storedHours(file, gridW, isPvwatts ? 'ac' : 'gen').filter(
    ({ theirs }) => theirs > 0,
  )
  const whole = pairs.reduce((total, { theirs }) => total + theirs * watts, 0)
  if (!(whole > 0)) return undefined
  let bias = 0
  let absolute = 0
  for (const { ours, theirs } of pairs) {
    bias += ours - theirs * watts
    absolute += Math.abs(ours - theirs * watts)
  }
  return { biasPercent: (100 * bias) / whole, absolutePercent: (100 * absolute) / whole }
}
