import {
  OrgIntegrationServerDocument,
  type OrgIntegrationServerQuery,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'

/** What shows a server or its schedules. */
export const SERVER_QUERIES = [OrgIntegrationServerDocument, OrgIntegrationServersDocument]

export type IntegrationServer = OrgIntegrationServerQuery['orgIntegrationServer']
export type Schedule = IntegrationServer['registered_schedulers'][number]
