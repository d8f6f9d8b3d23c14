import type { Resolvers } from '../../graphql/resolvers.gen.ts'
import { ofRun } from '../run/ofRun.ts'
import {
  projectYieldUncertainty,
  updateYieldUncertainty,
  yieldExceedance,
} from './yieldExceedance.ts'
import { yieldYears } from './yieldYears.ts'

export const yieldUncertaintyResolvers: Resolvers = {
  Query: {
    yieldUncertainty: (_root, { project_id }, { server, userId }) =>
      projectYieldUncertainty(server, userId, project_id),
    yieldExceedance: ofRun(yieldExceedance),
    yieldYears: ofRun(yieldYears),
  },
  Mutation: {
    updateYieldUncertainty: (_root, { project_id, uncertainty }, { server, userId }) =>
      updateYieldUncertainty(server, userId, project_id, uncertainty ?? null),
  },
}
