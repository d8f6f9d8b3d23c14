import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { createSampleProject } from './sampleProject.ts'

export const sampleResolvers: Resolvers = {
  Mutation: {
    createSampleProject: (_root, { organization_id }, { server, userId }) =>
      createSampleProject(server, userId, organization_id),
  },
}
