import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { designCheck, runPreflight } from './plan/preflight.ts'
import { editRunStatus, runAgain, simulationChoices } from './reruns.ts'
import { computeSensitivities, runSensitivities } from './sensitivities/sensitivities.ts'
import {
  deleteSimulation,
  editSimulation,
  projectSimulations,
  recentSimulations,
  runningSimulations,
  startSimulation,
  stopSimulation,
} from './simulations.ts'
import { addStudyPoints, createStudy, previewStudy } from './studies/startStudy.ts'
import {
  deleteStudy,
  projectStudies,
  renameStudy,
  simulationStudy,
  stopStudy,
} from './studies/studies.ts'

export const simulationResolvers: Resolvers = {
  Query: {
    projectDuetSim: (_root, args, { server, userId }) => projectSimulations(server, userId, args),
    runningProjectSim: (_root, { project_id }, { server, userId }) =>
      runningSimulations(server, userId, project_id),
    simulationChoices: (_root, { id }, { server, userId }) => simulationChoices(server, userId, id),
    projectDesignCheck: (_root, { project_id }, { server, userId }) =>
      designCheck(server, userId, project_id),
    runPreflight: (_root, { project_id, input }, { server, userId }) =>
      runPreflight(server, userId, project_id, input),
    runSensitivities: (_root, { simulation_id }, { server, userId }) =>
      runSensitivities(server, userId, simulation_id),
    simulationStudies: (_root, args, { server, userId }) => projectStudies(server, userId, args),
    studyPreview: (_root, { project_id, input }, { server, userId }) =>
      previewStudy(server, userId, project_id, input),
    simulationStudy: (_root, { id }, { server, userId }) => simulationStudy(server, userId, id),
  },
  Mutation: {
    runProjectBlockSimulation: (_root, { project_id, input }, { server, userId }) =>
      startSimulation(server, userId, project_id, input),
    editDuetSimulation: (_root, { id, name }, { server, userId }) =>
      editSimulation(server, userId, id, name),
    deleteDuetSimulation: (_root, { id }, { server, userId }) =>
      deleteSimulation(server, userId, id),
    stopRunningSimulation: (_root, { id, project_id }, { server, userId }) =>
      stopSimulation(server, userId, id, project_id),
    editDuetJobStatus: (_root, { id, ...input }, ctx) => editRunStatus(ctx.server, ctx, id, input),
    runSimulationAgain: (_root, { id, name, confirm_distant_weather }, { server, userId }) =>
      runAgain(server, userId, id, name, confirm_distant_weather),
    computeRunSensitivities: (_root, { simulation_id, inputs }, { server, userId }) =>
      computeSensitivities(server, userId, simulation_id, inputs),
    createSimulationStudy: (_root, { project_id, input }, { server, userId }) =>
      createStudy(server, userId, project_id, input),
    addStudyPoints: (_root, { id, points }, { server, userId }) =>
      addStudyPoints(server, userId, id, points),
    renameSimulationStudy: (_root, { id, name }, { server, userId }) =>
      renameStudy(server, userId, id, name),
    stopSimulationStudy: (_root, { id }, { server, userId }) => stopStudy(server, userId, id),
    deleteSimulationStudy: (_root, { id, with_runs }, { server, userId }) =>
      deleteStudy(server, userId, id, with_runs),
  },
  Project: {
    recent_simulations: (project, _args, { server }) => recentSimulations(server, project.id),
  },
}
