import type { UserId } from '../../access/organizationAccess.ts'
import type { Server } from '../../server.ts'
import { type FinishedRun, finishedRun } from './finishedRun.ts'

interface RunCaller {
  readonly server: Server
  readonly userId: UserId
}

type RunResolver<Args, Answer> = (root: unknown, args: Args, context: RunCaller) => Promise<Answer>

/** A resolver that answers from a run whose results the caller may see. */
export const ofRun =
  <Args extends { readonly simulation_id: string }, Answer>(
    answer: (run: FinishedRun, args: Args, server: Server) => Answer | Promise<Answer>,
  ): RunResolver<Args, Answer> =>
  async (_root, args, { server, userId }) =>
    answer(await finishedRun(server, userId, args.simulation_id), args, server)

/** A resolver that asks for something of a run whose results the caller may take away. */
export const ofExportableRun =
  <Args extends { readonly simulation_id: string }, Answer>(
    answer: (run: FinishedRun, args: Args, server: Server, userId: string) => Promise<Answer>,
  ): RunResolver<Args, Answer> =>
  async (_root, args, { server, userId = '' }) =>
    answer(await finishedRun(server, userId, args.simulation_id, 'export'), args, server, userId)
