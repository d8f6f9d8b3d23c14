import { ActionIcon, Button, Group, Title, Tooltip } from '@mantine/core'
import { IconListNumbers, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isLocked, useCurrentProject } from '../../lib/currentProject.ts'
import { useStore } from '../../lib/externalStore.ts'
import { shownSentence } from '../../lib/shownUnits.ts'
import { SaveState } from '../../ui/SaveState.tsx'
import { addBlock } from '../design-session/designActions.ts'
import type { DesignSession } from '../design-session/session.ts'
import { ExchangeMenu } from '../exchange/ExchangeMenu.tsx'
import { AddLayerDialog } from './AddLayerDialog.tsx'
import { HistoryList } from './HistoryList.tsx'
import classes from './LayerPanel.module.css'
import { LayerTree } from './tree/LayerTree.tsx'
import { NO_FILTER, type TreeFilter } from './tree/layerTree.ts'
import { SelectionBar } from './tree/SelectionBar.tsx'
import { useTreeDialogs } from './tree/TreeDialogs.tsx'
import { TreeFilterBar } from './tree/TreeFilterBar.tsx'

/** Blocks with their layers, what lies in no block, and the steps that were done. */
export function LayerPanel({ session }: { readonly session: DesignSession }): ReactNode {
  const [filter, setFilter] = useState<TreeFilter>(NO_FILTER)
  const { dialogs, element } = useTreeDialogs(session)
  const hasBlocks = useStore(session.plant, ({ design }) => Object.keys(design.blocks).length > 0)
  const isEmpty = useStore(
    session.plant,
    ({ design }) => !hasBlocks && Object.keys(design.block_layers).length === 0,
  )
  return (
    <nav className={classes['panel']} aria-label="Blocks and layers">
      <Head session={session} />
      {!isEmpty && <TreeFilterBar filter={filter} onChange={setFilter} />}
      {!hasBlocks && <NoBlocks session={session} />}
      {isEmpty ? (
        <div className={classes['rest']} />
      ) : (
        <LayerTree session={session} filter={filter} dialogs={dialogs} />
      )}
      <SelectionBar session={session} dialogs={dialogs} />
      {session.mayEdit && <HistoryList session={session} />}
      <SaveFooter session={session} />
      {element}
    </nav>
  )
}

function Head({ session }: { readonly session: DesignSession }): ReactNode {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Group className={classes['head']} justify="space-between" wrap="nowrap">
      <Title order={1} size="h2">
        Blocks
      </Title>
      <Group gap={2} wrap="nowrap">
        <ExchangeMenu session={session} />
        {session.mayEdit && (
          <>
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
          </>
        )}
      </Group>
      {isAdding && <AddLayerDialog session={session} onClose={() => setIsAdding(false)} />}
    </Group>
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
      <div className={classes['footer']}>
        {isMonitored
          ? 'View only while the project is monitored.'
          : 'View only. An editor of the project can change it.'}
      </div>
    )
  }
  if (saving === undefined) return null
  return (
    <div className={classes['footer']}>
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
              <strong>{name}</strong>: {shownSentence(message)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
