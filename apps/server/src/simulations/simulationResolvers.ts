import type { Resolvers } from '../http/resolvers.gen.ts'

export const simulationResolvers: Resolvers = {
  Query: {
    projectDuetSim: (_root, args, ctx) => ctx.services.simulations.list(ctx.userId, args),
    runningProjectSim: (_root, { project_id }, ctx) =>
      ctx.services.simulations.running(ctx.userId, project_id),
    simulationChoices: (_root, { id }, ctx) => ctx.services.reruns.choices(ctx.userId, id),
    projectDesignCheck: (_root, { project_id }, ctx) =>
      ctx.services.preflights.designCheck(ctx.userId, project_id),
    runPreflight: (_root, { project_id, input }, ctx) =>
      ctx.services.preflights.preflight(ctx.userId, project_id, input),
  },
  Mutation: {
    runProjectBlockSimulation: (_root, { project_id, input }, ctx) =>
      ctx.services.simulations.run(ctx.userId, project_id, input),
    editDuetSimulation: (_root, { id, name }, ctx) =>
      ctx.services.simulations.rename(ctx.userId, id, name),
    deleteDuetSimulation: (_root, { id }, ctx) => ctx.services.simulations.remove(ctx.userId, id),
    stopRunningSimulation: (_root, { id, project_id }, ctx) =>
      ctx.services.simulations.stop(ctx.userId, id, project_id),
    editDuetJobStatus: (_root, { id, ...input }, ctx) =>
      ctx.services.reruns.editStatus(ctx, id, input),
    runSimulationAgain: (_root, { id, name, confirm_distant_weather }, ctx) =>
      ctx.services.reruns.again(ctx.userId, id, name, confirm_distant_weather),
  },
  Project: {
    recent_simulations: (project, _args, ctx) => ctx.services.simulations.recent(project.id),
  },
}
