import { counted } from '../../../lib/counted.ts'
import { formatCount, formatNumber, formatPercent, formatPrefixed } from '../../../lib/format.ts'
import type { KpiFigure, KpiPart } from '../../../ui/Kpi.tsx'
import { LEFT_OUT, LEFT_OUT_TEXTS, type LeftOut } from './modelSearch.ts'
import type { ModelPerformance } from './useModelPerformance.ts'

type Figures = NonNullable<ModelPerformance['figures']>

/** The answer in words: how far the model is off, and over what. */
export function modelSentence(
  name: string,
  when: string,
  { figures, pair_count }: ModelPerformance,
): string {
  if (figures === null)
    return `No interval of ${name} counts ${when}: all ${formatCount(pair_count)} that have both values are left out.`
  const { nmbe, nrmse, count } = figures
  const side = nmbe < 0 ? 'below' : 'above'
  return `The model of ${name} was ${formatPercent(Math.abs(nmbe), 2)} ${side} what was measured ${when}, and a single interval is off by ${formatPercent(nrmse, 2)} of the mean (RMSE), over ${formatCount(count)} of ${counted(pair_count, 'interval')}.`
}

/** 'Left out: night 480, issues 12' of the reasons that were chosen. */
export function leftOutText(held: ModelPerformance['held'], chosen: readonly LeftOut[]): string {
  const parts = LEFT_OUT.filter((reason) => chosen.includes(reason)).map((reason) => {
    const count = held.find((one) => one.reason === reason)?.count ?? 0
    return `${LEFT_OUT_TEXTS[reason].toLowerCase()} ${formatCount(count)}`
  })
  return parts.length === 0 ? 'No interval is left out.' : `Left out: ${parts.join(', ')}.`
}

/** Share of the intervals of days with readings that have both values. */
export function availabilityText({ pair_count, day_count, step_s }: ModelPerformance): string {
  const all = (day_count * 86_400) / step_s
  return `${formatPercent(all > 0 ? Math.min(1, pair_count / all) : null)} of the intervals of ${formatCount(day_count)} days have both values.`
}

const watts = (value: number): string => formatPrefixed(value, 'W')
const part = (label: string, value: string): KpiPart => ({ label, value })

/** A figure whose value has its unit in it. */
function kpi(
  [label, value]: readonly [string, string],
  formula: string,
  parts: readonly KpiPart[],
  note = '',
): KpiFigure {
  return { key: label, label, value, unit: '', formula, parts, note }
}

/** All figures of D-19, each with what it is made of; m expected, s measured power. */
export function modelFigures({ figures, rated_w, daily_error }: ModelPerformance): KpiFigure[] {
  if (figures === null) return []
  return [
    ...biasFigures(figures),
    ...spreadFigures(figures, rated_w),
    ...fitFigures(figures),
    ...dailyFigures(daily_error),
  ]
}

function biasFigures({ count, mbe, nmbe, model_sum_w, sensor_sum_w }: Figures): KpiFigure[] {
  const n = part('n', formatCount(count))
  const difference = part('∑(m − s)', watts(model_sum_w - sensor_sum_w))
  return [
    kpi(['n', formatCount(count)], 'Intervals that count', []),
    kpi(['MBE', watts(mbe)], 'Mean bias error: ∑(m − s) / n', [difference, n]),
    kpi(
      ['nMBE', formatPercent(nmbe)],
      'Normalised mean bias error: ∑(m − s) / ∑s',
      [difference, part('∑s', watts(sensor_sum_w))],
      'Over a year, models of nine plants lay within ±8 % (Freeman et al. 2014).',
    ),
  ]
}

function spreadFigures(figures: Figures, ratedW: number | null): KpiFigure[] {
  const { count, mae, rmse, nrmse, sensor_sum_w, absolute_sum_w } = figures
  const n = part('n', formatCount(count))
  const root = part('RMSE', watts(rmse))
  return [
    kpi(['MAE', watts(mae)], 'Mean absolute error: ∑|m − s| / n', [
      part('∑|m − s|', watts(absolute_sum_w)),
      n,
    ]),
    kpi(['RMSE', watts(rmse)], 'Root mean square error: √(∑(m − s)² / n)', [
      part('∑(m − s)²', `${formatNumber(rmse * rmse * count)} W²`),
      n,
    ]),
    kpi(
      ['nRMSE, of the mean', formatPercent(nrmse)],
      'RMSE / mean(s)',
      [root, part('mean(s)', watts(sensor_sum_w / count))],
      'Hourly, good models stay below 7 %.',
    ),
    kpi(
      ['nRMSE, of nameplate', formatPercent(ratedW === null ? null : rmse / ratedW)],
      'RMSE / rated AC power',
      [root, part('Rated AC power', formatPrefixed(ratedW, 'W'))],
    ),
  ]
}

const squares = (value: number): string => `${formatNumber(value)} W²`

function fitFigures(figures: Figures): KpiFigure[] {
  const { count, r2, slope, correlation2, rmse, model_sensor_w2, sensor_sensor_w2 } = figures
  const mean = figures.sensor_sum_w / count
  const variation = sensor_sensor_w2 - count * mean * mean
  return [
    kpi(['R²', formatNumber(r2, 4)], '1 − ∑(m − s)² / ∑(s − mean(s))²', [
      part('∑(m − s)²', squares(rmse * rmse * count)),
      part('∑(s − mean(s))²', squares(variation)),
    ]),
    kpi(['Slope', formatNumber(slope, 4)], 'Line through the origin, m over s: ∑(m s) / ∑s²', [
      part('∑(m s)', squares(model_sensor_w2)),
      part('∑s²', squares(sensor_sensor_w2)),
    ]),
    kpi(['Correlation r²', formatNumber(correlation2, 4)], 'cov(m, s)² / (var(m) var(s))', [
      part('cov(m, s)', squares(model_sensor_w2 / count - (figures.model_sum_w / count) * mean)),
      part('var(s)', squares(variation / count)),
    ]),
  ]
}

function dailyFigures(error: ModelPerformance['daily_error']): KpiFigure[] {
  const of = (name: string, value: number | undefined, share: string): KpiFigure =>
    kpi(
      [`Daily error ${name}`, formatPercent(value)],
      `(∑m − ∑s) / ∑s of a day: ${share} of the days lie below`,
      [part('Days', formatCount(error?.days))],
      error === null ? 'Five days with two hours that count are needed.' : '',
    )
  return [
    of('P10', error?.p10, '10 %'),
    of('P50', error?.p50, 'half'),
    of('P90', error?.p90, '90 %'),
  ]
}
