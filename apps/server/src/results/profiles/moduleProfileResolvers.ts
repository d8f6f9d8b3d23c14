import type { Resolvers } from '../../graphql/resolvers.gen.ts'
import { ofRun } from '../run/ofRun.ts'
import { askModuleProfile, moduleProfileData, moduleProfilePlan } from './moduleProfiles.ts'

export const moduleProfileResolvers: Resolvers = {
  Query: {
    tableModuleIrradianceProfiles: ofRun((run, args, server) =>
      moduleProfilePlan(server, run, args),
    ),
    tableModuleIrradianceProfilesData: (_root, { job_id }, { server, userId }) =>
      moduleProfileData(server, userId, job_id),
  },
  Mutation: {
    askTableModuleIrradianceProfiles: (_root, args, { server, userId }) =>
      askModuleProfile(server, userId, args),
  },
}
