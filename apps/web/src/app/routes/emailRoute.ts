import { createRoute, notFound } from '@tanstack/react-router'
import { LocalEmailsDocument } from '../../lib/gql/graphql.ts'
import { GraphqlError } from '../../lib/graphqlError.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { queryClient } from '../../lib/transport/queryClient.ts'
import { findUser } from './guard.ts'
import { lazyPage } from './lazyPage.ts'
import { rootRoute } from './rootRoute.ts'

/** Messages that were stored instead of sent. Where the server does not show them the page does not exist. */
export const emailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_email',
  beforeLoad: async () => {
    try {
      await queryClient.fetchQuery(graphqlQuery(LocalEmailsDocument, {}))
    } catch (error) {
      if (error instanceof GraphqlError && error.code !== 'INTERNAL') throw notFound()
      throw error
    }
    return { user: await findUser() }
  },
  component: lazyPage(() => import('../EmailShell.tsx'), 'EmailShell'),
})
