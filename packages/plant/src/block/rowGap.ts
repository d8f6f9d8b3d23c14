import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'

/** Less room than this between neighbour rows is worth a warning (D-03). */
export const NARROW_ROW_GAP_M = 0.3

/** How neighbour rows lie to each other in plan, the tables at rest (trackers flat). */
export type RowGap =
  | { readonly kind: 'clear'; readonly gapM: number }
  | { readonly kind: 'narrow'; readonly gapM: number }
  /** The tables would overlap; `minimumPitchM` is where they just touch. */
  | { readonly kind: 'overlap'; readonly gapM: number; readonly minimumPitchM: number }

export function rowGap(table: TableParameters, panel: PanelParameters): RowGap {
  const { clearGapM: gapM, planDepthM } = tableGeometry(table, panel)
  if (gapM < 0) return { kind: 'overlap', gapM, minimumPitchM: planDepthM }
  return { kind: gapM < NARROW_ROW_GAP_M ? 'narrow' : 'clear', gapM }
}
