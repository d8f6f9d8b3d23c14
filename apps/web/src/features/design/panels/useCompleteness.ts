import {
  type Block,
  blockCompleteness,
  type CompletenessIssue,
  MIN_ROWS,
  MIN_TABLES_PER_ROW,
} from '@duet/plant'
import { useMemo } from 'react'
import { linkedComponents } from '../model/components.ts'
import { layersInOrder } from '../model/editorState.ts'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'

/** What keeps the block from being simulated, as it is drawn now. */
export function useCompleteness(
  session: DesignSession,
  block: Block | undefined,
): readonly CompletenessIssue[] {
  const design = useStore(session.plant, (state) => state.design)
  const components = useStore(session.components, (known) => known)
  const rows = useStore(session.layout, ({ byBlock }) => byBlock.get(block?.id ?? '')?.counts?.rows)
  const tablesPerRow = useStore(
    session.layout,
    ({ byBlock }) => byBlock.get(block?.id ?? '')?.counts?.tables_per_row,
  )
  // checking all parts of a block takes milliseconds, and a dragged corner changes only the counts
  const hasTables = tablesPerRow !== undefined && tablesPerRow >= MIN_TABLES_PER_ROW
  const hasRows = rows !== undefined && rows >= MIN_ROWS
  return useMemo(() => {
    if (block === undefined) return []
    return blockCompleteness(block, {
      components: linkedComponents(block, components),
      layers: layersInOrder(design, block.id),
      layout: {
        rows: hasRows ? MIN_ROWS : 0,
        tablesPerRow: hasTables ? MIN_TABLES_PER_ROW : 0,
      },
    })
  }, [block, components, design, hasRows, hasTables])
}
