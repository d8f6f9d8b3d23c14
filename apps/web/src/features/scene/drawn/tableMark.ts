import type { Scene } from 'three'
import type { LineSegments2 } from 'three/addons/lines/LineSegments2.js'
import type { TableRef, ViewState } from './plantView.ts'
import { SCENE_COLORS } from './sceneStyle.ts'
import { lineSegments } from './siteObjects.ts'
import { tableCorners } from './tableCorners.ts'

/** The outline of the chosen table. */
export interface TableMark {
  readonly choose: (chosen: TableRef | undefined, state: ViewState) => void
  /** The tables have turned. */
  readonly update: (state: ViewState) => void
  readonly dispose: () => void
}

const MARK_PX = 4
/** Before the glass, m. */
const LIFT_M = 0.04

export function tableMark(scene: Scene): TableMark {
  let line: LineSegments2 | undefined
  let chosen: TableRef | undefined
  const clear = (): void => {
    line?.removeFromParent()
    line?.geometry.dispose()
    line?.material.dispose()
    line = undefined
  }
  const update = ({ model, turns, frames }: ViewState): void => {
    clear()
    const block = model?.blocks.find(({ id }) => id === chosen?.blockId)
    const turn = turns.get(chosen?.blockId ?? '')
    if (chosen === undefined || block === undefined || turn === undefined) return
    if (chosen.table >= block.layout.count) return
    const standing = { ...block, frames: frames.get(block.id) ?? block.frames }
    const corners = tableCorners(standing, chosen.table, turn, LIFT_M)
    const flat = corners.flatMap((corner, i) => [
      ...corner,
      ...(corners[(i + 1) % corners.length] ?? corner),
    ])
    line = lineSegments(flat, SCENE_COLORS.chosen, MARK_PX)
    scene.add(line)
  }
  return {
    choose: (next, state) => {
      chosen = next
      update(state)
    },
    update,
    dispose: clear,
  }
}
