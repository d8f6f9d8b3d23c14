import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { counted } from '../../lib/counted.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LossValueCell } from './LossValueCell.tsx'
import { isChangedHere, type LossRow } from './lossRows.ts'

interface DifferingBlocksProps {
  readonly row: LossRow
  readonly isOpen: boolean
  readonly mayChange: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChange: (blockId: string) => void
}

/** How many blocks have another value, and on request which. */
export function DifferingBlocks(props: DifferingBlocksProps): ReactNode {
  const { row, isOpen, onOpen } = props
  const listId = useId()
  const count = row.differing.length
  if (count === 0) return row.loss.holder === 'system' ? '–' : 'none'
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon size={14} aria-hidden />}
        aria-label={`${counted(count, 'block differs', 'blocks differ')} in ${row.label}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onOpen(!isOpen)}
      >
        {count}
      </Button>
      <div id={listId}>{isOpen && <BlockList {...props} />}</div>
    </>
  )
}

function BlockList({ row, mayChange, onChange }: DifferingBlocksProps): ReactNode {
  return (
    <Stack gap={6} mt={4} component="ul" style={{ listStyle: 'none', padding: 0 }}>
      {row.differing.map(({ block, value }) => (
        <Group key={block.id} component="li" gap={4} wrap="nowrap" align="flex-start">
          <div style={{ minWidth: 0, flex: 1 }}>
            <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {block.name}
            </Text>
            <LossValueCell loss={row.loss} value={value} />
          </div>
          {mayChange && isChangedHere(row.loss, value) && (
            <IconButton
              label={`Change ${row.label} of ${block.name}`}
              variant="subtle"
              onClick={() => onChange(block.id)}
            >
              <IconPencil size={14} aria-hidden />
            </IconButton>
          )}
        </Group>
      ))}
    </Stack>
  )
}
