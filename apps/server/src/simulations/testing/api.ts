import type { GraphQLResolveInfo } from 'graphql'
import { cleaningResolvers } from '../../cleaning/cleaningResolvers.ts'
import { economicsResolvers } from '../../economics/economicsResolvers.ts'
import type { Context } from '../../graphql/context.ts'
import type {
  Mutation,
  MutationResolvers,
  Query,
  QueryResolvers,
  Resolvers,
} from '../../graphql/resolvers.gen.ts'
import { lossResolvers } from '../../losses/lossResolvers.ts'
import { drillDownResolvers } from '../../results/drill-down/drillDownResolvers.ts'
import { resultFileResolvers } from '../../results/files/resultFileResolvers.ts'
import { moduleProfileResolvers } from '../../results/profiles/moduleProfileResolvers.ts'
import { pvsystFactorsResolvers } from '../../results/profiles/pvsystFactorsResolvers.ts'
import { resultsResolvers } from '../../results/resultsResolvers.ts'
import { yieldUncertaintyResolvers } from '../../results/yields/yieldUncertaintyResolvers.ts'
import type { Server } from '../../server.ts'
import { studySearchResolvers } from '../../study-search/studySearchResolvers.ts'

type All = Required<QueryResolvers> & Required<MutationResolvers>

/** Every operation about results as a function of its arguments; those that have a default may be left out. */
export type Api = {
  readonly [K in keyof All]: (
    args: Partial<Parameters<All[K]>[1]>,
  ) => Promise<(Query & Mutation)[K & keyof (Query & Mutation)]>
}

const RESOLVERS: readonly Resolvers[] = [
  drillDownResolvers,
  economicsResolvers,
  cleaningResolvers,
  lossResolvers,
  moduleProfileResolvers,
  pvsystFactorsResolvers,
  resultFileResolvers,
  resultsResolvers,
  studySearchResolvers,
  yieldUncertaintyResolvers,
]

/** The operations as a user of a server calls them. */
export function apiOf(server: Server, userId: string): Api {
  const context = { server, userId } as unknown as Context
  const info = {} as unknown as GraphQLResolveInfo
  const calls = RESOLVERS.flatMap(({ Query, Mutation }) =>
    Object.entries({ ...Query, ...Mutation }).map(([name, resolve]) => [
      name,
      async (args: never) => resolve({}, args, context, info),
    ]),
  )
  return Object.fromEntries(calls)
}
