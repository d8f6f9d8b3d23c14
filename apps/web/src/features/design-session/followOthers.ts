import type { Design, RemoteVersion } from '@duet/plant'
import type { ExternalStore } from '../../lib/externalStore.ts'
import type { EditorState } from '../drawing/editor/editorState.ts'

/** Resolves when nothing is being dragged. */
export function untilAtRest(editor: ExternalStore<EditorState>): Promise<void> {
  const isAtRest = (): boolean => editor.get().selecting.mode !== 'dragging'
  if (isAtRest()) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = editor.subscribe(() => {
    if (!isAtRest()) return
    stop()
    resolve()
  })
  return promise
}

/** What is selected stays selected while it is there; a corner is let go where its shape has changed. */
export function afterMerge(
  state: EditorState,
  design: Design,
  applied: readonly RemoteVersion[],
): EditorState {
  const isThere = (id: string): boolean => design.block_layers[id] !== undefined
  const changed = new Set(applied.map(({ record }) => record?.id))
  const selectedIds = new Set([...state.selectedIds].filter(isThere))
  const layerId = state.layerId !== null && isThere(state.layerId) ? state.layerId : null
  const isBlockThere = state.blockId !== null && design.blocks[state.blockId] !== undefined
  return {
    ...state,
    selectedIds,
    layerId: layerId ?? [...selectedIds][0] ?? null,
    blockId: isBlockThere ? state.blockId : null,
    vertex: layerId === null || changed.has(layerId) ? undefined : state.vertex,
    section: state.section !== undefined && isThere(state.section) ? state.section : undefined,
  }
}

const MOST_NAMED = 3

/** 'Ana changed Perimeter 2 and Exclusion 1' */
export function mergeText(applied: readonly RemoteVersion[]): string {
  const byEditor = Map.groupBy(applied, ({ editorName }) => editorName)
  return [...byEditor]
    .map(([name, versions]) => {
      const names = [...new Set(versions.flatMap(({ record }) => record?.name ?? []))]
      const others = names.length - MOST_NAMED
      const listed = others > 0 ? [...names.slice(0, MOST_NAMED), `${others} more`] : names
      return `${name} changed ${LIST.format(listed)}`
    })
    .join('. ')
}

const LIST = new Intl.ListFormat('en-GB')
