import type { BlockLayer } from '@duet/plant'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { isVisible } from '../../drawing/editor/editorState.ts'
import { placeBeside } from './placeLayers.ts'
import type { TreeDialogs } from './TreeDialogs.tsx'
import { lockLayers, moveByOne, onLayers } from './treeActions.ts'
import { actedOn } from './treeSelection.ts'

interface LayerMenuProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
  readonly dialogs: TreeDialogs
  readonly onRename: () => void
}

/** What can be done with a layer, or with all that are selected when it is one of them. */
export function LayerMenu({ session, layer, dialogs, onRename }: LayerMenuProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const isShown = isVisible(session.editor.get(), layer)
  const ids = actedOn(session, layer.id)
  const isOne = ids.length === 1
  const of = isOne ? '' : ` ${counted(ids.length, 'layer')}`
  const isLocked = layer.is_locked === true
  return (
    <>
      {isOne && (
        <Menu.Item rightSection="F2" onClick={onRename}>
          Rename
        </Menu.Item>
      )}
      <Menu.Item rightSection="Ctrl-D" onClick={() => onLayers(session, ids, 'duplicate')}>
        Duplicate{of}
      </Menu.Item>
      {isOne && (
        <Menu.Item
          disabled={isLocked}
          onClick={() => session.dispatch({ type: 'redraw', layerId: layer.id })}
        >
          Redraw
        </Menu.Item>
      )}
      <Menu.Item onClick={() => lockLayers(session, ids, !isLocked)}>
        {isLocked ? 'Unlock' : 'Lock'}
        {of}
      </Menu.Item>
      <Menu.Item onClick={() => session.dispatch({ type: 'hide', ids, isHidden: isShown })}>
        {isShown ? 'Hide' : 'Show'}
        {of}
      </Menu.Item>
      <Menu.Divider />
      {isOne && (
        <>
          <Menu.Item
            rightSection="Alt-↑"
            disabled={placeBeside(design, layer, -1) === undefined}
            onClick={() => moveByOne(session, layer.id, -1)}
          >
            Move up
          </Menu.Item>
          <Menu.Item
            rightSection="Alt-↓"
            disabled={placeBeside(design, layer, 1) === undefined}
            onClick={() => moveByOne(session, layer.id, 1)}
          >
            Move down
          </Menu.Item>
        </>
      )}
      <Menu.Item onClick={() => dialogs.moveToBlock(ids)}>Move to block…</Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red.8" rightSection="Del" onClick={() => onLayers(session, ids, 'delete')}>
        Delete{of}
      </Menu.Item>
    </>
  )
}
