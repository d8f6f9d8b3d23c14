import type { KeyGroup, KeyLine } from '../../../lib/keys/keyList.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { EditorEvent } from '../../drawing/editor/editorEvents.ts'
import { type EditorState, selectedLayers } from '../../drawing/editor/editorState.ts'
import {
  ACTION_TOOL_NAMES,
  ACTION_TOOLS,
  DRAW_TOOL_NAMES,
  DRAW_TOOLS,
  type ToolName,
} from '../../drawing/tools/toolKinds.ts'
import { ARROW_KEYS, NUDGE_M, NUDGE_SHIFT_M } from '../../plant/arrowKeys.ts'

/** What the page around the map does for keys and buttons. */
export interface DesignCommands {
  readonly fit: () => void
  /** All of the plant, whatever is selected. */
  readonly fitPlant: () => void
  /** By zoom levels: one doubles the scale. */
  readonly zoomBy: (levels: number) => void
  /** Shows a place; the plant stays where it is. */
  readonly goTo: (place: readonly [longitude: number, latitude: number]) => void
  /** Asks for a distance, an angle or a factor. */
  readonly ask: (what: AskedFor) => void
  /** The menu of the selection, without a mouse. */
  readonly showMenu: () => void
}

export type AskedFor = 'offset' | 'rotate' | 'scale'

export interface KeyContext {
  readonly session: DesignSession
  readonly commands: DesignCommands
  /** The key was pressed on the map itself. */
  readonly isOnMap: boolean
}

export interface Shortcut {
  /** As `chordOf` writes them; none where the hand does it. */
  readonly chords: readonly string[]
  /** What the list shows in place of the chords. */
  readonly keys?: string
  readonly does: string
  /** Undefined: not now, the key is somebody else's. */
  readonly act?: (context: KeyContext) => (() => void) | undefined
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
  /** They say nothing in the 3-D view. */
  readonly isOfMap?: boolean
}

const send =
  (event: EditorEvent): NonNullable<Shortcut['act']> =>
  ({ session }) =>
  () =>
    session.dispatch(event)

const edit =
  (event: EditorEvent): NonNullable<Shortcut['act']> =>
  ({ session }) =>
    session.mayEdit ? () => session.dispatch(event) : undefined

/** Only with something selected. */
const editSelected =
  (event: EditorEvent): NonNullable<Shortcut['act']> =>
  (context) =>
    context.session.editor.get().selectedIds.size > 0 ? edit(event)(context) : undefined

const tool = (name: ToolName): NonNullable<Shortcut['act']> => send({ type: 'tool', tool: name })

const ask =
  (what: AskedFor): NonNullable<Shortcut['act']> =>
  ({ session, commands }) =>
    session.mayEdit && session.editor.get().selectedIds.size > 0
      ? () => commands.ask(what)
      : undefined

const TOOLS: ShortcutGroup = {
  title: 'Tools',
  shortcuts: [
    { chords: ['V'], does: 'Select', act: tool('select') },
    ...DRAW_TOOL_NAMES.map((name) => ({
      chords: [DRAW_TOOLS[name].key],
      does: DRAW_TOOLS[name].label,
      act: tool(name),
    })),
    ...ACTION_TOOL_NAMES.map((name) => ({
      chords: [ACTION_TOOLS[name].key],
      does: ACTION_TOOLS[name].label,
      act: tool(name),
    })),
    { chords: ['B'], does: 'Areas as rectangles, or by corners', act: send({ type: 'areaForm' }) },
  ],
}

const isDrawing = ({ drawing }: EditorState): boolean => drawing !== undefined

const DRAWING: ShortcutGroup = {
  title: 'While drawing',
  isOfMap: true,
  shortcuts: [
    {
      chords: ['Enter'],
      keys: 'Enter, double click',
      does: 'Finish',
      act: ({ session }) =>
        isDrawing(session.editor.get()) ? () => session.dispatch({ type: 'finish' }) : undefined,
    },
    {
      chords: ['Backspace'],
      does: 'Take back the last point; else delete',
      act: (context) =>
        isDrawing(context.session.editor.get())
          ? () => context.session.dispatch({ type: 'back' })
          : editSelected({ type: 'delete' })(context),
    },
    {
      chords: ['Esc'],
      does: 'Cancel; then lay the tool down, then deselect',
      act: send({ type: 'cancel' }),
    },
    { chords: [], keys: 'Digits', does: 'Length of the edge; Tab or @, then its azimuth' },
    { chords: [], keys: 'Shift', does: 'Only straight and square directions' },
    { chords: [], keys: 'Alt or Ctrl', does: 'No snapping while it is held' },
  ],
}

