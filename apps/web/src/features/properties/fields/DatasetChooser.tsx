import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DesignDatasetsDocument } from '../../../lib/gql/graphql.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { Chooser } from './Chooser.tsx'

interface DatasetChooserProps {
  readonly value: string | null
  readonly isDisabled: boolean
  readonly onChange: (id: string | null) => void
}

const PAGE = {
  to: '/$org/project/$projectId/resources/meteo',
  label: 'Open meteo datasets',
  tip: 'Meteo datasets of the project',
} as const

const UNSET = 'None: a run takes the dataset that is chosen there'

/** The weather that the block is simulated with, when the run says no other. */
export function DatasetChooser(props: DatasetChooserProps): ReactNode {
  const { projectId } = useParams({ from: '/$org/project/$projectId' })
  const datasets = useQuery(graphqlQuery(DesignDatasetsDocument, { project_id: projectId }))
  return (
    <Chooser
      {...props}
      label="Meteo dataset"
      name="enviro_dataset_id"
      data={datasets.data?.projectEnviroDatasets ?? []}
      error={datasets.isError ? errorMessage(datasets.error) : undefined}
      note={props.value === null ? UNSET : undefined}
      page={PAGE}
    />
  )
}
