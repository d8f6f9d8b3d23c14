import { Group, Text } from '@mantine/core'
import { IconFileText, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { type Column, rightColumn } from '../../ui/DataTable.tsx'
import { Term } from '../../ui/help/Term.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { actionColumn } from '../../ui/table/columns.tsx'
import { DifferingBlocks } from './DifferingBlocks.tsx'
import { LossValueCell } from './LossValueCell.tsx'
import { isChangedHere, type LossRow } from './lossRows.ts'
import type { useLossesSearch } from './useLossesSearch.ts'

interface ColumnsInput {
  readonly mayChange: boolean
  readonly mayNote: boolean
  /** Key of the loss whose blocks are listed. */
  readonly open: string | undefined
  readonly go: ReturnType<typeof useLossesSearch>[1]
}

export function lossColumns(input: ColumnsInput): readonly Column<LossRow>[] {
  const { mayChange, mayNote, open, go } = input
  const columns: readonly Column<LossRow>[] = [
    {
      key: 'label',
      title: 'Loss',
      width: '14%',
      minWidth: 130,
      render: ({ label }) => <Term label={label} />,
    },
    {
      key: 'value',
      title: 'Plant value',
      width: '36%',
      minWidth: 150,
      render: (row) => <LossValueCell loss={row.loss} value={row.value} />,
    },
    {
      key: 'blocks',
      title: 'Blocks that differ',
      width: '14%',
      minWidth: 120,
      render: (row) => (
        <DifferingBlocks
          row={row}
          isOpen={row.key === open}
          mayChange={mayChange}
          onOpen={(isOpen) => go({ open: isOpen ? row.key : undefined })}
          onChange={(block) => go({ change: row.key, block })}
        />
      ),
    },
    {
      key: 'note',
      title: 'Source or note',
      minWidth: 150,
      render: ({ note }) => <Said text={note} />,
    },
    rightColumn('sigma', 'Uncertainty', ({ sigmaPercentage }) =>
      sigmaPercentage === null ? '' : `${formatNumber(sigmaPercentage, 3)} %`,
    ),
    { key: 'stage', title: 'Stage', width: '12%', minWidth: 120, render: ({ stage }) => stage },
  ]
  if (!mayChange && !mayNote) return columns
  return [
    ...columns,
    actionColumn<LossRow>('Change', (row) => <Actions row={row} {...input} />, 84),
  ]
}

function Said({ text }: { readonly text: string }): ReactNode {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  )
}

function Actions({
  row,
  mayChange,
  mayNote,
  go,
}: ColumnsInput & { readonly row: LossRow }): ReactNode {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {mayChange && isChangedHere(row.loss, row.value) && (
        <IconButton
          label={`Change ${row.label}`}
          variant="subtle"
          onClick={() => go({ change: row.key, block: undefined })}
        >
          <IconPencil size={16} aria-hidden />
        </IconButton>
      )}
      {mayNote && (
        <IconButton
          label={`Source and uncertainty of ${row.label}`}
          variant="subtle"
          onClick={() => go({ note: row.key })}
        >
          <IconFileText size={16} aria-hidden />
        </IconButton>
      )}
    </Group>
  )
}
