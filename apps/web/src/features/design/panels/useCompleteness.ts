import { type Block, blockCompleteness, type CompletenessIssue } from '@duet/plant'
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
  const layout = useStore(session.layout, ({ byBlock }) => byBlock.get(block?.id ?? ''))
  if (block === undefined) return []
  return blockCompleteness(block, {
    components: linkedComponents(block, components),
    layers: layersInOrder(design, block.id),
    layout: layout?.counts && {
      rows: layout.counts.rows,
      tablesPerRow: layout.counts.tables_per_row,
    },
  })
}
