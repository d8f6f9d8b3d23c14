import type { ChartOption } from '../echarts.ts'

/** Room for the bar below the chart. */
export const ZOOMED_GRID = { top: 32, left: 56, right: 24, bottom: 64, containLabel: false }

/** The wheel with Ctrl over the chart, and the bar below it with its ends named. */
export const zoomBars = (
  label: (category: string) => string,
): NonNullable<ChartOption['dataZoom']> => [
  { type: 'inside', zoomOnMouseWheel: 'ctrl' as const },
  {
    type: 'slider',
    height: 22,
    bottom: 8,
    left: 56,
    right: 24,
    labelFormatter: (_: number, category: string) => label(category),
  },
]
