import type { BlockLayer } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import type { EditorEvent } from '../../drawing/editor/editorEvents.ts'
import { selectedLayers } from '../../drawing/editor/editorState.ts'
import type { DesignCommands } from '../keys/shortcuts.ts'

export interface MenuEntry {
  readonly label: string
  readonly keys: string
  readonly act: () => void
  readonly isDangerous?: boolean
}

type Entries = readonly MenuEntry[]

/** What can be done with what is selected, or with the map where nothing is; in groups. */
export function mapMenuEntries(
  session: DesignSession,
  commands: DesignCommands,
): readonly Entries[] {
  const state = session.editor.get()
  const layers = selectedLayers(state, session.plant.get().design)
  const groups =
    layers.length > 0
      ? [
          ...(session.mayEdit ? editGroups(session, commands, layers) : []),
          viewGroup(session, commands, layers),
          ...(session.mayEdit ? [[deletion(session)]] : []),
        ]
      : [groundGroup(session, commands)]
  return groups.filter((entries) => entries.length > 0)
}

function entry(session: DesignSession, label: string, keys: string, event: EditorEvent): MenuEntry {
  return { label, keys, act: () => session.dispatch(event) }
}

function editGroups(
  session: DesignSession,
  commands: DesignCommands,
  layers: readonly BlockLayer[],
): readonly Entries[] {
  const [only, ...others] = layers
  const isOne = others.length === 0
  const isLocked = layers.every(({ is_locked }) => is_locked === true)
  const ids = layers.map(({ id }) => id)
  const of = (label: string, keys: string, event: EditorEvent): MenuEntry =>
    entry(session, label, keys, event)
  const lock = of(isLocked ? 'Unlock' : 'Lock', 'Shift-L', {
    type: 'lock',
    ids,
    isLocked: !isLocked,
  })
  if (isLocked) return [[lock, of('Copy', 'Ctrl-C', { type: 'copy' })]]
  return [
    session.editor.get().vertex === undefined
      ? []
      : [
          of('New corner after this', 'Ins', { type: 'insertVertex' }),
          of('Delete this corner', 'Del', { type: 'delete' }),
        ],
    [
      of('Duplicate', 'Ctrl-D', { type: 'duplicate' }),
      of('Copy', 'Ctrl-C', { type: 'copy' }),
      of('Cut', 'Ctrl-X', { type: 'cut' }),
    ],
    [
      ...(isOne ? [of('Redraw', '', { type: 'redraw' })] : []),
      of('Split…', 'K', { type: 'split' }),
      ...(isOne ? [] : [of('Merge', 'J', { type: 'merge' })]),
      ...(only?.type === 'perimeter' && isOne
        ? [of('Cut a hole…', 'C', { type: 'tool', tool: 'hole' })]
        : []),
      { label: 'Offset…', keys: 'Shift-O', act: () => commands.ask('offset') },
      { label: 'Turn…', keys: 'Shift-R', act: () => commands.ask('rotate') },
      { label: 'Scale…', keys: 'Shift-S', act: () => commands.ask('scale') },
    ],
    only?.type === 'section' && isOne
      ? [of('Edit slots', 'Double click', { type: 'editSection', layerId: only.id })]
      : [],
    [
      ...(isOne
        ? [
            of('Bring forward', 'Ctrl-]', { type: 'bringForward' }),
            of('Send backward', 'Ctrl-[', { type: 'sendBackward' }),
          ]
        : []),
      lock,
    ],
  ]
}

function viewGroup(
  session: DesignSession,
  commands: DesignCommands,
  layers: readonly BlockLayer[],
): Entries {
  const ids = layers.map(({ id }) => id)
  const isIsolated = session.editor.get().hiddenBefore !== undefined
  return [
    entry(session, 'Hide', 'H', { type: 'hide', ids, isHidden: true }),
    entry(session, isIsolated ? 'Show all again' : 'Show only this', 'Shift-H', {
      type: 'isolate',
    }),
    { label: 'Fit into view', keys: 'F', act: commands.fit },
  ]
}

function deletion(session: DesignSession): MenuEntry {
  return { ...entry(session, 'Delete', 'Del', { type: 'delete' }), isDangerous: true }
}

function groundGroup(session: DesignSession, commands: DesignCommands): Entries {
  const { clipboard, hiddenBefore } = session.editor.get()
  return [
    ...(session.mayEdit && clipboard.length > 0
      ? [entry(session, 'Paste', 'Ctrl-V', { type: 'paste' })]
      : []),
    ...(session.mayEdit
      ? [entry(session, 'Draw a perimeter', 'P', { type: 'tool', tool: 'perimeter' })]
      : []),
    entry(session, 'Measure', 'M', { type: 'tool', tool: 'measure' }),
    entry(session, 'Select all', 'Ctrl-A', { type: 'selectAll' }),
    ...(hiddenBefore === undefined
      ? []
      : [entry(session, 'Show all again', 'Shift-H', { type: 'isolate' })]),
    { label: 'Fit everything into view', keys: 'F', act: commands.fit },
  ]
}
