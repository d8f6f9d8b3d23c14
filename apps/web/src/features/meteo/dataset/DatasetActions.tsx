import { IconArrowsExchange, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayAddWeather, useCurrentProject } from '../../../lib/currentProject.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import type { DatasetAction } from '../DatasetDialogs.tsx'
import { DatasetMenu } from '../DatasetMenu.tsx'
import { QualityLink } from '../report/QualityLink.tsx'

interface DatasetActionsProps {
  readonly dataset: DatasetRowFragment
  readonly onAction: (action: DatasetAction) => void
}

/** What can be done with a dataset; edits only by those who may. */
export function DatasetActions({ dataset, onAction }: DatasetActionsProps): ReactNode {
  const project = useCurrentProject()
  return (
    <>
      <QualityLink dataset={dataset} />
      <ButtonLink
        variant="default"
        leftSection={<IconArrowsExchange size={15} aria-hidden />}
        to="/$org/project/$projectId/resources/meteo/compare"
        from="/$org/project/$projectId"
        search={{ a: dataset.id }}
      >
        Compare
      </ButtonLink>
      {mayAddWeather(project) && (
        <ButtonLink
          variant="default"
          leftSection={<IconPencil size={15} aria-hidden />}
          to="/$org/project/$projectId/resources/meteo/$datasetId/edit"
          from="/$org/project/$projectId"
          params={{ datasetId: dataset.id }}
        >
          Edit
        </ButtonLink>
      )}
      <DatasetMenu dataset={dataset} onAction={onAction} />
    </>
  )
}
