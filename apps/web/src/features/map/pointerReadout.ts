import { type BlockLayer, type PointM, toLngLat } from '@duet/plant'
import { formatDegrees, formatFixed } from '../../lib/format.ts'
import type { DesignSession } from '../design-session/session.ts'
import { layerLines } from '../drawing/tools/layerLines.ts'
import { isTouching } from '../drawing/tools/marquee.ts'
import { drawReadout, measureText, moveReadout, vertexReadout } from '../drawing/tools/readout.ts'
import type { DraggingState } from '../drawing/tools/selectTool.ts'
import type { VertexRef } from '../drawing/tools/vertices.ts'
import type { DesignMap } from './createDesignMap.ts'

/** Lengths, directions and areas beside the pointer; red where the shape is wrong. */
export function createReadout(
  element: HTMLElement,
  session: DesignSession,
): (map: DesignMap) => void {
  return (map) => {
    const { at, lines, problem } = readoutOf(session)
    const isShown = at !== undefined && lines.length > 0
    element.hidden = !isShown
    if (!isShown) return
    element.textContent = lines.join('\n')
    element.dataset['problem'] = String(problem !== undefined)
    const { x, y } = map.project(toLngLat(session.frame, ...at))
    const left = besides(x, 18, element.offsetWidth, element.parentElement?.clientWidth)
    const top = besides(y, 16, element.offsetHeight, element.parentElement?.clientHeight)
    element.style.transform = `translate(${left}px, ${top}px)`
  }
}

/** Beyond the pointer, or before it where there is no room, px. */
function besides(at: number, gap: number, size: number, room = Number.POSITIVE_INFINITY): number {
  const isBeyond = at + gap + size <= room
  return Math.round(isBeyond ? at + gap : Math.max(0, at - gap - size))
}

interface Readout {
  readonly at: PointM | undefined
  readonly lines: readonly string[]
  readonly problem?: string | undefined
}

function readoutOf(session: DesignSession): Readout {
  const { drawing, selecting } = session.editor.get()
  if (drawing?.done !== undefined) {
    return { at: drawing.done.points.at(-1), lines: measureText(drawing) }
  }
  if (drawing !== undefined) {
    return { at: drawing.next, lines: drawReadout(drawing), problem: drawing.problem }
  }
  if (selecting.mode === 'marquee') {
    const { fromM, toM } = selecting
    return { at: toM, lines: [isTouching(fromM, toM) ? 'All that it touches' : 'All inside'] }
  }
  return selecting.mode === 'dragging'
    ? dragReadout(session, selecting)
    : { at: undefined, lines: [] }
}

function dragReadout(session: DesignSession, dragging: DraggingState): Readout {
  const { snap, problem, toM } = dragging
  const hint = snap === undefined ? [] : [snap.label]
  const { at, lines } = dragged(session, dragging)
  return { at: at ?? toM, lines: [...lines, ...hint], problem }
}

function dragged(session: DesignSession, dragging: DraggingState): Readout {
  const { hit, toM, turnDeg, factor } = dragging
  switch (hit.kind) {
    case 'rotate':
      return { at: toM, lines: [`Turned by ${formatDegrees(signed(turnDeg ?? 0))}`] }
    case 'scale':
      return { at: toM, lines: [`× ${formatFixed(factor ?? 1, 3)}`] }
    case 'layer':
      return movedReadout(session, dragging, hit.layerId)
    case 'vertex':
      return cornerReadout(session, dragging, hit.ref)
    case 'midpoint':
      return cornerReadout(session, dragging, { ...hit.ref, index: hit.ref.index + 1 })
  }
}

function movedReadout(
  session: DesignSession,
  { drafts, fromM }: DraggingState,
  layerId: string,
): Readout {
  const from = firstPoint(session, session.plant.get().design.block_layers[layerId])
  // a copy has the id of its original at the end of its own
  const to = firstPoint(
    session,
    drafts.find(({ id }) => id.endsWith(layerId)),
  )
  if (from === undefined || to === undefined) return { at: undefined, lines: [] }
  const at: PointM = [fromM[0] + to[0] - from[0], fromM[1] + to[1] - from[1]]
  return { at, lines: moveReadout(from, to) }
}

function firstPoint({ frame }: DesignSession, layer: BlockLayer | undefined): PointM | undefined {
  return layer && layerLines(layer, frame)[0]?.[0]
}

function cornerReadout(
  { frame }: DesignSession,
  { drafts: [draft] }: DraggingState,
  { part, index }: VertexRef,
): Readout {
  if (draft === undefined) return { at: undefined, lines: [] }
  const line = layerLines(draft, frame)[part] ?? []
  const isRing = draft.geojson.geometry.type === 'Polygon'
  return { at: line[index], lines: vertexReadout(line, index, isRing) }
}

/** Between -180 and 180: to the left is negative. */
function signed(turnDeg: number): number {
  return turnDeg > 180 ? turnDeg - 360 : turnDeg
}
