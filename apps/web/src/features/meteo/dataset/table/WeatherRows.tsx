import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { DatasetRowFragment } from '../../../../lib/gql/graphql.ts'
import { shownOrMissing, shownUnit } from '../../../../lib/shownUnits.ts'
import { type Column, DataTable, rightColumn } from '../../../../ui/DataTable.tsx'
import type { WeatherTable } from '../../useDatasets.ts'
import { columnTitle, rowValueText } from '../../weatherTexts.ts'
import { seriesOf } from '../weatherSeries.ts'
import { intervalTime } from './weatherCells.ts'

interface WeatherRowsProps {
  readonly table: WeatherTable
  readonly columns: readonly string[]
  readonly dataset: DatasetRowFragment
  readonly interval: string
}

/** Rows of the chosen columns. */
export function WeatherRows({ table, columns, dataset, interval }: WeatherRowsProps): ReactNode {
  const rows = useMemo(() => table.time.map((iso, index) => ({ iso, index })), [table])
  const shown = useMemo(
    () => columnsOf(table, columns, dataset, interval),
    [table, columns, dataset, interval],
  )
  if (rows.length === 0) {
    return (
      <Text size="sm" c="gray.7">
        The dataset has no rows in this time.
      </Text>
    )
  }
  return (
    <DataTable
      label="Rows of the dataset"
      rows={rows}
      rowKey={({ iso }) => iso}
      columns={shown}
      height={520}
    />
  )
}

interface Row {
  readonly iso: string
  readonly index: number
}

function columnsOf(
  table: WeatherTable,
  columns: readonly string[],
  dataset: DatasetRowFragment,
  interval: string,
): readonly Column<Row>[] {
  return [
    {
      key: 'time',
      title: 'Time',
      render: ({ iso }) => (
        <span style={{ whiteSpace: 'nowrap' }}>{intervalTime(iso, interval, dataset)}</span>
      ),
    },
    ...columns
      .flatMap((column) => seriesOf(table, column) ?? [])
      .map(({ column, unit, values }) =>
        rightColumn(column, columnTitle(column, shownUnit(unit)), ({ index }: Row) =>
          rowValueText(
            unit.includes('kWh') ? 'windspeed' : column,
            shownOrMissing(values[index], unit),
          ),
        ),
      ),
  ]
}
