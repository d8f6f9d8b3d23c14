import { blockHorizon, type HorizonPoint } from '@duet/plant'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { layerBounds } from '../../plant/layerBounds.ts'

/** What the heights of the project hide of the sky over a block; undefined: it has no heights, or the block no place. */
export function useHorizonOfGround(
  session: DesignSession,
  blockId: string,
): (() => readonly HorizonPoint[] | undefined) | undefined {
  const grid = useStore(session.terrain, (value) => value)
  const layers = useStore(session.shown, ({ block_layers }) => block_layers)
  const bounds = layerBounds(Object.values(layers).filter(({ block_id }) => block_id === blockId))
  return grid && bounds && (() => blockHorizon(grid, bounds))
}
