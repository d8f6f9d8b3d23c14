import type { BlockLayer } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import type { EditorEvent } from '../../drawing/editor/editorEvents.ts'
import { selectedLayers } from '../../drawing/editor/editorState.ts'
import { actionOf, type DesignCommands } from '../keys/shortcuts.ts'

export interface MenuEntry {
  readonly label: string
  readonly keys: string
  readonly act: () => void
  readonly isDangerous?: boolean
}

type Entries = readonly MenuEntry[]

interface MenuContext {
  readonly session: DesignSession
  /** An entry that does what its key does, or what an event says. */
  readonly of: (label: string, keys: string, event?: EditorEvent) => MenuEntry
}

/** What can be done with what is selected, or with the map where nothing is; in groups. */
export function mapMenuEntries(
  session: DesignSession,
  commands: DesignCommands,
): readonly Entries[] {
  const layers = selectedLayers(session.editor.get(), session.plant.get().design)
  const byKey = (chord: string): void => actionOf(chord, { session, commands, isOnMap: true })?.()
  const of: MenuContext['of'] = (label, keys, event) => ({
    label,
    keys,
    act: () => (event === undefined ? byKey(keys) : session.dispatch(event)),
  })
  const context = { session, of }
  const groups =
    layers.length > 0
      ? [
          ...(session.mayEdit ? editGroups(context, layers) : []),
          viewGroup(context, layers),
          ...(session.mayEdit ? [[{ ...of('Delete', 'Del'), isDangerous: true }]] : []),
        ]
      : [groundGroup(context)]
  return groups.filter((entries) => entries.length > 0)
}

function editGroups(
  { session, of }: MenuContext,
  layers: readonly BlockLayer[],
): readonly Entries[] {
  const [only, ...others] = layers
  const isOne = others.length === 0
  const isLocked = layers.every(({ is_locked }) => is_locked === true)
  const lock = of(isLocked ? 'Unlock' : 'Lock', 'Shift-L')
  // the key leaves text that is marked to the browser
  const copy = of('Copy', 'Ctrl-C', { type: 'copy' })
  if (isLocked) return [[lock, copy]]
  return [
    session.editor.get().vertex === undefined
      ? []
      : [of('New corner after this', 'Ins'), of('Delete this corner', 'Del')],
    [of('Duplicate', 'Ctrl-D'), copy, of('Cut', 'Ctrl-X')],
    [
      ...(isOne ? [of('Redraw', '', { type: 'redraw' })] : []),
      of('Split…', 'K'),
      ...(isOne ? [] : [of('Merge', 'J')]),
      ...(only?.type === 'perimeter' && isOne ? [of('Cut a hole…', 'C')] : []),
      of('Offset…', 'Shift-O'),
      of('Turn…', 'Shift-R'),
      of('Scale…', 'Shift-S'),
    ],
    only?.type === 'section' && isOne
      ? [of('Edit slots', 'Double click', { type: 'editSection', layerId: only.id })]
      : [],
    [...(isOne ? [of('Bring forward', 'Ctrl-]'), of('Send backward', 'Ctrl-[')] : []), lock],
  ]
}

function viewGroup({ session, of }: MenuContext, layers: readonly BlockLayer[]): Entries {
  const ids = layers.map(({ id }) => id)
  const isIsolated = session.editor.get().hiddenBefore !== undefined
  return [
    of('Hide', 'H', { type: 'hide', ids, isHidden: true }),
    of(isIsolated ? 'Show all again' : 'Show only this', 'Shift-H'),
    of('Fit into view', 'F'),
  ]
}

function groundGroup({ session, of }: MenuContext): Entries {
  const { clipboard, hiddenBefore } = session.editor.get()
  return [
    ...(session.mayEdit && clipboard.length > 0 ? [of('Paste', 'Ctrl-V')] : []),
    ...(session.mayEdit ? [of('Draw a perimeter', 'P')] : []),
    of('Measure', 'M'),
    of('Select all', 'Ctrl-A'),
    ...(hiddenBefore === undefined ? [] : [of('Show all again', 'Shift-H')]),
    of('Fit everything into view', 'F'),
  ]
}
