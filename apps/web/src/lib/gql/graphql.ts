/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Ids are made by the client; an unknown id inserts, a known one updates */
export type BlockInput = {
  configuration: unknown;
  enviro_dataset_id?: string | number | null | undefined;
  id: string | number;
  name: string;
  pv_ac_wire_id?: string | number | null | undefined;
  pv_dc_wire_id?: string | number | null | undefined;
  pv_inverter_id?: string | number | null | undefined;
  pv_panel_id?: string | number | null | undefined;
  pv_table_id?: string | number | null | undefined;
  pv_transformer_id?: string | number | null | undefined;
};

export type BlockLayerInput = {
  block_id?: string | number | null | undefined;
  geojson: unknown;
  id: string | number;
  name: string;
  source_filename?: string | null | undefined;
  source_type?: string | null | undefined;
  source_url?: string | null | undefined;
  type: string;
};

/** Column -> [header in the file, unit in the file]; time: either one timestamp column or its parts */
export type CsvMapping = {
  altitude_m?: number | null | undefined;
  columns: unknown;
  interval_alignment: string;
  latitude: number;
  longitude: number;
  time_zone_h: number;
  type: string;
};

export type EnviroDatasetUpdate = {
  name: string;
};

export type ProjectInput = {
  altitude_m?: number | null | undefined;
  exports_for_viewers?: boolean | null | undefined;
  latitude: number;
  longitude: number;
  name: string;
  org_general_access?: string | null | undefined;
};

export type RunSimulationInput = {
  block_ids: Array<string | number>;
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

export type SystemParametersInput = {
  grid_injection_limit?: number | null | undefined;
  grid_injection_limit_enabled: boolean;
  hv_stage_enabled: boolean;
  pv_hv_ac_wire_id?: string | number | null | undefined;
  pv_hv_transformer_id?: string | number | null | undefined;
  terrain_dem_enabled: boolean;
};

export type ComparedRunFragment = { id: string, name: string, created_at: string, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string } };

export type CompareSimulationsQueryVariables = Exact<{
  project_id: string | number;
  take?: number | null | undefined;
}>;


export type CompareSimulationsQuery = { projectDuetSim: Array<{ id: string, name: string, created_at: string, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string } }> };

export type CompareSimulationQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type CompareSimulationQuery = { projectDuetSim: Array<{ id: string, name: string, created_at: string, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string } }> };

export type CompareMetaQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type CompareMetaQuery = { duetSimMeta: { time_interval: string, local_time_zone: number, from: string, to: string, step_count: number, dataset_name: string, engine_version: string, assumptions: unknown, ratings: unknown } };

export type CompareKpisQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type CompareKpisQuery = { simulationKpis: Array<{ key: string, label: string, value: number | null, unit: string }> };

export type CompareMonthsQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type CompareMonthsQuery = { capacityFactor: { time: Array<string>, columns: Array<string>, values: Array<Array<number | null>> } };

export type CompareLossesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type CompareLossesQuery = { systemLosses: { rows: Array<{ key: string, label: string, group: string, kind: string, value_after: number, unit: string, loss: number, loss_fraction_of_previous: number }> } };

export type ComponentPartsFragment = { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> };

export type ComponentsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComponentsQuery = { components: Array<{ id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> }> };

export type GetPanelIvQueryVariables = Exact<{
  parameters: unknown;
}>;


export type GetPanelIvQuery = { panelIv: { curves: Array<{ irradiance_wm2: number, cell_temperature_c: number, voltage_v: Array<number>, current_a: Array<number>, pmp_w: number, vmp_v: number, imp_a: number, voc_v: number, isc_a: number }>, errors: Array<{ path: string, message: string }> } };

export type CreatePanelMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  parameters?: unknown;
}>;


export type CreatePanelMutation = { created: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type CreateTableMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  parameters?: unknown;
}>;


export type CreateTableMutation = { created: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type CreateInverterMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  parameters?: unknown;
}>;


export type CreateInverterMutation = { created: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type CreateMvTransformerMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  parameters?: unknown;
}>;


export type CreateMvTransformerMutation = { created: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type CreateHvTransformerMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  parameters?: unknown;
}>;


export type CreateHvTransformerMutation = { created: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type CreateDcWireMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  parameters?: unknown;
}>;


export type CreateDcWireMutation = { created: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type CreateAcWireMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  parameters?: unknown;
}>;


export type CreateAcWireMutation = { created: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type UpdateComponentMutationVariables = Exact<{
  id: string | number;
  parameters: unknown;
}>;


export type UpdateComponentMutation = { updateComponent: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type UpdateComponentNameMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type UpdateComponentNameMutation = { updateComponentName: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type DeleteComponentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteComponentMutation = { deleteComponent: { success: boolean } };

export type ReadComponentFileMutationVariables = Exact<{
  project_id: string | number;
  filename: string;
  content: string;
}>;


export type ReadComponentFileMutation = { readComponentFile: { kind: string, name: string, parameters: unknown, read: Array<string>, unknown: Array<string>, changed: Array<string> } };

export type ComponentUseQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComponentUseQuery = { projectBlocks: { blocks: Array<{ id: string, name: string, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null }> } };

export type ComputeBlocksQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComputeBlocksQuery = { projectBlocks: { blocks: Array<{ id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, created_at: string, updated_at: string }>, blockLayers: Array<{ id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, created_at: string, updated_at: string }> } };

export type ComputeDatasetsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComputeDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, type: string, local_time_zone: number, start_time: string, end_time: string, time_interval: string, has_rh: boolean, has_pw: boolean, has_windspeed: boolean }> };

export type NumDaylightTimestampsQueryVariables = Exact<{
  id: string | number;
  from: string;
  to: string;
}>;


export type NumDaylightTimestampsQuery = { numDaylightTimestamps: { count: number } };

export type RunProjectBlockSimulationMutationVariables = Exact<{
  project_id: string | number;
  input: RunSimulationInput;
}>;


export type RunProjectBlockSimulationMutation = { runProjectBlockSimulation: { success: boolean, simulation: { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }> } };

export type RunningSimulationFragment = { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null } };

export type RunningProjectSimQueryVariables = Exact<{
  project_id: string | number;
}>;


export type RunningProjectSimQuery = { runningProjectSim: Array<{ id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null } }> };

export type WatchedSimulationQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type WatchedSimulationQuery = { projectDuetSim: Array<{ id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null } }> };

export type GetProjectBlocksQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetProjectBlocksQuery = { projectBlocks: { blocks: Array<{ id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, created_at: string, updated_at: string }>, blockLayers: Array<{ id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, created_at: string, updated_at: string }> } };

