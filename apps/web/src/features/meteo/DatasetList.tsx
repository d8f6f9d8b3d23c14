import { distanceKm } from '@duet/units'
import { Group, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { PagingBar } from '../../ui/table/PagingBar.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { type Sort, sortRows } from '../../ui/table/sortRows.ts'
import { type DatasetAction, DatasetDialogs } from './DatasetDialogs.tsx'
import { type DatasetLine, datasetColumns } from './datasetColumns.tsx'
import { useBlockCounts } from './useDatasets.ts'
import { matchesSearch } from './weatherTexts.ts'

const route = getRouteApi('/$org/project/$projectId')

/** The spec's page size. */
const PER_PAGE = 50

interface DatasetListProps {
  readonly datasets: readonly DatasetRowFragment[]
}

/** The datasets of the project, searched, sorted and in pages. */
export function DatasetList({ datasets }: DatasetListProps): ReactNode {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<Sort | undefined>(undefined)
  const [page, setPage] = useState(1)
  const found = useMemo(
    () => datasets.filter((dataset) => matchesSearch(dataset, text)),
    [datasets, text],
  )
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <SearchField
          label="Search datasets"
          placeholder="Name, source, file"
          value={text}
          onChange={(next) => {
            setText(next)
            setPage(1)
          }}
        />
        <Group gap="sm">
          <Text size="xs" c="gray.6" aria-live="polite">
            {`${text === '' ? '' : `${found.length} of `}${datasets.length} ${datasets.length === 1 ? 'dataset' : 'datasets'}`}
          </Text>
          {datasets.length > 1 && (
            <ButtonLink
              variant="default"
              leftSection={<IconArrowsExchange size={15} aria-hidden />}
              from="/$org/project/$projectId"
              to="/$org/project/$projectId/resources/meteo/compare"
            >
              Compare two
            </ButtonLink>
          )}
        </Group>
      </Group>
      {found.length === 0 ? (
        <Text size="sm" c="gray.7">
          {`No dataset matches '${text}'.`}
        </Text>
      ) : (
        <Lines found={found} page={page} sort={sort} onSort={setSort} />
      )}
      <PagingBar page={page} perPage={PER_PAGE} total={found.length} onChange={setPage} />
    </Stack>
  )
}

interface LinesProps {
  readonly found: readonly DatasetRowFragment[]
  readonly page: number
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

function Lines({ found, page, sort, onSort }: LinesProps): ReactNode {
  const navigate = route.useNavigate()
  const [action, setAction] = useState<DatasetAction | undefined>(undefined)
  const columns = datasetColumns(setAction)
  const lines = useLines(found)
  const value = columns.find(({ key }) => key === sort?.key)?.value
  const sorted =
    sort === undefined || value === undefined ? lines : sortRows(lines, value, sort.descending)
  return (
    <>
      <DataTable
        label="Meteo datasets"
        rows={sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ dataset }) => dataset.id}
        columns={columns}
        {...(sort !== undefined && { sort })}
        onSort={onSort}
        onRowClick={({ dataset }) =>
          void navigate({
            to: '/$org/project/$projectId/resources/meteo/$datasetId',
            params: { datasetId: dataset.id },
          })
        }
      />
      <DatasetDialogs action={action} onClose={() => setAction(undefined)} />
    </>
  )
}

/** What is shown of each, with what is asked for apart. */
function useLines(found: readonly DatasetRowFragment[]): readonly DatasetLine[] {
  const project = useCurrentProject()
  const counts = useBlockCounts(project.id)
  return found.map((dataset) => {
    const { latitude, longitude } = project
    return {
      dataset,
      blockCount: counts.get(dataset.id) ?? 0,
      distanceKm:
        latitude === null || longitude === null
          ? null
          : distanceKm({ latitude, longitude }, dataset),
    }
  })
}
