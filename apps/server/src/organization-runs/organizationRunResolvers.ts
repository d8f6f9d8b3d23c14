import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { organizationRuns } from './organizationRuns.ts'
import { startOrganizationRuns } from './startRuns.ts'

export const organizationRunResolvers: Resolvers = {
  Query: {
    organizationRuns: (_root, args, { server, userId }) => organizationRuns(server, userId, args),
  },
  Mutation: {
    startOrganizationRuns: (_root, args, { server, userId }) =>
      startOrganizationRuns(server, userId, args),
  },
}
