import { Box, Button, List } from '@mantine/core'
import { IconDownload, IconTable } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayExport, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatCount } from '../../../lib/format.ts'
import type { CustomDatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { isNotFound } from '../../../lib/graphqlError.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { AnchorLink, ButtonLink } from '../../../ui/links.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type DatasetAction, DatasetDialogs } from '../DatasetDialogs.tsx'
import { DatasetMenu } from '../DatasetMenu.tsx'
import { ALIGNMENT_TEXTS, clockText, periodText, stepText, typeText } from '../datasetTexts.ts'
import { useCustomDataset, useExportCustomDataset } from '../useCustomDatasets.ts'
import { ColumnsTable } from './ColumnsTable.tsx'
import { SeriesChart } from './SeriesChart.tsx'

const route = getRouteApi('/$org/project/$projectId/resources/datasets/$datasetId')
const LIST = '/$org/project/$projectId/resources/datasets'

/** All about one dataset: its times, its columns and their values. */
export function CustomDatasetPage(): ReactNode {
  const { datasetId } = route.useParams()
  const view = useCustomDataset(datasetId)
  const isMissing = view.state === 'failed' && isNotFound(view.error)
  return (
    <Page>
      <AnchorLink size="xs" from="/$org/project/$projectId" to={LIST}>
        All custom datasets
      </AnchorLink>
      {isMissing ? (
        <NoDataset />
      ) : (
        <DataState view={view} skeleton={<SkeletonLines count={8} />}>
          {(dataset) => <Dataset dataset={dataset} />}
        </DataState>
      )}
    </Page>
  )
}

interface DatasetProps {
  readonly dataset: CustomDatasetRowFragment
}

function Dataset({ dataset }: DatasetProps): ReactNode {
  const navigate = route.useNavigate()
  const [action, setAction] = useState<DatasetAction | undefined>(undefined)
  return (
    <>
      <PageHeader
        title={dataset.name}
        description={[
          typeText(dataset.type),
          `steps of ${stepText(dataset)}`,
          dataset.origin ?? dataset.source_filename,
        ].join(' · ')}
        actions={
          <>
            <ExportButtons dataset={dataset} />
            <DatasetMenu dataset={dataset} onAction={setAction} />
          </>
        }
      />
      <Warnings dataset={dataset} />
      <SeriesChart dataset={dataset} />
      <ColumnsTable dataset={dataset} />
      <Panel title="Times">
        <FactList facts={factsOf(dataset)} />
      </Panel>
      <DatasetDialogs
        action={action}
        onClose={() => setAction(undefined)}
        onDeleted={() => void navigate({ to: LIST })}
      />
    </>
  )
}

function ExportButtons({ dataset }: DatasetProps): ReactNode {
  const project = useCurrentProject()
  const save = useExportCustomDataset(dataset)
  if (!mayExport(project)) return null
  return (['csv', 'parquet'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {format === 'csv' ? 'Save CSV' : 'Save Parquet'}
    </Button>
  ))
}

function Warnings({ dataset: { warnings } }: DatasetProps): ReactNode {
  if (warnings.length === 0) return null
  return (
    <Box mb="md">
      <Note kind="warning" title="How the file was read">
        <List size="sm" spacing={4}>
          {warnings.map(({ code, message }) => (
            <List.Item key={`${code} ${message}`}>{message}</List.Item>
          ))}
        </List>
      </Note>
    </Box>
  )
}

function factsOf(dataset: CustomDatasetRowFragment) {
  const { row_count, missing_row_count, interval_alignment } = dataset
  return [
    { label: 'Period', value: periodText(dataset) },
    { label: 'Kind', value: typeText(dataset.type) },
    { label: 'Step', value: stepText(dataset) },
    { label: 'Standard time', value: clockText(dataset) },
    {
      label: 'Times of the file',
      value: ALIGNMENT_TEXTS[interval_alignment] ?? interval_alignment,
    },
    { label: 'Rows', value: formatCount(row_count) },
    { label: 'Steps without a row', value: formatCount(missing_row_count) },
  ]
}

function NoDataset(): ReactNode {
  return (
    <>
      <PageHeader title="Custom dataset not found" />
      <EmptyState
        icon={<IconTable size={32} />}
        title="This project has no such custom dataset"
        text="It may have been deleted, or the link is of another project."
        action={
          <ButtonLink variant="default" to={LIST} from="/$org/project/$projectId">
            All custom datasets
          </ButtonLink>
        }
      />
    </>
  )
}
