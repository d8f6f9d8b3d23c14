/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RunSimulationInput = {
  block_ids: Array<string | number>;
  /** The weather is of another hemisphere or more than 500 km away, and meant; else refused with DISTANT_WEATHER */
  confirm_distant_weather?: boolean | null | undefined;
  /** Overrides the dataset of the blocks */
  enviro_dataset_id?: string | number | null | undefined;
  environment?: string | null | undefined;
  /** yyyy-MM-ddTHH:mm local standard time of the dataset; the whole dataset where absent. A typical year ignores the year */
  from?: string | null | undefined;
  name?: string | null | undefined;
  shading_layer_ids?: Array<string | number> | null | undefined;
  /** Typical-year datasets only */
  simulated_year?: number | null | undefined;
  to?: string | null | undefined;
};

export type LocalLoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LocalLoginMutation = { localLogin:
    | { code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { token: string, expires_at: string }
   };

export type ResolveMfaMutationVariables = Exact<{
  token: string;
  mfa_uid: string | number;
  code: string;
}>;


export type ResolveMfaMutation = { resolveMfa:
    | { code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { token: string, expires_at: string }
   };

export type SendMfaCodeMutationVariables = Exact<{
  token: string;
  mfa_uid: string | number;
}>;


export type SendMfaCodeMutation = { sendMfaCode: { resend_at: string } };

export type RefreshTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshTokenMutation = { refreshToken:
    | { code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { token: string, expires_at: string }
   };

type SignInAnswer_AuthError_Fragment = { code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null };

type SignInAnswer_TokenPayload_Fragment = { token: string, expires_at: string };

export type SignInAnswerFragment =
  | SignInAnswer_AuthError_Fragment
  | SignInAnswer_TokenPayload_Fragment
;

export type OrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationsQuery = { organizations: Array<{ id: string, name: string, slug: string }> };

export type ProjectsQueryVariables = Exact<{
  organization: string | number;
  search?: string | null | undefined;
  skip: number;
}>;


export type ProjectsQuery = { projects: { total: number, projects: Array<{ id: string, name: string, organization_id: string, latitude: number, longitude: number, altitude_m: number, role_id: string, updated_at: string }> } };

export type ProjectExportQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectExportQuery = { projectExport: unknown };

export type ImportProjectMutationVariables = Exact<{
  organization: string | number;
  document: unknown;
  name?: string | null | undefined;
}>;


export type ImportProjectMutation = { importProject: { id: string, name: string } };

export type ProjectBlocksQueryVariables = Exact<{
  project: string | number;
}>;


export type ProjectBlocksQuery = { projectBlocks: { blocks: Array<{ id: string, name: string }> } };

export type SignUploadMutationVariables = Exact<{
  project: string | number;
  dir: string;
  filename: string;
}>;


export type SignUploadMutation = { getProjectFileStorageSignedUrl: { url: string, storage_key: string } };

export type WeatherDatasetFragment = { id: string, project_id: string, name: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, row_count: number, warnings: Array<{ code: string, message: string, line: number | null }>, totals: { ghi_kwh_m2: number | null, dni_kwh_m2: number | null, dhi_kwh_m2: number | null, missing_row_count: number } | null };

export type WeatherDatasetsQueryVariables = Exact<{
  project: string | number;
  skip: number;
}>;


export type WeatherDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, project_id: string, name: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, row_count: number, warnings: Array<{ code: string, message: string, line: number | null }>, totals: { ghi_kwh_m2: number | null, dni_kwh_m2: number | null, dhi_kwh_m2: number | null, missing_row_count: number } | null }> };

export type ImportWeatherMutationVariables = Exact<{
  project: string | number;
  storage_key: string;
  filename: string;
  name?: string | null | undefined;
  type?: string | null | undefined;
  interval_alignment?: string | null | undefined;
  time_zone_h?: number | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  altitude_m?: number | null | undefined;
}>;


export type ImportWeatherMutation = { createEnviroDatasetFromMetFile: { id: string, project_id: string, name: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, row_count: number, warnings: Array<{ code: string, message: string, line: number | null }>, totals: { ghi_kwh_m2: number | null, dni_kwh_m2: number | null, dhi_kwh_m2: number | null, missing_row_count: number } | null } };

export type WeatherRowsQueryVariables = Exact<{
  id: string | number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  skip: number;
  take: number;
}>;


export type WeatherRowsQuery = { enviroData: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type WeatherIntervalsQueryVariables = Exact<{
  id: string | number;
  interval: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type WeatherIntervalsQuery = { enviroDataRollup: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type SimulationFragment = { id: string, project_id: string, name: string, created_at: string, weather: Array<string>, blocks: Array<{ id: string, name: string }>, duet_job: { status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null }, headline: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null } | null };

export type StartRunMutationVariables = Exact<{
  project: string | number;
  input: RunSimulationInput;
}>;


export type StartRunMutation = { runProjectBlockSimulation: { success: boolean, simulation: { id: string, project_id: string, name: string, created_at: string, weather: Array<string>, blocks: Array<{ id: string, name: string }>, duet_job: { status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null }, headline: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null } | null } | null, errors: Array<{ block_id: string, messages: Array<string> }> } };

export type SimulationsQueryVariables = Exact<{
  project: string | number;
  id?: string | number | null | undefined;
  skip: number;
}>;


export type SimulationsQuery = { projectDuetSim: Array<{ id: string, project_id: string, name: string, created_at: string, weather: Array<string>, blocks: Array<{ id: string, name: string }>, duet_job: { status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null }, headline: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null } | null }> };

export type RunRangeQueryVariables = Exact<{
  id: string | number;
}>;


export type RunRangeQuery = { duetSimMeta: { time_interval: string, from: string, to: string } };

export type KeyFiguresQueryVariables = Exact<{
  id: string | number;
  block?: string | number | null | undefined;
}>;


export type KeyFiguresQuery = { simulationKpis: Array<{ key: string, label: string, value: number | null, unit: string }> };

export type ResultSeriesQueryVariables = Exact<{
  id: string | number;
  block?: string | number | null | undefined;
  columns: Array<string> | string;
  interval?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ResultSeriesQuery = { timeSeriesSummary: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type AskExportMutationVariables = Exact<{
  id: string | number;
  format: string;
  scope: string;
  block?: string | number | null | undefined;
  columns?: Array<string> | string | null | undefined;
  interval?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type AskExportMutation = { simDataExport: { id: string, filename: string } };

export type JobStateQueryVariables = Exact<{
  id: string | number;
}>;


export type JobStateQuery = { resultJob: { status: string, total_parts: number, completed_parts: number, error_code: string | null, error_message: string | null } };

export type ExportLinksQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ExportLinksQuery = { getDataExportUrls: Array<{ url: string }> };

export type CompareRunsQueryVariables = Exact<{
  a: string | number;
  b: string | number;
}>;


export type CompareRunsQuery = { runChanges: { inputs: Array<{ group: string, subjects: Array<string>, label: string, before: string, after: string, unit: string }>, stages: Array<{ key: string, label: string, group: string, unit: string, value_before: number | null, value_after: number | null, loss_fraction_before: number | null, loss_fraction_after: number | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SignInAnswerFragmentDoc = new TypedDocumentString(`
    fragment SignInAnswer on AuthResponse {
  ... on TokenPayload {
    token
    expires_at
  }
  ... on AuthError {
    code
    message
    mfa {
      token
      hints {
        uid
        factorId
        displayName
        phoneNumber
      }
    }
  }
}
    `, {"fragmentName":"SignInAnswer"}) as unknown as TypedDocumentString<SignInAnswerFragment, unknown>;
export const WeatherDatasetFragmentDoc = new TypedDocumentString(`
    fragment WeatherDataset on EnviroDataset {
  id
  project_id
  name
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  row_count
  warnings {
    code
    message
    line
  }
  totals {
    ghi_kwh_m2
    dni_kwh_m2
    dhi_kwh_m2
    missing_row_count
  }
}
    `, {"fragmentName":"WeatherDataset"}) as unknown as TypedDocumentString<WeatherDatasetFragment, unknown>;
export const SimulationFragmentDoc = new TypedDocumentString(`
    fragment Simulation on DuetSimulation {
  id
  project_id
  name
  created_at
  weather
  blocks {
    id
    name
  }
  duet_job {
    status
    stage
    total_tasks
    completed_tasks
    error_code
    error_message
  }
  headline {
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
  }
}
    `, {"fragmentName":"Simulation"}) as unknown as TypedDocumentString<SimulationFragment, unknown>;
export const LocalLoginDocument = new TypedDocumentString(`
    mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    ...SignInAnswer
  }
}
    fragment SignInAnswer on AuthResponse {
  ... on TokenPayload {
    token
    expires_at
  }
  ... on AuthError {
    code
    message
    mfa {
      token
      hints {
        uid
        factorId
        displayName
        phoneNumber
      }
    }
  }
}`) as unknown as TypedDocumentString<LocalLoginMutation, LocalLoginMutationVariables>;
export const ResolveMfaDocument = new TypedDocumentString(`
    mutation ResolveMfa($token: String!, $mfa_uid: ID!, $code: String!) {
  resolveMfa(token: $token, mfa_uid: $mfa_uid, code: $code) {
    ...SignInAnswer
  }
}
    fragment SignInAnswer on AuthResponse {
  ... on TokenPayload {
    token
    expires_at
  }
  ... on AuthError {
    code
    message
    mfa {
      token
      hints {
        uid
        factorId
        displayName
        phoneNumber
      }
    }
  }
}`) as unknown as TypedDocumentString<ResolveMfaMutation, ResolveMfaMutationVariables>;
export const SendMfaCodeDocument = new TypedDocumentString(`
    mutation SendMfaCode($token: String!, $mfa_uid: ID!) {
  sendMfaCode(token: $token, mfa_uid: $mfa_uid) {
    resend_at
  }
}
    `) as unknown as TypedDocumentString<SendMfaCodeMutation, SendMfaCodeMutationVariables>;
export const RefreshTokenDocument = new TypedDocumentString(`
    mutation RefreshToken {
  refreshToken {
    ...SignInAnswer
  }
}
    fragment SignInAnswer on AuthResponse {
  ... on TokenPayload {
    token
    expires_at
  }
  ... on AuthError {
    code
    message
    mfa {
      token
      hints {
        uid
        factorId
        displayName
        phoneNumber
      }
    }
  }
}`) as unknown as TypedDocumentString<RefreshTokenMutation, RefreshTokenMutationVariables>;
export const OrganizationsDocument = new TypedDocumentString(`
    query Organizations {
  organizations {
    id
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<OrganizationsQuery, OrganizationsQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($organization: ID!, $search: String, $skip: Int!) {
  projects(org_id: $organization, search: $search, skip: $skip, take: 50) {
    total
    projects {
      id
      name
      organization_id
      latitude
      longitude
      altitude_m
      role_id
      updated_at
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const ProjectExportDocument = new TypedDocumentString(`
    query ProjectExport($id: ID!) {
  projectExport(id: $id)
}
    `) as unknown as TypedDocumentString<ProjectExportQuery, ProjectExportQueryVariables>;
export const ImportProjectDocument = new TypedDocumentString(`
    mutation ImportProject($organization: ID!, $document: JSON!, $name: String) {
  importProject(organization_id: $organization, document: $document, name: $name) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ImportProjectMutation, ImportProjectMutationVariables>;
export const ProjectBlocksDocument = new TypedDocumentString(`
    query ProjectBlocks($project: ID!) {
  projectBlocks(project_id: $project) {
    blocks {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectBlocksQuery, ProjectBlocksQueryVariables>;
export const SignUploadDocument = new TypedDocumentString(`
    mutation SignUpload($project: ID!, $dir: String!, $filename: String!) {
  getProjectFileStorageSignedUrl(
    project_id: $project
    dir: $dir
    filename: $filename
  ) {
    url
    storage_key
  }
}
    `) as unknown as TypedDocumentString<SignUploadMutation, SignUploadMutationVariables>;
export const WeatherDatasetsDocument = new TypedDocumentString(`
    query WeatherDatasets($project: ID!, $skip: Int!) {
  projectEnviroDatasets(project_id: $project, skip: $skip, take: 50) {
    ...WeatherDataset
  }
}
    fragment WeatherDataset on EnviroDataset {
  id
  project_id
  name
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  row_count
  warnings {
    code
    message
    line
  }
  totals {
    ghi_kwh_m2
    dni_kwh_m2
    dhi_kwh_m2
    missing_row_count
  }
}`) as unknown as TypedDocumentString<WeatherDatasetsQuery, WeatherDatasetsQueryVariables>;
export const ImportWeatherDocument = new TypedDocumentString(`
    mutation ImportWeather($project: ID!, $storage_key: String!, $filename: String!, $name: String, $type: String, $interval_alignment: String, $time_zone_h: Float, $latitude: Float, $longitude: Float, $altitude_m: Float) {
  createEnviroDatasetFromMetFile(
    project_id: $project
    storage_key: $storage_key
    filename: $filename
    name: $name
    type: $type
    interval_alignment: $interval_alignment
    time_zone_h: $time_zone_h
    latitude: $latitude
    longitude: $longitude
    altitude_m: $altitude_m
  ) {
    ...WeatherDataset
  }
}
    fragment WeatherDataset on EnviroDataset {
  id
  project_id
  name
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  row_count
  warnings {
    code
    message
    line
  }
  totals {
    ghi_kwh_m2
    dni_kwh_m2
    dhi_kwh_m2
    missing_row_count
  }
}`) as unknown as TypedDocumentString<ImportWeatherMutation, ImportWeatherMutationVariables>;
export const WeatherRowsDocument = new TypedDocumentString(`
    query WeatherRows($id: ID!, $from: DateTime, $to: DateTime, $skip: Int!, $take: Int!) {
  enviroData(id: $id, from: $from, to: $to, skip: $skip, take: $take) {
    time
    columns
    units
    values
  }
}
    `) as unknown as TypedDocumentString<WeatherRowsQuery, WeatherRowsQueryVariables>;
export const WeatherIntervalsDocument = new TypedDocumentString(`
    query WeatherIntervals($id: ID!, $interval: String!, $from: DateTime, $to: DateTime) {
  enviroDataRollup(id: $id, time_interval: $interval, from: $from, to: $to) {
    time
    columns
    units
    values
  }
}
    `) as unknown as TypedDocumentString<WeatherIntervalsQuery, WeatherIntervalsQueryVariables>;
export const StartRunDocument = new TypedDocumentString(`
    mutation StartRun($project: ID!, $input: RunSimulationInput!) {
  runProjectBlockSimulation(project_id: $project, input: $input) {
    success
    simulation {
      ...Simulation
    }
    errors {
      block_id
      messages
    }
  }
}
    fragment Simulation on DuetSimulation {
  id
  project_id
  name
  created_at
  weather
  blocks {
    id
    name
  }
  duet_job {
    status
    stage
    total_tasks
    completed_tasks
    error_code
    error_message
  }
  headline {
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
  }
}`) as unknown as TypedDocumentString<StartRunMutation, StartRunMutationVariables>;
export const SimulationsDocument = new TypedDocumentString(`
    query Simulations($project: ID!, $id: ID, $skip: Int!) {
  projectDuetSim(project_id: $project, id: $id, skip: $skip, take: 50) {
    ...Simulation
  }
}
    fragment Simulation on DuetSimulation {
  id
  project_id
  name
  created_at
  weather
  blocks {
    id
    name
  }
  duet_job {
    status
    stage
    total_tasks
    completed_tasks
    error_code
    error_message
  }
  headline {
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
  }
}`) as unknown as TypedDocumentString<SimulationsQuery, SimulationsQueryVariables>;
export const RunRangeDocument = new TypedDocumentString(`
    query RunRange($id: ID!) {
  duetSimMeta(simulation_id: $id) {
    time_interval
    from
    to
  }
}
    `) as unknown as TypedDocumentString<RunRangeQuery, RunRangeQueryVariables>;
export const KeyFiguresDocument = new TypedDocumentString(`
    query KeyFigures($id: ID!, $block: ID) {
  simulationKpis(simulation_id: $id, block_id: $block) {
    key
    label
    value
    unit
  }
}
    `) as unknown as TypedDocumentString<KeyFiguresQuery, KeyFiguresQueryVariables>;
export const ResultSeriesDocument = new TypedDocumentString(`
    query ResultSeries($id: ID!, $block: ID, $columns: [String!]!, $interval: String, $from: DateTime, $to: DateTime) {
  timeSeriesSummary(
    simulation_id: $id
    block_id: $block
    columns: $columns
    time_interval: $interval
    from: $from
    to: $to
  ) {
    time
    columns
    units
    values
  }
}
    `) as unknown as TypedDocumentString<ResultSeriesQuery, ResultSeriesQueryVariables>;
export const AskExportDocument = new TypedDocumentString(`
    mutation AskExport($id: ID!, $format: String!, $scope: String!, $block: ID, $columns: [String!], $interval: String, $from: DateTime, $to: DateTime) {
  simDataExport(
    simulation_id: $id
    format: $format
    scope: $scope
    block_id: $block
    columns: $columns
    time_interval: $interval
    from: $from
    to: $to
  ) {
    id
    filename
  }
}
    `) as unknown as TypedDocumentString<AskExportMutation, AskExportMutationVariables>;
export const JobStateDocument = new TypedDocumentString(`
    query JobState($id: ID!) {
  resultJob(id: $id) {
    status
    total_parts
    completed_parts
    error_code
    error_message
  }
}
    `) as unknown as TypedDocumentString<JobStateQuery, JobStateQueryVariables>;
export const ExportLinksDocument = new TypedDocumentString(`
    query ExportLinks($ids: [ID!]!) {
  getDataExportUrls(ids: $ids) {
    url
  }
}
    `) as unknown as TypedDocumentString<ExportLinksQuery, ExportLinksQueryVariables>;
export const CompareRunsDocument = new TypedDocumentString(`
    query CompareRuns($a: ID!, $b: ID!) {
  runChanges(a: $a, b: $b) {
    inputs {
      group
      subjects
      label
      before
      after
      unit
    }
    stages {
      key
      label
      group
      unit
      value_before
      value_after
      loss_fraction_before
      loss_fraction_after
    }
  }
}
    `) as unknown as TypedDocumentString<CompareRunsQuery, CompareRunsQueryVariables>;