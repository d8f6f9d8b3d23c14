import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VertexCell } from './VertexCell.tsx'
import classes from './VertexTable.module.css'
import type { VertexColumn, VertexRow } from './vertexGrid.ts'

interface VertexLineProps {
  readonly row: VertexRow
  /** Place in the table, from 0. */
  readonly at: number
  /** The hole or line that it belongs to. */
  readonly part: string | undefined
  readonly columns: readonly VertexColumn[]
  readonly isActive: boolean
  readonly isFixed: boolean
  /** No points can be added or taken away. */
  readonly hasFixedCount: boolean
  readonly onGo: (row: number, column: number) => boolean
  readonly onChange: (column: number, value: number) => void
  readonly onPaste: (text: string, column: number) => void
  readonly onInsert: () => void
  readonly onDelete: () => void
}

/** A corner in numbers. */
export function VertexLine(props: VertexLineProps): ReactNode {
  const { row, at, part, columns, isFixed } = props
  const name = part === undefined ? `vertex ${row.number}` : `${part}, vertex ${row.number}`
  return (
    <tr data-active={props.isActive} aria-rowindex={at + 2}>
      <th scope="row" title={part}>
        {row.number}
        {part !== undefined && <small> {part}</small>}
      </th>
      {columns.map(({ title, decimals }, column) => (
        <td key={title}>
          <VertexCell
            label={`${title} of ${name}`}
            value={row.cells[column]}
            decimals={decimals}
            isFixed={isFixed}
            row={at}
            column={column}
            onChange={(value) => props.onChange(column, value)}
            onPaste={(text) => props.onPaste(text, column)}
            onGo={(rows, over) => props.onGo(at + rows, column + over)}
          />
        </td>
      ))}
      {!props.hasFixedCount && (
        <td className={classes['buttons']}>
          <Tooltip label="Add a vertex after it">
            <ActionIcon
              aria-label={`Add a vertex after ${name}`}
              size={24}
              onClick={props.onInsert}
            >
              <IconPlus size={14} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Delete vertex">
            <ActionIcon aria-label={`Delete ${name}`} size={24} onClick={props.onDelete}>
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </td>
      )}
    </tr>
  )
}
