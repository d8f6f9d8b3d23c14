import type { Resolvers } from '../../graphql/resolvers.gen.ts'
import { ofRun } from '../run/ofRun.ts'
import {
  projectYieldUncertainty,
  updateYieldUncertainty,
  yieldExceedance,
} from './yieldExceedance.ts'

export const yieldUncertaintyResolvers: Resolvers = {
  Query: {
    yieldUncertainty: (_root, { project_id }, { server, userId }) =>
      projectYieldUncertainty(server, userId, project_id),
    yieldExceedance: ofRun(yieldExceedance),
  },
  Mutation: {
    updateYieldUncertainty: (_root, { project_id, parts }, { server, userId }) =>
      updateYieldUncertainty(server, userId, project_id, parts ?? null),
  },
}
