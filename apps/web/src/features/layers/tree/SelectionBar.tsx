import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconFolderShare,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatCount } from '../../../lib/format.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { isVisible } from '../../drawing/editor/editorState.ts'
import classes from './SelectionBar.module.css'
import type { TreeDialogs } from './TreeDialogs.tsx'
import { lockLayers, onLayers } from './treeActions.ts'

interface SelectionBarProps {
  readonly session: DesignSession
  readonly dialogs: TreeDialogs
}

/** What can be done with several selected layers at once. */
export function SelectionBar({ session, dialogs }: SelectionBarProps): ReactNode {
  const selected = useStore(session.editor, ({ selectedIds }) => selectedIds)
  const layers = useStore(session.plant, ({ design }) => design.block_layers)
  const hidden = useStore(session.editor, (state) => state.hidden)
  const chosen = useMemo(() => [...selected].flatMap((id) => layers[id] ?? []), [selected, layers])
  if (chosen.length < 2) return null
  const ids = chosen.map(({ id }) => id)
  const areLocked = chosen.every(({ is_locked }) => is_locked === true)
  const areHidden = !chosen.some((layer) => isVisible({ hidden }, layer))
  const edits = [
    [
      areLocked ? 'Unlock' : 'Lock',
      areLocked ? IconLock : IconLockOpen,
      () => lockLayers(session, ids, !areLocked),
    ],
    ['Duplicate', IconCopy, () => onLayers(session, ids, 'duplicate')],
    ['Move to block…', IconFolderShare, () => dialogs.moveToBlock(ids)],
    ['Delete', IconTrash, () => onLayers(session, ids, 'delete')],
  ] as const
  const buttons = [
    [
      areHidden ? 'Show' : 'Hide',
      areHidden ? IconEyeOff : IconEye,
      () => session.dispatch({ type: 'hide', ids, isHidden: !areHidden }),
    ],
    ...(session.mayEdit ? edits : []),
  ] as const
  return (
    <div role="toolbar" aria-label="Selected layers" className={classes['bar']}>
      <span className={classes['count']}>{formatCount(chosen.length)} selected</span>
      {buttons.map(([label, Icon, onClick]) => (
        <Tooltip key={label} label={label}>
          <ActionIcon aria-label={`${label} selected layers`} size={28} onClick={onClick}>
            <Icon size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  )
}
