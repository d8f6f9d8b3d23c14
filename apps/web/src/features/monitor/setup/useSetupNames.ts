import { useQuery } from '@tanstack/react-query'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  SetupCopiesDocument,
  SetupDatasetsDocument,
  SetupRunsDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'

type Named = readonly { readonly id: string; readonly name: string }[]

/** Everything that versions point at, so far as it is there. */
export function useSetupNames(): Named {
  const { id: project_id, organization } = useCurrentProject()
  const datasets = useQuery(graphqlQuery(SetupDatasetsDocument, { project_id }))
  const runs = useQuery(graphqlQuery(SetupRunsDocument, { project_id }))
  const copies = useQuery(graphqlQuery(SetupCopiesDocument, { org_id: organization.id }))
  return [
    ...(datasets.data?.projectEnviroDatasets ?? []),
    ...(runs.data?.projectDuetSim ?? []),
    ...(copies.data?.projects.projects ?? []),
  ]
}
