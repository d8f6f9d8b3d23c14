import { checkDesign, type DesignFinding, emptyLayout } from '@duet/plant'
import type { BlockTables, CheckRequest } from './layoutMessages.ts'

/** The findings of a design whose tables are laid out already. */
export function findingsOf(
  { design, weather, failedIds }: CheckRequest,
  tablesNow: (blockId: string) => BlockTables | undefined,
): readonly DesignFinding[] {
  const known = design.blocks.map(({ id }) => {
    const layout = (failedIds.includes(id) ? undefined : tablesNow(id)) ?? emptyLayout(id)
    const ofBlock = weather.get(id)
    return [id, { layout, ...(ofBlock !== undefined && { weather: ofBlock }) }] as const
  })
  return checkDesign(design, { known: new Map(known) })
}
