import type { Resolvers } from '../../graphql/resolvers.gen.ts'
import { finishedRun } from '../run/finishedRun.ts'
import { ofExportableRun } from '../run/ofRun.ts'
import { knownPvsystFactors, startPvsystFactors } from './pvsystFactors.ts'

export const pvsystFactorsResolvers: Resolvers = {
  Query: {
    pvsystExportData: async (_root, args, { server, userId }) =>
      knownPvsystFactors(
        server,
        userId,
        await finishedRun(server, userId, args.simulation_id),
        args,
      ),
  },
  Mutation: {
    startPvsystFactors: ofExportableRun((run, args, server, userId) =>
      startPvsystFactors(server, run, args, userId),
    ),
  },
}
