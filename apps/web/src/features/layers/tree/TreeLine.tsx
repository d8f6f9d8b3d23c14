import { LAYER_LABELS } from '@duet/plant'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { BlockLine } from './BlockLine.tsx'
import { LayerLine } from './LayerLine.tsx'
import classes from './LayerTree.module.css'
import type { TreeRow } from './layerTree.ts'
import type { TreeLineProps } from './treeHost.ts'
import { TREE_KEYS } from './treeKeys.ts'
import { choosingOf } from './treeSelection.ts'

/** A line of the tree: its place, its keys, the mouse. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps): ReactNode {
  const { session, host, row } = props
  const isChosen = useIsChosen(session, row)
  const isHidden = useStore(session.editor, ({ hidden }) => hidden.has(row.key))
  const style: CSSProperties = { transform: `translateY(${props.top}px)`, height: props.height }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keys of all its lines
    <div
      role="treeitem"
      aria-label={nameOf(row)}
      aria-level={row.kind === 'group' ? 1 : 2}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isChosen}
      {...(row.kind === 'group' && { 'aria-expanded': row.isOpen })}
      tabIndex={props.hasFocus ? 0 : -1}
      data-row={row.key}
      data-kind={row.kind}
      data-selected={isChosen}
      data-hidden={isHidden}
      data-drop={props.dropSide}
      data-own-keys={row.kind === 'group' ? `${TREE_KEYS} Delete` : TREE_KEYS}
      className={classes['line']}
      style={style}
      draggable={row.kind === 'layer' && session.mayEdit && !props.isRenaming}
      onDragStart={(event) => host.dragStart(event, row)}
      onDragOver={(event) => host.dragOver(event, row)}
      onDrop={host.drop}
      onDragEnd={host.dragEnd}
      onFocus={() => host.focused(row)}
      onClick={(event) => {
        if (event.target === event.currentTarget) host.choose(row, choosingOf(event))
      }}
      onContextMenu={(event) => {
        if ((row.kind === 'group' && row.block === undefined) || !session.mayEdit) return
        event.preventDefault()
        host.openMenu(row, true)
      }}
    >
      {row.kind === 'group' ? (
        <BlockLine {...props} group={row} />
      ) : (
        <LayerLine {...props} layer={row.layer} />
      )}
    </div>
  )
})

function useIsChosen(session: DesignSession, row: TreeRow): boolean {
  return useStore(session.editor, ({ selectedIds, blockId }) =>
    row.kind === 'layer' ? selectedIds.has(row.layer.id) : row.key === blockId,
  )
}

function nameOf(row: TreeRow): string {
  if (row.kind === 'layer') {
    const state = row.layer.is_locked === true ? ', locked' : ''
    return `${row.layer.name}, ${LAYER_LABELS[row.layer.type]}${state}`
  }
  const count = counted(row.layers, 'layer')
  return `${row.block?.name ?? 'Unassigned'}, ${count}`
}
