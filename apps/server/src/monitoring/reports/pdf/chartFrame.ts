import { AXIS, FONT } from '../../../pdf/chartSvg.ts'
import type { ReportText } from '../../../pdf/reportText.ts'

export const HEIGHT = 180
export const LEGEND = { top: 0, left: 80, itemHeight: 8, itemWidth: 14, textStyle: FONT } as const
export const GRID = { left: 56, right: 16, top: 34, bottom: 26 } as const
/** What is missing is a gap. */
export const GAP = '-'

export const valueAxis = (name: string, text: ReportText): object => ({
  type: 'value',
  name,
  ...AXIS,
  axisLabel: { ...FONT, formatter: (value: number) => text.number(value, value % 1 === 0 ? 0 : 1) },
})

export interface ChartFrame {
  readonly text: ReportText
  readonly widthPt: number
}
