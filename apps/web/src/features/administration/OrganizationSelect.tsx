import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdminOrganizationNamesDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { clearButton } from '../../ui/fields/clearButton.ts'

interface OrganizationSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** One organisation of all, found by typing; a clear button where none is an answer too. */
export function OrganizationSelect(props: OrganizationSelectProps): ReactNode {
  const { value, onChange, ...rest } = props
  const { data } = useQuery(graphqlQuery(AdminOrganizationNamesDocument, {}))
  return (
    <Select
      label="Organization"
      data={(data?.adminOrganizations ?? []).map(({ id, name, slug }) => ({
        value: id,
        label: `${name} (${slug})`,
      }))}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      placeholder=""
      searchable
      clearable={rest.required !== true}
      clearButtonProps={clearButton('Clear organization')}
      nothingFoundMessage="No organization of this name"
      limit={100}
      {...rest}
    />
  )
}

/** The organisation that a list is narrowed down to. */
export function OrganizationFilter(
  props: Pick<OrganizationSelectProps, 'value' | 'onChange'>,
): ReactNode {
  return (
    <OrganizationSelect
      {...props}
      label={undefined}
      aria-label="Organization"
      w={240}
      placeholder="All organizations"
    />
  )
}
