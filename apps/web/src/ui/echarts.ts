import {
  BarChart,
  type BarSeriesOption,
  CustomChart,
  type CustomSeriesOption,
  HeatmapChart,
  type HeatmapSeriesOption,
  LineChart,
  type LineSeriesOption,
  SankeyChart,
  type SankeySeriesOption,
  ScatterChart,
  type ScatterSeriesOption,
} from 'echarts/charts'
import {
  DataZoomComponent,
  type DataZoomComponentOption,
  GraphicComponent,
  type GraphicComponentOption,
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  MarkAreaComponent,
  type MarkAreaComponentOption,
  MarkLineComponent,
  type MarkLineComponentOption,
  MarkPointComponent,
  type MarkPointComponentOption,
  PolarComponent,
  type PolarComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
  VisualMapComponent,
  type VisualMapComponentOption,
} from 'echarts/components'
import { type ComposeOption, type EChartsType, init, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { FONT_FAMILY } from '../lib/fontFamily.ts'
import { INK, SERIES_COLORS } from './palette.ts'

register([
  BarChart,
  CanvasRenderer,
  CustomChart,
  DataZoomComponent,
  GraphicComponent,
  GridComponent,
  HeatmapChart,
  LegendComponent,
  LineChart,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  PolarComponent,
  SankeyChart,
  ScatterChart,
  TooltipComponent,
  VisualMapComponent,
])

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | CustomSeriesOption
  | DataZoomComponentOption
  | GraphicComponentOption
  | GridComponentOption
  | HeatmapSeriesOption
  | LegendComponentOption
  | LineSeriesOption
  | MarkAreaComponentOption
  | MarkLineComponentOption
  | MarkPointComponentOption
  | PolarComponentOption
  | SankeySeriesOption
  | ScatterSeriesOption
  | TooltipComponentOption
  | VisualMapComponentOption
>

export type ChartInstance = EChartsType

/** Our look in the scheme of the page, for the chart library's own theme mechanism. */
const look = () => ({
  color: [...SERIES_COLORS],
  backgroundColor: INK.surface,
  textStyle: { fontFamily: FONT_FAMILY, fontSize: 12, color: INK.text },
  // Room for the legend and, below it, the names of the axes.
  grid: { left: 12, right: 16, top: 52, bottom: 12, containLabel: true },
  legend: { top: 0, left: 0, itemWidth: 14, itemHeight: 10, textStyle: { color: INK.text } },
  tooltip: {
    confine: true,
    backgroundColor: INK.surface,
    borderColor: INK.line,
    padding: [6, 10],
    textStyle: { color: INK.text, fontSize: 12 },
  },
  categoryAxis: axisLook(),
  valueAxis: axisLook(),
  timeAxis: axisLook(),
  line: { symbolSize: 5, lineStyle: { width: 1.75 } },
  bar: { barMaxWidth: 36 },
})

export function createChart(element: HTMLElement): ChartInstance {
  return init(element, look(), { renderer: 'canvas' })
}

function axisLook(): object {
  return {
    axisLine: { lineStyle: { color: INK.muted } },
    axisTick: { lineStyle: { color: INK.muted } },
    axisLabel: { color: INK.muted },
    nameTextStyle: { color: INK.muted },
    splitLine: { lineStyle: { color: INK.line } },
  }
}
