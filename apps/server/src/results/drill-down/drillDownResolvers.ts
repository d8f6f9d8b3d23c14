import type { Resolvers } from '../../graphql/resolvers.gen.ts'
import { ofRun } from '../run/ofRun.ts'
import { drillDown, heatMapOf } from './drillDown.ts'

export const drillDownResolvers: Resolvers = {
  Query: {
    drillDown: ofRun((run, args, server) => drillDown(server, run, args)),
    drillDownHeatMap: ofRun((run, args, server) => heatMapOf(server, run, args)),
  },
}
