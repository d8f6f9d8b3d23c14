import { SHORT_MONTH_NAMES } from '@duet/units'
import type { TextTable } from '../textTable.ts'
import { annualChecks, annualOff, type Check, checkState } from './checks.ts'
import { type LossStep, lossChain } from './lossChain.ts'
import type { ProjectVariant } from './project.ts'
import type { VariantRun } from './runVariant.ts'
import { type Scatter, scatterOf } from './scatter.ts'
import { monthOfHour, monthSums, type SeriesPair, seriesPairs } from './seriesPairs.ts'

/** Everything that is reported of a variant. */
export interface VariantReport {
  readonly tables: readonly TextTable[]
  readonly checks: readonly Check[]
}

/** Lower edges of the bins of the sun's elevation, deg; below the first it is night. */
const ELEVATION_EDGES_DEG = [0, 5, 10, 20, 40, 60, 90]

export function variantReport(variant: ProjectVariant, run: VariantRun): VariantReport {
  const pairs = seriesPairs(variant, run)
  const hourly = pairs.filter(({ theirs }) => theirs !== undefined)
  const isLit = litHours(pairs)
  const elevation = run.series.sunElevationDeg
  return {
    checks: annualChecks(variant.id, pairs),
    tables: [
      annualTable(pairs),
      monthTable(pairs),
      lossTable(lossChain(variant, run.series, run.gridW)),
      scatterTable(hourly, isLit),
      binnedTable(
        'Hours by elevation of the sun: bias (RMSE)',
        ELEVATION_EDGES_DEG.slice(0, -1).map((low, i) => {
          const high = ELEVATION_EDGES_DEG[i + 1] ?? 90
          const isIn = (hour: number): boolean => {
            const deg = elevation[hour] ?? -90
            return isLit(hour) && deg >= low && deg < high
          }
          return [`${low} to ${high}°`, isIn]
        }),
        hourly,
      ),
      binnedTable(
        'Hours by month: bias (RMSE)',
        SHORT_MONTH_NAMES.map((name, month) => [
          name,
          (hour) => isLit(hour) && monthOfHour(hour) === month,
        ]),
        hourly,
      ),
      {
        title: 'Put into the engine beside the plant document',
        head: ['field', 'document', 'PVsyst', 'why'],
        rows: run.overrides.map(({ field, document, pvsyst, reason }) => [
          field,
          document,
          pvsyst,
          reason,
        ]),
      },
    ],
  }
}

/** Hours in which both have light on the plane. */
function litHours(pairs: readonly SeriesPair[]): (hour: number) => boolean {
  const light = pairs.find(({ name }) => name === 'GlobInc')
  return (hour) => (light?.theirs?.[hour] ?? 0) > 0 && (light?.ours[hour] ?? 0) > 0
}

function annualTable(pairs: readonly SeriesPair[]): TextTable {
  return {
    title: 'Year',
    head: ['', 'PVsyst', 'engine', 'difference', 'unit'],
    rows: pairs
      .filter(({ theirMonths }) => theirMonths !== undefined)
      .map((pair) => {
        const theirs = pair.theirMonths?.reduce((a, b) => a + b, 0) ?? Number.NaN
        const ours = monthSums(pair.ours).reduce((a, b) => a + b, 0)
        return [
          pair.name,
          theirs.toFixed(1),
          ours.toFixed(1),
          percent(annualOff(pair)),
          sumUnit(pair),
        ]
      }),
  }
}

function monthTable(pairs: readonly SeriesPair[]): TextTable {
  const summed = pairs.filter(({ theirMonths }) => theirMonths !== undefined)
  return {
    title: 'Months: PVsyst, and the difference of the engine',
    head: ['', ...summed.flatMap((pair) => [`${pair.name} ${sumUnit(pair)}`, ''])],
    rows: SHORT_MONTH_NAMES.map((name, month) => [
      name,
      ...summed.flatMap(({ ours, theirMonths }) => {
        const theirs = theirMonths?.[month] ?? Number.NaN
        return [theirs.toFixed(1), percent((monthSums(ours)[month] ?? Number.NaN) / theirs - 1)]
      }),
    ]),
  }
}

function lossTable(steps: readonly LossStep[]): TextTable {
  return {
    title: 'Loss diagram: change at each step',
    head: ['', 'PVsyst', 'engine', 'difference'],
    rows: steps.map(({ name, ours, theirs }) => [
      name,
      percent(theirs),
      percent(ours),
      percent(ours - theirs),
    ]),
  }
}

function scatterTable(pairs: readonly SeriesPair[], isLit: (hour: number) => boolean): TextTable {
  return {
    title: 'Hours with light: engine less PVsyst',
    head: ['', 'hours', 'bias', 'MAE', 'RMSE', 'R²', 'unit'],
    rows: pairs.map((pair) => {
      const { count, bias, meanAbsolute, rootMeanSquare, r2 } = pairScatter(pair, isLit)
      const figures = [bias, meanAbsolute, rootMeanSquare].map((value) => value.toFixed(2))
      return [pair.name, String(count), ...figures, r2.toFixed(5), pair.unit]
    }),
  }
}

type Bin = readonly [name: string, isIn: (hour: number) => boolean]

function binnedTable(title: string, bins: readonly Bin[], pairs: readonly SeriesPair[]): TextTable {
  return {
    title,
    head: ['', 'hours', ...pairs.map(({ name, unit }) => `${name} ${unit}`)],
    rows: bins.map(([name, isIn]) => {
      const scatters = pairs.map((pair) => pairScatter(pair, isIn))
      const cells = scatters.map(({ count, bias, rootMeanSquare }) =>
        count === 0 ? '' : `${bias.toFixed(1)} (${rootMeanSquare.toFixed(1)})`,
      )
      return [name, String(scatters[0]?.count ?? 0), ...cells]
    }),
  }
}

/** Temperatures are compared while PVsyst's array gives energy: it stores none else. */
function pairScatter({ unit, ours, theirs }: SeriesPair, isIn: (hour: number) => boolean): Scatter {
  const their = theirs ?? new Float64Array(ours.length)
  return scatterOf(ours, their, (hour) => isIn(hour) && (unit !== '°C' || their[hour] !== 0))
}

function sumUnit({ unit }: SeriesPair): string {
  return unit === 'W' ? 'kWh' : 'kWh/m²'
}

function percent(fraction: number | undefined): string {
  if (fraction === undefined || Number.isNaN(fraction)) return ''
  const text = (100 * fraction).toFixed(2)
  return `${fraction > 0 ? '+' : ''}${text} %`
}

/** One line a check. */
export function checkTable(checks: readonly Check[]): TextTable {
  return {
    title: 'Bars',
    head: ['', 'difference', 'bar', ''],
    rows: checks.map((check) => [
      `${check.variant} ${check.name}`,
      percent(check.off),
      `${(100 * check.bar).toFixed(1)} %`,
      checkState(check),
    ]),
  }
}

/** `N passed, N failed, N skipped`. */
export function closingLine(checks: readonly Check[]): string {
  const count = (state: string): number =>
    checks.filter((check) => checkState(check) === state).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}
