import { copyFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { DateTime: 'string', JSON: 'unknown' }
/** The scalar writes a date of the database itself. */
const serverScalars = { ...scalars, DateTime: { input: 'string', output: 'Date | string' } }

/** Typed documents of the operations of one folder. */
const typedDocuments = (documents: string) => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node'],
  config: { scalars, documentMode: 'string', useTypeImports: true },
})

const CLIENT_OPERATIONS = 'packages/client/src/operations.graphql'
/** The Python client sends the same operations. */
export const PYTHON_OPERATIONS = 'clients/python/src/duet_solar/operations.graphql'

/** SDL of every domain -> resolver types for the server, typed documents for those who call it. */
const config: CodegenConfig = {
  schema: 'apps/server/src/*/*.graphql',
  ignoreNoDocuments: true,
  hooks: { afterStart: () => copyFileSync(CLIENT_OPERATIONS, PYTHON_OPERATIONS) },
  generates: {
    'apps/server/src/graphql/resolvers.gen.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: serverScalars,
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: './context.ts#Context',
        avoidOptionals: { field: true, inputValue: false, object: false },
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        makeResolverTypeCallable: true,
        immutableTypes: true,
        mappers: {
          User: '../access/users.ts#UserRow',
          Organization: '../access/organizationQueries.ts#OrganizationRow',
          Project: '../projects/projectRecord.ts#ProjectRecord',
          SentinelDeployment: '../monitoring/deployments/deploymentQueries.ts#DeploymentRecord',
          DeploymentVersion: '../monitoring/deployments/versionQueries.ts#VersionRecord',
          PortfolioCard: '../monitoring/events/portfolioCards.ts#CardRecord',
          Webhook: '../monitoring/webhooks/webhookQueries.ts#WebhookRow',
          FeatureFlag: '../flags/flagEvaluation.ts#Flag',
          WeatherReport: '../meteo/views/weatherReports.ts#WeatherReportRecord',
          Component: '../components/componentRecord.ts#ComponentRecord',
          CecModule: '../components/cecModuleQueries.ts#CecModuleRow',
          LibraryComponent: '../components/library.ts#LibraryComponentRecord',
        },
      },
    },
    'apps/web/src/lib/gql/graphql.ts': typedDocuments('apps/web/src/**/*.graphql'),
    'packages/client/src/gql/graphql.ts': typedDocuments('packages/client/src/**/*.graphql'),
  },
}

export default config
