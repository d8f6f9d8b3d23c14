import { meanYear, type RunYear, runYears, type YieldBasis } from '@duet/results'
import { HOUR_MS, HOUR_S } from '@duet/units'
import type { YearlyYields } from '../../graphql/resolvers.gen.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partOf } from '../run/partOf.ts'
import { capacityFactorSeries, performanceRatioSeries } from '../tabs/ratioSeries.ts'

const HOURS_OF_YEAR = 8760
const SPARE_HOURS = 24

type RunLength = Pick<FinishedRun, 'facts' | 'stepS'>

const hoursOf = ({ facts, stepS }: RunLength): number => (facts.step_count * stepS) / HOUR_S

/** The run has the hours of a year, of a leap year too; files may lack the last hour. */
export function isWholeYear(run: RunLength): boolean {
  const hours = hoursOf(run)
  return hours >= HOURS_OF_YEAR - 1 && hours <= HOURS_OF_YEAR + SPARE_HOURS
}

/** What P-values are of: the year of a run, the mean of its complete years, or its period. */
export async function yieldBasis(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<YieldBasis> {
  const { energy_kwh: energyKwh } = partOf(run, blockId)
  if (isWholeYear(run)) return { kind: 'year', energyKwh, years: 1 }
  const mean = meanYear(await yearsOf(run, blockId))
  return mean
    ? { kind: 'mean_year', energyKwh: mean.energyKwh, years: mean.years }
    : { kind: 'period', energyKwh, years: 1 }
}

/** The years of a run of more than one; none for others. */
export async function yearsOf(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<readonly RunYear[]> {
  if (hoursOf(run) <= HOURS_OF_YEAR + SPARE_HOURS) return []
  const scope = blockId ?? undefined
  const ratio = await performanceRatioSeries(run, scope, 'OneMonth')
  const factor = await capacityFactorSeries(run, scope, 'OneMonth')
  const valueOf = (series: typeof ratio, column: string, time: Date | string): number =>
    series.values[series.columns.indexOf(column)]?.[series.time.indexOf(time)] ?? 0
  return runYears(
    ratio.time.map((time) => {
      const local = new Date(Number(new Date(time)) + run.utcOffsetH * HOUR_MS)
      return {
        year: local.getUTCFullYear(),
        monthIndex: local.getUTCMonth(),
        hours: valueOf(factor, 'hours', time),
        energyKwh: valueOf(ratio, 'energy', time),
        referenceKwh: valueOf(ratio, 'reference_energy', time),
      }
    }),
  )
}

/** The table of years, and their mean. */
export async function yearlyYields(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<YearlyYields> {
  const years = await yearsOf(run, blockId)
  const mean = meanYear(years)
  const nominalKw = partOf(run, blockId).ratings.nominal_dc_w / 1000
  const figures = (one: Pick<RunYear, 'energyKwh' | 'referenceKwh'>) => ({
    energy_kwh: one.energyKwh,
    reference_kwh: one.referenceKwh,
    specific_yield_kwh_per_kwp: nominalKw > 0 ? one.energyKwh / nominalKw : null,
    performance_ratio: one.referenceKwh > 0 ? one.energyKwh / one.referenceKwh : null,
  })
  return {
    years: years.map((year) => ({
      label: year.label,
      start: new Date(year.startMs).toISOString().slice(0, 7),
      hours: year.hours,
      year_hours: year.yearHours,
      is_complete: year.isComplete,
      ...figures(year),
    })),
    mean_year: mean ? { years: mean.years, ...figures(mean) } : null,
  }
}
