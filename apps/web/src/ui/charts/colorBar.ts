import type { ChartOption } from '../echarts.ts'
import { divergingColors, INK, SEQUENTIAL_COLORS } from '../palette.ts'

interface ColorBar {
  readonly min?: number
  readonly max: number
  /** At the end of the most and at that of the least. */
  readonly text: readonly [string, string]
  /** A value under the pointer. */
  readonly formatter?: (value: unknown) => string
  /** From one sense over nothing to the other; else from little to much. */
  readonly isDiverging?: boolean
  readonly lengthPx?: number
  /** At the right of the picture; else below it. */
  readonly isUpright?: boolean
  /** Of the cells, where the picture has lines as well. */
  readonly seriesIndex?: number
  /** Place of the value in its rows; absent: the last. */
  readonly dimension?: number
}

/** The bar beside a picture of cells that says which colour is how much. */
export function colorBar(bar: ColorBar): NonNullable<ChartOption['visualMap']> {
  const { min = 0, max, text, isDiverging = false, lengthPx = 220, isUpright, ...rest } = bar
  return {
    textStyle: { color: INK.text },
    ...rest,
    min,
    max,
    text: [...text],
    itemWidth: 12,
    itemHeight: lengthPx,
    ...(isUpright === true
      ? { orient: 'vertical', right: 0, top: 'center' }
      : { orient: 'horizontal', left: 'center', bottom: 0 }),
    inRange: { color: [...(isDiverging ? divergingColors() : SEQUENTIAL_COLORS)] },
  }
}
