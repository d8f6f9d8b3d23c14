import { formatNumber } from '../../lib/format.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { SEQUENTIAL_COLORS } from '../../ui/palette.ts'

/** The bar below a picture of cells that says which colour is how much. */
export const heatScale = (most: number, unit: string): NonNullable<ChartOption['visualMap']> => ({
  min: 0,
  max: most,
  seriesIndex: 0,
  orient: 'horizontal',
  left: 'center',
  bottom: 0,
  itemHeight: 220,
  itemWidth: 10,
  calculable: false,
  text: [`${formatNumber(most, 3)} ${unit}`, '0'],
  inRange: { color: [...SEQUENTIAL_COLORS] },
})
