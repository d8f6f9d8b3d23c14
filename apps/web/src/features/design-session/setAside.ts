import type { LocalFrame } from '@duet/plant'
import type { EditorState } from '../drawing/editor/editorState.ts'
import { pointToPosition } from '../drawing/tools/layerEdits.ts'
import type { DesignSession } from './session.ts'

/** A drawing that was in hand when the right to edit went, and what of the editor belongs to it. */
export type SetAside = Pick<
  EditorState,
  'tool' | 'redrawId' | 'areaForm' | 'draftId' | 'draftBlockId'
> & { readonly drawing: NonNullable<EditorState['drawing']> }

type Former = Pick<DesignSession, 'editor' | 'setAside'>

/** What is set aside when the rights change; what is measured belongs to nobody's design. */
export function setAsideOf({ editor, setAside }: Former): SetAside | undefined {
  const { tool, drawing, redrawId, areaForm, draftId, draftBlockId } = editor.get()
  const isOfDesign = tool !== 'select' && tool !== 'measure' && drawing !== undefined
  if (!isOfDesign || drawing.points.length + drawing.parts.length === 0) return setAside
  return { tool, drawing, redrawId, areaForm, draftId, draftBlockId }
}

/** The map as it was before the rights changed; who may edit again goes on with what was set aside. */
export function editorAfter(former: Former, first: EditorState, mayEdit: boolean): EditorState {
  const { view, terrain, hidden, hiddenBefore, showsRows, showsLabels } = former.editor.get()
  const shown = { ...first, view, terrain, hidden, hiddenBefore, showsRows, showsLabels }
  return mayEdit ? { ...shown, ...former.setAside } : shown
}

/** The points that were placed, for other programs. */
export function setAsideGeoJson({ drawing }: SetAside, frame: LocalFrame): Blob {
  const features = [...drawing.parts, drawing.points]
    .filter((points) => points.length > 0)
    .map((points) => points.map((point) => pointToPosition(frame, point)))
    .map((positions) => ({
      type: 'Feature',
      properties: {},
      geometry:
        positions.length === 1
          ? { type: 'Point', coordinates: positions[0] }
          : { type: 'LineString', coordinates: positions },
    }))
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  return new Blob([text], { type: 'application/geo+json' })
}
