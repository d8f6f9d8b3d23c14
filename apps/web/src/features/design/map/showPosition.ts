import { heightAt, toLocalM } from '@duet/plant'
import { formatPosition, formatUnit } from '../../../lib/format.ts'
import { positionControl } from '../../../ui/map/positionControl.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import { lineText } from '../../map/gridLabels.ts'

/** Beyond it, metres in the plane of the project say little, m. */
const FAR_M = 50_000

/** Says at the corner of a map what is under the pointer. */
export function showPosition({ raw }: DesignMap, session: DesignSession): void {
  raw.addControl(
    positionControl(({ lng, lat }) => positionText(session, lng, lat)),
    'bottom-left',
  )
}

/** Where it is, how far from the project's place, and how high where heights are there. */
function positionText(
  { frame, terrain }: Pick<DesignSession, 'frame' | 'terrain'>,
  longitude: number,
  latitude: number,
): string {
  const [eastM, northM] = toLocalM(frame, longitude, latitude)
  const grid = terrain.get()
  const heightM = grid === undefined ? Number.NaN : heightAt(grid, frame, eastM, northM)
  const isFar = Math.hypot(eastM, northM) > FAR_M
  return [
    formatPosition(latitude, longitude, 5),
    ...(isFar ? [] : [`${lineText(eastM, 'm', ['E', 'W'])}, ${lineText(northM, 'm', ['N', 'S'])}`]),
    ...(Number.isFinite(heightM) ? [`height ${formatUnit(heightM, 'm')}`] : []),
  ].join(' · ')
}
