import { useQuery } from '@tanstack/react-query'
import { AdminOrganizationNamesDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'

export interface OrganizationOption {
  readonly value: string
  readonly label: string
}

/** All organisations, to choose one of them; none while they are on their way. */
export function useOrganizationOptions(): readonly OrganizationOption[] {
  const { data } = useQuery(graphqlQuery(AdminOrganizationNamesDocument, {}))
  return (data?.adminOrganizations ?? []).map(({ id, name, slug }) => ({
    value: id,
    label: `${name} (${slug})`,
  }))
}
