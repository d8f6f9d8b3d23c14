import type { CsvCell } from '@duet/units'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { energyTexts } from '../lib/format.ts'
import { type Column, DataTable } from './DataTable.tsx'
import { Panel } from './Panel.tsx'
import { SaveCsvButton } from './SaveCsvButton.tsx'

/** A column of a table that is read on screen and saved as CSV. */
export interface Figure<Row> {
  /** Heading on screen; absent: the column is in the CSV alone. */
  readonly title?: string
  /** Heading in the CSV, where units have no prefix; absent: `title`. */
  readonly csv?: string
  /** As it is, for the CSV. */
  readonly value: (row: Row) => CsvCell
  /** In digits that can be read; absent: the value. */
  readonly text?: (row: Row) => ReactNode
  readonly minWidth?: number
  /** Absent: the first to the left, all others to the right. */
  readonly align?: 'left'
}

/** Energies, all of them with one prefix on screen. */
export function energyFigure<Row>(
  rows: readonly Row[],
  title: string,
  kwh: (row: Row) => number | null,
): Figure<Row> {
  const text = energyTexts(rows.map(kwh))
  return { title, csv: `${title} (kWh)`, value: kwh, text: (row) => text(kwh(row)) }
}

interface FigureTableProps<Row> {
  readonly title: string
  /** What the table holds, for screen readers and the name of the CSV; absent: `title`. */
  readonly label?: string
  readonly csvTitle?: string
  readonly description: string
  readonly figures: readonly Figure<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Rows that are sums or means of the others. */
  readonly isBold?: (row: Row) => boolean
  /** Absent: headings sort where no row is a sum of others. */
  readonly isSorted?: boolean
  readonly height?: number | false
  readonly selectedKey?: string | undefined
  /** Above and below the table. */
  readonly controls?: ReactNode
  readonly children?: ReactNode
}

/** A panel with a table of figures and its CSV. */
export function FigureTable<Row>(props: FigureTableProps<Row>): ReactNode {
  const { title, label = title, csvTitle = label, figures, rows, height } = props
  return (
    <Panel
      title={title}
      description={props.description}
      actions={
        <SaveCsvButton
          title={csvTitle}
          columns={figures.map(({ csv, title: heading }) => csv ?? heading ?? '')}
          rows={rows.map((row) => figures.map(({ value }) => value(row)))}
        />
      }
    >
      {props.controls}
      <DataTable
        label={label}
        rows={rows}
        rowKey={props.rowKey}
        columns={figures.flatMap((figure, at) => columnOf(figure, at, props))}
        selectedKey={props.selectedKey}
        {...(typeof height === 'number' && { height })}
      />
      {props.children}
    </Panel>
  )
}

function columnOf<Row>(
  { title, value, text = value, minWidth, align }: Figure<Row>,
  at: number,
  { isBold, isSorted = isBold === undefined }: Pick<FigureTableProps<Row>, 'isBold' | 'isSorted'>,
): readonly Column<Row>[] {
  if (title === undefined) return []
  const render = (row: Row): ReactNode =>
    isBold ? (
      <Text span size="sm" fw={isBold(row) ? 700 : 400}>
        {text(row)}
      </Text>
    ) : (
      text(row)
    )
  return [
    {
      key: String(at),
      title,
      render,
      ...(isSorted && { value }),
      align: align ?? (at === 0 ? 'left' : 'right'),
      ...(minWidth !== undefined && { minWidth }),
    },
  ]
}
