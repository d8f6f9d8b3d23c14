import { ActionIcon, Button, Group } from '@mantine/core'
import { IconFocusCentered, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FigureList } from '../../project/FigureList.tsx'
import type { SceneBlock, SceneModel } from './model/sceneModel.ts'
import type { TableTurn } from './model/tableTurn.ts'
import classes from './PlantScene.module.css'
import type { SceneCommands } from './sceneCommands.ts'
import { tableFacts } from './tableFacts.ts'

interface TableCardProps {
  readonly model: SceneModel
  readonly block: SceneBlock
  readonly table: number
  readonly turn: TableTurn
  readonly commands: SceneCommands
  readonly onClose: () => void
}

/** What is known of the chosen table; read out when another one is chosen. */
export function TableCard(props: TableCardProps): ReactNode {
  const { model, block, table, turn, commands } = props
  return (
    <aside className={classes['card']} aria-label="Chosen table">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <h2 className={classes['cardTitle']}>
          Table {block.layout.row[table]}/{block.layout.slot[table]}
        </h2>
        <ActionIcon aria-label="Close" onClick={props.onClose}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <FigureList
        className={classes['facts']}
        aria-live="polite"
        figures={tableFacts(model, block, table, turn)}
      />
      <Group gap={6}>
        <Button variant="default" size="compact-xs" onClick={() => commands.step(-1)}>
          Previous
        </Button>
        <Button variant="default" size="compact-xs" onClick={() => commands.step(1)}>
          Next
        </Button>
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconFocusCentered size={14} aria-hidden />}
          onClick={() => commands.centre({ blockId: block.id, table })}
        >
          Centre
        </Button>
      </Group>
    </aside>
  )
}
