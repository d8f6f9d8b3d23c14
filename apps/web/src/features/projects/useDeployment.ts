import {
  PortfoliosDocument,
  ProjectDocument,
  WithdrawProjectDocument,
} from '../../lib/gql/graphql.ts'
import { PROJECT_LISTS } from '../../lib/organization/deletedProjects.ts'
import { type Change, useChange } from '../../lib/useChange.ts'

const STALE = [...PROJECT_LISTS, ProjectDocument, PortfoliosDocument]

export function useWithdraw(): Change<typeof WithdrawProjectDocument> {
  return useChange(WithdrawProjectDocument, { stale: STALE })
}