const nudges = (shift: string, stepM: number): readonly Shortcut[] =>
  Object.entries(ARROW_KEYS).map(([key, [x, y]]) => ({
    chords: [`${shift}${key.replace('Arrow', '')}`],
    does: `Move by ${stepM} m`,
    act: editSelected({ type: 'nudge', byM: [x * stepM, y * stepM] }),
  }))

const SELECTION: ShortcutGroup = {
  title: 'Selection',
  isOfMap: true,
  shortcuts: [
    { chords: [], keys: 'Shift-click', does: 'Select one more, or one less' },
    {
      chords: [],
      keys: 'Shift-drag',
      does: 'Marquee: to the right what lies inside, to the left what it touches',
    },
    { chords: ['Ctrl-A'], does: 'Select all', act: send({ type: 'selectAll' }) },
    ...nudges('', NUDGE_M),
    ...nudges('Shift-', NUDGE_SHIFT_M),
    { chords: ['Tab'], does: 'Next corner of the layer, on the map', act: corner('nextVertex') },
    { chords: ['Shift-Tab'], does: 'Corner before', act: corner('previousVertex') },
    {
      chords: ['Ins', '+'],
      does: 'New corner after the chosen one',
      act: (context) =>
        context.session.editor.get().vertex === undefined
          ? undefined
          : edit({ type: 'insertVertex' })(context),
    },
    {
      chords: ['Del'],
      does: 'Delete the corner or the layers',
      act: editSelected({ type: 'delete' }),
    },
    {
      chords: ['Shift-F10', 'ContextMenu'],
      keys: 'Shift-F10, right click',
      does: 'Menu of the selection',
      act: ({ isOnMap, commands }) => (isOnMap ? commands.showMenu : undefined),
    },
  ],
}

/** On the map Tab goes over the corners of the layer, and on from the last of them. */
function corner(type: 'nextVertex' | 'previousVertex'): NonNullable<Shortcut['act']> {
  return ({ session, isOnMap }) => {
    const state = session.editor.get()
    if (!isOnMap || isDrawing(state) || state.layerId === null || !session.mayEdit) return undefined
    const wasChosen = state.vertex !== undefined
    session.dispatch({ type })
    const isChosen = session.editor.get().vertex !== undefined
    // beyond the last corner the focus moves on
    return wasChosen && !isChosen ? undefined : () => undefined
  }
}

/** Text that is marked on the page is what the user means to copy. */
const hasMarkedText = (): boolean => (getSelection()?.toString() ?? '') !== ''

const EDITING: ShortcutGroup = {
  title: 'Edit',
  shortcuts: [
    { chords: ['Ctrl-Z'], does: 'Undo', act: ({ session }) => session.undo },
    { chords: ['Shift-Ctrl-Z', 'Ctrl-Y'], does: 'Redo', act: ({ session }) => session.redo },
    {
      chords: ['Ctrl-C'],
      does: 'Copy',
      act: (context) => (hasMarkedText() ? undefined : editSelected({ type: 'copy' })(context)),
    },
    { chords: ['Ctrl-X'], does: 'Cut', act: editSelected({ type: 'cut' }) },
    {
      chords: ['Ctrl-V'],
      does: 'Paste into the chosen block',
      act: (context) =>
        context.session.editor.get().clipboard.length === 0
          ? undefined
          : edit({ type: 'paste' })(context),
    },
    {
      chords: ['Ctrl-D'],
      keys: 'Ctrl-D, Alt-drag',
      does: 'Duplicate',
      act: edit({ type: 'duplicate' }),
    },
    { chords: ['J'], does: 'Merge', act: edit({ type: 'merge' }) },
    { chords: ['Shift-O'], does: 'Offset by a distance…', act: ask('offset') },
    { chords: ['Shift-R'], does: 'Turn by an angle…', act: ask('rotate') },
    { chords: ['Shift-S'], does: 'Scale by a factor…', act: ask('scale') },
    { chords: ['Shift-L'], does: 'Lock or unlock', act: lock },
    { chords: ['Ctrl-]'], does: 'Bring forward', act: editSelected({ type: 'bringForward' }) },
    { chords: ['Ctrl-['], does: 'Send backward', act: editSelected({ type: 'sendBackward' }) },
  ],
}

