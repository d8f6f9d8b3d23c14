import type { Block, Design } from '@duet/plant'
import { ActionIcon, Menu } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { tableColor } from '../map/mapColors.ts'
import { layersInOrder } from '../model/editorState.ts'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'
import { copyBlock, removeBlock, renameBlock } from './designActions.ts'
import classes from './LayerPanel.module.css'
import { LayerRow } from './LayerRow.tsx'
import { RowActions } from './RowActions.tsx'
import { RowName } from './RowName.tsx'
import { useInView } from './useInView.ts'

interface BlockSectionProps {
  readonly session: DesignSession
  readonly block: Block
  /** Place in the list; gives the colour of its tables. */
  readonly index: number
}

/** A block and its layers, which can be folded away. */
export function BlockSection({ session, block, index }: BlockSectionProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const isSelected = useStore(session.editor, ({ blockId }) => blockId === block.id)
  const [fold, setFold] = useState<'open' | 'folded'>()
  const [isDeleting, setIsDeleting] = useState(false)
  const layers = layersInOrder(design, block.id)
  const isOpen = fold === undefined ? isSelected || isShort(design) : fold === 'open'
  return (
    <section aria-label={block.name}>
      <BlockRow
        session={session}
        block={block}
        index={index}
        isSelected={isSelected}
        isOpen={isOpen}
        onFold={() => setFold(isOpen ? 'folded' : 'open')}
        onDelete={() => setIsDeleting(true)}
      />
      {isOpen && layers.length > 0 && (
        <ul className={classes['layers']}>
          {layers.map((layer) => (
            <LayerRow key={layer.id} session={session} layer={layer} />
          ))}
        </ul>
      )}
      <DeleteDialog
        session={session}
        block={block}
        layers={layers.length}
        opened={isDeleting}
        onClose={() => setIsDeleting(false)}
      />
    </section>
  )
}

interface BlockRowProps extends BlockSectionProps {
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly onFold: () => void
  readonly onDelete: () => void
}

function BlockRow(props: BlockRowProps): ReactNode {
  const { session, block, index, isSelected, isOpen, onFold, onDelete } = props
  const isHidden = useStore(session.editor, ({ hidden }) => hidden.has(block.id))
  const tracking = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id)?.tracking)
  const inView = useInView<HTMLDivElement>(isSelected)
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div
      ref={inView}
      className={classes['row']}
      data-block
      data-selected={isSelected}
      data-hidden={isHidden}
    >
      <FoldButton name={block.name} isOpen={isOpen} onToggle={onFold} />
      <RowName
        name={block.name}
        isSelected={isSelected}
        isEditing={isEditing}
        onEdit={setIsEditing}
        onSelect={() => session.dispatch({ type: 'selectBlock', blockId: block.id })}
        onRename={session.mayEdit ? (name) => renameBlock(session, block, name) : undefined}
      >
        <span
          className={classes['swatch']}
          style={{ background: tableColor(tracking ?? 'fixed', index) }}
        />
      </RowName>
      <RowActions
        name={block.name}
        isHidden={isHidden}
        onToggle={() => session.dispatch({ type: 'toggleHidden', id: block.id })}
        {...(session.mayEdit && {
          menu: (
            <BlockMenu
              onRename={() => setIsEditing(true)}
              onCopy={() => copyBlock(session, block)}
              onDelete={onDelete}
            />
          ),
        })}
      />
    </div>
  )
}

/** Many blocks are listed folded, but for the chosen one. */
const MOST_OPEN = 12

function isShort({ blocks }: Design): boolean {
  return Object.keys(blocks).length <= MOST_OPEN
}

interface BlockMenuProps {
  readonly onRename: () => void
  readonly onCopy: () => void
  readonly onDelete: () => void
}

function BlockMenu({ onRename, onCopy, onDelete }: BlockMenuProps): ReactNode {
  return (
    <>
      <Menu.Item onClick={onRename}>Rename</Menu.Item>
      <Menu.Item onClick={onCopy}>Duplicate</Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red.8" onClick={onDelete}>
        Delete
      </Menu.Item>
    </>
  )
}

interface FoldButtonProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function FoldButton({ name, isOpen, onToggle }: FoldButtonProps): ReactNode {
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <ActionIcon
      size={24}
      aria-label={isOpen ? `Fold ${name}` : `Unfold ${name}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon size={14} aria-hidden />
    </ActionIcon>
  )
}

interface DeleteDialogProps {
  readonly session: DesignSession
  readonly block: Block
  /** How many layers go with it. */
  readonly layers: number
  readonly opened: boolean
  readonly onClose: () => void
}

function DeleteDialog({ session, block, layers, opened, onClose }: DeleteDialogProps): ReactNode {
  const own = layers === 1 ? '1 layer' : `${layers} layers`
  return (
    <ConfirmDialog
      opened={opened}
      title={`Delete ${block.name}?`}
      text={`The block and its ${own} are deleted. Undo brings them back while this tab is open.`}
      confirmLabel="Delete block"
      isDangerous
      onConfirm={() => {
        onClose()
        removeBlock(session, block)
      }}
      onClose={onClose}
    />
  )
}
