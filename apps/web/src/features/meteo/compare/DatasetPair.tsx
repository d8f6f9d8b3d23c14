import { Group, SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { OneColumn } from '../dataset/table/ColumnChoice.tsx'
import { intervalText, spanText, utcOffsetText } from '../weatherTexts.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { PairMonths } from './PairMonths.tsx'
import { PairScatter } from './PairScatter.tsx'
import { useComparison, type WeatherComparison } from './useComparison.ts'

export interface Pair {
  readonly a: DatasetRowFragment
  readonly b: DatasetRowFragment
}

interface DatasetPairProps extends Pair {
  /** That is drawn; null: the first. */
  readonly column: string | null
  readonly onColumn: (column: string) => void
}

/** The two side by side: table, months, and every value of one against the other. */
export function DatasetPair({ a, b, ...choice }: DatasetPairProps): ReactNode {
  const view = useComparison(a.id, b.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={10} />}>
      {(comparison) =>
        comparison.row_count === 0 || comparison.columns.length === 0 ? (
          <Note kind="info">
            The two datasets share no time or no columns, so there is nothing to compare.
          </Note>
        ) : (
          <Compared a={a} b={b} comparison={comparison} {...choice} />
        )
      }
    </DataState>
  )
}

function Compared({
  a,
  b,
  comparison,
  column,
  onColumn,
}: DatasetPairProps & { readonly comparison: WeatherComparison }): ReactNode {
  const { columns } = comparison
  const shown = columns.find((one) => one.column === column) ?? columns[0]
  return (
    <Stack gap="md">
      <Panel title={`A: ${a.name} · B: ${b.name}`} description={sharedText(comparison, a)}>
        <DifferenceTable columns={columns} />
      </Panel>
      {shown !== undefined && (
        <>
          <Group justify="flex-end">
            <OneColumn
              label="Quantity of the charts"
              columns={columns.map((one) => one.column)}
              value={shown.column}
              onChange={onColumn}
            />
          </Group>
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Panel>
              <PairMonths a={a} b={b} column={shown} />
            </Panel>
            <Panel>
              <PairScatter a={a} b={b} column={shown} />
            </Panel>
          </SimpleGrid>
        </>
      )}
    </Stack>
  )
}

/** '8,760 steps of 1 h that both have, 2021-01-01 to 2021-12-31, UTC−07:00' */
function sharedText(
  { row_count, time_interval, from, to }: WeatherComparison,
  dataset: DatasetRowFragment,
): string {
  const rows = `${counted(row_count, 'step')} of ${intervalText(time_interval)} that both have`
  if (from === null || to === null) return `${rows}.`
  const days = spanText(Date.parse(from), Date.parse(to), dataset)
  return `${rows}, ${days}, ${utcOffsetText(dataset.local_time_zone)}.`
}