function lock({ session }: KeyContext): (() => void) | undefined {
  const layers = selectedLayers(session.editor.get(), session.plant.get().design)
  if (layers.length === 0 || !session.mayEdit) return undefined
  const isLocked = !layers.every(({ is_locked }) => is_locked === true)
  return () => session.dispatch({ type: 'lock', ids: layers.map(({ id }) => id), isLocked })
}

const VIEW: ShortcutGroup = {
  title: 'View',
  shortcuts: [
    { chords: ['R'], does: 'Rows of tables', act: send({ type: 'toggleRows' }) },
    { chords: ['Shift-N'], does: 'Labels', act: send({ type: 'toggleLabels' }) },
    {
      chords: ['T'],
      does: 'Terrain',
      act:
        ({ session }) =>
        () =>
          session.dispatch({ type: 'terrain', isOn: !session.editor.get().terrain.isOn }),
    },
    {
      chords: ['3'],
      does: '3-D scene, and back to the map',
      act:
        ({ session }) =>
        () => {
          const view = session.editor.get().view === 'map' ? 'scene' : 'map'
          session.dispatch({ type: 'view', view })
        },
    },
    { chords: ['H'], does: 'Hide or show the selection, or the block', act: hide },
    {
      chords: ['Shift-H'],
      does: 'Show only the selection, or all again',
      act: send({ type: 'isolate' }),
    },
    {
      chords: ['F'],
      does: 'Fit the selection, or everything, into view',
      act: ({ commands }) => commands.fit,
    },
    { chords: ['['], does: 'Previous block', act: send({ type: 'previousBlock' }) },
    { chords: [']'], does: 'Next block', act: send({ type: 'nextBlock' }) },
    { chords: [], keys: 'Drag, wheel', does: 'Pan, zoom' },
    { chords: [], keys: 'Space-drag, middle button', does: 'Pan over whatever lies there' },
  ],
}

function hide({ session }: KeyContext): (() => void) | undefined {
  const { selectedIds, blockId, hidden } = session.editor.get()
  const ids = selectedIds.size > 0 ? [...selectedIds] : blockId === null ? [] : [blockId]
  if (ids.length === 0) return undefined
  const isHidden = !ids.every((id) => hidden.has(id))
  return () => session.dispatch({ type: 'hide', ids, isHidden })
}

export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [TOOLS, DRAWING, SELECTION, EDITING, VIEW]

/** As the list of keys shows them, from the table that the keys themselves follow. */
export const DESIGN_KEYS: readonly KeyGroup[] = SHORTCUT_GROUPS.map(({ title, shortcuts }) => ({
  title,
  lines: shortcuts.flatMap(linesOf),
}))

/** The four arrows are one line. */
function linesOf({ chords, keys, does }: Shortcut): readonly KeyLine[] {
  const [, shift = '', arrow] = /^(Shift-)?(Left|Right|Up|Down)$/.exec(chords[0] ?? '') ?? []
  if (arrow === undefined) return [{ keys: keys ?? chords.join(', '), does }]
  return arrow === 'Left' ? [{ keys: `${shift}Arrows`, does }] : []
}

interface Known extends Shortcut {
  readonly isOfMap: boolean
}

const BY_CHORD: ReadonlyMap<string, Known> = new Map(
  SHORTCUT_GROUPS.flatMap(({ shortcuts, isOfMap }) =>
    shortcuts.flatMap((shortcut) =>
      shortcut.chords.map((chord) => [chord, { ...shortcut, isOfMap: isOfMap === true }] as const),
    ),
  ),
)

/** What a chord does now; undefined where it does nothing. */
export function actionOf(chord: string, context: KeyContext): (() => void) | undefined {
  const shortcut = BY_CHORD.get(chord)
  const isElsewhere = shortcut?.isOfMap === true && context.session.editor.get().view === 'scene'
  return isElsewhere ? undefined : shortcut?.act?.(context)
}
