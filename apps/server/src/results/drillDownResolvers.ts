import type { Resolvers } from '../http/resolvers.gen.ts'
import { drillDown, heatMapOf } from './drillDown.ts'
import { ofRun } from './ofRun.ts'

export const drillDownResolvers: Resolvers = {
  Query: {
    drillDown: ofRun((run, args, server) => drillDown(server, run, args)),
    drillDownHeatMap: ofRun((run, args, server) => heatMapOf(server, run, args)),
  },
}
