import type { ShownLossRow } from '@duet/results'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import type { ChartOption } from '../../../ui/echarts.ts'
import type { LossMode } from '../simulationSearch.ts'
import type { OtherLosses } from './useOtherLosses.ts'
import { visibleBars, type WaterfallBar, waterfallBars } from './waterfallBars.ts'
import { NARROW_LAYOUT, WIDE_LAYOUT, waterfallHeight, waterfallOption } from './waterfallOption.ts'

interface Waterfall {
  readonly bars: readonly WaterfallBar[]
  /** Those that are drawn. */
  readonly shown: readonly WaterfallBar[]
  readonly option: ChartOption
  readonly height: number
}

/** A loss account as a picture, laid out for the width of the window. */
export function useWaterfall(
  rows: readonly ShownLossRow[],
  mode: LossMode,
  other?: OtherLosses,
): Waterfall {
  const layout = useMediaQuery('(max-width: 40em)') ? NARROW_LAYOUT : WIDE_LAYOUT
  const bars = useMemo(() => waterfallBars(rows), [rows])
  const shown = useMemo(() => visibleBars(bars), [bars])
  const option = useMemo(
    () => waterfallOption(shown, mode, layout, other),
    [shown, mode, layout, other],
  )
  return { bars, shown, option, height: waterfallHeight(shown, layout) }
}
