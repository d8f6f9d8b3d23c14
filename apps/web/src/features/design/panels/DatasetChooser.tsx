import { ActionIcon, Select, Tooltip } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { DesignDatasetsDocument } from '../../../lib/gql/graphql.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import classes from './PropertyPanel.module.css'

interface DatasetChooserProps {
  readonly value: string | null
  readonly isDisabled: boolean
  readonly onChange: (id: string | null) => void
}

/** The weather that the block is simulated with, when the run says no other. */
export function DatasetChooser({ value, isDisabled, onChange }: DatasetChooserProps): ReactNode {
  const { org, projectId } = useParams({ from: '/$org/project/$projectId' })
  const inputId = useId()
  const datasets = useQuery(graphqlQuery(DesignDatasetsDocument, { project_id: projectId }))
  const data = (datasets.data?.projectEnviroDatasets ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  return (
    <div className={classes['chooser']} {...fieldAnchor('enviro_dataset_id')}>
      <label htmlFor={inputId}>Meteo Dataset</label>
      <Select
        id={inputId}
        placeholder={data.length === 0 ? 'None yet' : 'Choose'}
        data={data}
        value={value}
        clearable
        clearSectionMode="clear"
        disabled={isDisabled}
        error={datasets.isError ? errorMessage(datasets.error) : undefined}
        onChange={onChange}
      />
      <Tooltip label="Meteo datasets of the project">
        <ActionIcon
          aria-label="Open meteo datasets"
          size={32}
          renderRoot={(root) => (
            <Link
              to="/$org/project/$projectId/resources/meteo"
              params={{ org, projectId }}
              {...root}
            />
          )}
        >
          <IconExternalLink size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
