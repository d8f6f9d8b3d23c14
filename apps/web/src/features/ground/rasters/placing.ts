import type { RasterLayerRowFragment } from '../../../lib/gql/graphql.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { boxOfPoints } from '../../plant/boxes.ts'
import { cornersFrom } from '../state/corners.ts'
import { groundOf } from '../state/groundStore.ts'

/** Takes a picture into the hand: its corners get handles, and nothing drawn is selected meanwhile. */
export function startPlacing(
  session: DesignSession,
  raster: Pick<RasterLayerRowFragment, 'id' | 'corners'>,
): void {
  const corners = cornersFrom(raster.corners)
  if (corners === undefined) return
  const ground = groundOf(session)
  session.dispatch({ type: 'tool', tool: 'select' })
  session.dispatch({ type: 'select', ids: [], how: 'replace' })
  ground.placing.set({ id: raster.id, corners, hasFixedShape: true })
  ground.map.get()?.fit(widened(boxOfPoints(corners)))
}

/** With room around, so that the handles are not at the border. */
function widened([west, south, east, north]: readonly [number, number, number, number]): readonly [
  number,
  number,
  number,
  number,
] {
  const [x, y] = [0.15 * (east - west), 0.15 * (north - south)]
  return [west - x, south - y, east + x, north + y]
}
