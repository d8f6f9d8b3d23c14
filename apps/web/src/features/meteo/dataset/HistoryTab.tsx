import { Stack, Text, Timeline } from '@mantine/core'
import { IconFileUpload, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import { DatasetLink } from '../../../project/DatasetLink.tsx'
import { DataState } from '../../../ui/DataState.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { useDataset } from '../useDatasets.ts'
import { sourceText } from '../weatherTexts.ts'
import { type DatasetHistory, useHistory } from './useViews.ts'

/** How the dataset came to be: its file, then each edit. */
export function HistoryTab({ dataset }: DatasetProps): ReactNode {
  const project = useCurrentProject()
  const view = useHistory(project.id, dataset.id)
  return (
    <Panel
      title="History"
      description="Edits make a new dataset; the one before stays as it was. Corrections of times and place make a new revision of the same one."
    >
      <DataState view={view}>
        {(history) =>
          history === undefined ? null : <Steps dataset={dataset} history={history} />
        }
      </DataState>
    </Panel>
  )
}

function Steps({
  dataset,
  history,
}: DatasetProps & { readonly history: DatasetHistory }): ReactNode {
  const edits = history.history
  return (
    <Stack gap="md">
      {history.parent_id !== null && <Parent id={history.parent_id} datasetId={dataset.id} />}
      <Timeline active={edits.length} bulletSize={26} lineWidth={2}>
        <Timeline.Item
          bullet={<IconFileUpload size={14} aria-hidden />}
          title={`File ${dataset.source_filename}`}
        >
          <Text size="sm">{`Source: ${sourceText(dataset.source)}.`}</Text>
          {history.attribution !== null && <Text size="sm">{history.attribution}</Text>}
          {edits.length === 0 && (
            <Text size="xs" c="gray.6">
              {`Added ${formatDateTime(dataset.created_at)}. The dataset is as it came from its file.`}
            </Text>
          )}
        </Timeline.Item>
        {edits.map(({ at, user_name, text }, step) => (
          <Timeline.Item
            // oxlint-disable-next-line react/no-array-index-key -- two steps may read the same; their order never changes
            key={step}
            bullet={<IconPencil size={14} aria-hidden />}
            title={text}
          >
            <Text size="xs" c="gray.6">
              {`${user_name}, ${formatDateTime(at)}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  )
}

interface ParentProps {
  readonly id: string
  readonly datasetId: string
}

function Parent({ id, datasetId }: ParentProps): ReactNode {
  const project = useCurrentProject()
  const view = useDataset(project.id, id)
  if (view.state !== 'ready' || view.data === undefined) return null
  const { name } = view.data
  return (
    <Text size="sm">
      {'Made from '}
      <DatasetLink datasetId={id}>{name}</DatasetLink>
      {'. '}
      <AnchorLink
        size="sm"
        to="/$org/project/$projectId/resources/meteo/compare"
        from="/$org/project/$projectId"
        search={{ a: id, b: datasetId }}
      >
        Compare the two
      </AnchorLink>
    </Text>
  )
}
