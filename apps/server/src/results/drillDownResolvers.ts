import type { Resolvers } from '../http/resolvers.gen.ts'
import { drillDown, heatMapOf } from './drillDown.ts'
import { ofRun } from './ofRun.ts'

export const drillDownResolvers: Resolvers = {
  Query: {
    drillDown: ofRun((server, run, args) => drillDown(server, run, args)),
    drillDownHeatMap: ofRun((server, run, args) => heatMapOf(server, run, args)),
  },
}
