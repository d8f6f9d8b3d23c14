import type { EditorStep, EditorSurroundings } from './editor/context.ts'
import type {
  ChoiceEvent,
  EditorEvent,
  ModeEvent,
  NamedEvent,
  ShapeEvent,
} from './editor/editorEvents.ts'
import type { EditorState } from './editor/editorState.ts'
import { choose } from './steps/choices.ts'
import { copy, cut, duplicate, paste } from './steps/clipboard.ts'
import { insertCorner, moveCorner, stepCorner } from './steps/corners.ts'
import { draw } from './steps/drawing.ts'
import { merge } from './steps/merging.ts'
import { changeMode } from './steps/modes.ts'
import { nudge, remove, scale, turn } from './steps/moving.ts'
import { bringForward, reorder, sendBackward, setLocked } from './steps/ordering.ts'
import { pointer } from './steps/pointing.ts'
import { cancel, isolate, selectAll, stepBlock } from './steps/selection.ts'
import { offset, split } from './steps/shaping.ts'
import { typed } from './steps/typing.ts'

/** What an event makes of the editor; the design itself is changed by the edit that comes out. */
export function stepEditor(
  state: EditorState,
  event: EditorEvent,
  around: EditorSurroundings,
): EditorStep {
  const now = withoutNotice(state, event)
  if ('aim' in event) return pointer(now, event, around)
  if (isNamed(event)) return NAMED[event.type](now, around)
  if (isChoice(event)) return choose(now, event, around)
  if (isMode(event)) return { state: changeMode(now, event, around) }
  return shape(now, event, around)
}

function shape(state: EditorState, event: ShapeEvent, around: EditorSurroundings): EditorStep {
  switch (event.type) {
    case 'nudge':
      return nudge(state, event.byM, around)
    case 'typed':
      return typed(state, event.edge, around)
    case 'lock':
      return setLocked(state, event, around)
    case 'reorder':
      return reorder(state, event, around)
    case 'split':
      return split(state, event.cutM, around)
    case 'offset':
      return offset(state, event, around)
    case 'rotate':
      return turn(state, event, around)
    case 'scale':
      return scale(state, event, around)
    case 'moveVertex':
      return moveCorner(state, event, around)
    case 'edit':
      return around.mayEdit ? { state, edit: event.edit } : { state }
  }
}

type Named = (state: EditorState, around: EditorSurroundings) => EditorStep

const NAMED: Readonly<Record<NamedEvent['type'], Named>> = {
  finish: (state, around) => draw(state, { type: 'finish' }, around),
  back: (state, around) => draw(state, { type: 'back' }, around),
  forward: (state, around) => draw(state, { type: 'forward' }, around),
  cancel: (state) => ({ state: cancel(state) }),
  delete: remove,
  duplicate,
  copy,
  cut,
  paste,
  merge,
  bringForward,
  sendBackward,
  isolate: (state, { design }) => ({ state: isolate(state, design) }),
  selectAll: (state, { design }) => ({ state: selectAll(state, design) }),
  nextBlock: (state, { design }) => ({ state: stepBlock(state, 1, design) }),
  previousBlock: (state, { design }) => ({ state: stepBlock(state, -1, design) }),
  nextVertex: (state, { design }) => ({ state: stepCorner(state, 1, design) }),
  previousVertex: (state, { design }) => ({ state: stepCorner(state, -1, design) }),
  insertVertex: insertCorner,
  toggleRows: (state) => ({
    state: {
      ...state,
      showsRows: !state.showsRows,
      spoken: state.showsRows ? 'Rows hidden' : 'Rows shown',
    },
  }),
  toggleLabels: (state) => ({
    state: {
      ...state,
      showsLabels: !state.showsLabels,
      spoken: state.showsLabels ? 'Labels hidden' : 'Labels shown',
    },
  }),
}

type Unpointed = Exclude<EditorEvent, { readonly aim: unknown }>

function isNamed(event: Unpointed): event is NamedEvent {
  return event.type in NAMED
}

const MODES: ReadonlySet<string> = new Set<ModeEvent['type']>([
  'view',
  'terrain',
  'inspect',
  'exaggerate',
  'editSection',
])

function isMode(event: Unpointed): event is ModeEvent {
  return MODES.has(event.type)
}

const CHOICES: ReadonlySet<string> = new Set<ChoiceEvent['type']>([
  'tool',
  'redraw',
  'selectBlock',
  'selectLayer',
  'select',
  'toggleHidden',
  'hide',
  'snapping',
  'areaForm',
])

function isChoice(event: Unpointed): event is ChoiceEvent {
  return CHOICES.has(event.type)
}

/** A refusal is read until the next action; the end of a drag is none. */
function withoutNotice(state: EditorState, { type }: EditorEvent): EditorState {
  if (state.notice === undefined || type === 'move' || type === 'release' || type === 'click') {
    return state
  }
  return { ...state, notice: undefined }
}
