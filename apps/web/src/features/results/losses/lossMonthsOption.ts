import { formatPercent, formatResult } from '../../../lib/format.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK } from '../../../ui/palette.ts'
import type { LossMode } from '../simulationSearch.ts'
import type { MonthlyLosses } from '../useResultTabs.ts'
import { changePercent, changeText } from './lossTexts.ts'
import { isNothing } from './waterfallBars.ts'

type Row = MonthlyLosses['rows'][number]

const ROW_PX = 22

/** Stages that change something in a month. */
export function shownStages({ rows }: MonthlyLosses): readonly Row[] {
  return rows.filter(
    ({ kind, loss_fraction_of_previous: fractions }) =>
      kind === 'stage' && fractions.some((fraction) => !isNothing(fraction)),
  )
}

export function lossMonthsHeight(data: MonthlyLosses): number {
  return shownStages(data).length * ROW_PX + 100
}

/** Share of each stage in the month's quantity before it, or in the nominal one. */
function fractionsOf(row: Row, rows: readonly Row[], mode: LossMode): readonly number[] {
  if (mode !== 'nominal') return row.loss_fraction_of_previous
  const key = row.group === 'irradiance' ? 'transposition' : 'dc_nominal'
  const nominal = rows.find((candidate) => candidate.key === key)?.value_after ?? []
  return row.loss.map((loss, month) => {
    const whole = nominal[month] ?? 0
    return whole > 0 ? loss / whole : 0
  })
}

/** Losses orange, gains green, nothing white. */
export function lossMonthsOption(
  data: MonthlyLosses,
  labels: readonly string[],
  mode: LossMode,
): ChartOption {
  const stages = shownStages(data)
  const fractions = stages.map((row) => fractionsOf(row, data.rows, mode))
  return {
    tooltip: { formatter: (params) => cellText(params, stages, fractions, labels) },
    grid: { top: 8, left: 8, right: 8, bottom: 64, containLabel: true },
    xAxis: { type: 'category', data: [...labels], position: 'bottom' },
    yAxis: {
      type: 'category',
      inverse: true,
      data: stages.map(({ label }) => label),
      axisLabel: { color: INK.text, width: 190, overflow: 'truncate' },
    },
    visualMap: colorBar({
      min: -COLOR_LIMIT,
      max: COLOR_LIMIT,
      text: ['gain', 'loss'],
      formatter: (value) => formatPercent(Number(value), 2),
      isDiverging: true,
      lengthPx: 180,
    }),
    series: [
      {
        type: 'heatmap',
        data: fractions.flatMap((months, stage) =>
          months.map((fraction, month) => [month, stage, 0 - fraction]),
        ),
        label: {
          show: labels.length <= 14,
          fontSize: 10,
          color: INK.text,
          formatter: (params) => labelText(params.value, stages, fractions, mode),
        },
        itemStyle: { borderColor: INK.line, borderWidth: 0.5 },
      },
    ],
  }
}

/** Stages beyond have the full colour. */
const COLOR_LIMIT = 0.15

function labelText(
  value: unknown,
  stages: readonly Row[],
  fractions: readonly (readonly number[])[],
  mode: LossMode,
): string {
  const [month = 0, stage = 0] = firstPoint({ value }).numbers
  const fraction = fractions[stage]?.[month] ?? 0
  if (isNothing(fraction)) return ''
  if (mode !== 'energy') return changePercent(fraction)
  const row = stages[stage]
  if (row === undefined) return ''
  return changeText(
    { loss: row.loss[month] ?? 0, fraction, unit: row.unit, ofNominal: 0, isModelled: true },
    'energy',
  )
}

function cellText(
  params: unknown,
  stages: readonly Row[],
  fractions: readonly (readonly number[])[],
  labels: readonly string[],
): string {
  const [month = 0, stage = 0] = firstPoint(params).numbers
  const row = stages[stage]
  if (row === undefined) return ''
  const loss = row.loss[month] ?? 0
  const fraction = fractions[stage]?.[month] ?? 0
  return [
    `<b>${row.label}</b>, ${labels[month] ?? ''}`,
    `${changeText({ loss, fraction, unit: row.unit, ofNominal: 0, isModelled: true }, 'energy')} (${changePercent(fraction)})`,
    `left: ${formatResult(row.value_after[month] ?? 0, row.unit)}`,
  ].join('<br>')
}
