import { Group, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEdit, useCurrentProject } from '../../../lib/currentProject.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { remediesOf } from './remedies.ts'
import type { WeatherReport } from './useReport.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId')

interface RemedyLinksProps {
  readonly dataset: DatasetRowFragment
  readonly report: WeatherReport
}

/** Edits that would mend what was found, for those who may make them. */
export function RemedyLinks({ dataset, report }: RemedyLinksProps): ReactNode {
  const project = useCurrentProject()
  const { org, projectId } = route.useParams()
  const remedies = remediesOf(report, { isTypicalYear: dataset.type === 'TMY' })
  const labels = [...new Set(remedies.map(({ label }) => label))]
  if (!mayEdit(project) || labels.length === 0) return null
  return (
    <Group gap="xs">
      <Text size="sm">Make a corrected dataset:</Text>
      {labels.map((label) => (
        <ButtonLink
          key={label}
          variant="default"
          to="/$org/project/$projectId/resources/meteo/$datasetId/edit"
          params={{ org, projectId, datasetId: dataset.id }}
          search={remedies.find((remedy) => remedy.label === label)?.search ?? {}}
        >
          {label}
        </ButtonLink>
      ))}
    </Group>
  )
}
