import type { Block } from '@duet/plant'
import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useStore } from '../../../lib/externalStore.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { removeBlock } from '../../design-session/designActions.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { blocksInOrder, layersInOrder } from '../../drawing/editor/editorState.ts'
import { moveToBlock, textOf } from './treeActions.ts'

/** Dialogs that lines of the list open. */
export interface TreeDialogs {
  readonly removeBlock: (block: Block) => void
  readonly moveToBlock: (ids: readonly string[]) => void
}

interface OpenDialogs {
  readonly dialogs: TreeDialogs
  readonly element: ReactNode
}

export function useTreeDialogs(session: DesignSession): OpenDialogs {
  const [removing, setRemoving] = useState<Block>()
  const [moving, setMoving] = useState<readonly string[]>()
  return {
    dialogs: { removeBlock: setRemoving, moveToBlock: setMoving },
    element: (
      <>
        <RemoveBlockDialog
          session={session}
          block={removing}
          onClose={() => setRemoving(undefined)}
        />
        {moving !== undefined && (
          <MoveDialog session={session} ids={moving} onClose={() => setMoving(undefined)} />
        )}
      </>
    ),
  }
}

const UNASSIGNED = ''

interface MoveDialogProps {
  readonly session: DesignSession
  readonly ids: readonly string[]
  readonly onClose: () => void
}

function MoveDialog({ session, ids, onClose }: MoveDialogProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const [first] = ids
  const own = first === undefined ? null : (design.block_layers[first]?.block_id ?? null)
  const [to, setTo] = useState<string | null>(own ?? UNASSIGNED)
  const form = useCheckedForm({}, () => {
    moveToBlock(session, ids, to === UNASSIGNED ? null : to)
    onClose()
  })
  return (
    <FormDialog
      title={`Move ${textOf(session, ids)}`}
      submitLabel="Move"
      form={form}
      onClose={onClose}
    >
      <Select
        label="Block"
        description="A perimeter takes its guide line along"
        searchable
        data-autofocus
        value={to}
        data={[
          ...blocksInOrder(design).map(({ id, name }) => ({ value: id, label: name })),
          { value: UNASSIGNED, label: 'Unassigned' },
        ]}
        onChange={setTo}
      />
    </FormDialog>
  )
}

interface RemoveBlockDialogProps {
  readonly session: DesignSession
  readonly block: Block | undefined
  readonly onClose: () => void
}

function RemoveBlockDialog({ session, block, onClose }: RemoveBlockDialogProps): ReactNode {
  const count = useStore(session.plant, ({ design }) =>
    block === undefined ? 0 : layersInOrder(design, block.id).length,
  )
  const own = counted(count, 'layer')
  return (
    <ConfirmDialog
      opened={block !== undefined}
      title={`Delete ${block?.name ?? ''}?`}
      text={`The block and its ${own} are deleted. Undo brings them back while this tab is open.`}
      confirmLabel="Delete block"
      isDangerous
      onConfirm={() => {
        onClose()
        if (block !== undefined) removeBlock(session, block)
      }}
      onClose={onClose}
    />
  )
}
