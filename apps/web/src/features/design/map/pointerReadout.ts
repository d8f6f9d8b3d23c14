import { toLngLat } from '@duet/plant'
import type { DesignSession } from '../model/session.ts'
import { layerLines } from '../tools/layerLines.ts'
import type { PointM } from '../tools/planeGeometry.ts'
import { drawReadout, moveReadout, vertexReadout } from '../tools/readout.ts'
import type { SelectState } from '../tools/selectTool.ts'
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
    element.style.transform = `translate(${Math.round(x + 18)}px, ${Math.round(y + 16)}px)`
  }
}

interface Readout {
  readonly at: PointM | undefined
  readonly lines: readonly string[]
  readonly problem: string | undefined
}

function readoutOf(session: DesignSession): Readout {
  const { drawing, selecting } = session.editor.get()
  if (drawing !== undefined) {
    return { at: drawing.next, lines: drawReadout(drawing), problem: drawing.problem }
  }
  if (selecting.mode !== 'dragging') return { at: undefined, lines: [], problem: undefined }
  return dragReadout(session, selecting)
}

function dragReadout(
  session: DesignSession,
  { hit, draft, fromM, problem }: Extract<SelectState, { mode: 'dragging' }>,
): Readout {
  const lines = layerLines(draft, session.frame)
  if (hit.kind === 'layer') {
    const before = session.plant.get().design.block_layers[draft.id]
    const from = before && layerLines(before, session.frame)[0]?.[0]
    const to = lines[0]?.[0]
    if (from === undefined || to === undefined) return { at: undefined, lines: [], problem }
    const at: PointM = [fromM[0] + to[0] - from[0], fromM[1] + to[1] - from[1]]
    return { at, lines: moveReadout(from, to), problem }
  }
  const index = hit.kind === 'vertex' ? hit.ref.index : hit.ref.index + 1
  const line = lines[hit.ref.part] ?? []
  const isRing = draft.geojson.geometry.type === 'Polygon'
  return { at: line[index], lines: vertexReadout(line, index, isRing), problem }
}
