import {
  DeployProjectDocument,
  PortfoliosDocument,
  ProjectDocument,
  WithdrawProjectDocument,
} from '../../lib/gql/graphql.ts'
import { PROJECT_LISTS } from '../../lib/organization/deletedProjects.ts'
import { type Change, useChange } from '../../lib/useChange.ts'

const STALE = [...PROJECT_LISTS, ProjectDocument, PortfoliosDocument]

/** The tag of a deployment, of which a project has one so far. */
export const DEFAULT_TAG = 'default'

export function useDeploy(): Change<typeof DeployProjectDocument> {
  return useChange(DeployProjectDocument, { stale: STALE })
}

export function useWithdraw(): Change<typeof WithdrawProjectDocument> {
  return useChange(WithdrawProjectDocument, { stale: STALE })
}
