import type { PointM } from '@duet/plant'
import type { Edit } from '../../plant/plantStore.ts'
import type { Aim } from '../tools/drawTool.ts'
import type { SnapSettings } from '../tools/snapSettings.ts'
import type { ToolName } from '../tools/toolKinds.ts'
import type { TypedEdge } from '../tools/typedEdge.ts'
import type { VertexRef } from '../tools/vertices.ts'
import type { EditorState } from './editorState.ts'

/** All that the map, the keys, lists and menus can ask of the editor. */
export type EditorEvent = PointerEvent | NamedEvent | ChoiceEvent | ModeEvent | ShapeEvent

export interface PointerEvent {
  readonly type: 'move' | 'press' | 'release' | 'click' | 'doubleClick'
  readonly aim: Aim
}

/** Events that say nothing but their name. */
export interface NamedEvent {
  readonly type:
    | 'finish'
    | 'back'
    | 'forward'
    | 'cancel'
    | 'delete'
    | 'duplicate'
    | 'copy'
    | 'cut'
    | 'paste'
    | 'merge'
    | 'bringForward'
    | 'sendBackward'
    | 'isolate'
    | 'selectAll'
    | 'nextBlock'
    | 'previousBlock'
    | 'nextVertex'
    | 'previousVertex'
    | 'insertVertex'
    | 'toggleRows'
    | 'toggleLabels'
}

/** What is in hand, chosen or seen. */
export type ChoiceEvent =
  | { readonly type: 'tool'; readonly tool: ToolName }
  /** Draws the geometry of a layer anew; without an id that of the selected one. */
  | { readonly type: 'redraw'; readonly layerId?: string }
  | { readonly type: 'selectBlock'; readonly blockId: string | null }
  | { readonly type: 'selectLayer'; readonly layerId: string | null }
  | {
      readonly type: 'select'
      readonly ids: readonly string[]
      readonly how: 'replace' | 'add' | 'toggle'
    }
  | { readonly type: 'toggleHidden'; readonly id: string }
  | { readonly type: 'hide'; readonly ids: readonly string[]; readonly isHidden: boolean }
  | { readonly type: 'snapping'; readonly settings: Partial<SnapSettings> }
  /** Areas corner by corner, or as rectangles. */
  | { readonly type: 'areaForm' }

/** The ways of looking at the plant. */
export type ModeEvent =
  | { readonly type: 'view'; readonly view: EditorState['view'] }
  | { readonly type: 'terrain'; readonly isOn: boolean }
  | { readonly type: 'inspect'; readonly isOn: boolean }
  | { readonly type: 'exaggerate'; readonly by: number }
  | { readonly type: 'editSection'; readonly layerId: string | undefined }

/** Changes of the selected layers. */
export type ShapeEvent =
  | { readonly type: 'nudge'; readonly byM: PointM }
  /** The next edge of a drawing, or of the edge that leads to the chosen corner. */
  | { readonly type: 'typed'; readonly edge: TypedEdge }
  | { readonly type: 'lock'; readonly ids: readonly string[]; readonly isLocked: boolean }
  /** Puts a layer before another of its block in the list; null is the end. */
  | { readonly type: 'reorder'; readonly layerId: string; readonly beforeId: string | null }
  /** Cuts along a line; without one the cutting tool is taken up. */
  | { readonly type: 'split'; readonly cutM?: readonly PointM[] }
  /** Outwards for areas, to the right for lines; a copy leaves the original as it is. */
  | { readonly type: 'offset'; readonly byM: number; readonly isCopy?: boolean }
  /** Clockwise; without a point about the middle of the selection. */
  | { readonly type: 'rotate'; readonly byDeg: number; readonly aboutM?: PointM }
  | { readonly type: 'scale'; readonly by: number; readonly aboutM?: PointM }
  | { readonly type: 'moveVertex'; readonly ref: VertexRef; readonly byM: PointM }
  /** A change that is ready made elsewhere. */
  | { readonly type: 'edit'; readonly edit: Edit }
