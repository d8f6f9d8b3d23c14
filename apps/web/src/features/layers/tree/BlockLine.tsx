import type { Block } from '@duet/plant'
import { ActionIcon, Menu, Tooltip, VisuallyHidden } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronRight,
  IconCircleCheckFilled,
  IconCircleDotted,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useStore } from '../../../lib/externalStore.ts'
import { formatCount } from '../../../lib/format.ts'
import { copyBlock, renameBlock } from '../../design-session/designActions.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { errorCount, useFindings } from '../../design-session/useFindings.ts'
import { tableColor } from '../../map/mapColors.ts'
import classes from './LayerTree.module.css'
import type { GroupRow } from './layerTree.ts'
import { RowActions } from './RowActions.tsx'
import { RowName } from './RowName.tsx'
import type { TreeLineProps } from './treeHost.ts'

interface BlockLineProps extends TreeLineProps {
  readonly group: GroupRow
}

/** A block in the list, or the heading over the layers without one. */
export function BlockLine(props: BlockLineProps): ReactNode {
  const { host, group } = props
  const name = group.block?.name ?? 'Unassigned'
  return (
    <>
      <FoldButton
        name={name}
        isOpen={group.isOpen}
        hasFocus={props.hasFocus}
        onToggle={() => host.fold(group, !group.isOpen)}
      />
      {group.block === undefined ? (
        <span className={classes['unassigned']}>Unassigned</span>
      ) : (
        <OwnBlock {...props} block={group.block} />
      )}
    </>
  )
}

function OwnBlock(props: BlockLineProps & { readonly block: Block }): ReactNode {
  const { session, host, row, group, block } = props
  const tracking = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id)?.tracking)
  return (
    <>
      <RowName {...props} name={block.name} onRename={(name) => renameBlock(session, block, name)}>
        <span
          className={classes['swatch']}
          style={{ background: tableColor(tracking ?? 'fixed', group.index) }}
        />
      </RowName>
      <BlockState session={session} block={block} />
      <RowActions
        {...props}
        id={block.id}
        name={block.name}
        menu={
          <>
            <Menu.Item rightSection="F2" onClick={() => host.rename(row, true)}>
              Rename
            </Menu.Item>
            <Menu.Item onClick={() => copyBlock(session, block)}>Duplicate</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red.8" onClick={() => host.dialogs.removeBlock(block)}>
              Delete
            </Menu.Item>
          </>
        }
      />
    </>
  )
}

/** How many tables, and whether it can be simulated. */
function BlockState(props: { readonly session: DesignSession; readonly block: Block }): ReactNode {
  const { session, block } = props
  const tables = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id)?.tables)
  const length = errorCount(useFindings(session, block.id))
  const state = length === 0 ? 'Ready to simulate' : `${length} to do before it can be simulated`
  const count = counted(tables ?? 0, 'table')
  return (
    <Tooltip label={`${count}. ${state}`}>
      <span className={classes['state']}>
        <VisuallyHidden>
          {count}. {state}
        </VisuallyHidden>
        <span aria-hidden>{tables !== undefined && tables > 0 && formatCount(tables)}</span>
        {length === 0 ? (
          <IconCircleCheckFilled size={14} aria-hidden data-ready="true" />
        ) : (
          <IconCircleDotted size={14} aria-hidden data-ready="false" />
        )}
      </span>
    </Tooltip>
  )
}

interface FoldButtonProps {
  readonly name: string
  readonly isOpen: boolean
  readonly hasFocus: boolean
  readonly onToggle: () => void
}

/** For the mouse: the keyboard folds by the left and right arrow. */
function FoldButton({ name, isOpen, hasFocus, onToggle }: FoldButtonProps): ReactNode {
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <ActionIcon
      size={24}
      tabIndex={hasFocus ? 0 : -1}
      aria-label={isOpen ? `Fold ${name}` : `Unfold ${name}`}
      onClick={onToggle}
    >
      <Icon size={14} aria-hidden />
    </ActionIcon>
  )
}
