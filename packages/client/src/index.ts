export {
  DuetClient,
  type ExportOptions,
  type KeyFigure,
  type Organization,
  type Project,
  type RangeOptions,
  type ResultOptions,
  type RunChanges,
  type RunOptions,
  type Simulation,
  type WaitOptions,
  type WeatherDataset,
  type WeatherFile,
} from './duetClient.ts'
export { DuetError } from './duetError.ts'
export type { TypedDocumentString } from './gql/graphql.ts'
export type { IngestCounts, IngestOptions, Reading } from './ingest.ts'
export type { Credentials } from './session.ts'
export { type SecondFactor, type SignInOptions, signIn } from './signIn.ts'
export type { Table } from './table.ts'
