import type { Resolvers } from '../http/resolvers.gen.ts'

export const studyResolvers: Resolvers = {
  Query: {
    simulationStudies: (_root, args, ctx) => ctx.services.studies.list(ctx.userId, args),
    simulationStudy: (_root, { id }, ctx) => ctx.services.studies.one(ctx.userId, id),
  },
  Mutation: {
    createSimulationStudy: (_root, { project_id, input }, ctx) =>
      ctx.services.studies.create(ctx.userId, project_id, input),
    addStudyValues: (_root, { id, values }, ctx) =>
      ctx.services.studies.addValues(ctx.userId, id, values),
    renameSimulationStudy: (_root, { id, name }, ctx) =>
      ctx.services.studies.rename(ctx.userId, id, name),
    stopSimulationStudy: (_root, { id }, ctx) => ctx.services.studies.stop(ctx.userId, id),
    deleteSimulationStudy: (_root, { id, with_runs }, ctx) =>
      ctx.services.studies.remove(ctx.userId, id, with_runs),
  },
}
