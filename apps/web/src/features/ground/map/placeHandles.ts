import { type LocalFrame, toLngLat, toLocalM } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import {
  CORNER_NAMES,
  type Corner,
  type CornersM,
  cornersToDeg,
  cornersToM,
  draggedCorner,
  movedCorners,
  sizeOf,
} from '../state/corners.ts'
import type { Ground, Placing } from '../state/groundStore.ts'
import classes from './ground.module.css'
import { type Handle, mapHandle } from './handle.ts'

/** Four corners and a middle to hold while a picture is being placed. */
export function placeHandles(
  { raw }: DesignMap,
  { frame }: DesignSession,
  ground: Ground,
): { readonly update: () => void; readonly remove: () => void } {
  let handles: readonly Handle[] = []
  let shownId: string | undefined
  const change = (edit: (corners: CornersM, placing: Placing) => CornersM): void => {
    const placing = ground.placing.get()
    if (placing === undefined) return
    const corners = cornersToDeg(frame, edit(cornersToM(frame, placing.corners), placing))
    ground.placing.set({ ...placing, corners })
  }
  const dragCorner = (index: number, to: Corner): void =>
    change((corners, { hasFixedShape }) =>
      draggedCorner(corners, index, toLocalM(frame, ...to), hasFixedShape),
    )
  const nudgeCorner = (index: number, eastM: number, northM: number): void =>
    change((corners, { hasFixedShape }) => {
      const [east, north] = corners[index] ?? [0, 0]
      return draggedCorner(corners, index, [east + eastM, north + northM], hasFixedShape)
    })
  const show = (placing: Placing): void => {
    const corners = CORNER_NAMES.map((label, index) =>
      mapHandle(raw, placing.corners[index] ?? [0, 0], {
        label: `${label} corner`,
        className: classes['corner'] ?? '',
        onDrag: (to) => dragCorner(index, to),
        onNudge: (eastM, northM) => nudgeCorner(index, eastM, northM),
      }),
    )
    const middle = mapHandle(raw, middleOf(frame, placing), {
      label: 'Whole picture',
      className: classes['middle'] ?? '',
      onDrag: (to) => change((all) => draggedMiddle(frame, all, to)),
      onNudge: (eastM, northM) => change((all) => movedCorners(all, [eastM, northM])),
    })
    handles = [...corners, middle]
    shownId = placing.id
  }
  const remove = (): void => {
    for (const handle of handles) handle.remove()
    handles = []
    shownId = undefined
  }
  return {
    update: () => {
      const placing = ground.placing.get()
      if (placing?.id !== shownId) remove()
      if (placing === undefined) return
      if (shownId === undefined) show(placing)
      for (const [index, corner] of placing.corners.entries()) handles[index]?.move(corner)
      handles.at(-1)?.move(middleOf(frame, placing))
    },
    remove,
  }
}

function middleOf(frame: LocalFrame, { corners }: Placing): Corner {
  const { centerM } = sizeOf(cornersToM(frame, corners))
  return toLngLat(frame, ...centerM)
}

/** The middle dragged to a place takes all corners along. */
function draggedMiddle(frame: LocalFrame, corners: CornersM, to: Corner): CornersM {
  const { centerM } = sizeOf(corners)
  const [east, north] = toLocalM(frame, ...to)
  return movedCorners(corners, [east - centerM[0], north - centerM[1]])
}
