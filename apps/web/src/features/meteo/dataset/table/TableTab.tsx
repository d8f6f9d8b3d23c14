import { Group, Pagination, Select, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '../../../../lib/counted.ts'
import { DataState, SkeletonLines } from '../../../../ui/DataState.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import type { DatasetProps } from '../../datasetProps.ts'
import { useColumns } from '../../useColumns.ts'
import { useRollup } from '../../useDatasets.ts'
import { intervalText, spanText } from '../../weatherTexts.ts'
import { DayRange } from '../DayRange.tsx'
import { intervalCount, rollUpChoices } from '../rollUps.ts'
import { chosenSpan, type TimeSpan } from '../siteDays.ts'
import { ColumnChoice, chosenColumns } from './ColumnChoice.tsx'
import { TableActions } from './TableActions.tsx'
import { tablePages } from './tablePages.ts'
import { WeatherRows } from './WeatherRows.tsx'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId')

/** The rows, or what they are rolled up to, of the days chosen. */
export function TableTab({ dataset }: DatasetProps): ReactNode {
  const view = useColumns(dataset.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={10} />}>
      {(columns) => <Chosen dataset={dataset} columns={columns.map(({ column }) => column)} />}
    </DataState>
  )
}

function Chosen({
  dataset,
  columns,
}: DatasetProps & { readonly columns: readonly string[] }): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: Partial<typeof search>): void =>
    void navigate({
      to: '.',
      search: { ...search, page: undefined, ...changed },
      replace: true,
      resetScroll: false,
    })
  const choices = rollUpChoices(dataset.time_interval)
  const interval = choices.find((choice) => choice === search.interval) ?? dataset.time_interval
  const span = chosenSpan(dataset, search.from, search.to)
  const pages = tablePages(span, interval)
  const page = Math.min(search.page ?? 1, pages.length)
  const names = chosenColumns(search.columns, columns)
  const shown = names.length === 0 ? columns : names
  return (
    <Panel>
      <Stack gap="sm">
        <Group align="flex-end" gap="sm">
          <Select
            label="Interval"
            w={110}
            data={choices.map((value) => ({ value, label: intervalText(value) }))}
            value={interval}
            onChange={(value) => change({ interval: value ?? undefined })}
          />
          <DayRange dataset={dataset} from={search.from} to={search.to} onChange={change} />
          <ColumnChoice
            columns={columns}
            chosen={names}
            onChange={(chosen) => change({ columns: chosen.join(',') || undefined })}
          />
        </Group>
        <OnePage
          dataset={dataset}
          interval={interval}
          columns={shown}
          span={span}
          pages={pages}
          page={page}
          onPage={(next) => change({ page: next })}
        />
      </Stack>
    </Panel>
  )
}

interface OnePageProps extends DatasetProps {
  readonly interval: string
  readonly columns: readonly string[]
  readonly span: TimeSpan
  readonly pages: readonly TimeSpan[]
  readonly page: number
  readonly onPage: (page: number) => void
}

function OnePage(props: OnePageProps): ReactNode {
  const { dataset, interval, columns, span, pages, page } = props
  const part = pages[page - 1] ?? span
  const isRows = interval === dataset.time_interval
  const view = useRollup(
    {
      id: dataset.id,
      time_interval: interval,
      from: new Date(part.fromMs).toISOString(),
      to: new Date(part.toMs).toISOString(),
      mean: isRows,
    },
    true,
  )
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Text size="xs" c="gray.6" maw={620}>
          {`${isRows ? 'The rows as they are stored.' : `Means of each ${intervalText(interval)}; irradiance as energy.`} Times are the beginning of each interval, site time. About ${counted(intervalCount(span, interval), 'row')}${pages.length > 1 ? `; on this page: ${spanText(part.fromMs, part.toMs, dataset)}` : ''}.`}
        </Text>
        <TableActions
          dataset={dataset}
          columns={columns}
          interval={interval}
          isRows={isRows}
          pages={pages}
          page={view}
        />
      </Group>
      <DataState view={view} skeleton={<SkeletonLines count={10} />}>
        {(table) => (
          <WeatherRows table={table} columns={columns} dataset={dataset} interval={interval} />
        )}
      </DataState>
      {pages.length > 1 && (
        <Pagination
          size="sm"
          value={page}
          total={pages.length}
          siblings={1}
          onChange={props.onPage}
          getControlProps={(control) => ({ 'aria-label': `The ${control} page` })}
        />
      )}
    </>
  )
}
