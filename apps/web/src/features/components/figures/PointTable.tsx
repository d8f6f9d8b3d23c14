import type { FieldColumn, FieldError } from '@duet/plant'
import { ActionIcon, Button, Table, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ClipboardEvent, ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { shownLimit, storedOfField } from '../../../lib/shownUnits.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { type Point, parseCells } from '../draftValues.ts'
import { messageAt } from '../fieldMessages.ts'

interface PointTableProps {
  readonly label: string
  readonly columns: readonly FieldColumn[]
  readonly points: readonly Point[]
  readonly errors: readonly FieldError[]
  /** Place of the list in the record, for the messages of its cells. */
  readonly path: string
  readonly isDisabled: boolean
  readonly onChange: (points: readonly Point[]) => void
}

/** Rows of numbers; a table copied from a spreadsheet can be pasted into any row. */
export function PointTable(props: PointTableProps): ReactNode {
  const { columns, points, isDisabled, onChange } = props
  const onPaste = (event: ClipboardEvent, from: number): void => {
    const cells = parseCells(event.clipboardData.getData('text'))
    if (cells === undefined || isDisabled) return
    event.preventDefault()
    const pasted = cells.map((row) => pointFrom(columns, row))
    onChange([...points.slice(0, from), ...pasted, ...points.slice(from + pasted.length)])
  }
  return (
    <div>
      <Table aria-label={props.label} verticalSpacing={2} withRowBorders={false} layout="fixed">
        <PointTableHead columns={columns} />
        <Table.Tbody>
          {points.map((point, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a point is known by its place only
            <Table.Tr key={row} onPaste={(event) => onPaste(event, row)}>
              <PointCells
                {...props}
                point={point}
                row={row}
                onChange={(changed) => onChange(points.with(row, changed))}
              />
              <Table.Td px={2}>
                <ActionIcon
                  aria-label={`Remove row ${row + 1}`}
                  disabled={isDisabled}
                  onClick={() => onChange(points.toSpliced(row, 1))}
                >
                  <IconX size={14} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button
        size="compact-xs"
        variant="subtle"
        mt={4}
        leftSection={<IconPlus size={13} aria-hidden />}
        disabled={isDisabled}
        onClick={() => onChange([...points, pointFrom(columns, [])])}
      >
        Add point
      </Button>
    </div>
  )
}

interface PointCellsProps extends Omit<PointTableProps, 'points' | 'onChange'> {
  readonly point: Point
  readonly row: number
  readonly onChange: (point: Point) => void
}

function PointCells({ point, row, columns, path, ...props }: PointCellsProps): ReactNode {
  return columns.map((column) => (
    <Table.Td key={column.name} px={2} {...fieldAnchor(`${path}.${row}.${column.name}`)}>
      <NumberField
        label={`${column.label}, row ${row + 1}`}
        hideLabel
        value={point[column.name] ?? null}
        unit={column.shownUnit}
        factor={column.shownFactor}
        error={shownLimit(column, messageAt(props.errors, `${path}.${row}.${column.name}`))}
        disabled={props.isDisabled}
        onChange={(value) => props.onChange({ ...point, [column.name]: value })}
      />
    </Table.Td>
  ))
}

function PointTableHead({ columns }: { readonly columns: readonly FieldColumn[] }): ReactNode {
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map((column) => (
          <Table.Th key={column.name} fz="xs" fw={500} c="gray.7">
            {column.label}
          </Table.Th>
        ))}
        <Table.Th w={36}>
          <VisuallyHidden>Remove</VisuallyHidden>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  )
}

function pointFrom(columns: readonly FieldColumn[], shown: readonly number[]): Point {
  return Object.fromEntries(
    columns.map((column, index) => {
      const value = shown[index]
      return [column.name, value === undefined ? null : storedOfField(column, value)]
    }),
  )
}
