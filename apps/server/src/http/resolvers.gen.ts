import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRow } from '../identity/identityQueries.ts';
import type { OrganizationRow } from '../organizations/organizationQueries.ts';
import type { ProjectRecord } from '../projects/projectsService.ts';
import type { ComponentRecord } from '../components/componentRecord.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 instant in UTC */
  DateTime: { input: string; output: string; }
  /** Any JSON value; its shape is checked by the domain that takes it */
  JSON: { input: unknown; output: unknown; }
};

export type AuthError = {
  readonly __typename?: 'AuthError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type AuthResponse = AuthError | TokenPayload;

export type Block = {
  readonly __typename?: 'Block';
  /** The scalar fields of the block record, by the schema of packages/plant */
  readonly configuration: Scalars['JSON']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly enviro_dataset_id: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly pv_ac_wire_id: Maybe<Scalars['ID']['output']>;
  readonly pv_dc_wire_id: Maybe<Scalars['ID']['output']>;
  readonly pv_inverter_id: Maybe<Scalars['ID']['output']>;
  readonly pv_panel_id: Maybe<Scalars['ID']['output']>;
  readonly pv_table_id: Maybe<Scalars['ID']['output']>;
  readonly pv_transformer_id: Maybe<Scalars['ID']['output']>;
  readonly updated_at: Scalars['DateTime']['output'];
};

/** Ids are made by the client; an unknown id inserts, a known one updates */
export type BlockInput = {
  readonly configuration: Scalars['JSON']['input'];
  readonly enviro_dataset_id?: InputMaybe<Scalars['ID']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  readonly pv_ac_wire_id?: InputMaybe<Scalars['ID']['input']>;
  readonly pv_dc_wire_id?: InputMaybe<Scalars['ID']['input']>;
  readonly pv_inverter_id?: InputMaybe<Scalars['ID']['input']>;
  readonly pv_panel_id?: InputMaybe<Scalars['ID']['input']>;
  readonly pv_table_id?: InputMaybe<Scalars['ID']['input']>;
  readonly pv_transformer_id?: InputMaybe<Scalars['ID']['input']>;
};

export type BlockLayer = {
  readonly __typename?: 'BlockLayer';
  /** null: Unassigned */
  readonly block_id: Maybe<Scalars['ID']['output']>;
  readonly created_at: Scalars['DateTime']['output'];
  /** A GeoJSON Feature, WGS84; layer properties lie in its properties */
  readonly geojson: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly source_filename: Maybe<Scalars['String']['output']>;
  readonly source_type: Maybe<Scalars['String']['output']>;
  readonly source_url: Maybe<Scalars['String']['output']>;
  readonly type: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

export type BlockLayerInput = {
  readonly block_id?: InputMaybe<Scalars['ID']['input']>;
  readonly geojson: Scalars['JSON']['input'];
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  readonly source_filename?: InputMaybe<Scalars['String']['input']>;
  readonly source_type?: InputMaybe<Scalars['String']['input']>;
  readonly source_url?: InputMaybe<Scalars['String']['input']>;
  readonly type: Scalars['String']['input'];
};

export type BlockMessages = {
  readonly __typename?: 'BlockMessages';
  readonly block_id: Scalars['ID']['output'];
  readonly messages: ReadonlyArray<Scalars['String']['output']>;
};

export type BlockYield = {
  readonly __typename?: 'BlockYield';
  readonly block_id: Scalars['ID']['output'];
  readonly energy_kwh: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly nominal_ac_kw: Scalars['Float']['output'];
  readonly nominal_dc_kw: Scalars['Float']['output'];
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  readonly specific_yield_kwh_per_kwp: Scalars['Float']['output'];
};

export type Component = {
  readonly __typename?: 'Component';
  readonly created_at: Scalars['DateTime']['output'];
  readonly default_state_fields: ReadonlyArray<Scalars['String']['output']>;
  /** What the schema finds wrong in the stored parameters; such a component is kept, but a block with it is incomplete */
  readonly field_errors: ReadonlyArray<FieldError>;
  readonly id: Scalars['ID']['output'];
  /** panel, table, inverter, transformer, hvTransformer, dcWire or acWire */
  readonly kind: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly parameters: Scalars['JSON']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

/** What reading a PAN or OND file gave: parameters for a new component and what was read, not known and changed */
export type ComponentFile = {
  readonly __typename?: 'ComponentFile';
  readonly changed: ReadonlyArray<Scalars['String']['output']>;
  readonly kind: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly parameters: Scalars['JSON']['output'];
  readonly read: ReadonlyArray<Scalars['String']['output']>;
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
};

/** Column -> [header in the file, unit in the file]; time: either one timestamp column or its parts */
export type CsvMapping = {
  readonly altitude_m?: InputMaybe<Scalars['Float']['input']>;
  readonly columns: Scalars['JSON']['input'];
  readonly interval_alignment: Scalars['String']['input'];
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
  readonly time_zone_h: Scalars['Float']['input'];
  readonly type: Scalars['String']['input'];
};

export type DataExport = {
  readonly __typename?: 'DataExport';
  readonly created_at: Scalars['DateTime']['output'];
  readonly filename: Scalars['String']['output'];
  readonly format: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly scope: Scalars['String']['output'];
  readonly simulation_id: Scalars['ID']['output'];
  readonly size_bytes: Scalars['Float']['output'];
  readonly time_interval: Scalars['String']['output'];
};

export type DataExportUrl = {
  readonly __typename?: 'DataExportUrl';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
};

export type DuetJob = {
  readonly __typename?: 'DuetJob';
  readonly completed_at: Maybe<Scalars['DateTime']['output']>;
  readonly completed_tasks: Scalars['Int']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly error_code: Maybe<Scalars['String']['output']>;
  readonly error_message: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly running_at: Maybe<Scalars['DateTime']['output']>;
  readonly stage: Scalars['String']['output'];
  /** created, submitting, queued, running, completed, failed or stopped */
  readonly status: Scalars['String']['output'];
  readonly submitted_at: Maybe<Scalars['DateTime']['output']>;
  readonly total_tasks: Scalars['Int']['output'];
};

export type DuetSimMeta = {
  readonly __typename?: 'DuetSimMeta';
  /** What was assumed where the design is silent: [{block_id, field, value, unit, reason}] */
  readonly assumptions: Scalars['JSON']['output'];
  readonly dataset_name: Scalars['String']['output'];
  readonly engine_version: Scalars['String']['output'];
  readonly from: Scalars['DateTime']['output'];
  readonly local_time_zone: Scalars['Float']['output'];
  /** Ratings of system and blocks: nominal_dc_w, nominal_ac_w, module_count */
  readonly ratings: Scalars['JSON']['output'];
  readonly simulation: DuetSimulation;
  readonly step_count: Scalars['Int']['output'];
  readonly time_interval: Scalars['String']['output'];
  readonly to: Scalars['DateTime']['output'];
  readonly warnings: ReadonlyArray<SimulationWarning>;
};

export type DuetSimulation = {
  readonly __typename?: 'DuetSimulation';
  readonly blocks: ReadonlyArray<SimulationBlock>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly duet_job: DuetJob;
  readonly environment: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly user: ProjectMember;
};

/** One column an entry of `columns`; `values` has a list for each, null where missing */
export type EnviroData = {
  readonly __typename?: 'EnviroData';
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Start of each interval */
  readonly time: ReadonlyArray<Scalars['DateTime']['output']>;
  readonly units: ReadonlyArray<Scalars['String']['output']>;
  readonly values: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
};

export type EnviroDataset = {
  readonly __typename?: 'EnviroDataset';
  readonly altitude_m: Maybe<Scalars['Float']['output']>;
  /** Lowest air temperature, °C; string lengths that nobody chose are found at it */
  readonly coldest_air_c: Scalars['Float']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly dst_shifts: Maybe<Scalars['JSON']['output']>;
  readonly end_time: Scalars['DateTime']['output'];
  readonly has_pw: Scalars['Boolean']['output'];
  readonly has_rh: Scalars['Boolean']['output'];
  readonly has_windspeed: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly interval_alignment: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  /** Hours from UTC, standard time */
  readonly local_time_zone: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly row_count: Scalars['Int']['output'];
  readonly source: Scalars['String']['output'];
  readonly source_filename: Scalars['String']['output'];
  readonly start_time: Scalars['DateTime']['output'];
  readonly time_interval: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  readonly warnings: ReadonlyArray<MeteoWarning>;
};

export type EnviroDatasetUpdate = {
  readonly name: Scalars['String']['input'];
};

/** A wrong value: `path` names the field, `message` says what is wrong */
export type FieldError = {
  readonly __typename?: 'FieldError';
  readonly message: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

/** A figure with what it was made of, so that it can be checked */
export type Kpi = {
  readonly __typename?: 'Kpi';
  readonly denominator: Maybe<Scalars['Float']['output']>;
  readonly denominator_unit: Maybe<Scalars['String']['output']>;
  readonly formula: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly numerator: Maybe<Scalars['Float']['output']>;
  readonly numerator_unit: Maybe<Scalars['String']['output']>;
  readonly unit: Scalars['String']['output'];
  readonly value: Maybe<Scalars['Float']['output']>;
};

export type MeteoWarning = {
  readonly __typename?: 'MeteoWarning';
  readonly code: Scalars['String']['output'];
  readonly line: Maybe<Scalars['Int']['output']>;
  readonly message: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly addProjectUser: Project;
  readonly changePassword: AuthResponse;
  readonly createAcWire: Component;
  readonly createDcWire: Component;
  /** A file of a known format, uploaded to the given key */
  readonly createEnviroDatasetFromMetFile: EnviroDataset;
  readonly createHvTransformer: Component;
  readonly createInverter: Component;
  readonly createMvTransformer: Component;
  readonly createPanel: Component;
  readonly createProject: Project;
  readonly createProjectEnviroDatasetFromCsvFile: EnviroDataset;
  readonly createTable: Component;
  readonly deleteBlockLayers: SuccessAnswer;
  readonly deleteBlocks: SuccessAnswer;
  readonly deleteComponent: SuccessAnswer;
  readonly deleteDuetSimulation: SuccessAnswer;
  readonly deleteProject: SuccessAnswer;
  readonly deleteProjectEnviroDataset: SuccessAnswer;
  readonly deleteProjectUser: Project;
  readonly editDuetSimulation: DuetSimulation;
  /** dir is a folder of the project's own storage, for example /meteo */
  readonly getProjectFileStorageSignedUrl: SignedUpload;
  /** A new project from a plant document; weather files are named by signed uploads of their own */
  readonly importProject: Project;
  /** Sets the token cookie on success */
  readonly localLogin: AuthResponse;
  /** Ends the session; the token is void at once */
  readonly logout: SuccessAnswer;
  /** content: the file, base64; at most 1 MiB */
  readonly readComponentFile: ComponentFile;
  /** A new token for the session of the one in the cookie or header */
  readonly refreshToken: AuthResponse;
  readonly runProjectBlockSimulation: RunSimulationAnswer;
  readonly simDataExport: DataExport;
  readonly stopRunningSimulation: DuetSimulation;
  readonly updateComponent: Component;
  readonly updateComponentName: Component;
  readonly updateEnviroDataset: EnviroDataset;
  readonly updateProject: Project;
  readonly updateSystemParameters: SystemParameters;
  readonly upsertBlockLayers: ReadonlyArray<BlockLayer>;
  /** All or nothing; at most 500 a call */
  readonly upsertBlocks: ReadonlyArray<Block>;
};


export type MutationAddProjectUserArgs = {
  email: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  role_id: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  new_password: Scalars['String']['input'];
  old_password: Scalars['String']['input'];
};


export type MutationCreateAcWireArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateDcWireArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateEnviroDatasetFromMetFileArgs = {
  filename: Scalars['String']['input'];
  interval_alignment?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  storage_key: Scalars['String']['input'];
  time_zone_h?: InputMaybe<Scalars['Float']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateHvTransformerArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateInverterArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateMvTransformerArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreatePanelArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateProjectArgs = {
  input: ProjectInput;
  organization_id: Scalars['ID']['input'];
};


export type MutationCreateProjectEnviroDatasetFromCsvFileArgs = {
  filename: Scalars['String']['input'];
  mapping: CsvMapping;
  name?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  storage_key: Scalars['String']['input'];
};


export type MutationCreateTableArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteBlockLayersArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteBlocksArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteComponentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDuetSimulationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProjectEnviroDatasetArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProjectUserArgs = {
  project_id: Scalars['ID']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationEditDuetSimulationArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationGetProjectFileStorageSignedUrlArgs = {
  allowOverwrite?: InputMaybe<Scalars['Boolean']['input']>;
  dir: Scalars['String']['input'];
  filename: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationImportProjectArgs = {
  document: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  organization_id: Scalars['ID']['input'];
};


export type MutationLocalLoginArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationReadComponentFileArgs = {
  content: Scalars['String']['input'];
  filename: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationRunProjectBlockSimulationArgs = {
  input: RunSimulationInput;
  project_id: Scalars['ID']['input'];
};


export type MutationSimDataExportArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  columns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  format: Scalars['String']['input'];
  scope: Scalars['String']['input'];
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStopRunningSimulationArgs = {
  id: Scalars['ID']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationUpdateComponentArgs = {
  id: Scalars['ID']['input'];
  parameters: Scalars['JSON']['input'];
};


export type MutationUpdateComponentNameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationUpdateEnviroDatasetArgs = {
  id: Scalars['ID']['input'];
  input: EnviroDatasetUpdate;
};


export type MutationUpdateProjectArgs = {
  id: Scalars['ID']['input'];
  input: ProjectInput;
};


export type MutationUpdateSystemParametersArgs = {
  input: SystemParametersInput;
  project_id: Scalars['ID']['input'];
};


export type MutationUpsertBlockLayersArgs = {
  layers: ReadonlyArray<BlockLayerInput>;
  project_id: Scalars['ID']['input'];
};


export type MutationUpsertBlocksArgs = {
  blocks: ReadonlyArray<BlockInput>;
  project_id: Scalars['ID']['input'];
};

export type NumDaylightTimestamps = {
  readonly __typename?: 'NumDaylightTimestamps';
  readonly count: Scalars['Int']['output'];
};

export type Organization = {
  readonly __typename?: 'Organization';
  readonly allowed_domains: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type PanelIv = {
  readonly __typename?: 'PanelIv';
  /** Volt and ampere of one module at each irradiance */
  readonly curves: ReadonlyArray<PanelIvCurve>;
  readonly errors: ReadonlyArray<FieldError>;
};

export type PanelIvCurve = {
  readonly __typename?: 'PanelIvCurve';
  readonly cell_temperature_c: Scalars['Float']['output'];
  readonly current_a: ReadonlyArray<Scalars['Float']['output']>;
  readonly imp_a: Scalars['Float']['output'];
  readonly irradiance_wm2: Scalars['Float']['output'];
  readonly isc_a: Scalars['Float']['output'];
  readonly pmp_w: Scalars['Float']['output'];
  readonly vmp_v: Scalars['Float']['output'];
  readonly voc_v: Scalars['Float']['output'];
  readonly voltage_v: ReadonlyArray<Scalars['Float']['output']>;
};

export type Project = {
  readonly __typename?: 'Project';
  readonly altitude_m: Scalars['Float']['output'];
  /** [west, south, east, north] of all layers, degrees; null without layers */
  readonly blocks_bounding_box: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly last_activity_at: Scalars['DateTime']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly layers_mutated_at: Maybe<Scalars['DateTime']['output']>;
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly org_general_access: Scalars['String']['output'];
  readonly organization: Organization;
  readonly organization_id: Scalars['ID']['output'];
  readonly owner: ProjectMember;
  readonly owner_id: Scalars['ID']['output'];
  readonly project_users: ReadonlyArray<ProjectUser>;
  readonly pvsyst_import_in_progress: Scalars['Boolean']['output'];
  readonly recent_simulations: ReadonlyArray<DuetSimulation>;
  /** What the caller may do here: owner, editor, operator or viewer */
  readonly role_id: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

export type ProjectBlocks = {
  readonly __typename?: 'ProjectBlocks';
  readonly blockIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly blockLayerIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly blockLayers: ReadonlyArray<BlockLayer>;
  readonly blocks: ReadonlyArray<Block>;
};

export type ProjectInput = {
  readonly altitude_m?: InputMaybe<Scalars['Float']['input']>;
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
  readonly name: Scalars['String']['input'];
  readonly org_general_access?: InputMaybe<Scalars['String']['input']>;
};

export type ProjectMember = {
  readonly __typename?: 'ProjectMember';
  readonly email: Scalars['String']['output'];
  readonly first_name: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly last_name: Scalars['String']['output'];
};

export type ProjectPage = {
  readonly __typename?: 'ProjectPage';
  readonly projects: ReadonlyArray<Project>;
  readonly total: Scalars['Int']['output'];
};

export type ProjectUser = {
  readonly __typename?: 'ProjectUser';
  readonly role_id: Scalars['String']['output'];
  readonly user: ProjectMember;
};

export type Query = {
  readonly __typename?: 'Query';
  /** D-04, computed from the stored design */
  readonly blockPvSummary: Scalars['JSON']['output'];
  readonly blockYields: ReadonlyArray<BlockYield>;
  readonly capacityFactor: ResultSeries;
  readonly component: Component;
  readonly components: ReadonlyArray<Component>;
  /** Daily GHI, kWh/m², 365 or more values */
  readonly dailySparkLine: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly dailyYields: ResultSeries;
  readonly dataExports: ReadonlyArray<DataExport>;
  readonly duetSimMeta: DuetSimMeta;
  /** At most 10,000 rows a call */
  readonly enviroData: EnviroData;
  /** time_interval: OneHour, OneDay, OneMonth or OneYear; irradiance as kWh/m², the rest as means */
  readonly enviroDataRollup: EnviroData;
  readonly getDataExportUrls: ReadonlyArray<DataExportUrl>;
  /** 12 x 24 means of one column */
  readonly hourlyMeteoByMonth: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  /** At most 10,000 rows a call */
  readonly hourlyYields: ResultSeries;
  readonly me: User;
  readonly numDaylightTimestamps: NumDaylightTimestamps;
  readonly organization: Organization;
  /** The organisations of the user */
  readonly organizations: ReadonlyArray<Organization>;
  readonly panelIv: PanelIv;
  /** time_interval OneMonth (default) or OneDay */
  readonly performanceRatio: ResultSeries;
  readonly project: Project;
  readonly projectBlocks: ProjectBlocks;
  readonly projectDuetSim: ReadonlyArray<DuetSimulation>;
  readonly projectEnviroDatasets: ReadonlyArray<EnviroDataset>;
  /** The plant document: the project's export format */
  readonly projectExport: Scalars['JSON']['output'];
  /** order_by: last_activity_at, name or created_at, with ' asc' or ' desc' */
  readonly projects: ProjectPage;
  readonly runningProjectSim: ReadonlyArray<DuetSimulation>;
  /** The KPI strip of the energy-yields tab, system or one block */
  readonly simulationKpis: ReadonlyArray<Kpi>;
  readonly systemLosses: SystemLosses;
  readonly systemParameters: SystemParameters;
  /** Any columns at any interval (the step itself: null), at most 10,000 rows a call */
  readonly timeSeriesSummary: ResultSeries;
  /** Zones of one block; none where its light was not traced */
  readonly zoneYields: ReadonlyArray<ZoneYield>;
};


export type QueryBlockPvSummaryArgs = {
  block_id: Scalars['ID']['input'];
};


export type QueryBlockYieldsArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryCapacityFactorArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
};


export type QueryComponentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryComponentsArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
};


export type QueryDailySparkLineArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDailyYieldsArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryDataExportsArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryDuetSimMetaArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryEnviroDataArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryEnviroDataRollupArgs = {
  id: Scalars['ID']['input'];
  time_interval: Scalars['String']['input'];
};


export type QueryGetDataExportUrlsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryHourlyMeteoByMonthArgs = {
  column: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type QueryHourlyYieldsArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  simulation_id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryNumDaylightTimestampsArgs = {
  from: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  to: Scalars['DateTime']['input'];
};


export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPanelIvArgs = {
  parameters: Scalars['JSON']['input'];
};


export type QueryPerformanceRatioArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectBlocksArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryProjectDuetSimArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProjectEnviroDatasetsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProjectExportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  order_by?: InputMaybe<Scalars['String']['input']>;
  org_id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRunningProjectSimArgs = {
  project_id: Scalars['ID']['input'];
};


export type QuerySimulationKpisArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QuerySystemLossesArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QuerySystemParametersArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryTimeSeriesSummaryArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  columns: ReadonlyArray<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryZoneYieldsArgs = {
  block_id: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  simulation_id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ResultSeries = {
  readonly __typename?: 'ResultSeries';
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  /** Start of each interval */
  readonly time: ReadonlyArray<Scalars['DateTime']['output']>;
  readonly units: ReadonlyArray<Scalars['String']['output']>;
  readonly values: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
};

export type RunSimulationAnswer = {
  readonly __typename?: 'RunSimulationAnswer';
  /** Why nothing was started, block by block; block_id is empty for what concerns the whole run */
  readonly errors: ReadonlyArray<BlockMessages>;
  readonly simulation: Maybe<DuetSimulation>;
  readonly success: Scalars['Boolean']['output'];
};

export type RunSimulationInput = {
  readonly block_ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Overrides the dataset of the blocks */
  readonly enviro_dataset_id?: InputMaybe<Scalars['ID']['input']>;
  readonly environment?: InputMaybe<Scalars['String']['input']>;
  /** yyyy-MM-ddTHH:mm local standard time of the dataset; the whole dataset where absent. A typical year ignores the year */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly shading_layer_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Typical-year datasets only */
  readonly simulated_year?: InputMaybe<Scalars['Int']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type SignedUpload = {
  readonly __typename?: 'SignedUpload';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly storage_key: Scalars['String']['output'];
  /** Path and query on this server: PUT the bytes there */
  readonly url: Scalars['String']['output'];
};

export type SimulationBlock = {
  readonly __typename?: 'SimulationBlock';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type SimulationWarning = {
  readonly __typename?: 'SimulationWarning';
  readonly block_id: Maybe<Scalars['ID']['output']>;
  readonly code: Scalars['String']['output'];
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly message: Scalars['String']['output'];
};

export type SuccessAnswer = {
  readonly __typename?: 'SuccessAnswer';
  readonly success: Scalars['Boolean']['output'];
};

export type SystemLosses = {
  readonly __typename?: 'SystemLosses';
  /** Product of (1 - loss) less the stored energy to grid, relative */
  readonly closure_error: Scalars['Float']['output'];
  readonly rows: ReadonlyArray<WaterfallRow>;
};

export type SystemParameters = {
  readonly __typename?: 'SystemParameters';
  /** W */
  readonly grid_injection_limit: Maybe<Scalars['Float']['output']>;
  readonly grid_injection_limit_enabled: Scalars['Boolean']['output'];
  readonly hv_stage_enabled: Scalars['Boolean']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly pv_hv_ac_wire_id: Maybe<Scalars['ID']['output']>;
  readonly pv_hv_transformer_id: Maybe<Scalars['ID']['output']>;
  readonly terrain_dem_enabled: Scalars['Boolean']['output'];
};

export type SystemParametersInput = {
  readonly grid_injection_limit?: InputMaybe<Scalars['Float']['input']>;
  readonly grid_injection_limit_enabled: Scalars['Boolean']['input'];
  readonly hv_stage_enabled: Scalars['Boolean']['input'];
  readonly pv_hv_ac_wire_id?: InputMaybe<Scalars['ID']['input']>;
  readonly pv_hv_transformer_id?: InputMaybe<Scalars['ID']['input']>;
  readonly terrain_dem_enabled: Scalars['Boolean']['input'];
};

export type TokenPayload = {
  readonly __typename?: 'TokenPayload';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly token: Scalars['String']['output'];
};

export type User = {
  readonly __typename?: 'User';
  readonly created_at: Scalars['DateTime']['output'];
  readonly email: Scalars['String']['output'];
  readonly first_name: Scalars['String']['output'];
  readonly has_lead_intake_form: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly last_name: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  readonly user_organization: ReadonlyArray<UserOrganization>;
};

export type UserOrganization = {
  readonly __typename?: 'UserOrganization';
  readonly id: Scalars['ID']['output'];
  readonly organization: Organization;
  readonly role_id: Scalars['String']['output'];
};

export type WaterfallRow = {
  readonly __typename?: 'WaterfallRow';
  /** irradiance, dc or ac */
  readonly group: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  /** start, stage, detail or total: only stages count in the product; a detail is a part of the next stage */
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Negative: a gain. In the unit of the row */
  readonly loss: Scalars['Float']['output'];
  readonly loss_fraction_of_previous: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
  /** What is left after the stage; irradiance stages in kWh/m², later ones in kWh */
  readonly value_after: Scalars['Float']['output'];
};

/** Tables of a block that see the same surroundings */
export type ZoneYield = {
  readonly __typename?: 'ZoneYield';
  /** At the inverters' inputs */
  readonly dc_kwh: Scalars['Float']['output'];
  /** Specific yield over that of the block, less 1 */
  readonly deviation: Maybe<Scalars['Float']['output']>;
  /** Both faces at the cells */
  readonly effective_kwh_m2: Scalars['Float']['output'];
  /** On the plane of the modules after near shading, before soiling and glass */
  readonly front_kwh_m2: Scalars['Float']['output'];
  /** What uneven light costs of the power of even light; null for a part of the run */
  readonly mismatch: Maybe<Scalars['Float']['output']>;
  readonly nominal_dc_kw: Scalars['Float']['output'];
  /** On the rear after structure and glass */
  readonly rear_kwh_m2: Scalars['Float']['output'];
  /** Of its rows among the rows, seen along the axis from left to right: only, first, second, interior, secondLast or last */
  readonly row_position: Scalars['String']['output'];
  /** Of its tables in their rows, along the axis: only, start, nextToStart, interior, nextToEnd or end */
  readonly slot_position: Scalars['String']['output'];
  readonly specific_yield_kwh_per_kwp: Scalars['Float']['output'];
  readonly table_count: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AuthResponse:
    | ( AuthError )
    | ( TokenPayload )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AuthError: ResolverTypeWrapper<AuthError>;
  AuthResponse: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthResponse']>;
  Block: ResolverTypeWrapper<Block>;
  BlockInput: BlockInput;
  BlockLayer: ResolverTypeWrapper<BlockLayer>;
  BlockLayerInput: BlockLayerInput;
  BlockMessages: ResolverTypeWrapper<BlockMessages>;
  BlockYield: ResolverTypeWrapper<BlockYield>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Component: ResolverTypeWrapper<ComponentRecord>;
  ComponentFile: ResolverTypeWrapper<ComponentFile>;
  CsvMapping: CsvMapping;
  DataExport: ResolverTypeWrapper<DataExport>;
  DataExportUrl: ResolverTypeWrapper<DataExportUrl>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DuetJob: ResolverTypeWrapper<DuetJob>;
  DuetSimMeta: ResolverTypeWrapper<DuetSimMeta>;
  DuetSimulation: ResolverTypeWrapper<DuetSimulation>;
  EnviroData: ResolverTypeWrapper<EnviroData>;
  EnviroDataset: ResolverTypeWrapper<EnviroDataset>;
  EnviroDatasetUpdate: EnviroDatasetUpdate;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Kpi: ResolverTypeWrapper<Kpi>;
  MeteoWarning: ResolverTypeWrapper<MeteoWarning>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NumDaylightTimestamps: ResolverTypeWrapper<NumDaylightTimestamps>;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  PanelIv: ResolverTypeWrapper<PanelIv>;
  PanelIvCurve: ResolverTypeWrapper<PanelIvCurve>;
  Project: ResolverTypeWrapper<ProjectRecord>;
  ProjectBlocks: ResolverTypeWrapper<ProjectBlocks>;
  ProjectInput: ProjectInput;
  ProjectMember: ResolverTypeWrapper<ProjectMember>;
  ProjectPage: ResolverTypeWrapper<Omit<ProjectPage, 'projects'> & { projects: ReadonlyArray<ResolversTypes['Project']> }>;
  ProjectUser: ResolverTypeWrapper<ProjectUser>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResultSeries: ResolverTypeWrapper<ResultSeries>;
  RunSimulationAnswer: ResolverTypeWrapper<RunSimulationAnswer>;
  RunSimulationInput: RunSimulationInput;
  SignedUpload: ResolverTypeWrapper<SignedUpload>;
  SimulationBlock: ResolverTypeWrapper<SimulationBlock>;
  SimulationWarning: ResolverTypeWrapper<SimulationWarning>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuccessAnswer: ResolverTypeWrapper<SuccessAnswer>;
  SystemLosses: ResolverTypeWrapper<SystemLosses>;
  SystemParameters: ResolverTypeWrapper<SystemParameters>;
  SystemParametersInput: SystemParametersInput;
  TokenPayload: ResolverTypeWrapper<TokenPayload>;
  User: ResolverTypeWrapper<UserRow>;
  UserOrganization: ResolverTypeWrapper<Omit<UserOrganization, 'organization'> & { organization: ResolversTypes['Organization'] }>;
  WaterfallRow: ResolverTypeWrapper<WaterfallRow>;
  ZoneYield: ResolverTypeWrapper<ZoneYield>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AuthError: AuthError;
  AuthResponse: ResolversUnionTypes<ResolversParentTypes>['AuthResponse'];
  Block: Block;
  BlockInput: BlockInput;
  BlockLayer: BlockLayer;
  BlockLayerInput: BlockLayerInput;
  BlockMessages: BlockMessages;
  BlockYield: BlockYield;
  Boolean: Scalars['Boolean']['output'];
  Component: ComponentRecord;
  ComponentFile: ComponentFile;
  CsvMapping: CsvMapping;
  DataExport: DataExport;
  DataExportUrl: DataExportUrl;
  DateTime: Scalars['DateTime']['output'];
  DuetJob: DuetJob;
  DuetSimMeta: DuetSimMeta;
  DuetSimulation: DuetSimulation;
  EnviroData: EnviroData;
  EnviroDataset: EnviroDataset;
  EnviroDatasetUpdate: EnviroDatasetUpdate;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Kpi: Kpi;
  MeteoWarning: MeteoWarning;
  Mutation: Record<PropertyKey, never>;
  NumDaylightTimestamps: NumDaylightTimestamps;
  Organization: OrganizationRow;
  PanelIv: PanelIv;
  PanelIvCurve: PanelIvCurve;
  Project: ProjectRecord;
  ProjectBlocks: ProjectBlocks;
  ProjectInput: ProjectInput;
  ProjectMember: ProjectMember;
  ProjectPage: Omit<ProjectPage, 'projects'> & { projects: ReadonlyArray<ResolversParentTypes['Project']> };
  ProjectUser: ProjectUser;
  Query: Record<PropertyKey, never>;
  ResultSeries: ResultSeries;
  RunSimulationAnswer: RunSimulationAnswer;
  RunSimulationInput: RunSimulationInput;
  SignedUpload: SignedUpload;
  SimulationBlock: SimulationBlock;
  SimulationWarning: SimulationWarning;
  String: Scalars['String']['output'];
  SuccessAnswer: SuccessAnswer;
  SystemLosses: SystemLosses;
  SystemParameters: SystemParameters;
  SystemParametersInput: SystemParametersInput;
  TokenPayload: TokenPayload;
  User: UserRow;
  UserOrganization: Omit<UserOrganization, 'organization'> & { organization: ResolversParentTypes['Organization'] };
  WaterfallRow: WaterfallRow;
  ZoneYield: ZoneYield;
};

export type AuthErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthError'] = ResolversParentTypes['AuthError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthResponse'] = ResolversParentTypes['AuthResponse']> = {
  __resolveType: TypeResolveFn<'AuthError' | 'TokenPayload', ParentType, ContextType>;
};

export type BlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  configuration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enviro_dataset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pv_ac_wire_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pv_dc_wire_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pv_inverter_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pv_panel_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pv_table_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pv_transformer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BlockLayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockLayer'] = ResolversParentTypes['BlockLayer']> = {
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  geojson?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source_filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BlockMessagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockMessages'] = ResolversParentTypes['BlockMessages']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockYieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockYield'] = ResolversParentTypes['BlockYield']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nominal_ac_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Component'] = ResolversParentTypes['Component']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  default_state_fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ComponentFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentFile'] = ResolversParentTypes['ComponentFile']> = {
  changed?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  read?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataExportUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExportUrl'] = ResolversParentTypes['DataExportUrl']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DuetJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuetJob'] = ResolversParentTypes['DuetJob']> = {
  completed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completed_tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  running_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total_tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuetSimMetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuetSimMeta'] = ResolversParentTypes['DuetSimMeta']> = {
  assumptions?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dataset_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  simulation?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType>;
  step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SimulationWarning']>, ParentType, ContextType>;
};

export type DuetSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuetSimulation'] = ResolversParentTypes['DuetSimulation']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['SimulationBlock']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duet_job?: Resolver<ResolversTypes['DuetJob'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
};

export type EnviroDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviroData'] = ResolversParentTypes['EnviroData']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
};

export type EnviroDatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviroDataset'] = ResolversParentTypes['EnviroDataset']> = {
  altitude_m?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  coldest_air_c?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dst_shifts?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  end_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  has_pw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_rh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_windspeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval_alignment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source_filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['MeteoWarning']>, ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type KpiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kpi'] = ResolversParentTypes['Kpi']> = {
  denominator?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  denominator_unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numerator?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  numerator_unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MeteoWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeteoWarning'] = ResolversParentTypes['MeteoWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProjectUser?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationAddProjectUserArgs, 'email' | 'project_id' | 'role_id'>>;
  changePassword?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'new_password' | 'old_password'>>;
  createAcWire?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateAcWireArgs, 'name' | 'project_id'>>;
  createDcWire?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateDcWireArgs, 'name' | 'project_id'>>;
  createEnviroDatasetFromMetFile?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationCreateEnviroDatasetFromMetFileArgs, 'filename' | 'project_id' | 'storage_key'>>;
  createHvTransformer?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateHvTransformerArgs, 'name' | 'project_id'>>;
  createInverter?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateInverterArgs, 'name' | 'project_id'>>;
  createMvTransformer?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateMvTransformerArgs, 'name' | 'project_id'>>;
  createPanel?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreatePanelArgs, 'name' | 'project_id'>>;
  createProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input' | 'organization_id'>>;
  createProjectEnviroDatasetFromCsvFile?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationCreateProjectEnviroDatasetFromCsvFileArgs, 'filename' | 'mapping' | 'project_id' | 'storage_key'>>;
  createTable?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateTableArgs, 'name' | 'project_id'>>;
  deleteBlockLayers?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBlockLayersArgs, 'ids' | 'project_id'>>;
  deleteBlocks?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBlocksArgs, 'ids' | 'project_id'>>;
  deleteComponent?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteComponentArgs, 'id'>>;
  deleteDuetSimulation?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDuetSimulationArgs, 'id'>>;
  deleteProject?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'id'>>;
  deleteProjectEnviroDataset?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProjectEnviroDatasetArgs, 'id'>>;
  deleteProjectUser?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationDeleteProjectUserArgs, 'project_id' | 'user_id'>>;
  editDuetSimulation?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType, RequireFields<MutationEditDuetSimulationArgs, 'id' | 'name'>>;
  getProjectFileStorageSignedUrl?: Resolver<ResolversTypes['SignedUpload'], ParentType, ContextType, RequireFields<MutationGetProjectFileStorageSignedUrlArgs, 'allowOverwrite' | 'dir' | 'filename' | 'project_id'>>;
  importProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationImportProjectArgs, 'document' | 'organization_id'>>;
  localLogin?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationLocalLoginArgs, 'password' | 'username'>>;
  logout?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType>;
  readComponentFile?: Resolver<ResolversTypes['ComponentFile'], ParentType, ContextType, RequireFields<MutationReadComponentFileArgs, 'content' | 'filename' | 'project_id'>>;
  refreshToken?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType>;
  runProjectBlockSimulation?: Resolver<ResolversTypes['RunSimulationAnswer'], ParentType, ContextType, RequireFields<MutationRunProjectBlockSimulationArgs, 'input' | 'project_id'>>;
  simDataExport?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType, RequireFields<MutationSimDataExportArgs, 'format' | 'scope' | 'simulation_id'>>;
  stopRunningSimulation?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType, RequireFields<MutationStopRunningSimulationArgs, 'id' | 'project_id'>>;
  updateComponent?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationUpdateComponentArgs, 'id' | 'parameters'>>;
  updateComponentName?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationUpdateComponentNameArgs, 'id' | 'name'>>;
  updateEnviroDataset?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationUpdateEnviroDatasetArgs, 'id' | 'input'>>;
  updateProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input'>>;
  updateSystemParameters?: Resolver<ResolversTypes['SystemParameters'], ParentType, ContextType, RequireFields<MutationUpdateSystemParametersArgs, 'input' | 'project_id'>>;
  upsertBlockLayers?: Resolver<ReadonlyArray<ResolversTypes['BlockLayer']>, ParentType, ContextType, RequireFields<MutationUpsertBlockLayersArgs, 'layers' | 'project_id'>>;
  upsertBlocks?: Resolver<ReadonlyArray<ResolversTypes['Block']>, ParentType, ContextType, RequireFields<MutationUpsertBlocksArgs, 'blocks' | 'project_id'>>;
};

export type NumDaylightTimestampsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumDaylightTimestamps'] = ResolversParentTypes['NumDaylightTimestamps']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  allowed_domains?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PanelIvResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PanelIv'] = ResolversParentTypes['PanelIv']> = {
  curves?: Resolver<ReadonlyArray<ResolversTypes['PanelIvCurve']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type PanelIvCurveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PanelIvCurve'] = ResolversParentTypes['PanelIvCurve']> = {
  cell_temperature_c?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  current_a?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  imp_a?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  irradiance_wm2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isc_a?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pmp_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vmp_v?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voc_v?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voltage_v?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  altitude_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  blocks_bounding_box?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_activity_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  layers_mutated_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  org_general_access?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organization_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
  owner_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project_users?: Resolver<ReadonlyArray<ResolversTypes['ProjectUser']>, ParentType, ContextType>;
  pvsyst_import_in_progress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recent_simulations?: Resolver<ReadonlyArray<ResolversTypes['DuetSimulation']>, ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProjectBlocksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectBlocks'] = ResolversParentTypes['ProjectBlocks']> = {
  blockIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  blockLayerIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  blockLayers?: Resolver<ReadonlyArray<ResolversTypes['BlockLayer']>, ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['Block']>, ParentType, ContextType>;
};

export type ProjectMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectMember'] = ResolversParentTypes['ProjectMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  projects?: Resolver<ReadonlyArray<ResolversTypes['Project']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectUser'] = ResolversParentTypes['ProjectUser']> = {
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  blockPvSummary?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryBlockPvSummaryArgs, 'block_id'>>;
  blockYields?: Resolver<ReadonlyArray<ResolversTypes['BlockYield']>, ParentType, ContextType, RequireFields<QueryBlockYieldsArgs, 'simulation_id'>>;
  capacityFactor?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryCapacityFactorArgs, 'simulation_id' | 'time_interval'>>;
  component?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<QueryComponentArgs, 'id'>>;
  components?: Resolver<ReadonlyArray<ResolversTypes['Component']>, ParentType, ContextType, RequireFields<QueryComponentsArgs, 'project_id'>>;
  dailySparkLine?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType, RequireFields<QueryDailySparkLineArgs, 'id'>>;
  dailyYields?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryDailyYieldsArgs, 'simulation_id'>>;
  dataExports?: Resolver<ReadonlyArray<ResolversTypes['DataExport']>, ParentType, ContextType, RequireFields<QueryDataExportsArgs, 'simulation_id'>>;
  duetSimMeta?: Resolver<ResolversTypes['DuetSimMeta'], ParentType, ContextType, RequireFields<QueryDuetSimMetaArgs, 'simulation_id'>>;
  enviroData?: Resolver<ResolversTypes['EnviroData'], ParentType, ContextType, RequireFields<QueryEnviroDataArgs, 'id' | 'skip' | 'take'>>;
  enviroDataRollup?: Resolver<ResolversTypes['EnviroData'], ParentType, ContextType, RequireFields<QueryEnviroDataRollupArgs, 'id' | 'time_interval'>>;
  getDataExportUrls?: Resolver<ReadonlyArray<ResolversTypes['DataExportUrl']>, ParentType, ContextType, RequireFields<QueryGetDataExportUrlsArgs, 'ids'>>;
  hourlyMeteoByMonth?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType, RequireFields<QueryHourlyMeteoByMonthArgs, 'column' | 'id'>>;
  hourlyYields?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryHourlyYieldsArgs, 'simulation_id'>>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  numDaylightTimestamps?: Resolver<ResolversTypes['NumDaylightTimestamps'], ParentType, ContextType, RequireFields<QueryNumDaylightTimestampsArgs, 'from' | 'id' | 'to'>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizations?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType>;
  panelIv?: Resolver<ResolversTypes['PanelIv'], ParentType, ContextType, RequireFields<QueryPanelIvArgs, 'parameters'>>;
  performanceRatio?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryPerformanceRatioArgs, 'simulation_id' | 'time_interval'>>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projectBlocks?: Resolver<ResolversTypes['ProjectBlocks'], ParentType, ContextType, RequireFields<QueryProjectBlocksArgs, 'project_id'>>;
  projectDuetSim?: Resolver<ReadonlyArray<ResolversTypes['DuetSimulation']>, ParentType, ContextType, RequireFields<QueryProjectDuetSimArgs, 'project_id' | 'skip' | 'take'>>;
  projectEnviroDatasets?: Resolver<ReadonlyArray<ResolversTypes['EnviroDataset']>, ParentType, ContextType, RequireFields<QueryProjectEnviroDatasetsArgs, 'project_id' | 'skip' | 'take'>>;
  projectExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryProjectExportArgs, 'id'>>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'org_id' | 'skip' | 'take'>>;
  runningProjectSim?: Resolver<ReadonlyArray<ResolversTypes['DuetSimulation']>, ParentType, ContextType, RequireFields<QueryRunningProjectSimArgs, 'project_id'>>;
  simulationKpis?: Resolver<ReadonlyArray<ResolversTypes['Kpi']>, ParentType, ContextType, RequireFields<QuerySimulationKpisArgs, 'simulation_id'>>;
  systemLosses?: Resolver<ResolversTypes['SystemLosses'], ParentType, ContextType, RequireFields<QuerySystemLossesArgs, 'simulation_id'>>;
  systemParameters?: Resolver<ResolversTypes['SystemParameters'], ParentType, ContextType, RequireFields<QuerySystemParametersArgs, 'project_id'>>;
  timeSeriesSummary?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryTimeSeriesSummaryArgs, 'columns' | 'simulation_id'>>;
  zoneYields?: Resolver<ReadonlyArray<ResolversTypes['ZoneYield']>, ParentType, ContextType, RequireFields<QueryZoneYieldsArgs, 'block_id' | 'simulation_id'>>;
};

export type ResultSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultSeries'] = ResolversParentTypes['ResultSeries']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
};

export type RunSimulationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunSimulationAnswer'] = ResolversParentTypes['RunSimulationAnswer']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['BlockMessages']>, ParentType, ContextType>;
  simulation?: Resolver<Maybe<ResolversTypes['DuetSimulation']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignedUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedUpload'] = ResolversParentTypes['SignedUpload']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storage_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimulationBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulationBlock'] = ResolversParentTypes['SimulationBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimulationWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulationWarning'] = ResolversParentTypes['SimulationWarning']> = {
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuccessAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuccessAnswer'] = ResolversParentTypes['SuccessAnswer']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SystemLossesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLosses'] = ResolversParentTypes['SystemLosses']> = {
  closure_error?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['WaterfallRow']>, ParentType, ContextType>;
};

export type SystemParametersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemParameters'] = ResolversParentTypes['SystemParameters']> = {
  grid_injection_limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grid_injection_limit_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hv_stage_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pv_hv_ac_wire_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pv_hv_transformer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  terrain_dem_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenPayload'] = ResolversParentTypes['TokenPayload']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_lead_intake_form?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user_organization?: Resolver<ReadonlyArray<ResolversTypes['UserOrganization']>, ParentType, ContextType>;
};

export type UserOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserOrganization'] = ResolversParentTypes['UserOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaterfallRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterfallRow'] = ResolversParentTypes['WaterfallRow']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loss_fraction_of_previous?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ZoneYieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneYield'] = ResolversParentTypes['ZoneYield']> = {
  dc_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  effective_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  front_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mismatch?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rear_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slot_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  table_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AuthError?: AuthErrorResolvers<ContextType>;
  AuthResponse?: AuthResponseResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  BlockLayer?: BlockLayerResolvers<ContextType>;
  BlockMessages?: BlockMessagesResolvers<ContextType>;
  BlockYield?: BlockYieldResolvers<ContextType>;
  Component?: ComponentResolvers<ContextType>;
  ComponentFile?: ComponentFileResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportUrl?: DataExportUrlResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DuetJob?: DuetJobResolvers<ContextType>;
  DuetSimMeta?: DuetSimMetaResolvers<ContextType>;
  DuetSimulation?: DuetSimulationResolvers<ContextType>;
  EnviroData?: EnviroDataResolvers<ContextType>;
  EnviroDataset?: EnviroDatasetResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Kpi?: KpiResolvers<ContextType>;
  MeteoWarning?: MeteoWarningResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NumDaylightTimestamps?: NumDaylightTimestampsResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  PanelIv?: PanelIvResolvers<ContextType>;
  PanelIvCurve?: PanelIvCurveResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectBlocks?: ProjectBlocksResolvers<ContextType>;
  ProjectMember?: ProjectMemberResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  ProjectUser?: ProjectUserResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ResultSeries?: ResultSeriesResolvers<ContextType>;
  RunSimulationAnswer?: RunSimulationAnswerResolvers<ContextType>;
  SignedUpload?: SignedUploadResolvers<ContextType>;
  SimulationBlock?: SimulationBlockResolvers<ContextType>;
  SimulationWarning?: SimulationWarningResolvers<ContextType>;
  SuccessAnswer?: SuccessAnswerResolvers<ContextType>;
  SystemLosses?: SystemLossesResolvers<ContextType>;
  SystemParameters?: SystemParametersResolvers<ContextType>;
  TokenPayload?: TokenPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserOrganization?: UserOrganizationResolvers<ContextType>;
  WaterfallRow?: WaterfallRowResolvers<ContextType>;
  ZoneYield?: ZoneYieldResolvers<ContextType>;
};

