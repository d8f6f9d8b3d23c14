import { useMediaQuery } from '@mantine/hooks'
import { NARROW_LAYOUT, WIDE_LAYOUT } from './waterfallOption.ts'

/** Layout of the loss account for the width of the window. */
export function useWaterfallLayout(): typeof WIDE_LAYOUT {
  return useMediaQuery('(max-width: 40em)') ? NARROW_LAYOUT : WIDE_LAYOUT
}
