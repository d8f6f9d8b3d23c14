import type { Block } from '@duet/plant'
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
  const isHidden = useStore(session.editor, ({ hidden }) => hidden.has(block.id))
  const layout = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id))
  const [isOpen, setIsOpen] = useState(true)
  const [isEditing, setIsEditing] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const layers = layersInOrder(design, block.id)
  return (
    <section aria-label={block.name}>
      <div className={classes['row']} data-block data-selected={isSelected} data-hidden={isHidden}>
        <ActionIcon
          size={24}
          aria-label={isOpen ? `Fold ${block.name}` : `Unfold ${block.name}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? (
            <IconChevronDown size={14} aria-hidden />
          ) : (
            <IconChevronRight size={14} aria-hidden />
          )}
        </ActionIcon>
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
            style={{ background: tableColor(layout?.tracking ?? 'fixed', index) }}
          />
        </RowName>
        <RowActions
          name={block.name}
          isHidden={isHidden}
          onToggle={() => session.dispatch({ type: 'toggleHidden', id: block.id })}
          {...(session.mayEdit && {
            menu: (
              <>
                <Menu.Item onClick={() => setIsEditing(true)}>Rename</Menu.Item>
                <Menu.Item onClick={() => copyBlock(session, block)}>Duplicate</Menu.Item>
                <Menu.Divider />
                <Menu.Item color="red.8" onClick={() => setIsDeleting(true)}>
                  Delete
                </Menu.Item>
              </>
            ),
          })}
        />
      </div>
      {isOpen && layers.length > 0 && (
        <ul className={classes['layers']}>
          {layers.map((layer) => (
            <LayerRow key={layer.id} session={session} layer={layer} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${block.name}?`}
        text={`The block and its ${layers.length} layers are deleted. Undo brings them back while this page is open.`}
        confirmLabel="Delete block"
        isDangerous
        onConfirm={() => {
          setIsDeleting(false)
          removeBlock(session, block)
        }}
        onClose={() => setIsDeleting(false)}
      />
    </section>
  )
}
