import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import {
  DeployProjectDocument,
  PortfoliosDocument,
  ProjectDocument,
  WithdrawProjectDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useProjectListsChanged } from '../../lib/organization/deletedProjects.ts'
import { useRefresh } from '../../lib/useRefresh.ts'

/** The tag of a deployment, of which a project has one so far. */
const DEFAULT_TAG = 'default'

type DeploymentChange = 'withdraw' | { readonly portfolioId: string | null }

export function useDeployment(
  projectId: string,
): UseMutationResult<unknown, Error, DeploymentChange> {
  const listsChanged = useProjectListsChanged()
  const refresh = useRefresh(ProjectDocument, PortfoliosDocument)
  return useMutation({
    mutationFn: (change: DeploymentChange): Promise<unknown> =>
      change === 'withdraw'
        ? request(WithdrawProjectDocument, { project_id: projectId })
        : request(DeployProjectDocument, {
            project_id: projectId,
            portfolio_id: change.portfolioId,
            tag: DEFAULT_TAG,
          }),
    onSuccess: () => Promise.all([listsChanged(), refresh()]),
  })
}
