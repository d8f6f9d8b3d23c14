import { stageMeaning } from '@duet/results'
import { formatNumber, formatResult } from '../../../lib/format.ts'
import type { ChartPick } from '../../../ui/ChartCanvas.tsx'
import { type ChartPoint, firstPoint } from '../../../ui/chartPoints.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { LossMode } from '../simulationSearch.ts'
import { barText, changeText, formulaText } from './lossTexts.ts'
import type { OtherLosses } from './useOtherLosses.ts'
import type { WaterfallBar } from './waterfallBars.ts'

const TOP_PX = 34
const GAP_PX = 64

/** How the picture is laid out; on a phone names break into lines and bars take less room. */
interface WaterfallLayout {
  readonly rowPx: number
  /** Left of the bars, for names. */
  readonly labelsPx: number
  /** Right of the bars, for figures. */
  readonly figuresPx: number
  readonly fontSize: number
}

export const WIDE_LAYOUT: WaterfallLayout = {
  rowPx: 24,
  labelsPx: 210,
  figuresPx: 110,
  fontSize: 12,
}
export const NARROW_LAYOUT: WaterfallLayout = {
  rowPx: 32,
  labelsPx: 122,
  figuresPx: 84,
  fontSize: 11,
}

const COLORS = {
  level: SERIES_COLORS[0],
  loss: SERIES_COLORS[1],
  gain: SERIES_COLORS[2],
} as const

/** Alpha of a part, as two hex digits. */
const HALF = '73'

interface Pane {
  readonly title: string
  readonly bars: readonly WaterfallBar[]
  /** Of the axis, with its prefix. */
  readonly unit: string
  /** A value of the rows divided by this is in `unit`. */
  readonly divisor: number
}

/** Light and energy have units of their own and so a pane each. */
function panesOf(bars: readonly WaterfallBar[]): readonly Pane[] {
  return [
    { title: 'Irradiation', bars: bars.filter(({ group }) => group === 'irradiance') },
    { title: 'Energy, DC and AC', bars: bars.filter(({ group }) => group !== 'irradiance') },
  ]
    .filter((pane) => pane.bars.length > 0)
    .map((pane) => ({ ...pane, ...paneUnit(pane.bars) }))
}

/** Height that gives each bar the same room. */
export function waterfallHeight(bars: readonly WaterfallBar[], { rowPx }: WaterfallLayout): number {
  const panes = panesOf(bars)
  return bars.length * rowPx + TOP_PX + panes.length * GAP_PX
}

/** Horizontal bars, stacked on transparent ones, one pane below the other. */
export function waterfallOption(
  bars: readonly WaterfallBar[],
  mode: LossMode,
  layout: WaterfallLayout,
  other?: OtherLosses,
): ChartOption {
  const { rowPx, labelsPx, figuresPx, fontSize } = layout
  const panes = panesOf(bars)
  let top = TOP_PX
  const tops = panes.map((pane) => {
    const own = top
    top += pane.bars.length * rowPx + GAP_PX
    return own
  })
  return {
    tooltip: {
      // Anywhere on its line, for some bars are thin.
      trigger: 'axis',
      axisPointer: { type: 'shadow', axis: 'y' },
      formatter: (params) => tooltipText(panes, params, other),
    },
    grid: panes.map((pane, index) => ({
      top: tops[index] ?? 0,
      height: pane.bars.length * rowPx,
      left: labelsPx,
      right: figuresPx,
      containLabel: false,
    })),
    xAxis: panes.map((pane, index) => valueAxis(pane, index, layout)),
    yAxis: panes.map((pane, index) => ({
      type: 'category' as const,
      gridIndex: index,
      inverse: true,
      name: `${pane.title} (${pane.unit})`,
      nameLocation: 'start' as const,
      nameTextStyle: {
        align: 'right' as const,
        fontWeight: 600,
        color: INK.text,
        padding: [0, 8, 0, 0],
      },
      data: pane.bars.map((bar) => (bar.kind === 'part' ? `${bar.label} ·` : bar.label)),
      axisTick: { show: false },
      axisLabel: {
        width: labelsPx - 16,
        overflow: layout === NARROW_LAYOUT ? ('break' as const) : ('truncate' as const),
        interval: 0,
        fontSize,
        lineHeight: fontSize + 2,
        color: INK.text,
      },
    })),
    series: [
      ...panes.flatMap((pane, index) => paneSeries(pane, index, mode, layout)),
      ...(other === undefined ? [] : panes.map((pane, index) => otherSeries(pane, index, other))),
    ],
  }
}

