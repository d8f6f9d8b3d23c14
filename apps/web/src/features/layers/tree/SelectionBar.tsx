import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconFolderShare,
  IconLock,
  IconLockOpen,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { formatCount } from '../../../lib/format.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { isVisible } from '../../drawing/editor/editorState.ts'
import { useStore } from '../../plant/externalStore.ts'
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
  return (
    <div role="toolbar" aria-label="Selected layers" className={classes['bar']}>
      <span className={classes['count']}>{formatCount(chosen.length)} selected</span>
      <BarButton
        label={areHidden ? 'Show' : 'Hide'}
        icon={areHidden ? IconEyeOff : IconEye}
        onClick={() => session.dispatch({ type: 'hide', ids, isHidden: !areHidden })}
      />
      {session.mayEdit && (
        <>
          <BarButton
            label={areLocked ? 'Unlock' : 'Lock'}
            icon={areLocked ? IconLock : IconLockOpen}
            onClick={() => lockLayers(session, ids, !areLocked)}
          />
          <BarButton
            label="Duplicate"
            icon={IconCopy}
            onClick={() => onLayers(session, ids, 'duplicate')}
          />
          <BarButton
            label="Move to block…"
            icon={IconFolderShare}
            onClick={() => dialogs.moveToBlock(ids)}
          />
          <BarButton
            label="Delete"
            icon={IconTrash}
            onClick={() => onLayers(session, ids, 'delete')}
          />
        </>
      )}
    </div>
  )
}

interface BarButtonProps {
  readonly label: string
  readonly icon: TablerIcon
  readonly onClick: () => void
}

function BarButton({ label, icon: Icon, onClick }: BarButtonProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={`${label} selected layers`} size={28} onClick={onClick}>
        <Icon size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
