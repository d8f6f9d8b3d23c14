import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

register([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer])

export const COLORS = {
  energy: '#1a6da8',
  gain: '#0a7f6b',
  loss: '#c76a00',
  rest: '#5b6672',
} as const
export const FONT = { fontFamily: 'Roboto', fontSize: 9, color: '#1d242b' } as const
export const AXIS = {
  axisLabel: FONT,
  nameTextStyle: FONT,
  axisLine: { lineStyle: { color: '#64707c' } },
  splitLine: { lineStyle: { color: '#dfe4e8' } },
} as const

type Option = Parameters<ReturnType<typeof init>['setOption']>[0]

/** A chart as SVG. Outlines of texts are taken out: a PDF paints them over the letters. */
export function svgOf(option: Option, width: number, height: number): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({ animation: false, textStyle: FONT, ...option })
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg.replaceAll(/<text[^>]*paint-order=[^>]*>/g, (tag) =>
    tag.replaceAll(/ (stroke|stroke-width|paint-order|stroke-miterlimit)="[^"]*"/g, ''),
  )
}
