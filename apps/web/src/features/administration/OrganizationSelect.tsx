import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdminOrganizationNamesDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'

interface OrganizationSelectProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly placeholder?: string
  readonly description?: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly disabled?: boolean
  readonly width?: number
}

/** One organisation of all, found by typing; a clear button where none is an answer too. */
export function OrganizationSelect(props: OrganizationSelectProps): ReactNode {
  const options = useOrganizationOptions()
  return (
    <Select
      {...(props.hideLabel === true ? { 'aria-label': props.label } : { label: props.label })}
      {...(props.width === undefined ? {} : { w: props.width })}
      data={[...options]}
      value={props.value ?? null}
      onChange={(id) => props.onChange(id ?? undefined)}
      placeholder={props.placeholder ?? ''}
      description={props.description}
      error={props.error}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      searchable
      clearable={props.required !== true}
      clearButtonProps={{ 'aria-label': `Clear ${props.label.toLowerCase()}` }}
      nothingFoundMessage="No organization of this name"
      limit={100}
    />
  )
}

interface OrganizationOption {
  readonly value: string
  readonly label: string
}

/** All organisations, to choose one of them; none while they are on their way. */
function useOrganizationOptions(): readonly OrganizationOption[] {
  const { data } = useQuery(graphqlQuery(AdminOrganizationNamesDocument, {}))
  return (data?.adminOrganizations ?? []).map(({ id, name, slug }) => ({
    value: id,
    label: `${name} (${slug})`,
  }))
}