function paneUnit(bars: readonly WaterfallBar[]): Pick<Pane, 'unit' | 'divisor'> {
  return axisUnit(bars[0]?.unit ?? '', Math.max(0, ...bars.map(({ upper }) => upper)))
}

function valueAxis(
  { divisor }: Pane,
  gridIndex: number,
  layout: WaterfallLayout,
): Extract<ChartOption['xAxis'], unknown[]>[number] {
  return {
    type: 'value',
    gridIndex,
    min: 0,
    splitNumber: layout === NARROW_LAYOUT ? 2 : 5,
    axisLabel: { hideOverlap: true, formatter: (value: number) => formatNumber(value / divisor) },
  }
}

function paneSeries(
  { bars }: Pane,
  index: number,
  mode: LossMode,
  { rowPx, fontSize }: WaterfallLayout,
): Extract<ChartOption['series'], unknown[]> {
  const place = {
    type: 'bar' as const,
    xAxisIndex: index,
    yAxisIndex: index,
    stack: `pane ${index}`,
  }
  return [
    {
      ...place,
      name: `${index} base`,
      data: bars.map(({ lower }) => lower),
      itemStyle: { color: 'transparent' },
      silent: true,
      barWidth: rowPx - 8,
      animation: false,
    },
    {
      ...place,
      name: `${index} bars`,
      barWidth: rowPx - 8,
      data: bars.map((bar) => ({
        value: bar.upper - bar.lower,
        itemStyle: { color: colorOf(bar) },
        label: {
          show: true,
          position: 'right' as const,
          fontSize,
          color: bar.kind === 'part' ? INK.muted : INK.text,
          fontWeight: bar.kind === 'level' ? (600 as const) : (400 as const),
          formatter: barText(bar, mode),
        },
      })),
    },
  ]
}

/** A diamond where the second run has what is left. */
function otherSeries(
  { bars }: Pane,
  index: number,
  other: OtherLosses,
): Extract<ChartOption['series'], unknown[]>[number] {
  return {
    type: 'scatter',
    name: `${index} other`,
    xAxisIndex: index,
    yAxisIndex: index,
    symbol: 'diamond',
    symbolSize: 11,
    silent: true,
    z: 5,
    itemStyle: { color: SERIES_COLORS[3], borderColor: INK.surface, borderWidth: 1 },
    data: bars.flatMap((bar, place) => {
      const found = other.bars.get(bar.key)
      return found === undefined ? [] : [[found.after, place]]
    }),
  }
}

/** Series of a pane, before those of a second run. */
const SERIES_PER_PANE = 2

/** The bar that was chosen in the picture. */
export function pickedBar(
  bars: readonly WaterfallBar[],
  { seriesIndex, dataIndex }: ChartPick,
): WaterfallBar | undefined {
  return panesOf(bars)[Math.floor(seriesIndex / SERIES_PER_PANE)]?.bars[dataIndex]
}

function colorOf({ kind, loss }: WaterfallBar): string {
  if (kind === 'level') return COLORS.level
  const color = loss > 0 ? COLORS.loss : COLORS.gain
  return kind === 'part' ? `${color}${HALF}` : color
}

function tooltipText(panes: readonly Pane[], params: unknown, other?: OtherLosses): string {
  // The first is of the bars of the pane, whatever is drawn over them.
  const bar = barAt(panes, firstPoint(params))
  if (bar === undefined) return ''
  const second = other?.bars.get(bar.key)
  const lines = [
    `<b>${bar.label}</b>`,
    stageMeaning(bar.key),
    ...(bar.kind === 'level'
      ? [formatResult(bar.after, bar.unit)]
      : [
          `${changeText(bar, 'energy')} (${changeText(bar, 'fraction')}, ${changeText(bar, 'nominal')} of nominal)`,
          formulaText(bar),
        ]),
    ...(second && other
      ? [
          `${other.name}: ${second.kind === 'level' ? formatResult(second.after, second.unit) : changeText(second, 'fraction')}`,
        ]
      : []),
  ]
  return lines.filter((line) => line !== '').join('<br>')
}

function barAt(
  panes: readonly Pane[],
  { seriesName, dataIndex }: ChartPoint,
): WaterfallBar | undefined {
  return panes[Number.parseInt(seriesName, 10)]?.bars[dataIndex]
}
