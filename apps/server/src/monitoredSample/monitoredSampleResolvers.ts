import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { createMonitoredSample, monitoredSample } from './requestSample.ts'

export const monitoredSampleResolvers: Resolvers = {
  Query: {
    monitoredSample: (_root, { organization_id }, { server, userId }) =>
      monitoredSample(server, userId, organization_id),
  },
  Mutation: {
    createMonitoredSample: (_root, { organization_id }, { server, userId }) =>
      createMonitoredSample(server, userId, organization_id),
  },
}