export type DesignDatasetsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type DesignDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, coldest_air_c: number }> };

export type GetSystemParametersQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetSystemParametersQuery = { systemParameters: { project_id: string, terrain_dem_enabled: boolean, hv_stage_enabled: boolean, grid_injection_limit_enabled: boolean, grid_injection_limit: number | null, pv_hv_transformer_id: string | null, pv_hv_ac_wire_id: string | null } };

export type UpdateSystemParametersMutationVariables = Exact<{
  project_id: string | number;
  input: SystemParametersInput;
}>;


export type UpdateSystemParametersMutation = { updateSystemParameters: { project_id: string } };

export type UpsertBlocksMutationVariables = Exact<{
  project_id: string | number;
  blocks: Array<BlockInput> | BlockInput;
}>;


export type UpsertBlocksMutation = { upsertBlocks: Array<{ id: string, updated_at: string }> };

export type UpsertBlockLayersMutationVariables = Exact<{
  project_id: string | number;
  layers: Array<BlockLayerInput> | BlockLayerInput;
}>;


export type UpsertBlockLayersMutation = { upsertBlockLayers: Array<{ id: string, updated_at: string }> };

export type DeleteBlocksMutationVariables = Exact<{
  project_id: string | number;
  ids: Array<string | number> | string | number;
}>;


export type DeleteBlocksMutation = { deleteBlocks: { success: boolean } };

export type DeleteBlockLayersMutationVariables = Exact<{
  project_id: string | number;
  ids: Array<string | number> | string | number;
}>;


export type DeleteBlockLayersMutation = { deleteBlockLayers: { success: boolean } };

export type DatasetRowFragment = { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_rh: boolean, has_pw: boolean, row_count: number, source_filename: string, created_at: string, warnings: Array<{ code: string, message: string, line: number | null }> };

export type EnviroDatasetsQueryVariables = Exact<{
  project_id: string | number;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type EnviroDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_rh: boolean, has_pw: boolean, row_count: number, source_filename: string, created_at: string, warnings: Array<{ code: string, message: string, line: number | null }> }> };

export type EnviroDatasetQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type EnviroDatasetQuery = { projectEnviroDatasets: Array<{ id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_rh: boolean, has_pw: boolean, row_count: number, source_filename: string, created_at: string, warnings: Array<{ code: string, message: string, line: number | null }> }> };

export type DailySparkLineQueryVariables = Exact<{
  id: string | number;
}>;


export type DailySparkLineQuery = { dailySparkLine: Array<number | null> };

export type EnviroDataRollupQueryVariables = Exact<{
  id: string | number;
  time_interval: string;
}>;


