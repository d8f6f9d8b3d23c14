import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { ofRun } from '../results/run/ofRun.ts'
import { economicsOfRun, economicsOfRuns } from './economicsOfRun.ts'
import { projectCosts, updateProjectCosts } from './projectCosts.ts'

export const economicsResolvers: Resolvers = {
  Query: {
    projectCosts: (_root, { project_id }, { server, userId }) =>
      projectCosts(server, userId, project_id),
    runEconomics: ofRun(economicsOfRun),
    economicsOfRuns: (_root, { simulation_ids }, { server, userId }) =>
      economicsOfRuns(server, userId, simulation_ids),
  },
  Mutation: {
    updateProjectCosts: (_root, { project_id, model }, { server, userId }) =>
      updateProjectCosts(server, userId, project_id, model ?? null),
  },
}
