import type { OrgIntegrationServerQuery } from '../../../lib/gql/graphql.ts'

export type IntegrationServer = OrgIntegrationServerQuery['orgIntegrationServer']
export type Schedule = IntegrationServer['registered_schedulers'][number]
