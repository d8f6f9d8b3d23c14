import { toLocalM } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import { type Corners, cornersToDeg, rectangleCorners } from '../state/corners.ts'
import { groundOf } from '../state/groundStore.ts'

/** Of the width of the map that a picture of unknown size covers at first. */
const SHARE_OF_MAP = 0.5
/** Where there is no map to measure by, m. */
const WIDTH_WITHOUT_MAP_M = 200

/** A picture in the middle of the map, of the given width or half of what is seen. */
export function firstCorners(
  session: DesignSession,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  widthM: number | undefined,
  rotationDeg: number,
): Corners {
  const { frame } = session
  const map = groundOf(session).map.get()
  const [longitude, latitude] = map?.center() ?? [frame.originLongitudeDeg, frame.originLatitudeDeg]
  const [west, south, east, north] = map?.bounds() ?? [0, 0, 0, 0]
  const seenM = Math.min(
    toLocalM(frame, east, latitude)[0] - toLocalM(frame, west, latitude)[0],
    (toLocalM(frame, longitude, north)[1] - toLocalM(frame, longitude, south)[1]) *
      (widthPx / heightPx),
  )
  const usualM = map === undefined ? WIDTH_WITHOUT_MAP_M : SHARE_OF_MAP * seenM
  const width = widthM !== undefined && widthM > 0 ? widthM : usualM
  return cornersToDeg(
    frame,
    rectangleCorners({
      centerM: toLocalM(frame, longitude, latitude),
      widthM: width,
      heightM: (width * heightPx) / widthPx,
      rotationDeg,
    }),
  )
}