export type EnviroDataRollupQuery = { enviroDataRollup: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type HourlyMeteoByMonthQueryVariables = Exact<{
  id: string | number;
  column: string;
}>;


export type HourlyMeteoByMonthQuery = { hourlyMeteoByMonth: Array<Array<number | null>> };

export type EnviroDataQueryVariables = Exact<{
  id: string | number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  skip: number;
  take: number;
}>;


export type EnviroDataQuery = { enviroData: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type GetProjectFileStorageSignedUrlMutationVariables = Exact<{
  project_id: string | number;
  dir: string;
  filename: string;
}>;


export type GetProjectFileStorageSignedUrlMutation = { getProjectFileStorageSignedUrl: { url: string, storage_key: string } };

export type CreateEnviroDatasetFromMetFileMutationVariables = Exact<{
  project_id: string | number;
  storage_key: string;
  filename: string;
  type?: string | null | undefined;
  interval_alignment?: string | null | undefined;
  time_zone_h?: number | null | undefined;
}>;


export type CreateEnviroDatasetFromMetFileMutation = { createEnviroDatasetFromMetFile: { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_rh: boolean, has_pw: boolean, row_count: number, source_filename: string, created_at: string, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type CreateProjectEnviroDatasetFromCsvFileMutationVariables = Exact<{
  project_id: string | number;
  storage_key: string;
  filename: string;
  name?: string | null | undefined;
  mapping: CsvMapping;
}>;


export type CreateProjectEnviroDatasetFromCsvFileMutation = { createProjectEnviroDatasetFromCsvFile: { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_rh: boolean, has_pw: boolean, row_count: number, source_filename: string, created_at: string, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type UpdateEnviroDatasetMutationVariables = Exact<{
  id: string | number;
  input: EnviroDatasetUpdate;
}>;


export type UpdateEnviroDatasetMutation = { updateEnviroDataset: { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_rh: boolean, has_pw: boolean, row_count: number, source_filename: string, created_at: string, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type DeleteProjectEnviroDatasetMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProjectEnviroDatasetMutation = { deleteProjectEnviroDataset: { success: boolean } };

export type ProjectRowFragment = { id: string, name: string, created_at: string, last_activity_at: string, org_general_access: string, latitude: number, longitude: number, altitude_m: number, role_id: string, owner: { id: string, email: string, first_name: string, last_name: string }, recent_simulations: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> };

export type ProjectsQueryVariables = Exact<{
  org_id: string | number;
  skip: number;
  take: number;
  search?: string | null | undefined;
  order_by?: string | null | undefined;
}>;


export type ProjectsQuery = { projects: { total: number, projects: Array<{ id: string, name: string, created_at: string, last_activity_at: string, org_general_access: string, latitude: number, longitude: number, altitude_m: number, role_id: string, owner: { id: string, email: string, first_name: string, last_name: string }, recent_simulations: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> }> } };

export type CreateProjectMutationVariables = Exact<{
  organization_id: string | number;
  input: ProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string } };

export type UpdateProjectMutationVariables = Exact<{
  id: string | number;
  input: ProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, name: string, created_at: string, last_activity_at: string, org_general_access: string, latitude: number, longitude: number, altitude_m: number, role_id: string, owner: { id: string, email: string, first_name: string, last_name: string }, recent_simulations: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> } };

export type DeleteProjectMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProjectMutation = { deleteProject: { success: boolean } };

export type ProjectMembersFragment = { id: string, owner: { id: string }, project_users: Array<{ role_id: string, user: { id: string, email: string, first_name: string, last_name: string } }> };

export type ProjectMembersQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectMembersQuery = { project: { id: string, owner: { id: string }, project_users: Array<{ role_id: string, user: { id: string, email: string, first_name: string, last_name: string } }> } };

export type AddProjectUserMutationVariables = Exact<{
  project_id: string | number;
  email: string;
  role_id: string;
}>;


export type AddProjectUserMutation = { addProjectUser: { id: string, owner: { id: string }, project_users: Array<{ role_id: string, user: { id: string, email: string, first_name: string, last_name: string } }> } };

export type DeleteProjectUserMutationVariables = Exact<{
  project_id: string | number;
  user_id: string | number;
}>;


export type DeleteProjectUserMutation = { deleteProjectUser: { id: string, owner: { id: string }, project_users: Array<{ role_id: string, user: { id: string, email: string, first_name: string, last_name: string } }> } };

export type ProjectExportQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectExportQuery = { projectExport: unknown };

export type ImportProjectMutationVariables = Exact<{
  organization_id: string | number;
  document: unknown;
}>;


export type ImportProjectMutation = { importProject: { id: string } };

export type SimulationRowFragment = { id: string, name: string, created_at: string, environment: string, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null } };

export type ProjectDuetSimQueryVariables = Exact<{
  project_id: string | number;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ProjectDuetSimQuery = { projectDuetSim: Array<{ id: string, name: string, created_at: string, environment: string, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null } }> };

export type OneDuetSimQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type OneDuetSimQuery = { projectDuetSim: Array<{ id: string, name: string, created_at: string, environment: string, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null } }> };

export type EditDuetSimulationMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type EditDuetSimulationMutation = { editDuetSimulation: { id: string, name: string, created_at: string, environment: string, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null } } };

export type DeleteDuetSimulationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDuetSimulationMutation = { deleteDuetSimulation: { success: boolean } };

export type DuetSimMetaQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type DuetSimMetaQuery = { duetSimMeta: { time_interval: string, local_time_zone: number, from: string, to: string, step_count: number, dataset_name: string, engine_version: string, assumptions: unknown, ratings: unknown, warnings: Array<{ block_id: string | null, code: string, message: string, count: number | null }> } };

export type SimulationKpisQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type SimulationKpisQuery = { simulationKpis: Array<{ key: string, label: string, value: number | null, unit: string, formula: string, numerator: number | null, numerator_unit: string | null, denominator: number | null, denominator_unit: string | null }> };

export type BlockYieldsQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type BlockYieldsQuery = { blockYields: Array<{ block_id: string, name: string, nominal_dc_kw: number, nominal_ac_kw: number, energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null }> };

export type DailyYieldsQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type DailyYieldsQuery = { dailyYields: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type PerformanceRatioQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type PerformanceRatioQuery = { performanceRatio: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type CapacityFactorQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type CapacityFactorQuery = { capacityFactor: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type SystemLossesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type SystemLossesQuery = { systemLosses: { closure_error: number, rows: Array<{ key: string, label: string, group: string, kind: string, value_after: number, unit: string, loss: number, loss_fraction_of_previous: number }> } };

export type ExportRowFragment = { id: string, format: string, scope: string, time_interval: string, filename: string, size_bytes: number, created_at: string };

export type DataExportsQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type DataExportsQuery = { dataExports: Array<{ id: string, format: string, scope: string, time_interval: string, filename: string, size_bytes: number, created_at: string }> };

export type GetDataExportUrlsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type GetDataExportUrlsQuery = { getDataExportUrls: Array<{ id: string, url: string, expires_at: string }> };

export type SimDataExportMutationVariables = Exact<{
  simulation_id: string | number;
  format: string;
  scope: string;
  block_id?: string | number | null | undefined;
  time_interval?: string | null | undefined;
  columns?: Array<string> | string | null | undefined;
}>;


export type SimDataExportMutation = { simDataExport: { id: string, format: string, scope: string, time_interval: string, filename: string, size_bytes: number, created_at: string } };

export type LocalLoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LocalLoginMutation = { localLogin:
    | { __typename: 'AuthError', code: string, message: string }
    | { __typename: 'TokenPayload', token: string, expires_at: string }
   };

export type ProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectQuery = { project: { id: string, name: string, created_at: string, updated_at: string, org_general_access: string, blocks_bounding_box: Array<number> | null, latitude: number, longitude: number, altitude_m: number, role_id: string, organization: { id: string, name: string, slug: string }, owner: { id: string, email: string, first_name: string, last_name: string } } };

export type StopRunningSimulationMutationVariables = Exact<{
  id: string | number;
  project_id: string | number;
}>;


export type StopRunningSimulationMutation = { stopRunningSimulation: { id: string } };

export type RefreshTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshTokenMutation = { refreshToken:
    | { __typename: 'AuthError', code: string, message: string }
    | { __typename: 'TokenPayload', token: string, expires_at: string }
   };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, first_name: string, last_name: string, user_organization: Array<{ id: string, role_id: string, organization: { id: string, name: string, slug: string } }> } };

export type StoredDesignFragment = { blocks: Array<{ id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, created_at: string, updated_at: string }>, blockLayers: Array<{ id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, created_at: string, updated_at: string }> };

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
export const ComparedRunFragmentDoc = new TypedDocumentString(`
    fragment ComparedRun on DuetSimulation {
  id
  name
  created_at
  blocks {
    id
    name
  }
  duet_job {
    id
    status
  }
}
    `, {"fragmentName":"ComparedRun"}) as unknown as TypedDocumentString<ComparedRunFragment, unknown>;
export const ComponentPartsFragmentDoc = new TypedDocumentString(`
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}
    `, {"fragmentName":"ComponentParts"}) as unknown as TypedDocumentString<ComponentPartsFragment, unknown>;
export const RunningSimulationFragmentDoc = new TypedDocumentString(`
    fragment RunningSimulation on DuetSimulation {
  id
  name
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_message
    created_at
    running_at
    completed_at
  }
}
    `, {"fragmentName":"RunningSimulation"}) as unknown as TypedDocumentString<RunningSimulationFragment, unknown>;
export const DatasetRowFragmentDoc = new TypedDocumentString(`
    fragment DatasetRow on EnviroDataset {
  id
  name
  source
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  has_windspeed
  has_rh
  has_pw
  row_count
  source_filename
  created_at
  warnings {
    code
    message
    line
  }
}
    `, {"fragmentName":"DatasetRow"}) as unknown as TypedDocumentString<DatasetRowFragment, unknown>;
export const ProjectRowFragmentDoc = new TypedDocumentString(`
    fragment ProjectRow on Project {
  id
  name
  created_at
  last_activity_at
  org_general_access
  latitude
  longitude
  altitude_m
  role_id
  owner {
    id
    email
    first_name
    last_name
  }
  recent_simulations {
    id
    name
    duet_job {
      id
      status
    }
  }
}
    `, {"fragmentName":"ProjectRow"}) as unknown as TypedDocumentString<ProjectRowFragment, unknown>;
export const ProjectMembersFragmentDoc = new TypedDocumentString(`
    fragment ProjectMembers on Project {
  id
  owner {
    id
  }
  project_users {
    role_id
    user {
      id
      email
      first_name
      last_name
    }
  }
}
    `, {"fragmentName":"ProjectMembers"}) as unknown as TypedDocumentString<ProjectMembersFragment, unknown>;
export const SimulationRowFragmentDoc = new TypedDocumentString(`
    fragment SimulationRow on DuetSimulation {
  id
  name
  created_at
  environment
  user {
    id
    email
    first_name
    last_name
  }
  blocks {
    id
    name
  }
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_code
    error_message
    created_at
    submitted_at
    running_at
    completed_at
  }
}
    `, {"fragmentName":"SimulationRow"}) as unknown as TypedDocumentString<SimulationRowFragment, unknown>;
export const ExportRowFragmentDoc = new TypedDocumentString(`
    fragment ExportRow on DataExport {
  id
  format
  scope
  time_interval
  filename
  size_bytes
  created_at
}
    `, {"fragmentName":"ExportRow"}) as unknown as TypedDocumentString<ExportRowFragment, unknown>;
export const StoredDesignFragmentDoc = new TypedDocumentString(`
    fragment StoredDesign on ProjectBlocks {
  blocks {
    id
    name
    enviro_dataset_id
    pv_panel_id
    pv_table_id
    pv_inverter_id
    pv_transformer_id
    pv_dc_wire_id
    pv_ac_wire_id
    configuration
    created_at
    updated_at
  }
  blockLayers {
    id
    project_id
    block_id
    name
    type
    geojson
    source_type
    source_filename
    source_url
    created_at
    updated_at
  }
}
    `, {"fragmentName":"StoredDesign"}) as unknown as TypedDocumentString<StoredDesignFragment, unknown>;
export const CompareSimulationsDocument = new TypedDocumentString(`
    query CompareSimulations($project_id: ID!, $take: Int) {
  projectDuetSim(project_id: $project_id, take: $take) {
    ...ComparedRun
  }
}
    fragment ComparedRun on DuetSimulation {
  id
  name
  created_at
  blocks {
    id
    name
  }
  duet_job {
    id
    status
  }
}`) as unknown as TypedDocumentString<CompareSimulationsQuery, CompareSimulationsQueryVariables>;
export const CompareSimulationDocument = new TypedDocumentString(`
    query CompareSimulation($project_id: ID!, $id: ID!) {
  projectDuetSim(project_id: $project_id, id: $id) {
    ...ComparedRun
  }
}
    fragment ComparedRun on DuetSimulation {
  id
  name
  created_at
  blocks {
    id
    name
  }
  duet_job {
    id
    status
  }
}`) as unknown as TypedDocumentString<CompareSimulationQuery, CompareSimulationQueryVariables>;
export const CompareMetaDocument = new TypedDocumentString(`
    query CompareMeta($simulation_id: ID!) {
  duetSimMeta(simulation_id: $simulation_id) {
    time_interval
    local_time_zone
    from
    to
    step_count
    dataset_name
    engine_version
    assumptions
    ratings
  }
}
    `) as unknown as TypedDocumentString<CompareMetaQuery, CompareMetaQueryVariables>;
export const CompareKpisDocument = new TypedDocumentString(`
    query CompareKpis($simulation_id: ID!, $block_id: ID) {
  simulationKpis(simulation_id: $simulation_id, block_id: $block_id) {
    key
    label
    value
    unit
  }
}
    `) as unknown as TypedDocumentString<CompareKpisQuery, CompareKpisQueryVariables>;
export const CompareMonthsDocument = new TypedDocumentString(`
    query CompareMonths($simulation_id: ID!, $block_id: ID) {
  capacityFactor(
    simulation_id: $simulation_id
    block_id: $block_id
    time_interval: "OneMonth"
  ) {
    time
    columns
    values
  }
}
    `) as unknown as TypedDocumentString<CompareMonthsQuery, CompareMonthsQueryVariables>;
export const CompareLossesDocument = new TypedDocumentString(`
    query CompareLosses($simulation_id: ID!, $block_id: ID) {
  systemLosses(simulation_id: $simulation_id, block_id: $block_id) {
    rows {
      key
      label
      group
      kind
      value_after
      unit
      loss
      loss_fraction_of_previous
    }
  }
}
    `) as unknown as TypedDocumentString<CompareLossesQuery, CompareLossesQueryVariables>;
export const ComponentsDocument = new TypedDocumentString(`
    query Components($project_id: ID!) {
  components(project_id: $project_id) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<ComponentsQuery, ComponentsQueryVariables>;
export const GetPanelIvDocument = new TypedDocumentString(`
    query GetPanelIv($parameters: JSON!) {
  panelIv(parameters: $parameters) {
    curves {
      irradiance_wm2
      cell_temperature_c
      voltage_v
      current_a
      pmp_w
      vmp_v
      imp_a
      voc_v
      isc_a
    }
    errors {
      path
      message
    }
  }
}
    `) as unknown as TypedDocumentString<GetPanelIvQuery, GetPanelIvQueryVariables>;
export const CreatePanelDocument = new TypedDocumentString(`
    mutation CreatePanel($project_id: ID!, $name: String!, $parameters: JSON) {
  created: createPanel(
    project_id: $project_id
    name: $name
    parameters: $parameters
  ) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<CreatePanelMutation, CreatePanelMutationVariables>;
export const CreateTableDocument = new TypedDocumentString(`
    mutation CreateTable($project_id: ID!, $name: String!, $parameters: JSON) {
  created: createTable(
    project_id: $project_id
    name: $name
    parameters: $parameters
  ) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<CreateTableMutation, CreateTableMutationVariables>;
export const CreateInverterDocument = new TypedDocumentString(`
    mutation CreateInverter($project_id: ID!, $name: String!, $parameters: JSON) {
  created: createInverter(
    project_id: $project_id
    name: $name
    parameters: $parameters
  ) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<CreateInverterMutation, CreateInverterMutationVariables>;
export const CreateMvTransformerDocument = new TypedDocumentString(`
    mutation CreateMvTransformer($project_id: ID!, $name: String!, $parameters: JSON) {
  created: createMvTransformer(
    project_id: $project_id
    name: $name
    parameters: $parameters
  ) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<CreateMvTransformerMutation, CreateMvTransformerMutationVariables>;
export const CreateHvTransformerDocument = new TypedDocumentString(`
    mutation CreateHvTransformer($project_id: ID!, $name: String!, $parameters: JSON) {
  created: createHvTransformer(
    project_id: $project_id
    name: $name
    parameters: $parameters
  ) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<CreateHvTransformerMutation, CreateHvTransformerMutationVariables>;
export const CreateDcWireDocument = new TypedDocumentString(`
    mutation CreateDcWire($project_id: ID!, $name: String!, $parameters: JSON) {
  created: createDcWire(
    project_id: $project_id
    name: $name
    parameters: $parameters
  ) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<CreateDcWireMutation, CreateDcWireMutationVariables>;
export const CreateAcWireDocument = new TypedDocumentString(`
    mutation CreateAcWire($project_id: ID!, $name: String!, $parameters: JSON) {
  created: createAcWire(
    project_id: $project_id
    name: $name
    parameters: $parameters
  ) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<CreateAcWireMutation, CreateAcWireMutationVariables>;
export const UpdateComponentDocument = new TypedDocumentString(`
    mutation UpdateComponent($id: ID!, $parameters: JSON!) {
  updateComponent(id: $id, parameters: $parameters) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<UpdateComponentMutation, UpdateComponentMutationVariables>;
export const UpdateComponentNameDocument = new TypedDocumentString(`
    mutation UpdateComponentName($id: ID!, $name: String!) {
  updateComponentName(id: $id, name: $name) {
    ...ComponentParts
  }
}
    fragment ComponentParts on Component {
  id
  project_id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  updated_at
}`) as unknown as TypedDocumentString<UpdateComponentNameMutation, UpdateComponentNameMutationVariables>;
export const DeleteComponentDocument = new TypedDocumentString(`
    mutation DeleteComponent($id: ID!) {
  deleteComponent(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteComponentMutation, DeleteComponentMutationVariables>;
export const ReadComponentFileDocument = new TypedDocumentString(`
    mutation ReadComponentFile($project_id: ID!, $filename: String!, $content: String!) {
  readComponentFile(
    project_id: $project_id
    filename: $filename
    content: $content
  ) {
    kind
    name
    parameters
    read
    unknown
    changed
  }
}
    `) as unknown as TypedDocumentString<ReadComponentFileMutation, ReadComponentFileMutationVariables>;
export const ComponentUseDocument = new TypedDocumentString(`
    query ComponentUse($project_id: ID!) {
  projectBlocks(project_id: $project_id) {
    blocks {
      id
      name
      pv_panel_id
      pv_table_id
      pv_inverter_id
      pv_transformer_id
      pv_dc_wire_id
      pv_ac_wire_id
    }
  }
}
    `) as unknown as TypedDocumentString<ComponentUseQuery, ComponentUseQueryVariables>;
export const ComputeBlocksDocument = new TypedDocumentString(`
    query ComputeBlocks($project_id: ID!) {
  projectBlocks(project_id: $project_id) {
    ...StoredDesign
  }
}
    fragment StoredDesign on ProjectBlocks {
  blocks {
    id
    name
    enviro_dataset_id
    pv_panel_id
    pv_table_id
    pv_inverter_id
    pv_transformer_id
    pv_dc_wire_id
    pv_ac_wire_id
    configuration
    created_at
    updated_at
  }
  blockLayers {
    id
    project_id
    block_id
    name
    type
    geojson
    source_type
    source_filename
    source_url
    created_at
    updated_at
  }
}`) as unknown as TypedDocumentString<ComputeBlocksQuery, ComputeBlocksQueryVariables>;
export const ComputeDatasetsDocument = new TypedDocumentString(`
    query ComputeDatasets($project_id: ID!) {
  projectEnviroDatasets(project_id: $project_id, take: 200) {
    id
    name
    type
    local_time_zone
    start_time
    end_time
    time_interval
    has_rh
    has_pw
    has_windspeed
  }
}
    `) as unknown as TypedDocumentString<ComputeDatasetsQuery, ComputeDatasetsQueryVariables>;
export const NumDaylightTimestampsDocument = new TypedDocumentString(`
    query NumDaylightTimestamps($id: ID!, $from: DateTime!, $to: DateTime!) {
  numDaylightTimestamps(id: $id, from: $from, to: $to) {
    count
  }
}
    `) as unknown as TypedDocumentString<NumDaylightTimestampsQuery, NumDaylightTimestampsQueryVariables>;
export const RunProjectBlockSimulationDocument = new TypedDocumentString(`
    mutation RunProjectBlockSimulation($project_id: ID!, $input: RunSimulationInput!) {
  runProjectBlockSimulation(project_id: $project_id, input: $input) {
    success
    simulation {
      ...RunningSimulation
    }
    errors {
      block_id
      messages
    }
  }
}
    fragment RunningSimulation on DuetSimulation {
  id
  name
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_message
    created_at
    running_at
    completed_at
  }
}`) as unknown as TypedDocumentString<RunProjectBlockSimulationMutation, RunProjectBlockSimulationMutationVariables>;
export const RunningProjectSimDocument = new TypedDocumentString(`
    query RunningProjectSim($project_id: ID!) {
  runningProjectSim(project_id: $project_id) {
    ...RunningSimulation
  }
}
    fragment RunningSimulation on DuetSimulation {
  id
  name
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_message
    created_at
    running_at
    completed_at
  }
}`) as unknown as TypedDocumentString<RunningProjectSimQuery, RunningProjectSimQueryVariables>;
export const WatchedSimulationDocument = new TypedDocumentString(`
    query WatchedSimulation($project_id: ID!, $id: ID!) {
  projectDuetSim(project_id: $project_id, id: $id) {
    ...RunningSimulation
  }
}
    fragment RunningSimulation on DuetSimulation {
  id
  name
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_message
    created_at
    running_at
    completed_at
  }
}`) as unknown as TypedDocumentString<WatchedSimulationQuery, WatchedSimulationQueryVariables>;
export const GetProjectBlocksDocument = new TypedDocumentString(`
    query GetProjectBlocks($project_id: ID!) {
  projectBlocks(project_id: $project_id) {
    ...StoredDesign
  }
}
    fragment StoredDesign on ProjectBlocks {
  blocks {
    id
    name
    enviro_dataset_id
    pv_panel_id
    pv_table_id
    pv_inverter_id
    pv_transformer_id
    pv_dc_wire_id
    pv_ac_wire_id
    configuration
    created_at
    updated_at
  }
  blockLayers {
    id
    project_id
    block_id
    name
    type
    geojson
    source_type
    source_filename
    source_url
    created_at
    updated_at
  }
}`) as unknown as TypedDocumentString<GetProjectBlocksQuery, GetProjectBlocksQueryVariables>;
export const DesignDatasetsDocument = new TypedDocumentString(`
    query DesignDatasets($project_id: ID!) {
  projectEnviroDatasets(project_id: $project_id) {
    id
    name
    coldest_air_c
  }
}
    `) as unknown as TypedDocumentString<DesignDatasetsQuery, DesignDatasetsQueryVariables>;
export const GetSystemParametersDocument = new TypedDocumentString(`
    query GetSystemParameters($project_id: ID!) {
  systemParameters(project_id: $project_id) {
    project_id
    terrain_dem_enabled
    hv_stage_enabled
    grid_injection_limit_enabled
    grid_injection_limit
    pv_hv_transformer_id
    pv_hv_ac_wire_id
  }
}
    `) as unknown as TypedDocumentString<GetSystemParametersQuery, GetSystemParametersQueryVariables>;
export const UpdateSystemParametersDocument = new TypedDocumentString(`
    mutation UpdateSystemParameters($project_id: ID!, $input: SystemParametersInput!) {
  updateSystemParameters(project_id: $project_id, input: $input) {
    project_id
  }
}
    `) as unknown as TypedDocumentString<UpdateSystemParametersMutation, UpdateSystemParametersMutationVariables>;
export const UpsertBlocksDocument = new TypedDocumentString(`
    mutation UpsertBlocks($project_id: ID!, $blocks: [BlockInput!]!) {
  upsertBlocks(project_id: $project_id, blocks: $blocks) {
    id
    updated_at
  }
}
    `) as unknown as TypedDocumentString<UpsertBlocksMutation, UpsertBlocksMutationVariables>;
export const UpsertBlockLayersDocument = new TypedDocumentString(`
    mutation UpsertBlockLayers($project_id: ID!, $layers: [BlockLayerInput!]!) {
  upsertBlockLayers(project_id: $project_id, layers: $layers) {
    id
    updated_at
  }
}
    `) as unknown as TypedDocumentString<UpsertBlockLayersMutation, UpsertBlockLayersMutationVariables>;
export const DeleteBlocksDocument = new TypedDocumentString(`
    mutation DeleteBlocks($project_id: ID!, $ids: [ID!]!) {
  deleteBlocks(project_id: $project_id, ids: $ids) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteBlocksMutation, DeleteBlocksMutationVariables>;
export const DeleteBlockLayersDocument = new TypedDocumentString(`
    mutation DeleteBlockLayers($project_id: ID!, $ids: [ID!]!) {
  deleteBlockLayers(project_id: $project_id, ids: $ids) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteBlockLayersMutation, DeleteBlockLayersMutationVariables>;
export const EnviroDatasetsDocument = new TypedDocumentString(`
    query EnviroDatasets($project_id: ID!, $skip: Int, $take: Int) {
  projectEnviroDatasets(project_id: $project_id, skip: $skip, take: $take) {
    ...DatasetRow
  }
}
    fragment DatasetRow on EnviroDataset {
  id
  name
  source
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  has_windspeed
  has_rh
  has_pw
  row_count
  source_filename
  created_at
  warnings {
    code
    message
    line
  }
}`) as unknown as TypedDocumentString<EnviroDatasetsQuery, EnviroDatasetsQueryVariables>;
export const EnviroDatasetDocument = new TypedDocumentString(`
    query EnviroDataset($project_id: ID!, $id: ID!) {
  projectEnviroDatasets(project_id: $project_id, id: $id) {
    ...DatasetRow
  }
}
    fragment DatasetRow on EnviroDataset {
  id
  name
  source
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  has_windspeed
  has_rh
  has_pw
  row_count
  source_filename
  created_at
  warnings {
    code
    message
    line
  }
}`) as unknown as TypedDocumentString<EnviroDatasetQuery, EnviroDatasetQueryVariables>;
export const DailySparkLineDocument = new TypedDocumentString(`
    query DailySparkLine($id: ID!) {
  dailySparkLine(id: $id)
}
    `) as unknown as TypedDocumentString<DailySparkLineQuery, DailySparkLineQueryVariables>;
export const EnviroDataRollupDocument = new TypedDocumentString(`
    query EnviroDataRollup($id: ID!, $time_interval: String!) {
  enviroDataRollup(id: $id, time_interval: $time_interval) {
    time
    columns
    units
    values
  }
}
    `) as unknown as TypedDocumentString<EnviroDataRollupQuery, EnviroDataRollupQueryVariables>;
export const HourlyMeteoByMonthDocument = new TypedDocumentString(`
    query HourlyMeteoByMonth($id: ID!, $column: String!) {
  hourlyMeteoByMonth(id: $id, column: $column)
}
    `) as unknown as TypedDocumentString<HourlyMeteoByMonthQuery, HourlyMeteoByMonthQueryVariables>;
export const EnviroDataDocument = new TypedDocumentString(`
    query EnviroData($id: ID!, $from: DateTime, $to: DateTime, $skip: Int!, $take: Int!) {
  enviroData(id: $id, from: $from, to: $to, skip: $skip, take: $take) {
    time
    columns
    units
    values
  }
}
    `) as unknown as TypedDocumentString<EnviroDataQuery, EnviroDataQueryVariables>;
export const GetProjectFileStorageSignedUrlDocument = new TypedDocumentString(`
    mutation GetProjectFileStorageSignedUrl($project_id: ID!, $dir: String!, $filename: String!) {
  getProjectFileStorageSignedUrl(
    project_id: $project_id
    dir: $dir
    filename: $filename
  ) {
    url
    storage_key
  }
}
    `) as unknown as TypedDocumentString<GetProjectFileStorageSignedUrlMutation, GetProjectFileStorageSignedUrlMutationVariables>;
export const CreateEnviroDatasetFromMetFileDocument = new TypedDocumentString(`
    mutation CreateEnviroDatasetFromMetFile($project_id: ID!, $storage_key: String!, $filename: String!, $type: String, $interval_alignment: String, $time_zone_h: Float) {
  createEnviroDatasetFromMetFile(
    project_id: $project_id
    storage_key: $storage_key
    filename: $filename
    type: $type
    interval_alignment: $interval_alignment
    time_zone_h: $time_zone_h
  ) {
    ...DatasetRow
  }
}
    fragment DatasetRow on EnviroDataset {
  id
  name
  source
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  has_windspeed
  has_rh
  has_pw
  row_count
  source_filename
  created_at
  warnings {
    code
    message
    line
  }
}`) as unknown as TypedDocumentString<CreateEnviroDatasetFromMetFileMutation, CreateEnviroDatasetFromMetFileMutationVariables>;
export const CreateProjectEnviroDatasetFromCsvFileDocument = new TypedDocumentString(`
    mutation CreateProjectEnviroDatasetFromCsvFile($project_id: ID!, $storage_key: String!, $filename: String!, $name: String, $mapping: CsvMapping!) {
  createProjectEnviroDatasetFromCsvFile(
    project_id: $project_id
    storage_key: $storage_key
    filename: $filename
    name: $name
    mapping: $mapping
  ) {
    ...DatasetRow
  }
}
    fragment DatasetRow on EnviroDataset {
  id
  name
  source
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  has_windspeed
  has_rh
  has_pw
  row_count
  source_filename
  created_at
  warnings {
    code
    message
    line
  }
}`) as unknown as TypedDocumentString<CreateProjectEnviroDatasetFromCsvFileMutation, CreateProjectEnviroDatasetFromCsvFileMutationVariables>;
export const UpdateEnviroDatasetDocument = new TypedDocumentString(`
    mutation UpdateEnviroDataset($id: ID!, $input: EnviroDatasetUpdate!) {
  updateEnviroDataset(id: $id, input: $input) {
    ...DatasetRow
  }
}
    fragment DatasetRow on EnviroDataset {
  id
  name
  source
  type
  time_interval
  interval_alignment
  local_time_zone
  start_time
  end_time
  latitude
  longitude
  altitude_m
  has_windspeed
  has_rh
  has_pw
  row_count
  source_filename
  created_at
  warnings {
    code
    message
    line
  }
}`) as unknown as TypedDocumentString<UpdateEnviroDatasetMutation, UpdateEnviroDatasetMutationVariables>;
export const DeleteProjectEnviroDatasetDocument = new TypedDocumentString(`
    mutation DeleteProjectEnviroDataset($id: ID!) {
  deleteProjectEnviroDataset(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteProjectEnviroDatasetMutation, DeleteProjectEnviroDatasetMutationVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($org_id: ID!, $skip: Int!, $take: Int!, $search: String, $order_by: String) {
  projects(
    org_id: $org_id
    skip: $skip
    take: $take
    search: $search
    order_by: $order_by
  ) {
    total
    projects {
      ...ProjectRow
    }
  }
}
    fragment ProjectRow on Project {
  id
  name
  created_at
  last_activity_at
  org_general_access
  latitude
  longitude
  altitude_m
  role_id
  owner {
    id
    email
    first_name
    last_name
  }
  recent_simulations {
    id
    name
    duet_job {
      id
      status
    }
  }
}`) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const CreateProjectDocument = new TypedDocumentString(`
    mutation CreateProject($organization_id: ID!, $input: ProjectInput!) {
  createProject(organization_id: $organization_id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = new TypedDocumentString(`
    mutation UpdateProject($id: ID!, $input: ProjectInput!) {
  updateProject(id: $id, input: $input) {
    ...ProjectRow
  }
}
    fragment ProjectRow on Project {
  id
  name
  created_at
  last_activity_at
  org_general_access
  latitude
  longitude
  altitude_m
  role_id
  owner {
    id
    email
    first_name
    last_name
  }
  recent_simulations {
    id
    name
    duet_job {
      id
      status
    }
  }
}`) as unknown as TypedDocumentString<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const DeleteProjectDocument = new TypedDocumentString(`
    mutation DeleteProject($id: ID!) {
  deleteProject(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const ProjectMembersDocument = new TypedDocumentString(`
    query ProjectMembers($id: ID!) {
  project(id: $id) {
    ...ProjectMembers
  }
}
    fragment ProjectMembers on Project {
  id
  owner {
    id
  }
  project_users {
    role_id
    user {
      id
      email
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<ProjectMembersQuery, ProjectMembersQueryVariables>;
export const AddProjectUserDocument = new TypedDocumentString(`
    mutation AddProjectUser($project_id: ID!, $email: String!, $role_id: String!) {
  addProjectUser(project_id: $project_id, email: $email, role_id: $role_id) {
    ...ProjectMembers
  }
}
    fragment ProjectMembers on Project {
  id
  owner {
    id
  }
  project_users {
    role_id
    user {
      id
      email
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AddProjectUserMutation, AddProjectUserMutationVariables>;
export const DeleteProjectUserDocument = new TypedDocumentString(`
    mutation DeleteProjectUser($project_id: ID!, $user_id: ID!) {
  deleteProjectUser(project_id: $project_id, user_id: $user_id) {
    ...ProjectMembers
  }
}
    fragment ProjectMembers on Project {
  id
  owner {
    id
  }
  project_users {
    role_id
    user {
      id
      email
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<DeleteProjectUserMutation, DeleteProjectUserMutationVariables>;
export const ProjectExportDocument = new TypedDocumentString(`
    query ProjectExport($id: ID!) {
  projectExport(id: $id)
}
    `) as unknown as TypedDocumentString<ProjectExportQuery, ProjectExportQueryVariables>;
export const ImportProjectDocument = new TypedDocumentString(`
    mutation ImportProject($organization_id: ID!, $document: JSON!) {
  importProject(organization_id: $organization_id, document: $document) {
    id
  }
}
    `) as unknown as TypedDocumentString<ImportProjectMutation, ImportProjectMutationVariables>;
export const ProjectDuetSimDocument = new TypedDocumentString(`
    query ProjectDuetSim($project_id: ID!, $skip: Int, $take: Int) {
  projectDuetSim(project_id: $project_id, skip: $skip, take: $take) {
    ...SimulationRow
  }
}
    fragment SimulationRow on DuetSimulation {
  id
  name
  created_at
  environment
  user {
    id
    email
    first_name
    last_name
  }
  blocks {
    id
    name
  }
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_code
    error_message
    created_at
    submitted_at
    running_at
    completed_at
  }
}`) as unknown as TypedDocumentString<ProjectDuetSimQuery, ProjectDuetSimQueryVariables>;
export const OneDuetSimDocument = new TypedDocumentString(`
    query OneDuetSim($project_id: ID!, $id: ID!) {
  projectDuetSim(project_id: $project_id, id: $id) {
    ...SimulationRow
  }
}
    fragment SimulationRow on DuetSimulation {
  id
  name
  created_at
  environment
  user {
    id
    email
    first_name
    last_name
  }
  blocks {
    id
    name
  }
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_code
    error_message
    created_at
    submitted_at
    running_at
    completed_at
  }
}`) as unknown as TypedDocumentString<OneDuetSimQuery, OneDuetSimQueryVariables>;
export const EditDuetSimulationDocument = new TypedDocumentString(`
    mutation EditDuetSimulation($id: ID!, $name: String!) {
  editDuetSimulation(id: $id, name: $name) {
    ...SimulationRow
  }
}
    fragment SimulationRow on DuetSimulation {
  id
  name
  created_at
  environment
  user {
    id
    email
    first_name
    last_name
  }
  blocks {
    id
    name
  }
  duet_job {
    id
    status
    stage
    total_tasks
    completed_tasks
    error_code
    error_message
    created_at
    submitted_at
    running_at
    completed_at
  }
}`) as unknown as TypedDocumentString<EditDuetSimulationMutation, EditDuetSimulationMutationVariables>;
export const DeleteDuetSimulationDocument = new TypedDocumentString(`
    mutation DeleteDuetSimulation($id: ID!) {
  deleteDuetSimulation(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteDuetSimulationMutation, DeleteDuetSimulationMutationVariables>;
export const DuetSimMetaDocument = new TypedDocumentString(`
    query DuetSimMeta($simulation_id: ID!) {
  duetSimMeta(simulation_id: $simulation_id) {
    time_interval
    local_time_zone
    from
    to
    step_count
    dataset_name
    engine_version
    assumptions
    ratings
    warnings {
      block_id
      code
      message
      count
    }
  }
}
    `) as unknown as TypedDocumentString<DuetSimMetaQuery, DuetSimMetaQueryVariables>;
export const SimulationKpisDocument = new TypedDocumentString(`
    query SimulationKpis($simulation_id: ID!, $block_id: ID) {
  simulationKpis(simulation_id: $simulation_id, block_id: $block_id) {
    key
    label
    value
    unit
    formula
    numerator
    numerator_unit
    denominator
    denominator_unit
  }
}
    `) as unknown as TypedDocumentString<SimulationKpisQuery, SimulationKpisQueryVariables>;
export const BlockYieldsDocument = new TypedDocumentString(`
    query BlockYields($simulation_id: ID!) {
  blockYields(simulation_id: $simulation_id) {
    block_id
    name
    nominal_dc_kw
    nominal_ac_kw
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
  }
}
    `) as unknown as TypedDocumentString<BlockYieldsQuery, BlockYieldsQueryVariables>;
export const DailyYieldsDocument = new TypedDocumentString(`
    query DailyYields($simulation_id: ID!, $block_id: ID) {
  dailyYields(simulation_id: $simulation_id, block_id: $block_id) {
    time
    columns
    labels
    units
    values
  }
}
    `) as unknown as TypedDocumentString<DailyYieldsQuery, DailyYieldsQueryVariables>;
export const PerformanceRatioDocument = new TypedDocumentString(`
    query PerformanceRatio($simulation_id: ID!, $block_id: ID) {
  performanceRatio(
    simulation_id: $simulation_id
    block_id: $block_id
    time_interval: "OneMonth"
  ) {
    time
    columns
    labels
    units
    values
  }
}
    `) as unknown as TypedDocumentString<PerformanceRatioQuery, PerformanceRatioQueryVariables>;
export const CapacityFactorDocument = new TypedDocumentString(`
    query CapacityFactor($simulation_id: ID!, $block_id: ID) {
  capacityFactor(
    simulation_id: $simulation_id
    block_id: $block_id
    time_interval: "OneMonth"
  ) {
    time
    columns
    labels
    units
    values
  }
}
    `) as unknown as TypedDocumentString<CapacityFactorQuery, CapacityFactorQueryVariables>;
export const SystemLossesDocument = new TypedDocumentString(`
    query SystemLosses($simulation_id: ID!, $block_id: ID) {
  systemLosses(simulation_id: $simulation_id, block_id: $block_id) {
    closure_error
    rows {
      key
      label
      group
      kind
      value_after
      unit
      loss
      loss_fraction_of_previous
    }
  }
}
    `) as unknown as TypedDocumentString<SystemLossesQuery, SystemLossesQueryVariables>;
export const DataExportsDocument = new TypedDocumentString(`
    query DataExports($simulation_id: ID!) {
  dataExports(simulation_id: $simulation_id) {
    ...ExportRow
  }
}
    fragment ExportRow on DataExport {
  id
  format
  scope
  time_interval
  filename
  size_bytes
  created_at
}`) as unknown as TypedDocumentString<DataExportsQuery, DataExportsQueryVariables>;
export const GetDataExportUrlsDocument = new TypedDocumentString(`
    query GetDataExportUrls($ids: [ID!]!) {
  getDataExportUrls(ids: $ids) {
    id
    url
    expires_at
  }
}
    `) as unknown as TypedDocumentString<GetDataExportUrlsQuery, GetDataExportUrlsQueryVariables>;
export const SimDataExportDocument = new TypedDocumentString(`
    mutation SimDataExport($simulation_id: ID!, $format: String!, $scope: String!, $block_id: ID, $time_interval: String, $columns: [String!]) {
  simDataExport(
    simulation_id: $simulation_id
    format: $format
    scope: $scope
    block_id: $block_id
    time_interval: $time_interval
    columns: $columns
  ) {
    ...ExportRow
  }
}
    fragment ExportRow on DataExport {
  id
  format
  scope
  time_interval
  filename
  size_bytes
  created_at
}`) as unknown as TypedDocumentString<SimDataExportMutation, SimDataExportMutationVariables>;
export const LocalLoginDocument = new TypedDocumentString(`
    mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    __typename
    ... on TokenPayload {
      token
      expires_at
    }
    ... on AuthError {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<LocalLoginMutation, LocalLoginMutationVariables>;
export const ProjectDocument = new TypedDocumentString(`
    query Project($id: ID!) {
  project(id: $id) {
    id
    name
    created_at
    updated_at
    org_general_access
    blocks_bounding_box
    latitude
    longitude
    altitude_m
    role_id
    organization {
      id
      name
      slug
    }
    owner {
      id
      email
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectQuery, ProjectQueryVariables>;
export const StopRunningSimulationDocument = new TypedDocumentString(`
    mutation StopRunningSimulation($id: ID!, $project_id: ID!) {
  stopRunningSimulation(id: $id, project_id: $project_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<StopRunningSimulationMutation, StopRunningSimulationMutationVariables>;
export const RefreshTokenDocument = new TypedDocumentString(`
    mutation RefreshToken {
  refreshToken {
    __typename
    ... on TokenPayload {
      token
      expires_at
    }
    ... on AuthError {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RefreshTokenMutation, RefreshTokenMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    success
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
    email
    first_name
    last_name
    user_organization {
      id
      role_id
      organization {
        id
        name
        slug
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;