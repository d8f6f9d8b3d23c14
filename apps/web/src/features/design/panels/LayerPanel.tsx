import { ActionIcon, Button, Group, Title, Tooltip } from '@mantine/core'
import { IconListNumbers, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isLocked, useCurrentProject } from '../../../lib/currentProject.ts'
import { SaveState } from '../../../ui/SaveState.tsx'
import { blocksInOrder, layersInOrder } from '../model/editorState.ts'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'
import { AddLayerDialog } from './AddLayerDialog.tsx'
import { BlockSection } from './BlockSection.tsx'
import { addBlock } from './designActions.ts'
import classes from './LayerPanel.module.css'
import { LayerRow } from './LayerRow.tsx'

/** Blocks with their layers, and what lies in no block. */
export function LayerPanel({ session }: { readonly session: DesignSession }): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const [isAdding, setIsAdding] = useState(false)
  const unassigned = layersInOrder(design, null)
  const blocks = blocksInOrder(design)
  return (
    <nav className={classes['panel']} aria-label="Blocks and layers">
      <Group className={classes['head']} justify="space-between" wrap="nowrap">
        <Title order={1} size="h2">
          Blocks
        </Title>
        {session.mayEdit && (
          <Group gap={2} wrap="nowrap">
            <Tooltip label="Add a layer by coordinates">
              <ActionIcon aria-label="Add layer by coordinates" onClick={() => setIsAdding(true)}>
                <IconListNumbers size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label="Add a block">
              <ActionIcon aria-label="Add block" onClick={() => addBlock(session)}>
                <IconPlus size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </Group>
        )}
      </Group>
      <div className={classes['list']}>
        {blocks.length === 0 && <NoBlocks session={session} />}
        {blocks.map((block, index) => (
          <BlockSection key={block.id} session={session} block={block} index={index} />
        ))}
        {unassigned.length > 0 && (
          <section aria-label="Unassigned">
            <h2 className={classes['unassigned']}>Unassigned</h2>
            <ul className={classes['layers']}>
              {unassigned.map((layer) => (
                <LayerRow key={layer.id} session={session} layer={layer} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <SaveFooter session={session} />
      <AddLayerDialog session={session} opened={isAdding} onClose={() => setIsAdding(false)} />
    </nav>
  )
}

function NoBlocks({ session }: { readonly session: DesignSession }): ReactNode {
  return (
    <div className={classes['empty']}>
      <p>
        A block is a part of the plant with its own land and equipment. Draw a perimeter and its
        block is made, or add one here.
      </p>
      {session.mayEdit && (
        <Button onClick={() => session.dispatch({ type: 'tool', tool: 'perimeter' })}>
          Start drawing
        </Button>
      )}
    </div>
  )
}

function SaveFooter({ session }: { readonly session: DesignSession }): ReactNode {
  const { saving, rejected } = useStore(session.saver.status, (status) => status)
  const isMonitored = isLocked(useCurrentProject())
  if (!session.mayEdit) {
    return (
      <div className={classes['foot']}>
        {isMonitored
          ? 'View only while the project is monitored.'
          : 'View only. An editor of the project can change it.'}
      </div>
    )
  }
  if (saving === undefined) return null
  return (
    <div className={classes['foot']}>
      <SaveState saving={saving} />
      {saving.state === 'failed' && (
        <Button variant="default" mt={6} onClick={() => void session.saver.flush()}>
          Try again
        </Button>
      )}
      {rejected.length > 1 && (
        <ul className={classes['rejected']}>
          {rejected.map(({ id, name, message }) => (
            <li key={id}>
              <strong>{name}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
