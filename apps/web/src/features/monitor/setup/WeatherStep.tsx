import { Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatDate } from '../../../lib/formatTime.ts'
import { SetupDatasetsDocument, type SetupDatasetsQuery } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { AnchorLink } from '../../../ui/links.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { StepProps } from './stepProps.ts'
import { ThresholdFields } from './ThresholdFields.tsx'

const FIRST = [
  { value: 'station', label: 'The station: its table, else its nodes of GHI' },
  { value: 'ghi', label: 'GHI of the station alone, split by the model' },
  { value: 'poa', label: 'Sensors in the plane of the modules' },
  { value: 'satellite', label: 'Satellite' },
]

/** Where the light and air of the expected energy are from. */
export function WeatherStep(props: StepProps): ReactNode {
  const { draft, change } = props
  const { id: project_id } = useCurrentProject()
  const datasets = useQuery(graphqlQuery(SetupDatasetsDocument, { project_id }))
  const all = datasets.data?.projectEnviroDatasets ?? []
  const dated = all.filter(({ type }) => type === 'Sequential').map(choiceOf)
  return (
    <Panel title="Weather" description="Others follow where the first has nothing">
      <Stack gap="sm" maw={620}>
        <Select
          label="What goes first"
          allowDeselect={false}
          data={FIRST}
          value={draft.weather}
          onChange={(weather) => weather !== null && change({ weather })}
        />
        <Select
          label="Measured at the plant"
          description="A table of the station; where there is none, the nodes of the station are read"
          placeholder="None: the nodes of the station"
          clearable
          data={dated}
          value={draft.enviroId}
          onChange={(enviroId) => change({ enviroId })}
        />
        <Select
          label="Seen by a satellite"
          description="Fills what sensors lack"
          placeholder="None"
          clearable
          data={dated}
          value={draft.satelliteId}
          onChange={(satelliteId) => change({ satelliteId })}
        />
        {datasets.isSuccess && dated.length === 0 && (
          <Note kind="neutral">
            The project has no weather of dated years; typical years say nothing of the weather that
            was. Without a dataset the hierarchy needs nodes of light and of the temperature of air.{' '}
            <AnchorLink
              size="sm"
              from="/$org/project/$projectId"
              to="/$org/project/$projectId/resources/meteo"
            >
              Add weather
            </AnchorLink>
          </Note>
        )}
        <ThresholdFields {...props} />
      </Stack>
    </Panel>
  )
}

const choiceOf = ({
  id,
  name,
  start_time,
  end_time,
}: SetupDatasetsQuery['projectEnviroDatasets'][number]) => ({
  value: id,
  label: `${name}, ${formatDate(start_time)} to ${formatDate(end_time)}`,
})
