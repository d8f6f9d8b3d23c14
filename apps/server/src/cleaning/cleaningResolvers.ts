import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { cleaningStudy } from './cleaningStudy.ts'

export const cleaningResolvers: Resolvers = {
  Query: {
    cleaningStudy: (_root, { project_id }, { server, userId }) =>
      cleaningStudy(server, userId, project_id),
  },
}
