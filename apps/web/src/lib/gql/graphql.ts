/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where the air temperature of a file that has none is taken from: one of the two */
export type AirTemperatureInput = {
  /**
   * A dataset of the project: at the time of each row where both are dated; for other rows, and where one of the two is a
   * typical year, its mean by month and hour
   */
  enviro_dataset_id?: string | number | null | undefined;
  /** °C: one value for all months, or twelve, January first */
  monthly_c?: Array<number> | null | undefined;
};

/** One of the list of events in contract; a page's path with its parameters replaced by their names */
export type AnalyticsEventInput = {
  at: string;
  event: string;
  path?: string | null | undefined;
  properties?: unknown;
};

/** What a contract counts a cause as: unavailable, available or excluded */
export type AvailabilityTermInput = {
  counted_as: string;
  event_type: string;
};

/** Ids are made by the client; an unknown id inserts, a known one updates */
export type BlockInput = {
  /** The revision that was edited; where the stored record is newer or gone, the whole call is refused with DESIGN_CONFLICT. Left out: whatever is there is replaced */
  base_revision?: number | null | undefined;
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
  /** As of blocks */
  base_revision?: number | null | undefined;
  block_id?: string | number | null | undefined;
  geojson: unknown;
  id: string | number;
  is_locked?: boolean | null | undefined;
  name: string;
  sort_order?: number | null | undefined;
  source_filename?: string | null | undefined;
  source_type?: string | null | undefined;
  source_url?: string | null | undefined;
  type: string;
};

/** What a capacity test is told; absent: as usual. Null leaves a filter out */
export type CapacitySetupInput = {
  air_c?: number | null | undefined;
  /** Averaging interval, a multiple of the interval of readings; null: the shortest from 15 min on */
  average_minutes?: number | null | undefined;
  /** Share of the rear light that counts, 0 to 1 */
  bifaciality?: number | null | undefined;
  /** Of rated power */
  clip_percent?: number | null | undefined;
  /** Where reporting conditions are from: measured, target or given */
  conditions?: string | null | undefined;
  /** On the clock of the plant, h */
  from_hour?: number | null | undefined;
  high_wm2?: number | null | undefined;
  least_points?: number | null | undefined;
  leave_out_issues?: boolean | null | undefined;
  low_wm2?: number | null | undefined;
  /** Standard deviations of the residuals of a first regression */
  outlier_deviations?: number | null | undefined;
  /** Of the irradiance of the points, 1 to 99 */
  percentile?: number | null | undefined;
  poa_wm2?: number | null | undefined;
  /** About the reporting irradiance */
  range_percent?: number | null | undefined;
  /** Sensors of a plane differ by more, % of their mean */
  sensor_percent?: number | null | undefined;
  /** Light moves by more, % of its mean */
  steady_percent?: number | null | undefined;
  /** The sun stands above it, degrees */
  sun_deg?: number | null | undefined;
  /** budget (the run that was sold), expected (in the same weather) or given (target_w) */
  target?: string | null | undefined;
  /** Days of the run about the middle of the period */
  target_days?: number | null | undefined;
  target_w?: number | null | undefined;
  to_hour?: number | null | undefined;
  tolerance_percent?: number | null | undefined;
  /** below or both */
  tolerance_side?: string | null | undefined;
  wind_m_per_s?: number | null | undefined;
};

export type CapitalCostInput = {
  name: string;
  unit: string;
  unit_price: number;
};

export type CompareDatasetInput = {
  id: string | number;
  label: string;
  source: string;
};

export type CompareWorkbookInput = {
  data: unknown;
  dataset_a?: CompareDatasetInput | null | undefined;
  dataset_b?: CompareDatasetInput | null | undefined;
  name: string;
};

export type CostModelInput = {
  capital: Array<CapitalCostInput>;
  currency: string;
  energy_price?: EnergyPriceInput | null | undefined;
  inflation_fraction: number;
  life_years: number;
  real_discount_fraction: number;
  yearly: Array<YearlyCostInput>;
};

/** The file was sent to the folder /raster-layers of the project: a PNG, JPEG or WebP image, at most 50 MB and 8192 pixels a side */
export type CreateRasterLayerInput = {
  corners: Array<Array<number>>;
  height_px: number;
  name: string;
  opacity?: number | null | undefined;
  source_filename: string;
  storage_key: string;
  width_px: number;
};

/** The file was sent to the folder /terrain of the project, in the layout of packages/plant (heightGridFile) */
export type CreateTerrainInput = {
  name: string;
  source_filename?: string | null | undefined;
  source_type: string;
  storage_key: string;
};

/** Column -> [header or number in the file, unit in the file]; time: either one timestamp column or its parts */
export type CsvMapping = {
  altitude_m?: number | null | undefined;
  columns: unknown;
  decimal_comma?: boolean | null | undefined;
  /** The character between two cells: comma, semicolon, tab, bar or space */
  delimiter?: string | null | undefined;
  /** Summer time of the file's clock: [{from, to, shift_h}], as the clock reads before it is moved (YYYY-MM-DDTHH:MM) */
  dst_shifts?: unknown;
  first_data_line?: number | null | undefined;
  /** Line of the column names, from 1; 0: there are none and columns are given by their number from 1. Found by the names where absent */
  header_line?: number | null | undefined;
  interval_alignment: string;
  latitude: number;
  /** Local standard time of the dataset, hours from UTC, where it is not the clock of the file */
  local_time_zone_h?: number | null | undefined;
  longitude: number;
  /** Numbers that stand for missing; -9999, -999 and -99 where absent */
  missing_values?: Array<number> | null | undefined;
  plane_azimuth_deg?: number | null | undefined;
  /** Of columns.poa_wm2, light on a plane, from which GHI is found back: tilt and azimuth clockwise from north, degrees */
  plane_tilt_deg?: number | null | undefined;
  /** Rows of one time: drop_identical (the default: rows with other values are refused), first, or mean of their values */
  repeated_rows?: string | null | undefined;
  time_zone_h: number;
  type: string;
  /** Of a table of months without a column of years; a typical year where absent */
  year?: number | null | undefined;
};

export type CustomDatasetLayout = {
  delimiter?: string | null | undefined;
  first_data_line?: number | null | undefined;
  /** Line of the column names, from 1; 0: there is none */
  header_line?: number | null | undefined;
  /** Of a workbook; absent: the first that has rows */
  sheet?: string | null | undefined;
};

export type CustomDatasetUpdate = {
  /** Reads the file anew */
  mapping?: unknown;
  name?: string | null | undefined;
};

/** Absent fields are those of the version before, or the default */
export type DeploymentVersionInput = {
  budget_simulation_id?: string | number | null | undefined;
  /** ISO 4217, for example EUR */
  currency?: string | null | undefined;
  /** Weather that was measured at the plant, not a typical year */
  enviro_dataset_id?: string | number | null | undefined;
  /** Default: as the design */
  hierarchy?: SentinelHierarchyInput | null | undefined;
  /** Default: 15 */
  interval_minutes?: number | null | undefined;
  /** Takes its design from then on: what was built, drawn in a copy of the project */
  plant_project_id?: string | number | null | undefined;
  price_per_kwh?: number | null | undefined;
  /** Weather of a satellite: fills what sensors lack */
  satellite_dataset_id?: string | number | null | undefined;
  settings?: unknown;
  /** Default: that of the place */
  time_zone?: string | null | undefined;
  /** utc (default) or local */
  timestamp_clock?: string | null | undefined;
  /** beginning (default) or ending */
  timestamp_label?: string | null | undefined;
  /** When it begins; a version that begins then is replaced. Absent: now; of the first: from the beginning of all readings */
  valid_from?: string | null | undefined;
  /** station (default), satellite, ghi or poa */
  weather?: string | null | undefined;
};

export type EnergyPriceInput = {
  escalation_fraction: number;
  flat_per_mwh?: number | null | undefined;
  hourly_per_mwh?: Array<Array<number>> | null | undefined;
  series_per_mwh?: Array<number> | null | undefined;
  yearly_per_mwh?: Array<number> | null | undefined;
};

/**
 * What is done to the rows, in this order: [{kind, ...}]
 * albedo_by_month {values: 12 of 0..1}; scale {column, factor, months?: 1..12}; add {column, offset, months?};
 * fill_gaps {max_hours, method: "interpolate" | "typical_day"}; shift_time {minutes}; remove_range {from, to};
 * drop_column {column}. Each may have a reason, a text that the history stores
 */
export type EnviroDatasetEdit = {
  edits: unknown;
  name: string;
};

/**
 * Times and place put right make a new revision: its rows, sums and report are made anew, and the runs made before retain the
 * revision that they had
 */
export type EnviroDatasetUpdate = {
  /** Required with a new place that the heights of the project do not reach */
  altitude_m?: number | null | undefined;
  /** beginning, center or ending */
  interval_alignment?: string | null | undefined;
  latitude?: number | null | undefined;
  /** Standard time, hours from UTC */
  local_time_zone?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  /** Stored in the history */
  reason?: string | null | undefined;
  /**
   * With a new zone: labels retains what the times of the file say, so that the rows move (the default); instants retains the rows,
   * as for a file in UTC
   */
  zone_keeps?: string | null | undefined;
};

export type FlagConstraintInput = {
  enabled: boolean;
  key: string;
  value: string;
};

export type HeirInput = {
  organization_id: string | number;
  user_id: string | number;
};

export type IntegrationScheduleInput = {
  crontab: string;
  enabled?: boolean | null | undefined;
  integration_server_id: string | number;
  job_data: unknown;
  job_name: string;
  job_type: string;
  project_id?: string | number | null | undefined;
  schedule_id?: string | number | null | undefined;
};

export type IntegrationServerInput = {
  /** Absent: the stored one stays; empty: none */
  bearer_token?: string | null | undefined;
  organization_id: string | number;
  url: string;
};

/** All that are given must hold */
export type IssueEventFilter = {
  block_ids?: Array<string | number> | null | undefined;
  components?: Array<string> | null | undefined;
  event_types?: Array<string> | null | undefined;
  /** First and last civil day of the plant, yyyy-MM-dd */
  from?: string | null | undefined;
  hierarchy_ids?: Array<string | number> | null | undefined;
  issue_ids?: Array<string | number> | null | undefined;
  severities?: Array<string> | null | undefined;
  states?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

/** All that are given must hold; from and to: issues with an event between these days */
export type IssueFilter = {
  assignee_ids?: Array<string | number> | null | undefined;
  block_ids?: Array<string | number> | null | undefined;
  components?: Array<string> | null | undefined;
  event_types?: Array<string> | null | undefined;
  from?: string | null | undefined;
  hierarchy_ids?: Array<string | number> | null | undefined;
  severities?: Array<string> | null | undefined;
  states?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type LeadIntakeFormInput = {
  company_name: string;
  company_type: string;
  features: Array<string>;
  position: string;
  use_cases: Array<string>;
};

export type LongTermInput = {
  /** A correction of its own for each month of the year that was measured on 10 days and more */
  by_month: boolean;
  /** The short series */
  measured_id: string | number;
  /** linear (mean and variance of what was measured) or quantile (its distribution) */
  method: string;
  /** The long one, of a satellite or a reanalysis, which is corrected */
  reference_id: string | number;
  /** hour or day: what is paired. Of days, the steps of a day are scaled alike */
  resolution: string;
};

export type LossNoteInput = {
  key: string;
  /** At most 500 characters */
  note: string;
  /** 0 to 100; null: nothing is said */
  sigma_percentage?: number | null | undefined;
};

export type MapServiceInput = {
  attribution: string;
  format?: string | null | undefined;
  /** Null retains the one that is stored; needed where the address holds {key} */
  key?: string | null | undefined;
  /** Of tiles */
  max_zoom?: number | null | undefined;
  name: string;
  /** The operator has read the terms of the service and keeps them; nothing is stored without */
  terms_accepted: boolean;
  /** Tiles: with {z}, {x} and {y}. A place for the key is written {key} */
  url: string;
};

export type MqttSourceInput = {
  enabled?: boolean | null | undefined;
  /** Absent: the stored one stays, where url and username do; empty: none */
  password?: string | null | undefined;
  payload: string;
  topic: string;
  url: string;
  username?: string | null | undefined;
};

export type NoticeSettingsInput = {
  daily_at: number;
  least_severity: string;
  mail: string;
  quiet_from?: number | null | undefined;
  quiet_to?: number | null | undefined;
  time_zone: string;
};

export type OrganizationInput = {
  allowed_domains?: Array<string> | null | undefined;
  name: string;
  /** Of lower-case letters, digits and single hyphens; made from the name where absent */
  slug?: string | null | undefined;
};

export type PartCorrelationInput = {
  coefficient: number;
  key: string;
};

export type PlaybackKind =
  | 'deployment'
  | 'run';

export type PreferencesInput = {
  color_scheme: string;
  date_style: string;
  hour_cycle: string;
  unit_system: string;
};

export type ProjectInput = {
  altitude_m?: number | null | undefined;
  /** Of a new project: it is unfinished until a variant of PVsyst is imported or something is designed */
  begins_pvsyst_import?: boolean | null | undefined;
  exports_for_viewers?: boolean | null | undefined;
  latitude: number;
  longitude: number;
  name: string;
  org_general_access?: string | null | undefined;
  /** Of a new project: it has the components of addUsualComponents, with tracker or fixed tables */
  usual_components?: string | null | undefined;
};

/** A component for a file that is not there: one of the project, or one of the organisation's library */
export type PvSystImportChoice = {
  component_id?: string | number | null | undefined;
  file: string;
  library_component_id?: string | number | null | undefined;
};

export type PvSystImportInput = {
  /** Usual values for what PVsyst does not have: tube, posts, frames, transformer, and components that are not there */
  apply_starter_defaults?: boolean | null | undefined;
  components?: Array<PvSystImportChoice> | null | undefined;
  /** Where the weather file is not there */
  enviro_dataset_id?: string | number | null | undefined;
  /** Exchanges east and west of the scene */
  is_scene_mirrored?: boolean | null | undefined;
  /** Path of a variant */
  variant: string;
};

export type ReportSubscriptionInput = {
  daily: boolean;
  monthly: boolean;
  send_at: number;
  time_zone?: string | null | undefined;
};

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

export type RunToStart = {
  project_id: string | number;
  /** The run to repeat; null: one of all blocks of the design as it is now */
  simulation_id?: string | number | null | undefined;
};

/** One of the fields */
export type SentinelHierarchyInput = {
  /** A node for each block and inverter of the design, a meter and a met station */
  as_design?: boolean | null | undefined;
  /** Table with the fields of nodes as columns */
  csv?: string | null | undefined;
  /** List of nodes, or an object with such a list as nodes */
  nodes?: unknown;
  /** Tags, each with what it is: as sentinelTagGuesses answers, confirmed or corrected */
  tags?: Array<SentinelTagInput> | null | undefined;
};

export type SentinelTagInput = {
  /** Id, name or number of the block; absent: the only one */
  block?: string | null | undefined;
  /** Absent: not read */
  component?: string | null | undefined;
  component_measure?: string | null | undefined;
  /** Number or letters of the inverter within its block or plant */
  inverter?: string | null | undefined;
  offset?: number | null | undefined;
  /** Number or letters of the combiner, input, meter or sensor */
  part?: string | null | undefined;
  scale?: number | null | undefined;
  sensor_tag: string;
  sign?: number | null | undefined;
};

export type StudyConstraintInput = {
  /**
   * gcr, land_ha, table_land_ha, table_count, module_count, nominal_dc_kw (kWp), nominal_ac_kw, dc_ac_ratio: known before the run; energy
   * (MWh), specific_yield (kWh/kWp), performance_ratio (%), clipping (%): after it
   */
  figure: string;
  /** at_most or at_least */
  keep: string;
  limit: number;
};

export type StudyInput = {
  /** At most 10 */
  constraints?: Array<StudyConstraintInput> | null | undefined;
  name?: string | null | undefined;
  /** One to three. Every combination of their values is a point; at most 100 */
  parameters: Array<StudyParameterInput>;
  /** endless_rows or tables, for all chosen blocks; null: as each is designed. Endless rows take a fraction of the time */
  row_optics?: string | null | undefined;
  /** What every run is asked for; its name is left out */
  run: RunSimulationInput;
};

export type StudyParameterInput = {
  /**
   * tilt, azimuth, row_spacing, gcr, height, num_inverters, dc_ac_ratio, modules_per_string, panel, inverter, enviro_dataset, albedo,
   * backtracking, slope_aware_tracking, backtracking_by, tracking_strategy, wind_stow_speed or tracker_offset
   */
  parameter: string;
  /** Degrees, m, m/s, fractions or counts; ids of components or datasets; on and off; none, level, block and row; sun, diffuse and script */
  values: Array<unknown>;
};

export type SystemParametersInput = {
  grid_injection_limit?: number | null | undefined;
  grid_injection_limit_enabled: boolean;
  /** In the place of both, W: a list of {from, to, limit}, times of local standard time as yyyy-MM-ddTHH:mm */
  grid_limit_periods?: unknown;
  grid_limit_schedule?: Array<number> | null | undefined;
  hv_stage_enabled: boolean;
  outage_mean_hours?: number | null | undefined;
  /** How likely one begins in each month, January first */
  outage_month_weights?: Array<number> | null | undefined;
  outage_seed?: number | null | undefined;
  /** % of the plant */
  outage_share_percentage?: number | null | undefined;
  outages_per_year?: number | null | undefined;
  pv_hv_ac_wire_id?: string | number | null | undefined;
  pv_hv_transformer_id?: string | number | null | undefined;
  terrain_dem_enabled: boolean;
  unavailability_percentage?: number | null | undefined;
};

/** How a part is spread about its mean */
export type UncertaintyDistribution =
  | 'normal'
  | 'triangular'
  | 'uniform';

/** What is left out stays */
export type UpdateRasterLayerInput = {
  corners?: Array<Array<number>> | null | undefined;
  is_visible?: boolean | null | undefined;
  name?: string | null | undefined;
  opacity?: number | null | undefined;
  sort_order?: number | null | undefined;
};

export type WebhookInput = {
  enabled?: boolean;
  events: Array<string>;
  least_severity?: string;
  name: string;
  url: string;
};

export type YearlyCostInput = {
  escalation_fraction: number;
  every_years?: number | null | undefined;
  name: string;
  unit: string;
  unit_price: number;
};

export type YieldUncertaintyInput = {
  /** 1 to 60 */
  life_years: number;
  /** 1 to 30 */
  parts: Array<YieldUncertaintyPartInput>;
};

export type YieldUncertaintyPartInput = {
  /** Null: independent of all others, where none of them names it */
  correlations?: Array<PartCorrelationInput> | null | undefined;
  distribution: UncertaintyDistribution;
  fraction: number;
  /** Null: the yield itself */
  input?: string | null | undefined;
  key: string;
  name: string;
  note: string;
  year_correlation: number;
};

export type NoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticesQuery = { notices: { unread_count: number, notices: Array<{ id: string, kind: string, severity: string | null, created_at: string, is_read: boolean, issue_id: string | null, issue_state: string | null, event_type: string | null, node_name: string | null, kwh: number | null, silent_since: string | null, time_zone: string, project_id: string, project_name: string, organization: string }> } };

export type ReadNoticesMutationVariables = Exact<{
  up_to: string | number;
}>;


export type ReadNoticesMutation = { readNotices: { success: boolean } };

export type EndImpersonationMutationVariables = Exact<{ [key: string]: never; }>;


export type EndImpersonationMutation = { endImpersonation:
    | { __typename: 'AuthError', code: string, message: string }
    | { __typename: 'TokenPayload', token: string, expires_at: string }
   };

export type AdminCopyProjectToSelfMutationVariables = Exact<{
  project_id: string | number;
}>;


export type AdminCopyProjectToSelfMutation = { adminCopyProjectToSelf: { id: string, name: string, organization: { name: string, slug: string } } };

export type PaletteProjectsQueryVariables = Exact<{
  org_id: string | number;
  search?: string | null | undefined;
}>;


export type PaletteProjectsQuery = { projects: { projects: Array<{ id: string, name: string }> } };

export type AdminUserRowFragment = { id: string, email: string, first_name: string, last_name: string, created_at: string, last_seen_at: string | null, is_system_admin: boolean | null, deactivated_at: string | null, email_verified: boolean, user_organization: Array<{ id: string, role_id: string, organization: { id: string, name: string, slug: string } }> };

export type AdminUsersQueryVariables = Exact<{
  skip: number;
  take: number;
  search?: string | null | undefined;
  organization_id?: string | number | null | undefined;
}>;


export type AdminUsersQuery = { usersCount: number, users: Array<{ id: string, email: string, first_name: string, last_name: string, created_at: string, last_seen_at: string | null, is_system_admin: boolean | null, deactivated_at: string | null, email_verified: boolean, user_organization: Array<{ id: string, role_id: string, organization: { id: string, name: string, slug: string } }> }> };

export type SetSystemAdminMutationVariables = Exact<{
  user_id: string | number;
  is_system_admin: boolean;
}>;


export type SetSystemAdminMutation = { setSystemAdmin: { id: string, email: string, first_name: string, last_name: string, created_at: string, last_seen_at: string | null, is_system_admin: boolean | null, deactivated_at: string | null, email_verified: boolean, user_organization: Array<{ id: string, role_id: string, organization: { id: string, name: string, slug: string } }> } };

export type AdminOrganizationRowFragment = { id: string, name: string, slug: string, allowed_domains: Array<string>, user_organization: Array<{ id: string, role_id: string }> };

export type AdminOrganizationsQueryVariables = Exact<{
  skip: number;
  take: number;
  search?: string | null | undefined;
}>;


export type AdminOrganizationsQuery = { adminOrganizations: Array<{ id: string, name: string, slug: string, allowed_domains: Array<string>, user_organization: Array<{ id: string, role_id: string }> }> };

export type AdminOrganizationNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOrganizationNamesQuery = { adminOrganizations: Array<{ id: string, name: string, slug: string }> };

export type AdminRequestRowFragment = { id: string, status: string, created_at: string, organization_name: string, user: { id: string, email: string, first_name: string, last_name: string } };

export type AdminUserRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminUserRequestsQuery = { adminUserRequests: Array<{ id: string, status: string, created_at: string, organization_name: string, user: { id: string, email: string, first_name: string, last_name: string } }> };

export type AdminApproveUserRequestMutationVariables = Exact<{
  id: string | number;
  role_id: string;
}>;


export type AdminApproveUserRequestMutation = { adminApproveUserRequest: { id: string } };

export type AdminRejectUserRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminRejectUserRequestMutation = { adminRejectUserRequest: { id: string } };

export type AdminDeleteUserRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminDeleteUserRequestMutation = { adminDeleteUserRequest: { success: boolean } };

export type AdminInvitesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminInvitesQuery = { adminInvites: Array<{ id: string, email: string, role_id: string, status: string, updated_at: string, expires_at: string, organization: { name: string } | null, invited_by: { email: string, first_name: string, last_name: string } | null, message: { state: string, error: string | null } | null }> };

export type InviteUserMutationVariables = Exact<{
  email: string;
  organization_id?: string | number | null | undefined;
  role_id?: string | null | undefined;
  remarks?: string | null | undefined;
  replace: boolean;
}>;


export type InviteUserMutation = { inviteUser: { id: string, email: string, role_id: string, status: string, updated_at: string, expires_at: string, organization: { name: string } | null, invited_by: { email: string, first_name: string, last_name: string } | null, message: { state: string, error: string | null } | null } };

export type ImpersonateUserMutationVariables = Exact<{
  email: string;
  reason: string;
}>;


export type ImpersonateUserMutation = { impersonateUser:
    | { __typename: 'AuthError', code: string, message: string }
    | { __typename: 'TokenPayload', token: string, expires_at: string }
   };

export type AdminFlagFragment = { id: string, description: string, enabled: boolean, no_effect_because: string | null, constraints: Array<{ key: string, value: string, enabled: boolean }> };

export type AdminFeatureFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminFeatureFlagsQuery = { adminFeatureFlags: Array<{ id: string, description: string, enabled: boolean, no_effect_because: string | null, constraints: Array<{ key: string, value: string, enabled: boolean }> }> };

export type UpdateFeatureFlagMutationVariables = Exact<{
  id: string | number;
  enabled: boolean;
  constraints: Array<FlagConstraintInput> | FlagConstraintInput;
}>;


export type UpdateFeatureFlagMutation = { updateFeatureFlag: { id: string, description: string, enabled: boolean, no_effect_because: string | null, constraints: Array<{ key: string, value: string, enabled: boolean }> } };

export type CecDatasetRowFragment = { id: string, kind: string, filename: string, entry_count: number, uploaded_by: string, created_at: string, rejected: Array<{ path: string, message: string }> };

export type InverterDatasetsQueryVariables = Exact<{ [key: string]: never; }>;


export type InverterDatasetsQuery = { inverterDatasets: Array<{ id: string, kind: string, filename: string, entry_count: number, uploaded_by: string, created_at: string, rejected: Array<{ path: string, message: string }> }> };

export type UploadInverterDatasetMutationVariables = Exact<{
  filename: string;
  text: string;
}>;


export type UploadInverterDatasetMutation = { uploadInverterDataset: { id: string, kind: string, filename: string, entry_count: number, uploaded_by: string, created_at: string, rejected: Array<{ path: string, message: string }> } };

export type FetchCecDatasetMutationVariables = Exact<{
  kind: string;
}>;


export type FetchCecDatasetMutation = { fetchCecDataset: { id: string, kind: string, filename: string, entry_count: number, uploaded_by: string, created_at: string, rejected: Array<{ path: string, message: string }> } };

export type DeleteInverterDatasetMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteInverterDatasetMutation = { deleteInverterDataset: { success: boolean } };

export type AdminProjectExportQueryVariables = Exact<{
  project_id: string | number;
}>;


export type AdminProjectExportQuery = { adminProjectExport: unknown };

export type AuditLogQueryVariables = Exact<{
  skip: number;
  take: number;
  search?: string | null | undefined;
  action?: string | null | undefined;
  organization_id?: string | number | null | undefined;
  project_id?: string | number | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { total: number, rows: Array<{ id: string, at: string, user_email: string | null, impersonator_email: string | null, organization_name: string | null, project_id: string | null, project_name: string | null, action: string, details: unknown }> } };

export type AdminStorageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStorageQuery = { storageState: { folder: string, free_bytes: number, total_bytes: number, min_free_bytes: number, database_bytes: number, problem: string | null } };

export type AdminStorageUsagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStorageUsagesQuery = { adminStorageUsages: Array<{ organization_id: string, stored_bytes: number, limit_bytes: number }> };

export type AdminOrganizationQuotasQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type AdminOrganizationQuotasQuery = { adminOrganizationQuotas: Array<{ name: string, title: string, resource: string, scope: string, used: number | null, limit: number, default_limit: number, is_set: boolean }> };

export type SetOrganizationQuotaMutationVariables = Exact<{
  organization_id: string | number;
  name: string;
  limit?: number | null | undefined;
}>;


export type SetOrganizationQuotaMutation = { setOrganizationQuota: Array<{ name: string, title: string, resource: string, scope: string, used: number | null, limit: number, default_limit: number, is_set: boolean }> };

export type AdminMailQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMailQuery = { mailState: { from: string, last_sent_at: string | null, waiting: number, kept: number, server: { host: string, port: number, tls: string } | null, unsent: Array<{ id: string, kind: string, to: string, subject: string, state: string, attempts: number, error: string, created_at: string, next_attempt_at: string | null }>, sms: { gateway_host: string | null, last_sent_at: string | null } } };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { sendTestMail: { ok: boolean, answer: string } };

export type RetryMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryMessageMutation = { retryMessage: { success: boolean } };

export type SecurityEventsQueryVariables = Exact<{
  skip: number;
  take: number;
  kind?: string | null | undefined;
  search?: string | null | undefined;
  user_id?: string | number | null | undefined;
  ip?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type SecurityEventsQuery = { securityEvents: { total: number, rows: Array<{ id: string, first_at: string, last_at: string, count: number, kind: string, outcome: string, operation: string | null, user_id: string | null, user_email: string | null, impersonator_email: string | null, api_token_id: string | null, ip_address: string | null, user_agent: string | null, details: unknown }> } };

export type IntegrationServerRowFragment = { id: string, organization_id: string, organization_name: string, url: string, has_bearer_token: boolean, api_spec_fetched_at: string | null, ping: { at: string, ok: boolean, status: number | null, duration_ms: number, message: string | null } | null, registered_schedulers: Array<{ schedule_id: string, project_id: string | null, project_name: string | null, job_name: string, job_type: string, job_data: unknown, crontab: string, enabled: boolean, next_run_at: string | null }> };

export type OrgIntegrationServersQueryVariables = Exact<{ [key: string]: never; }>;


export type OrgIntegrationServersQuery = { orgIntegrationServers: Array<{ id: string, organization_id: string, organization_name: string, url: string, has_bearer_token: boolean, api_spec_fetched_at: string | null, ping: { at: string, ok: boolean, status: number | null, duration_ms: number, message: string | null } | null, registered_schedulers: Array<{ schedule_id: string, project_id: string | null, project_name: string | null, job_name: string, job_type: string, job_data: unknown, crontab: string, enabled: boolean, next_run_at: string | null }> }> };

export type OrgIntegrationServerQueryVariables = Exact<{
  id: string | number;
}>;


export type OrgIntegrationServerQuery = { orgIntegrationServer: { api_spec: unknown, id: string, organization_id: string, organization_name: string, url: string, has_bearer_token: boolean, api_spec_fetched_at: string | null, ping: { at: string, ok: boolean, status: number | null, duration_ms: number, message: string | null } | null, registered_schedulers: Array<{ schedule_id: string, project_id: string | null, project_name: string | null, job_name: string, job_type: string, job_data: unknown, crontab: string, enabled: boolean, next_run_at: string | null }> } };

export type UpsertOrgIntegrationServerMutationVariables = Exact<{
  id?: string | number | null | undefined;
  input: IntegrationServerInput;
}>;


export type UpsertOrgIntegrationServerMutation = { upsertOrgIntegrationServer: { api_spec: unknown, id: string, organization_id: string, organization_name: string, url: string, has_bearer_token: boolean, api_spec_fetched_at: string | null, ping: { at: string, ok: boolean, status: number | null, duration_ms: number, message: string | null } | null, registered_schedulers: Array<{ schedule_id: string, project_id: string | null, project_name: string | null, job_name: string, job_type: string, job_data: unknown, crontab: string, enabled: boolean, next_run_at: string | null }> } };

export type TryFetchOrgIntegrationServerMutationVariables = Exact<{
  id: string | number;
}>;


export type TryFetchOrgIntegrationServerMutation = { tryFetchOrgIntegrationServer: { api_spec: unknown, id: string, organization_id: string, organization_name: string, url: string, has_bearer_token: boolean, api_spec_fetched_at: string | null, ping: { at: string, ok: boolean, status: number | null, duration_ms: number, message: string | null } | null, registered_schedulers: Array<{ schedule_id: string, project_id: string | null, project_name: string | null, job_name: string, job_type: string, job_data: unknown, crontab: string, enabled: boolean, next_run_at: string | null }> } };

export type DeleteOrgIntegrationServerMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteOrgIntegrationServerMutation = { deleteOrgIntegrationServer: { success: boolean } };

export type UpsertIntegrationScheduleMutationVariables = Exact<{
  input: IntegrationScheduleInput;
}>;


export type UpsertIntegrationScheduleMutation = { upsertIntegrationSchedule: { api_spec: unknown, id: string, organization_id: string, organization_name: string, url: string, has_bearer_token: boolean, api_spec_fetched_at: string | null, ping: { at: string, ok: boolean, status: number | null, duration_ms: number, message: string | null } | null, registered_schedulers: Array<{ schedule_id: string, project_id: string | null, project_name: string | null, job_name: string, job_type: string, job_data: unknown, crontab: string, enabled: boolean, next_run_at: string | null }> } };

export type DeleteIntegrationScheduleMutationVariables = Exact<{
  schedule_id: string | number;
}>;


export type DeleteIntegrationScheduleMutation = { deleteIntegrationSchedule: { success: boolean } };

export type MakeIntegrationRequestMutationVariables = Exact<{
  id: string | number;
  method: string;
  path: string;
  body?: unknown;
}>;


export type MakeIntegrationRequestMutation = { makeIntegrationRequest: { status: number, duration_ms: number, body: string } };

export type IntegrationJobEventsQueryVariables = Exact<{
  skip: number;
  take: number;
  integration_server_id?: string | number | null | undefined;
}>;


export type IntegrationJobEventsQuery = { integrationJobEvents: Array<{ id: string, integration_server_id: string, organization_name: string, schedule_id: string | null, project_id: string | null, job_name: string, status: string, http_status: number | null, message: string | null, started_at: string, completed_at: string | null }> };

export type MapServiceRowFragment = { kind: string, source: string, name: string, url: string, has_key: boolean, max_zoom: number | null, format: string | null, attribution: string, updated_at: string | null, updated_by: string | null, problem: string | null };

export type MapServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MapServicesQuery = { mapServices: Array<{ kind: string, source: string, name: string, url: string, has_key: boolean, max_zoom: number | null, format: string | null, attribution: string, updated_at: string | null, updated_by: string | null, problem: string | null }> };

export type SetMapServiceMutationVariables = Exact<{
  kind: string;
  input: MapServiceInput;
}>;


export type SetMapServiceMutation = { setMapService: { kind: string, source: string, name: string, url: string, has_key: boolean, max_zoom: number | null, format: string | null, attribution: string, updated_at: string | null, updated_by: string | null, problem: string | null } };

export type DeleteMapServiceMutationVariables = Exact<{
  kind: string;
}>;


export type DeleteMapServiceMutation = { deleteMapService: { success: boolean } };

export type ActiveRunFragment = { id: string, name: string, project_name: string, organization_name: string, user_email: string, created_at: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null } };

export type ActiveRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveRunsQuery = { activeRuns: Array<{ id: string, name: string, project_name: string, organization_name: string, user_email: string, created_at: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null } }> };

export type EditDuetJobStatusMutationVariables = Exact<{
  id: string | number;
  status: string;
  reason?: string | null | undefined;
}>;


export type EditDuetJobStatusMutation = { editDuetJobStatus: { id: string } };

export type AdminAccountQueryVariables = Exact<{
  user_id: string | number;
}>;


export type AdminAccountQuery = { adminAccount: { providers: Array<string>, recovery_codes_left: number, user: { id: string, email: string, first_name: string, last_name: string, created_at: string, last_seen_at: string | null, is_system_admin: boolean | null, deactivated_at: string | null, email_verified: boolean, user_organization: Array<{ id: string, role_id: string, organization: { id: string, name: string, slug: string } }> }, factors: Array<{ uid: string, factorId: string, displayName: string, last_used_at: string | null }>, sessions: Array<{ id: string, created_at: string, last_seen_at: string, ip_address: string | null, user_agent: string | null }>, api_tokens: Array<{ id: string, name: string, prefix: string, scopes: Array<string>, last_used_at: string | null, expires_at: string | null }>, open_challenges: Array<{ kind: string, created_at: string, expires_at: string }>, projects: Array<{ id: string, name: string, organization_name: string, deleted_at: string | null }>, inheritances: Array<{ organization_id: string, organization_name: string, is_last_owner: boolean, project_count: number, candidates: Array<{ id: string, email: string, first_name: string, last_name: string }> }>, audit: Array<{ id: string, at: string, user_email: string | null, impersonator_email: string | null, organization_name: string | null, project_id: string | null, project_name: string | null, action: string, details: unknown }> } };

export type ResetUserFactorsMutationVariables = Exact<{
  user_id: string | number;
  reason: string;
}>;


export type ResetUserFactorsMutation = { resetUserFactors: { recovery_codes_left: number } };

export type SendUserResetLinkMutationVariables = Exact<{
  user_id: string | number;
  reason: string;
}>;


export type SendUserResetLinkMutation = { sendUserResetLink: { url: string | null } };

export type EndUserSessionsMutationVariables = Exact<{
  user_id: string | number;
  reason: string;
  with_api_tokens: boolean;
}>;


export type EndUserSessionsMutation = { endUserSessions: { recovery_codes_left: number } };

export type DeactivateUserMutationVariables = Exact<{
  user_id: string | number;
  reason: string;
}>;


export type DeactivateUserMutation = { deactivateUser: { recovery_codes_left: number } };

export type ReactivateUserMutationVariables = Exact<{
  user_id: string | number;
  reason: string;
}>;


export type ReactivateUserMutation = { reactivateUser: { recovery_codes_left: number } };

export type DeleteUserMutationVariables = Exact<{
  user_id: string | number;
  reason: string;
  heirs: Array<HeirInput> | HeirInput;
}>;


export type DeleteUserMutation = { deleteUser: { success: boolean } };

export type ListCompareDatasetsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ListCompareDatasetsQuery = { listCompareDatasets: Array<{ id: string, label: string, source: string, created_at: string | null }> };

export type CompareColumnsQueryVariables = Exact<{
  project_id: string | number;
  source: string;
  id: string | number;
}>;


export type CompareColumnsQuery = { compareColumns: { label: string, parts: Array<{ id: string | null, label: string, columns: string }>, lists: Array<{ key: string, columns: Array<{ name: string, label: string, unit: string, group: string }> }>, stages: Array<{ key: string, label: string, value: number, unit: string }> } };

export type CompareSeriesQueryVariables = Exact<{
  project_id: string | number;
  source: string;
  id: string | number;
  part?: string | null | undefined;
  column: string;
}>;


export type CompareSeriesQuery = { compareSeries: { start_utc_s: number, step_s: number, values: string, unit: string, kind: string, is_typical_year: boolean, utc_offset_h: number } };

export type ComparedRunFragment = { id: string, name: string, local_time_zone: number, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string } };

export type CompareSimulationQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type CompareSimulationQuery = { projectDuetSim: Array<{ id: string, name: string, local_time_zone: number, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string } }> };

export type RunChangesQueryVariables = Exact<{
  a: string | number;
  b: string | number;
}>;


export type RunChangesQuery = { runChanges: { inputs: Array<{ group: string, subjects: Array<string>, label: string, before: string, after: string, unit: string }>, stages: Array<{ key: string, label: string, kind: string, unit: string, value_before: number | null, value_after: number | null, loss_fraction_before: number | null, loss_fraction_after: number | null }> } };

export type WorkbookFragment = { id: string, name: string, data: unknown, revision: number, may_delete: boolean, created_at: string, updated_at: string, dataset_a: { id: string, label: string, source: string } | null, dataset_b: { id: string, label: string, source: string } | null, owner: { id: string, email: string, first_name: string, last_name: string } };

export type GetCompareWorkbooksQueryVariables = Exact<{
  project_id: string | number;
  id?: string | number | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type GetCompareWorkbooksQuery = { getCompareWorkbooks: Array<{ id: string, name: string, data: unknown, revision: number, may_delete: boolean, created_at: string, updated_at: string, dataset_a: { id: string, label: string, source: string } | null, dataset_b: { id: string, label: string, source: string } | null, owner: { id: string, email: string, first_name: string, last_name: string } }> };

export type CreateCompareWorkbookMutationVariables = Exact<{
  project_id: string | number;
  input: CompareWorkbookInput;
}>;


export type CreateCompareWorkbookMutation = { createCompareWorkbook: { id: string, name: string, data: unknown, revision: number, may_delete: boolean, created_at: string, updated_at: string, dataset_a: { id: string, label: string, source: string } | null, dataset_b: { id: string, label: string, source: string } | null, owner: { id: string, email: string, first_name: string, last_name: string } } };

export type UpdateCompareWorkbookMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: CompareWorkbookInput;
}>;


export type UpdateCompareWorkbookMutation = { updateCompareWorkbook: { id: string, name: string, data: unknown, revision: number, may_delete: boolean, created_at: string, updated_at: string, dataset_a: { id: string, label: string, source: string } | null, dataset_b: { id: string, label: string, source: string } | null, owner: { id: string, email: string, first_name: string, last_name: string } } };

export type DeleteCompareWorkbookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCompareWorkbookMutation = { deleteCompareWorkbook: { success: boolean } };

export type CecInvertersSearchQueryVariables = Exact<{
  search?: string | null | undefined;
  manufacturer?: string | null | undefined;
  output_ac_voltage?: number | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type CecInvertersSearchQuery = { cecInverters: { total: number, inverters: Array<{ id: string, name: string, manufacturer: string, parameters: unknown }> } };

export type GetCecInverterFilterParamsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCecInverterFilterParamsQuery = { cecInverterFilterParams: { manufacturers: Array<string>, output_ac_voltages: Array<number> } };

export type CecModulesSearchQueryVariables = Exact<{
  search?: string | null | undefined;
  manufacturer?: string | null | undefined;
  technology?: string | null | undefined;
  is_bifacial?: boolean | null | undefined;
  min_stc_w?: number | null | undefined;
  max_stc_w?: number | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type CecModulesSearchQuery = { cecModules: { total: number, modules: Array<{ id: string, name: string, parameters: unknown }> } };

export type GetCecModuleFilterParamsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCecModuleFilterParamsQuery = { cecModuleFilterParams: { manufacturers: Array<string>, technologies: Array<string> } };

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
  base: unknown;
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


export type ReadComponentFileMutation = { readComponentFile: { kind: string, name: string, parameters: unknown, read: Array<string>, unknown: Array<string>, changed: Array<string>, assumed: Array<string> } };

export type ComponentUseQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComponentUseQuery = { projectBlocks: { blocks: Array<{ id: string, name: string, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null }> } };

export type AddUsualComponentsMutationVariables = Exact<{
  project_id: string | number;
  mounting: string;
}>;


export type AddUsualComponentsMutation = { addUsualComponents: Array<{ id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> }> };

export type LibraryComponentPartsFragment = { id: string, kind: string, name: string, parameters: unknown, created_by_name: string | null, updated_at: string, may_manage: boolean, field_errors: Array<{ path: string, message: string }> };

export type LibraryComponentsQueryVariables = Exact<{
  project_id: string | number;
  kind?: string | null | undefined;
}>;


export type LibraryComponentsQuery = { libraryComponents: Array<{ id: string, kind: string, name: string, parameters: unknown, created_by_name: string | null, updated_at: string, may_manage: boolean, field_errors: Array<{ path: string, message: string }> }> };

export type AddComponentToLibraryMutationVariables = Exact<{
  id: string | number;
  replace?: boolean | null | undefined;
}>;


export type AddComponentToLibraryMutation = { addComponentToLibrary: { id: string, kind: string, name: string, parameters: unknown, created_by_name: string | null, updated_at: string, may_manage: boolean, field_errors: Array<{ path: string, message: string }> } };

export type CreateComponentFromLibraryMutationVariables = Exact<{
  project_id: string | number;
  library_component_id: string | number;
}>;


export type CreateComponentFromLibraryMutation = { createComponentFromLibrary: { id: string, project_id: string, kind: string, name: string, parameters: unknown, updated_at: string, field_errors: Array<{ path: string, message: string }> } };

export type UpdateLibraryComponentNameMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type UpdateLibraryComponentNameMutation = { updateLibraryComponentName: { id: string, kind: string, name: string, parameters: unknown, created_by_name: string | null, updated_at: string, may_manage: boolean, field_errors: Array<{ path: string, message: string }> } };

export type DeleteLibraryComponentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteLibraryComponentMutation = { deleteLibraryComponent: { success: boolean } };

export type ComputeBlocksQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComputeBlocksQuery = { projectBlocks: { revision: number, blocks: Array<{ id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, revision: number, created_at: string, updated_at: string }>, blockLayers: Array<{ id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, is_locked: boolean, sort_order: number | null, revision: number, created_at: string, updated_at: string }> } };

export type ComputeDesignCheckQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComputeDesignCheckQuery = { projectDesignCheck: { findings: Array<{ rule: string, severity: string, block_id: string | null, message: string, figures: unknown, path: string | null }> } };

export type ComputeDatasetsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ComputeDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, type: string, local_time_zone: number, start_time: string, end_time: string, time_interval: string, has_rh: boolean, has_pw: boolean, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean }> };

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


export type RunProjectBlockSimulationMutation = { runProjectBlockSimulation: { success: boolean, simulation: { id: string, name: string, study_id: string | null, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }> } };

export type RunningSimulationFragment = { id: string, name: string, study_id: string | null, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null, queue_place: number | null } };

export type RunPreflightQueryVariables = Exact<{
  project_id: string | number;
  input: RunSimulationInput;
}>;


export type RunPreflightQuery = { runPreflight: { is_ready: boolean, to_confirm: string | null, step_count: number, total_seconds: number, thread_count: number, runs_ahead: number, result_bytes: number, memory_bytes: number, errors: Array<{ block_id: string, messages: Array<string> }>, messages: Array<{ severity: string, message: string, path: string | null }>, blocks: Array<{ block_id: string, name: string, table_count: number, module_count: number, class_count: number, cached_class_count: number, messages: Array<{ severity: string, message: string, path: string | null }> }>, datasets: Array<{ dataset_id: string, name: string, type: string, time_interval: string, start_time: string, end_time: string, step_count: number, daylight_step_count: number, has_rh: boolean, has_pw: boolean, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, quality: string | null, quality_checks: Array<string>, fitness: { remarks: Array<{ code: string, level: string, message: string }> } | null }>, parts: Array<{ key: string, task_count: number, seconds: number, sample_count: number }> } };

export type SimulationChoicesQueryVariables = Exact<{
  id: string | number;
}>;


export type SimulationChoicesQuery = { simulationChoices: { enviro_dataset_id: string | null, from: string | null, to: string | null, block_ids: Array<string>, shading_layer_ids: Array<string>, simulated_year: number | null, environment: string, engine_version: string, present_engine_version: string, simulation: { id: string, name: string }, changes: Array<{ kind: string, id: string | null, name: string, change: string, fields: Array<string> }> } };

export type RunSimulationAgainMutationVariables = Exact<{
  id: string | number;
}>;


export type RunSimulationAgainMutation = { runSimulationAgain: { success: boolean, simulation: { id: string, name: string, study_id: string | null, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }> } };

export type StudyPreviewQueryVariables = Exact<{
  project_id: string | number;
  input: StudyInput;
}>;


export type StudyPreviewQuery = { studyPreview: { points: Array<{ labels: Array<string>, broken: Array<string>, errors: Array<{ block_id: string, messages: Array<string> }>, design: { table_count: number, nominal_dc_kw: number } | null }> } };

export type CreateSimulationStudyMutationVariables = Exact<{
  project_id: string | number;
  input: StudyInput;
}>;


export type CreateSimulationStudyMutation = { createSimulationStudy: { id: string } };

export type RunningProjectSimQueryVariables = Exact<{
  project_id: string | number;
}>;


export type RunningProjectSimQuery = { runningProjectSim: Array<{ id: string, name: string, study_id: string | null, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null, queue_place: number | null } }> };

export type WatchedSimulationQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type WatchedSimulationQuery = { projectDuetSim: Array<{ id: string, name: string, study_id: string | null, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, created_at: string, running_at: string | null, completed_at: string | null, queue_place: number | null } }> };

export type CostModelPartsFragment = { currency: string, real_discount_fraction: number, inflation_fraction: number, life_years: number, capital: Array<{ name: string, unit: string, unit_price: number }>, yearly: Array<{ name: string, unit: string, unit_price: number, escalation_fraction: number, every_years: number }>, energy_price: { flat_per_mwh: number | null, hourly_per_mwh: Array<Array<number>> | null, series_per_mwh: Array<number> | null, yearly_per_mwh: Array<number> | null, escalation_fraction: number } | null };

export type ProjectCostsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ProjectCostsQuery = { projectCosts: { project_id: string, model: { currency: string, real_discount_fraction: number, inflation_fraction: number, life_years: number, capital: Array<{ name: string, unit: string, unit_price: number }>, yearly: Array<{ name: string, unit: string, unit_price: number, escalation_fraction: number, every_years: number }>, energy_price: { flat_per_mwh: number | null, hourly_per_mwh: Array<Array<number>> | null, series_per_mwh: Array<number> | null, yearly_per_mwh: Array<number> | null, escalation_fraction: number } | null } | null } };

export type UpdateProjectCostsMutationVariables = Exact<{
  project_id: string | number;
  model?: CostModelInput | null | undefined;
}>;


export type UpdateProjectCostsMutation = { updateProjectCosts: { project_id: string } };

export type CustomDatasetRowFragment = { id: string, name: string, source: string, origin: string | null, type: string, step_s: number, interval_alignment: string, utc_offset_h: number, start_time: string, end_time: string, row_count: number, missing_row_count: number, mapping: unknown, source_filename: string, size_bytes: number, created_at: string, columns: Array<{ key: string, name: string, unit: string, stored_unit: string, kind: string, aggregation: string, missing_count: number, min: number | null, max: number | null, mean: number | null, total: number | null }>, stages: Array<{ key: string, value: number, unit: string }>, warnings: Array<{ code: string, message: string, line: number | null }> };

export type CustomDatasetFilePreviewFragment = { sheets: Array<string>, sheet: string | null, headers: Array<string>, samples: Array<Array<string>>, first_sample_line: number, mapping: unknown, is_clock_said: boolean, is_alignment_said: boolean, without_unit: Array<number>, mapping_of: string | null };

export type GetCustomDatasetsQueryVariables = Exact<{
  project_id: string | number;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type GetCustomDatasetsQuery = { customDatasets: Array<{ id: string, name: string, source: string, origin: string | null, type: string, step_s: number, interval_alignment: string, utc_offset_h: number, start_time: string, end_time: string, row_count: number, missing_row_count: number, mapping: unknown, source_filename: string, size_bytes: number, created_at: string, columns: Array<{ key: string, name: string, unit: string, stored_unit: string, kind: string, aggregation: string, missing_count: number, min: number | null, max: number | null, mean: number | null, total: number | null }>, stages: Array<{ key: string, value: number, unit: string }>, warnings: Array<{ code: string, message: string, line: number | null }> }> };

export type DescribeCustomDatasetQueryVariables = Exact<{
  id: string | number;
}>;


export type DescribeCustomDatasetQuery = { describeCustomDataset: { id: string, name: string, source: string, origin: string | null, type: string, step_s: number, interval_alignment: string, utc_offset_h: number, start_time: string, end_time: string, row_count: number, missing_row_count: number, mapping: unknown, source_filename: string, size_bytes: number, created_at: string, columns: Array<{ key: string, name: string, unit: string, stored_unit: string, kind: string, aggregation: string, missing_count: number, min: number | null, max: number | null, mean: number | null, total: number | null }>, stages: Array<{ key: string, value: number, unit: string }>, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type GetCustomDatasetDataSeriesQueryVariables = Exact<{
  id: string | number;
  columns: Array<string> | string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  max_points?: number | null | undefined;
}>;


export type GetCustomDatasetDataSeriesQuery = { customDatasetDataSeries: { start_utc_s: number, point_s: number, point_count: number, steps_per_point: number, columns: Array<{ key: string, name: string, unit: string, aggregation: string, values: string, min: string | null, max: string | null }> } };

export type PreviewCustomDatasetFileQueryVariables = Exact<{
  project_id: string | number;
  storage_key: string;
  filename: string;
  layout?: CustomDatasetLayout | null | undefined;
}>;


export type PreviewCustomDatasetFileQuery = { previewCustomDatasetFile: { sheets: Array<string>, sheet: string | null, headers: Array<string>, samples: Array<Array<string>>, first_sample_line: number, mapping: unknown, is_clock_said: boolean, is_alignment_said: boolean, without_unit: Array<number>, mapping_of: string | null } };

export type PreviewCustomDatasetQueryVariables = Exact<{
  id: string | number;
  layout?: CustomDatasetLayout | null | undefined;
}>;


export type PreviewCustomDatasetQuery = { previewCustomDataset: { sheets: Array<string>, sheet: string | null, headers: Array<string>, samples: Array<Array<string>>, first_sample_line: number, mapping: unknown, is_clock_said: boolean, is_alignment_said: boolean, without_unit: Array<number>, mapping_of: string | null } };

export type CreateCustomDatasetMutationVariables = Exact<{
  project_id: string | number;
  storage_key: string;
  filename: string;
  name?: string | null | undefined;
  mapping: unknown;
}>;


export type CreateCustomDatasetMutation = { createCustomDataset: { id: string, name: string, source: string, origin: string | null, type: string, step_s: number, interval_alignment: string, utc_offset_h: number, start_time: string, end_time: string, row_count: number, missing_row_count: number, mapping: unknown, source_filename: string, size_bytes: number, created_at: string, columns: Array<{ key: string, name: string, unit: string, stored_unit: string, kind: string, aggregation: string, missing_count: number, min: number | null, max: number | null, mean: number | null, total: number | null }>, stages: Array<{ key: string, value: number, unit: string }>, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type UpdateCustomDatasetMutationVariables = Exact<{
  id: string | number;
  input: CustomDatasetUpdate;
}>;


export type UpdateCustomDatasetMutation = { updateCustomDataset: { id: string, name: string, source: string, origin: string | null, type: string, step_s: number, interval_alignment: string, utc_offset_h: number, start_time: string, end_time: string, row_count: number, missing_row_count: number, mapping: unknown, source_filename: string, size_bytes: number, created_at: string, columns: Array<{ key: string, name: string, unit: string, stored_unit: string, kind: string, aggregation: string, missing_count: number, min: number | null, max: number | null, mean: number | null, total: number | null }>, stages: Array<{ key: string, value: number, unit: string }>, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type DeleteCustomDatasetMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCustomDatasetMutation = { deleteCustomDataset: { success: boolean } };

export type ExportCustomDatasetMutationVariables = Exact<{
  id: string | number;
  format: string;
}>;


export type ExportCustomDatasetMutation = { exportCustomDataset: { url: string, expires_at: string } };

export type LocalEmailsQueryVariables = Exact<{ [key: string]: never; }>;


export type LocalEmailsQuery = { localEmails: Array<{ id: string, to: string, subject: string, html: string, text: string, created_at: string }> };

export type EstimateDatasetsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type EstimateDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, type: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null }> };

export type EstimateWeatherQueryVariables = Exact<{
  id: string | number;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type EstimateWeatherQuery = { enviroDataRollup: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type RasterLayerRowFragment = { id: string, name: string, opacity: number, is_visible: boolean, sort_order: number, corners: Array<Array<number>>, width_px: number, height_px: number, url: string, source_filename: string };

export type TerrainRowFragment = { name: string, source_type: string, source_filename: string | null, columns: number, rows: number, cell_size_m: number, min_height_m: number, max_height_m: number, sha256: string, url: string, created_at: string };

export type GetRasterLayersQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetRasterLayersQuery = { rasterLayers: Array<{ id: string, name: string, opacity: number, is_visible: boolean, sort_order: number, corners: Array<Array<number>>, width_px: number, height_px: number, url: string, source_filename: string }> };

export type CreateRasterLayerMutationVariables = Exact<{
  project_id: string | number;
  input: CreateRasterLayerInput;
}>;


export type CreateRasterLayerMutation = { createRasterLayer: { id: string, name: string, opacity: number, is_visible: boolean, sort_order: number, corners: Array<Array<number>>, width_px: number, height_px: number, url: string, source_filename: string } };

export type UpdateRasterLayerMutationVariables = Exact<{
  id: string | number;
  input: UpdateRasterLayerInput;
}>;


export type UpdateRasterLayerMutation = { updateRasterLayer: { id: string, name: string, opacity: number, is_visible: boolean, sort_order: number, corners: Array<Array<number>>, width_px: number, height_px: number, url: string, source_filename: string } };

export type DeleteRasterLayerMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteRasterLayerMutation = { deleteRasterLayer: { success: boolean } };

export type GetTerrainQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetTerrainQuery = { terrain: { name: string, source_type: string, source_filename: string | null, columns: number, rows: number, cell_size_m: number, min_height_m: number, max_height_m: number, sha256: string, url: string, created_at: string } | null };

export type CreateTerrainMutationVariables = Exact<{
  project_id: string | number;
  input: CreateTerrainInput;
}>;


export type CreateTerrainMutation = { createTerrain: { name: string, source_type: string, source_filename: string | null, columns: number, rows: number, cell_size_m: number, min_height_m: number, max_height_m: number, sha256: string, url: string, created_at: string } };

export type DeleteTerrainMutationVariables = Exact<{
  project_id: string | number;
}>;


export type DeleteTerrainMutation = { deleteTerrain: { success: boolean } };

export type LossNotesQueryVariables = Exact<{
  project_id: string | number;
}>;


export type LossNotesQuery = { lossNotes: { project_id: string, notes: Array<{ key: string, label: string, note: string, sigma_percentage: number | null }> } };

export type UpdateLossNoteMutationVariables = Exact<{
  project_id: string | number;
  note: LossNoteInput;
}>;


export type UpdateLossNoteMutation = { updateLossNote: { project_id: string } };

export type CleaningStudyQueryVariables = Exact<{
  project_id: string | number;
}>;


export type CleaningStudyQuery = { cleaningStudy: { project_id: string, missing: string | null, simulation_name: string | null, blocks: Array<string>, left_out: Array<string>, currency: string | null, mean_price_per_mwh: number | null, cleaning_price: number | null, now: { per_year: number, cleanings: number, loss_fraction: number, energy_kwh: number } | null, choices: Array<{ per_year: number, cleanings: number, loss_fraction: number, energy_kwh: number }> } };

export type CleaningPartsFragment = { per_year: number, cleanings: number, loss_fraction: number, energy_kwh: number };

export type CompareEnviroDatasetsQueryVariables = Exact<{
  a: string | number;
  b: string | number;
}>;


export type CompareEnviroDatasetsQuery = { compareEnviroDatasets: { from: string | null, to: string | null, row_count: number, time_interval: string, columns: Array<{ column: string, unit: string, mean_a: number, mean_b: number, bias: number, bias_fraction: number | null, rmse: number, correlation: number | null, months: Array<string>, month_a: Array<number | null>, month_b: Array<number | null>, month_unit: string, scatter: { x_label: string, y_label: string, x_edges: Array<number>, y_edges: Array<number>, counts: Array<Array<number>> } }> } };

export type WeatherStatisticsQueryVariables = Exact<{
  id: string | number;
}>;


export type WeatherStatisticsQuery = { weatherStatistics: { columns: Array<string>, units: Array<string>, month_least: Array<Array<number | null>>, month_mean: Array<Array<number | null>>, month_greatest: Array<Array<number | null>>, wind_edges_m_per_s: Array<number>, wind_fractions: Array<number>, wind_by_hour_m_per_s: Array<number | null>, temp_edges_c: Array<number>, temp_fractions: Array<number>, temp_irradiation_fractions: Array<number> } };

export type WindRoseQueryVariables = Exact<{
  id: string | number;
}>;


export type WindRoseQuery = { windRose: { speed_edges_m_per_s: Array<number>, direction_step_deg: number | null, parts: Array<{ month: number, is_day: boolean, rows: Array<Array<number>>, mean_speeds_m_per_s: Array<number | null>, calm_rows: number, unknown_rows: number }> } | null };

export type SunPathQueryVariables = Exact<{
  id: string | number;
}>;


export type SunPathQuery = { sunPath: { azimuth_edges_deg: Array<number>, elevation_edges_deg: Array<number>, beam_kwh_m2: Array<Array<number>>, horizon_azimuth_deg: Array<number>, horizon_elevation_deg: Array<number>, days: Array<{ date: string, minute: Array<number>, azimuth_deg: Array<number>, elevation_deg: Array<number> }> } };

export type DailyAlbedoQueryVariables = Exact<{
  id: string | number;
}>;


export type DailyAlbedoQuery = { dailyAlbedo: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type DatasetHistoryQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type DatasetHistoryQuery = { projectEnviroDatasets: Array<{ id: string, parent_id: string | null, attribution: string | null, history: Array<{ at: string, user_name: string, text: string, edit: unknown }> }> };

export type PreviewEnviroDatasetEditQueryVariables = Exact<{
  id: string | number;
  edits: unknown;
}>;


export type PreviewEnviroDatasetEditQuery = { previewEnviroDatasetEdit: { row_count_before: number, row_count_after: number, columns: Array<{ column: string, unit: string, before: number | null, after: number | null, month_before: Array<number | null>, month_after: Array<number | null> }> } };

export type EditEnviroDatasetMutationVariables = Exact<{
  id: string | number;
  input: EnviroDatasetEdit;
}>;


export type EditEnviroDatasetMutation = { editEnviroDataset: { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, has_rh: boolean, has_pw: boolean, row_count: number, quality: string | null, source_filename: string, air_temperature_from: string | null, created_at: string, revision: number, totals: { ghi_kwh_m2: number | null, day_count: number, whole_years: number, missing_row_count: number } | null, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type LongTermCorrectionQueryVariables = Exact<{
  input: LongTermInput;
}>;


export type LongTermCorrectionQuery = { longTermCorrection: { from: string, to: string, day_count: number, pair_count: number, unit: string, r2: number | null, fold_count: number, correction_uncertainty_fraction: number, own_months: Array<number>, month_measured: Array<number | null>, month_reference: Array<number | null>, month_corrected: Array<number | null>, reference_mean_kwh_m2: number | null, mean_kwh_m2: number | null, uncertainty_fraction: number | null, before: { bias_fraction: number, rmse: number }, after: { bias_fraction: number, rmse: number }, validation: { bias_fraction: number, rmse: number }, scatter: { x_label: string, y_label: string, x_edges: Array<number>, y_edges: Array<number>, counts: Array<Array<number>> }, curves: Array<{ months: Array<number>, reference: Array<number>, corrected: Array<number> }>, years: Array<{ year: number, reference_kwh_m2: number, corrected_kwh_m2: number }> } };

export type CreateLongTermDatasetMutationVariables = Exact<{
  name: string;
  input: LongTermInput;
}>;


export type CreateLongTermDatasetMutation = { createLongTermDataset: { id: string, name: string } };

export type DatasetRowFragment = { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, has_rh: boolean, has_pw: boolean, row_count: number, quality: string | null, source_filename: string, air_temperature_from: string | null, created_at: string, revision: number, totals: { ghi_kwh_m2: number | null, day_count: number, whole_years: number, missing_row_count: number } | null, warnings: Array<{ code: string, message: string, line: number | null }> };

export type EnviroDatasetsQueryVariables = Exact<{
  project_id: string | number;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type EnviroDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, has_rh: boolean, has_pw: boolean, row_count: number, quality: string | null, source_filename: string, air_temperature_from: string | null, created_at: string, revision: number, totals: { ghi_kwh_m2: number | null, day_count: number, whole_years: number, missing_row_count: number } | null, warnings: Array<{ code: string, message: string, line: number | null }> }> };

export type EnviroDatasetQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type EnviroDatasetQuery = { projectEnviroDatasets: Array<{ id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, has_rh: boolean, has_pw: boolean, row_count: number, quality: string | null, source_filename: string, air_temperature_from: string | null, created_at: string, revision: number, totals: { ghi_kwh_m2: number | null, day_count: number, whole_years: number, missing_row_count: number } | null, warnings: Array<{ code: string, message: string, line: number | null }> }> };

export type DailySparkLineQueryVariables = Exact<{
  id: string | number;
}>;


export type DailySparkLineQuery = { dailySparkLine: Array<number | null> };

export type EnviroDataRollupQueryVariables = Exact<{
  id: string | number;
  time_interval: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  mean?: boolean | null | undefined;
}>;


export type EnviroDataRollupQuery = { enviroDataRollup: { time: Array<string>, columns: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type HourlyMeteoByMonthQueryVariables = Exact<{
  id: string | number;
  column: string;
}>;


export type HourlyMeteoByMonthQuery = { hourlyMeteoByMonth: Array<Array<number | null>> };

export type CreateEnviroDatasetFromMetFileMutationVariables = Exact<{
  project_id: string | number;
  storage_key: string;
  filename: string;
  name?: string | null | undefined;
  type?: string | null | undefined;
  interval_alignment?: string | null | undefined;
  time_zone_h?: number | null | undefined;
  clock_h?: number | null | undefined;
  dst_shifts?: unknown;
  repeated_rows?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  altitude_m?: number | null | undefined;
  air_temperature?: AirTemperatureInput | null | undefined;
}>;


export type CreateEnviroDatasetFromMetFileMutation = { createEnviroDatasetFromMetFile: { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, has_rh: boolean, has_pw: boolean, row_count: number, quality: string | null, source_filename: string, air_temperature_from: string | null, created_at: string, revision: number, totals: { ghi_kwh_m2: number | null, day_count: number, whole_years: number, missing_row_count: number } | null, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type CreateProjectEnviroDatasetFromCsvFileMutationVariables = Exact<{
  project_id: string | number;
  storage_key: string;
  filename: string;
  name?: string | null | undefined;
  mapping: CsvMapping;
  air_temperature?: AirTemperatureInput | null | undefined;
}>;


export type CreateProjectEnviroDatasetFromCsvFileMutation = { createProjectEnviroDatasetFromCsvFile: { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, has_rh: boolean, has_pw: boolean, row_count: number, quality: string | null, source_filename: string, air_temperature_from: string | null, created_at: string, revision: number, totals: { ghi_kwh_m2: number | null, day_count: number, whole_years: number, missing_row_count: number } | null, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type UpdateEnviroDatasetMutationVariables = Exact<{
  id: string | number;
  input: EnviroDatasetUpdate;
}>;


export type UpdateEnviroDatasetMutation = { updateEnviroDataset: { id: string, name: string, source: string, type: string, time_interval: string, interval_alignment: string, local_time_zone: number, start_time: string, end_time: string, latitude: number, longitude: number, altitude_m: number | null, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean, has_rh: boolean, has_pw: boolean, row_count: number, quality: string | null, source_filename: string, air_temperature_from: string | null, created_at: string, revision: number, totals: { ghi_kwh_m2: number | null, day_count: number, whole_years: number, missing_row_count: number } | null, warnings: Array<{ code: string, message: string, line: number | null }> } };

export type DeleteProjectEnviroDatasetMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProjectEnviroDatasetMutation = { deleteProjectEnviroDataset: { success: boolean } };

export type DatasetBlocksQueryVariables = Exact<{
  project_id: string | number;
}>;


export type DatasetBlocksQuery = { projectBlocks: { blocks: Array<{ id: string, enviro_dataset_id: string | null }> } };

export type WeatherReportQueryVariables = Exact<{
  id: string | number;
}>;


export type WeatherReportQuery = { weatherReport: { created_at: string, row_count: number, expected_row_count: number, checks: Array<{ code: string, title: string, result: string, message: string, checked_count: number, failed_count: number, column: string | null, first_at: string | null, last_at: string | null, source: string | null, spans: Array<{ from: string, to: string }> }>, months: Array<{ month: string, available_fraction: number, ghi_kwh_m2: number | null, dni_kwh_m2: number | null, dhi_kwh_m2: number | null, clear_sky_kwh_m2: number | null, temp_mean_c: number | null, light_offset_min: number | null }>, light_map: { days: Array<string>, slot_min: number, ghi_wm2: Array<Array<number | null>>, sunrise_min: Array<number | null>, sunset_min: Array<number | null> }, closure: { x_label: string, y_label: string, x_edges: Array<number>, y_edges: Array<number>, counts: Array<Array<number>> } | null } };

export type WeatherGridFragment = { x_label: string, y_label: string, x_edges: Array<number>, y_edges: Array<number>, counts: Array<Array<number>> };

export type AvailableDatasetFragment = { id: string, source: string, name: string, type: string, time_interval: string, years: Array<number>, max_years: number, resolution: string, distance_km: number, columns: Array<string>, can_fetch: boolean, why_not: string | null, is_suggested: boolean, kept: Array<{ years: Array<number>, fetched_at: string, filename: string, size_bytes: number }> };

export type AvailableMeteoDatasetsQueryVariables = Exact<{
  project_id: string | number;
  latitude: number;
  longitude: number;
  source?: string | null | undefined;
}>;


export type AvailableMeteoDatasetsQuery = { availableMeteoDatasets: Array<{ source: string, title: string, coverage: string, licence: string, attribution: string, info_url: string, message: string | null, has_failed: boolean, last_success_at: string | null, last_failure_at: string | null, last_failure: string | null, datasets: Array<{ id: string, source: string, name: string, type: string, time_interval: string, years: Array<number>, max_years: number, resolution: string, distance_km: number, columns: Array<string>, can_fetch: boolean, why_not: string | null, is_suggested: boolean, kept: Array<{ years: Array<number>, fetched_at: string, filename: string, size_bytes: number }> }> }> };

export type UtcOffsetForLocationQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type UtcOffsetForLocationQuery = { utcOffsetForLocation: { time_zone: string, standard_offset_h: number, has_summer_time: boolean } };

export type MeteoDownloadStateFragment = { id: string, status: string, total_parts: number, completed_parts: number, storage_key: string | null, filename: string | null, type: string, time_zone_h: number, error_code: string | null, error_message: string | null };

export type MeteoDownloadQueryVariables = Exact<{
  id: string | number;
}>;


export type MeteoDownloadQuery = { meteoDownload: { id: string, status: string, total_parts: number, completed_parts: number, storage_key: string | null, filename: string | null, type: string, time_zone_h: number, error_code: string | null, error_message: string | null } };

export type SaveMeteoDatasetToBlobStorageMutationVariables = Exact<{
  project_id: string | number;
  dataset_id: string | number;
  latitude: number;
  longitude: number;
  years?: Array<number> | number | null | undefined;
  is_fresh?: boolean | null | undefined;
}>;


export type SaveMeteoDatasetToBlobStorageMutation = { saveMeteoDatasetToBlobStorage: { id: string, status: string, total_parts: number, completed_parts: number, storage_key: string | null, filename: string | null, type: string, time_zone_h: number, error_code: string | null, error_message: string | null } };

export type BlockInvertersQueryVariables = Exact<{
  project_id: string | number;
  block_id: string | number;
  from: string;
  to: string;
}>;


export type BlockInvertersQuery = { sentinelBlockInverters: { dates: Array<string>, inverters: Array<{ hierarchy_id: string, name: string, dc_capacity_w: number | null, day_count: number, model_kwh: number, sensor_kwh: number, lost_kwh: number, epi: number | null, energy_availability: number | null, day_ratios: string }> } };

export type BlockSensorsQueryVariables = Exact<{
  project_id: string | number;
  block_id: string | number;
  date: string;
}>;


export type BlockSensorsQuery = { sentinelBlockSensors: Array<{ hierarchy_id: string, last_value: number | null, last_at: string | null, reading_count: number, expected_count: number }> };

export type SentinelCapacityTestQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
  hierarchy_id?: string | number | null | undefined;
  setup?: CapacitySetupInput | null | undefined;
}>;


export type SentinelCapacityTestQuery = { sentinelCapacityTest: { missing: Array<string>, budget_name: string | null, budget_problem: string | null, plane_count: number, has_wind: boolean, rated_w: number | null, average_minutes: number, day_count: number, interval_count: number, target_w: number | null, target_half_w: number | null, below_count: number, above_count: number, conditions: { poa_wm2: number, air_c: number, wind_m_per_s: number | null } | null, measured: { count: number, power_w: number | null, half_w: number | null, r2: number | null, residual_deviation_w: number | null, filters: Array<{ key: string, removed: number, left: number }>, terms: Array<{ term: string, coefficient: number, standard_error: number, p: number }> }, target: { count: number, power_w: number | null, half_w: number | null, r2: number | null, residual_deviation_w: number | null, filters: Array<{ key: string, removed: number, left: number }>, terms: Array<{ term: string, coefficient: number, standard_error: number, p: number }> } | null, verdict: { ratio: number, ratio_half: number, passes_without: boolean, passes_with: boolean } | null, points: { time: Array<string>, power_w: Array<number | null>, poa_wm2: Array<number | null>, air_c: Array<number | null>, wind_m_per_s: Array<number | null>, fitted_w: Array<number | null>, removed_by: Array<string | null>, kept_count: number, removed_count: number }, target_points: { time: Array<string>, power_w: Array<number | null>, poa_wm2: Array<number | null>, air_c: Array<number | null>, wind_m_per_s: Array<number | null>, fitted_w: Array<number | null>, removed_by: Array<string | null>, kept_count: number, removed_count: number } | null } };

export type CapacitySidePartsFragment = { count: number, power_w: number | null, half_w: number | null, r2: number | null, residual_deviation_w: number | null, filters: Array<{ key: string, removed: number, left: number }>, terms: Array<{ term: string, coefficient: number, standard_error: number, p: number }> };

export type CapacityPointsPartsFragment = { time: Array<string>, power_w: Array<number | null>, poa_wm2: Array<number | null>, air_c: Array<number | null>, wind_m_per_s: Array<number | null>, fitted_w: Array<number | null>, removed_by: Array<string | null>, kept_count: number, removed_count: number };

export type IssuePartsFragment = { id: string, hierarchy_id: string, node_name: string, block_id: string | null, component: string, event_type: string, first_date: string, last_date: string, first_at: string, last_at: string, day_count: number, row_count: number, kwh: number, money: number | null, currency: string | null, severity: string, state: string, state_at: string | null, reason: string | null, ticket: string | null, assignee: { id: string, email: string, first_name: string, last_name: string } | null };

export type IssueIndexQueryVariables = Exact<{
  project_id: string | number;
  filter?: IssueFilter | null | undefined;
}>;


export type IssueIndexQuery = { issueIndex: Array<{ component: string, event_type: string, issue_count: number, open_count: number, node_count: number, row_count: number, kwh: number, money: number | null, currency: string | null, first_at: string, last_at: string, severity: string, dates: Array<string>, kwh_by_date: Array<number> }> };

export type IssuesQueryVariables = Exact<{
  project_id: string | number;
  filter?: IssueFilter | null | undefined;
  order_by?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type IssuesQuery = { issues: { total: number, kwh: number, money: number | null, currency: string | null, issues: Array<{ id: string, hierarchy_id: string, node_name: string, block_id: string | null, component: string, event_type: string, first_date: string, last_date: string, first_at: string, last_at: string, day_count: number, row_count: number, kwh: number, money: number | null, currency: string | null, severity: string, state: string, state_at: string | null, reason: string | null, ticket: string | null, assignee: { id: string, email: string, first_name: string, last_name: string } | null }> } };

export type IssueQueryVariables = Exact<{
  id: string | number;
}>;


export type IssueQuery = { issue: { merged_ids: Array<string>, issue: { project_id: string, id: string, hierarchy_id: string, node_name: string, block_id: string | null, component: string, event_type: string, first_date: string, last_date: string, first_at: string, last_at: string, day_count: number, row_count: number, kwh: number, money: number | null, currency: string | null, severity: string, state: string, state_at: string | null, reason: string | null, ticket: string | null, assignee: { id: string, email: string, first_name: string, last_name: string } | null }, days: Array<{ date: string, row_count: number, duration_s: number, kwh: number }>, nodes: Array<{ hierarchy_id: string, name: string, component: string, event_type: string, kwh: number }>, activity: Array<{ id: string, at: string, kind: string, details: unknown, user: { id: string, email: string, first_name: string, last_name: string } | null }> } };

export type IssueRuleSettingsQueryVariables = Exact<{
  project_id: string | number;
  at?: string | null | undefined;
}>;


export type IssueRuleSettingsQuery = { sentinelDeployment: { version: { id: string, settings: unknown } | null } | null };

export type IssueAssigneesQueryVariables = Exact<{
  project_id: string | number;
}>;


export type IssueAssigneesQuery = { issueAssignees: Array<{ id: string, email: string, first_name: string, last_name: string }> };

export type EventLogQueryVariables = Exact<{
  project_id: string | number;
  filter?: IssueEventFilter | null | undefined;
  order_by?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type EventLogQuery = { issueEvents: { total: number, allocated_delta: number, events: Array<{ id: string, date: string, timestamp: string, duration_s: number, hierarchy_id: string, component: string, event_type: string, sensor_value: number | null, model_value: number | null, delta: number | null, allocated_delta: number, severity: string, state: string, issue_id: string }> } };

export type SetIssueStatesMutationVariables = Exact<{
  project_id: string | number;
  ids: Array<string | number> | string | number;
  state: string;
  reason?: string | null | undefined;
}>;


export type SetIssueStatesMutation = { setIssueStates: Array<{ id: string }> };

export type AssignIssueMutationVariables = Exact<{
  id: string | number;
  user_id?: string | number | null | undefined;
}>;


export type AssignIssueMutation = { assignIssue: { id: string } };

export type SetIssueTicketMutationVariables = Exact<{
  id: string | number;
  ticket?: string | null | undefined;
}>;


export type SetIssueTicketMutation = { setIssueTicket: { id: string } };

export type CommentIssueMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type CommentIssueMutation = { commentIssue: { id: string } };

export type MergeIssuesMutationVariables = Exact<{
  project_id: string | number;
  ids: Array<string | number> | string | number;
  into: string | number;
}>;


export type MergeIssuesMutation = { mergeIssues: { id: string } };

export type SplitIssueMutationVariables = Exact<{
  id: string | number;
  dates: Array<string> | string;
}>;


export type SplitIssueMutation = { splitIssue: { id: string } };

export type MonitorMeteoQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
}>;


export type MonitorMeteoQuery = { sentinelMeteoComparison: { dates: Array<string>, series: Array<{ key: string, name: string, measure: string, source: string, hours: number, hours_of_period: number, daily: Array<number | null> }>, pairs: Array<{ first: string, second: string, hours: number, ratio: number | null, difference: number, r2: number | null }> }, sentinelLightSources: Array<{ source: string, fraction: number }>, issueEvents: { total: number, events: Array<{ id: string, timestamp: string, duration_s: number, hierarchy_id: string, sensor_value: number | null, model_value: number | null }> } };

export type SentinelModelPerformanceQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
  hierarchy_id?: string | number | null | undefined;
  left_out: Array<string> | string;
}>;


export type SentinelModelPerformanceQuery = { sentinelModelPerformance: { hierarchy_ids: Array<string>, rated_w: number | null, step_s: number, day_count: number, pair_count: number, held: Array<{ reason: string, count: number }>, figures: { count: number, mbe: number, nmbe: number, mae: number, rmse: number, nrmse: number, r2: number, correlation2: number, slope: number, model_sum_w: number, sensor_sum_w: number, absolute_sum_w: number, model_sensor_w2: number, sensor_sensor_w2: number } | null, daily_error: { days: number, p10: number, p50: number, p90: number } | null, scatter: { first: number, step: number, model: Array<number>, sensor: Array<number>, count: Array<number> }, residuals: Array<{ axis: string, start: Array<number>, count: Array<number>, mean_w: Array<number>, deviation_w: Array<number> }>, days: { dates: Array<string>, model_kwh: Array<number>, sensor_kwh: Array<number> } } };

export type MonitorOverviewQueryVariables = Exact<{
  project_id: string | number;
  block_nodes: Array<string | number> | string | number;
  from: string;
  to: string;
}>;


export type MonitorOverviewQuery = { sentinelSystemLossSummary: { day_count: number, model_kwh: number, residual_kwh: number, over_kwh: number, sensor_kwh: number, losses: Array<{ event_type: string, kwh: number, fraction: number | null }> }, issueEvents: { total: number, events: Array<{ id: string, date: string, timestamp: string, duration_s: number, block_id: string | null, hierarchy_id: string, component: string, event_type: string, allocated_delta: number, severity: string, state: string, issue_id: string }> }, sensorDataModelledHierarchy: Array<{ hierarchy_id: string | null, model_kwh: Array<number>, sensor_kwh: Array<number> }> };

export type SensorSeriesQueryVariables = Exact<{
  project_id: string | number;
  hierarchy_ids: Array<string | number> | string | number;
  from: string;
  to: string;
  step_s: number;
}>;


export type SensorSeriesQuery = { sensorSeries: { time: Array<string>, series: Array<{ hierarchy_id: string, component_measure: string | null, unit: string, measured: Array<number | null>, expected: Array<number | null>, budget: Array<number | null> | null }> } };

export type BlockOutlinesQueryVariables = Exact<{
  project_id: string | number;
  at?: string | null | undefined;
}>;


export type BlockOutlinesQuery = { sentinelDeployment: { version: { id: string, block_outlines: Array<{ block_id: string, name: string, polygons: Array<Array<Array<Array<number>>>> }> } | null } | null };

export type GetPortfolioSummaryCardQueryVariables = Exact<{
  organization_id: string | number;
  portfolio_id?: string | number | null | undefined;
  from: string;
  to: string;
}>;


export type GetPortfolioSummaryCardQuery = { portfolioSummaryCard: Array<{ project_id: string, name: string, latitude: number, longitude: number, portfolio_id: string | null, time_zone: string, ac_capacity_w: number | null, dc_capacity_w: number | null, last_reading: string | null, freshness: string, last_day: string | null, open_days: number, period: { in_service_kwh: number, energy_availability: number | null }, losses: { day_count: number, model_kwh: number, sensor_kwh: number, residual_kwh: number, over_kwh: number, losses: Array<{ event_type: string, kwh: number }> }, open_issues: { info: number, minor: number, major: number, critical: number } }> };

export type SensorDataModelledPortfolioQueryVariables = Exact<{
  organization_id: string | number;
  portfolio_id?: string | number | null | undefined;
  from: string;
  to: string;
  time_interval: string;
}>;


export type SensorDataModelledPortfolioQuery = { sensorDataModelledPortfolio: { dates: Array<string>, model_kwh: Array<number>, sensor_kwh: Array<number> } };

export type SensorDataModelledPlantsQueryVariables = Exact<{
  organization_id: string | number;
  portfolio_id?: string | number | null | undefined;
  project_ids?: Array<string | number> | string | number | null | undefined;
  from: string;
  to: string;
  time_interval: string;
}>;


export type SensorDataModelledPlantsQuery = { sensorDataModelledPlants: Array<{ project_id: string, dates: Array<string>, model_kwh: Array<number>, sensor_kwh: Array<number> }> };

export type SentinelPowerFactorQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
}>;


export type SentinelPowerFactorQuery = { sentinelPowerFactor: { power_id: string | null, reactive_id: string | null, apparent_id: string | null, setpoint: number | null, target: number | null, band: number, s_max_va: number | null, day_count: number, known_minutes: number, outside_minutes: number, lost_kwh: number, squares: { side: number, p: Array<number>, q: Array<number>, count: Array<number> }, histogram: { distance: Array<number>, count: Array<number> }, steps: Array<{ time: string, delta_var: number, power_w: number }> } };

export type ReportSubscriptionFieldsFragment = { project_id: string, daily: boolean, monthly: boolean, time_zone: string | null, send_at: number, last_period: string | null, last_sent_at: string | null };

export type ReportSubscriptionQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ReportSubscriptionQuery = { reportSubscription: { project_id: string, daily: boolean, monthly: boolean, time_zone: string | null, send_at: number, last_period: string | null, last_sent_at: string | null } };

export type SaveReportSubscriptionMutationVariables = Exact<{
  project_id: string | number;
  input: ReportSubscriptionInput;
}>;


export type SaveReportSubscriptionMutation = { saveReportSubscription: { project_id: string, daily: boolean, monthly: boolean, time_zone: string | null, send_at: number, last_period: string | null, last_sent_at: string | null } };

export type DeployedVersionFragment = { id: string, valid_from: string, valid_to: string | null, time_zone: string, interval_minutes: number, timestamp_clock: string, timestamp_label: string, weather: string, settings: unknown, enviro_dataset_id: string | null, satellite_dataset_id: string | null, budget_simulation_id: string | null, price_per_kwh: number | null, currency: string | null, ac_capacity_w: number | null, dc_capacity_w: number | null, nodes: Array<{ id: string, sensor_tag: string | null, component: string, component_measure: string | null, scale: number, offset: number, sign: number }> };

export type SetupVersionsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type SetupVersionsQuery = { sentinelDeployment: { project_id: string, tag: string, portfolio: { id: string, name: string } | null, versions: Array<{ id: string, valid_from: string, valid_to: string | null, time_zone: string, interval_minutes: number, timestamp_clock: string, timestamp_label: string, weather: string, settings: unknown, enviro_dataset_id: string | null, satellite_dataset_id: string | null, budget_simulation_id: string | null, price_per_kwh: number | null, currency: string | null, ac_capacity_w: number | null, dc_capacity_w: number | null, nodes: Array<{ id: string, sensor_tag: string | null, component: string, component_measure: string | null, scale: number, offset: number, sign: number }> }> } | null };

export type NewestReadingsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type NewestReadingsQuery = { sentinelDeployment: { project_id: string, newest_readings: Array<{ hierarchy_id: string, value: number | null, at: string | null }> } | null };

export type SetupDatasetsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type SetupDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, type: string, start_time: string, end_time: string }> };

export type SetupRunsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type SetupRunsQuery = { projectDuetSim: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> };

export type SetupCopiesQueryVariables = Exact<{
  org_id: string | number;
}>;


export type SetupCopiesQuery = { projects: { projects: Array<{ id: string, name: string }> } };

export type TagGuessesQueryVariables = Exact<{
  project_id: string | number;
  csv?: string | null | undefined;
}>;


export type TagGuessesQuery = { sentinelTagGuesses: Array<{ sensor_tag: string, component: string | null, component_measure: string | null, block: string | null, inverter: string | null, part: string | null, unit: string | null, scale: number, offset: number, sign: number, confidence: number, reason: string }> };

export type HierarchyCheckQueryVariables = Exact<{
  project_id: string | number;
  plant_project_id?: string | number | null | undefined;
  hierarchy: SentinelHierarchyInput;
}>;


export type HierarchyCheckQuery = { sentinelHierarchyCheck: { nodes: Array<{ id: string, component: string, component_measure: string | null, sensor_tag: string | null, duet_block_id: string | null }>, errors: Array<{ row: number | null, field: string, message: string }> } };

export type DayTrialQueryVariables = Exact<{
  project_id: string | number;
  date: string;
  input?: DeploymentVersionInput | null | undefined;
  csv?: string | null | undefined;
}>;


export type DayTrialQuery = { sentinelDayTrial: { date: string, expected_kwh: number, measured_kwh: number, meter_kwh: number | null, data_fraction: number, residual_kwh: number, over_kwh: number, refused: unknown, light_sources: Array<{ source: string, fraction: number }>, losses: Array<{ event_type: string, kwh: number, fraction: number | null }>, nodes: Array<{ hierarchy_id: string, sensor_tag: string, data_fraction: number, last_value: number | null, last_at: string | null }> } };

export type SetUpMonitoringMutationVariables = Exact<{
  project_id: string | number;
  portfolio_id?: string | number | null | undefined;
  tag?: string | null | undefined;
  input?: DeploymentVersionInput | null | undefined;
}>;


export type SetUpMonitoringMutation = { deployProject: { id: string } };

export type BrokerFieldsFragment = { url: string, username: string | null, has_password: boolean, topic: string, payload: string, enabled: boolean, fault: string | null };

export type MqttSourcesQueryVariables = Exact<{
  project_id: string | number;
}>;


export type MqttSourcesQuery = { mqttSources: Array<{ url: string, username: string | null, has_password: boolean, topic: string, payload: string, enabled: boolean, fault: string | null }> };

export type SaveMqttSourceMutationVariables = Exact<{
  project_id: string | number;
  input: MqttSourceInput;
}>;


export type SaveMqttSourceMutation = { saveMqttSource: { url: string, username: string | null, has_password: boolean, topic: string, payload: string, enabled: boolean, fault: string | null } };

export type TryMqttSourceMutationVariables = Exact<{
  project_id: string | number;
  input?: MqttSourceInput | null | undefined;
}>;


export type TryMqttSourceMutation = { tryMqttSource: { fault: string | null, messages: Array<{ topic: string, content: string, is_read: boolean, accepted: number, refused: unknown }> } };

export type CreateIngestTokenMutationVariables = Exact<{
  name: string;
  project_id: string | number;
}>;


export type CreateIngestTokenMutation = { createApiToken: { token: string } };

export type SaveDeploymentVersionMutationVariables = Exact<{
  project_id: string | number;
  input: DeploymentVersionInput;
}>;


export type SaveDeploymentVersionMutation = { saveDeploymentVersion: { project_id: string } };

export type MonitoredPlantQueryVariables = Exact<{
  project_id: string | number;
}>;


export type MonitoredPlantQuery = { sentinelDeployment: { project_id: string, tag: string, created_at: string, last_reading: string | null, freshness: string, portfolio: { id: string, name: string } | null, version: { id: string, valid_from: string, time_zone: string, interval_minutes: number, weather: string, budget_simulation_id: string | null, price_per_kwh: number | null, currency: string | null, ac_capacity_w: number | null, dc_capacity_w: number | null } | null, evaluation: { waiting_days: number, is_worked_on: boolean, failure: string | null, last_day: string | null, light_sources: Array<{ source: string, fraction: number }> } } | null };

export type MonitoredNodesQueryVariables = Exact<{
  project_id: string | number;
  at?: string | null | undefined;
}>;


export type MonitoredNodesQuery = { sentinelDeployment: { version: { id: string, nodes: Array<{ id: string, parent_id: string | null, name: string, duet_block_id: string | null, sensor_tag: string | null, component: string, component_measure: string | null, inverter_dc_capacity: number | null }> } | null } | null };

export type LossSumsFragment = { day_count: number, model_kwh: number, residual_kwh: number, over_kwh: number, sensor_kwh: number, losses: Array<{ event_type: string, kwh: number, fraction: number | null }> };

export type SystemLossPeriodQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
}>;


export type SystemLossPeriodQuery = { sentinelSystemLossSummary: { day_count: number, model_kwh: number, residual_kwh: number, over_kwh: number, sensor_kwh: number, losses: Array<{ event_type: string, kwh: number, fraction: number | null }> } };

export type SystemLossDaysQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
}>;


export type SystemLossDaysQuery = { sentinelSystemLossIntervals: Array<{ date: string, sums: { day_count: number, model_kwh: number, residual_kwh: number, over_kwh: number, sensor_kwh: number, losses: Array<{ event_type: string, kwh: number, fraction: number | null }> } }> };

export type PerformanceSumsFragment = { date: string | null, day_count: number, budget_kwh: number | null, budget_poa_kwh_m2: number | null, weather_budget_kwh: number | null, model_kwh: number, in_service_kwh: number, sensor_kwh: number, outage_kwh: number, poa_kwh_m2: number | null, poa_at_25c_kwh_m2: number | null, data_h: number | null, total_h: number | null, performance_ratio: number | null, performance_ratio_25c: number | null, epi: number | null, in_service_epi: number | null, energy_availability: number | null, data_availability: number | null, specific_yield: number | null, weather_index: number | null };

export type SystemPerformanceQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
  time_interval: string;
}>;


export type SystemPerformanceQuery = { sentinelSystemPerformance: { dc_capacity_kw: number | null, budget_name: string | null, budget_problem: string | null, total: { date: string | null, day_count: number, budget_kwh: number | null, budget_poa_kwh_m2: number | null, weather_budget_kwh: number | null, model_kwh: number, in_service_kwh: number, sensor_kwh: number, outage_kwh: number, poa_kwh_m2: number | null, poa_at_25c_kwh_m2: number | null, data_h: number | null, total_h: number | null, performance_ratio: number | null, performance_ratio_25c: number | null, epi: number | null, in_service_epi: number | null, energy_availability: number | null, data_availability: number | null, specific_yield: number | null, weather_index: number | null }, intervals: Array<{ date: string | null, day_count: number, budget_kwh: number | null, budget_poa_kwh_m2: number | null, weather_budget_kwh: number | null, model_kwh: number, in_service_kwh: number, sensor_kwh: number, outage_kwh: number, poa_kwh_m2: number | null, poa_at_25c_kwh_m2: number | null, data_h: number | null, total_h: number | null, performance_ratio: number | null, performance_ratio_25c: number | null, epi: number | null, in_service_epi: number | null, energy_availability: number | null, data_availability: number | null, specific_yield: number | null, weather_index: number | null }> } };

export type ContractAvailabilityQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
  terms?: Array<AvailabilityTermInput> | AvailabilityTermInput | null | undefined;
}>;


export type ContractAvailabilityQuery = { sentinelContractAvailability: { time_availability: number | null, inverter_count: number, useful_h: number, useful_light_wm2: number, energy_availability: number | null, actual_kwh: number, excused_kwh: number, lost_kwh: number, reasons: Array<{ event_type: string, counted_as: string, usually: string, down_h: number | null, kwh: number }> } };

export type CountedEventsQueryVariables = Exact<{
  project_id: string | number;
  from: string;
  to: string;
  event_types?: Array<string> | string | null | undefined;
  take: number;
}>;


export type CountedEventsQuery = { issueEvents: { total: number, allocated_delta: number, events: Array<{ id: string, timestamp: string, duration_s: number, hierarchy_id: string, event_type: string, allocated_delta: number }> } };

export type BlockConditionsQueryVariables = Exact<{
  project_id: string | number;
  to: string;
}>;


export type BlockConditionsQuery = { sentinelBlockConditions: Array<{ date: string, block_id: string, name: string, model_kwh_per_day: number, month_count: number, soiling: { loss_fraction: number, loss_per_day: number, clean_date: string } | null, degradation: { per_year: number, low: number, high: number } | null }> };

export type TimeSeriesEventsQueryVariables = Exact<{
  project_id: string | number;
  hierarchy_ids: Array<string | number> | string | number;
  from: string;
  to: string;
}>;


export type TimeSeriesEventsQuery = { issueEvents: { total: number, events: Array<{ id: string, timestamp: string, duration_s: number, hierarchy_id: string, event_type: string, allocated_delta: number }> } };

export type LeadIntakeFormQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadIntakeFormQuery = { leadIntakeForm: { company_name: string, company_type: string, position: string, use_cases: Array<string>, features: Array<string>, is_complete: boolean } | null };

export type UpdateLeadIntakeFormMutationVariables = Exact<{
  input: LeadIntakeFormInput;
}>;


export type UpdateLeadIntakeFormMutation = { updateLeadIntakeForm: { is_complete: boolean } };

export type OrganizationRunRowFragment = { project_id: string, project_name: string, may_run: boolean, run: { simulation_id: string, name: string, created_at: string, engine_version: string, is_outdated: boolean, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null }, figures: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null, bifacial_gain: number | null, nominal_dc_w: number, nominal_ac_w: number, hours: number, missing_step_count: number | null } | null, change: { simulation_id: string, name: string, engine_version: string, is_repeated: boolean, yield_fraction: number } | null } | null };

export type OrganizationRunsQueryVariables = Exact<{
  organization_id: string | number;
  search?: string | null | undefined;
  state?: string | null | undefined;
  all_runs?: boolean | null | undefined;
  order_by?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type OrganizationRunsQuery = { organizationRuns: { engine_version: string, rows: Array<{ project_id: string, project_name: string, may_run: boolean, run: { simulation_id: string, name: string, created_at: string, engine_version: string, is_outdated: boolean, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null }, figures: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null, bifacial_gain: number | null, nominal_dc_w: number, nominal_ac_w: number, hours: number, missing_step_count: number | null } | null, change: { simulation_id: string, name: string, engine_version: string, is_repeated: boolean, yield_fraction: number } | null } | null }>, counts: { all: number, completed: number, outdated: number, running: number, failed: number, stopped: number, none: number } } };

export type StartOrganizationRunsMutationVariables = Exact<{
  organization_id: string | number;
  runs: Array<RunToStart> | RunToStart;
}>;


export type StartOrganizationRunsMutation = { startOrganizationRuns: Array<{ project_id: string, repeated_id: string | null, simulation_id: string | null, error_code: string | null, error_message: string | null }> };

export type OrganizationFullFragment = { id: string, name: string, slug: string, allowed_domains: Array<string>, user_organization: Array<{ id: string, role_id: string, created_at: string, user: { id: string, email: string, first_name: string, last_name: string } }> };

export type RequestRowFragment = { id: string, status: string, created_at: string, user: { id: string, email: string, first_name: string, last_name: string } };

export type OrganizationSettingsQueryVariables = Exact<{
  id: string | number;
}>;


export type OrganizationSettingsQuery = { organization: { id: string, name: string, slug: string, allowed_domains: Array<string>, user_organization: Array<{ id: string, role_id: string, created_at: string, user: { id: string, email: string, first_name: string, last_name: string } }> } };

export type OrganizationInvitesQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type OrganizationInvitesQuery = { invites: Array<{ id: string, email: string, role_id: string, status: string, updated_at: string, expires_at: string, organization: { name: string } | null, invited_by: { email: string, first_name: string, last_name: string } | null, message: { state: string, error: string | null } | null }> };

export type OrganizationRequestsQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type OrganizationRequestsQuery = { userRequests: Array<{ id: string, status: string, created_at: string, user: { id: string, email: string, first_name: string, last_name: string } }> };

export type MatchingOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchingOrganizationsQuery = { domainMatchingOrganizations: Array<{ id: string, name: string, slug: string, user_request: { id: string, created_at: string } | null }> };

export type CreateOrganizationMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type CreateOrganizationMutation = { createOrganization: { organization: { id: string, slug: string } | null, errors: Array<{ field: string, message: string }> } };

export type UpdateOrganizationMutationVariables = Exact<{
  id: string | number;
  input: OrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { organization: { id: string, name: string, slug: string, allowed_domains: Array<string>, user_organization: Array<{ id: string, role_id: string, created_at: string, user: { id: string, email: string, first_name: string, last_name: string } }> } | null, errors: Array<{ field: string, message: string }> } };

export type DeleteOrganizationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteOrganizationMutation = { deleteOrganization: { success: boolean } };

export type UpdateOrganizationUserRoleMutationVariables = Exact<{
  organization_id: string | number;
  user_id: string | number;
  role_id: string;
}>;


export type UpdateOrganizationUserRoleMutation = { updateOrganizationUserRole: { id: string, name: string, slug: string, allowed_domains: Array<string>, user_organization: Array<{ id: string, role_id: string, created_at: string, user: { id: string, email: string, first_name: string, last_name: string } }> } };

export type DeleteOrganizationUserMutationVariables = Exact<{
  organization_id: string | number;
  user_id: string | number;
}>;


export type DeleteOrganizationUserMutation = { deleteOrganizationUser: { success: boolean } };

export type InviteOrganizationUserMutationVariables = Exact<{
  organization_id: string | number;
  email: string;
  role_id: string;
  replace: boolean;
}>;


export type InviteOrganizationUserMutation = { inviteOrganizationUser: { id: string, email: string, role_id: string, status: string, updated_at: string, expires_at: string, organization: { name: string } | null, invited_by: { email: string, first_name: string, last_name: string } | null, message: { state: string, error: string | null } | null } };

export type CreateUserRequestMutationVariables = Exact<{
  organization_id: string | number;
}>;


export type CreateUserRequestMutation = { createUserRequest: { id: string } };

export type ApproveUserRequestMutationVariables = Exact<{
  id: string | number;
  role_id: string;
}>;


export type ApproveUserRequestMutation = { approveUserRequest: { id: string } };

export type RejectUserRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type RejectUserRequestMutation = { rejectUserRequest: { id: string } };

export type DeleteUserRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteUserRequestMutation = { deleteUserRequest: { success: boolean } };

export type OrganizationProjectsQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type OrganizationProjectsQuery = { organizationProjects: { total: number, projects: Array<{ id: string, name: string, last_activity_at: string, org_general_access: string, owner: { id: string, email: string, first_name: string, last_name: string }, sentinel_deployment: { portfolio: { id: string, name: string } | null } | null }> } };

export type CreatePortfolioMutationVariables = Exact<{
  organization_id: string | number;
  name: string;
}>;


export type CreatePortfolioMutation = { createPortfolio: { id: string } };

export type RenamePortfolioMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePortfolioMutation = { renamePortfolio: { id: string } };

export type DeletePortfolioMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePortfolioMutation = { deletePortfolio: { success: boolean } };

export type ProjectUsageRowFragment = { project_id: string, name: string, is_deleted: boolean, stored_bytes: number, storage_limit_bytes: number, is_storage_limit_set: boolean, open_runs: number, open_jobs: number };

export type OrganizationUsageQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type OrganizationUsageQuery = { organizationUsage: { other_stored_bytes: number, quotas: Array<{ name: string, title: string, resource: string, scope: string, used: number | null, limit: number, default_limit: number, is_set: boolean }>, projects: Array<{ project_id: string, name: string, is_deleted: boolean, stored_bytes: number, storage_limit_bytes: number, is_storage_limit_set: boolean, open_runs: number, open_jobs: number }> } };

export type SetProjectQuotaMutationVariables = Exact<{
  project_id: string | number;
  name: string;
  limit?: number | null | undefined;
}>;


export type SetProjectQuotaMutation = { setProjectQuota: Array<{ name: string, title: string, resource: string, scope: string, used: number | null, limit: number, default_limit: number, is_set: boolean }> };

export type OrganizationLogoQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type OrganizationLogoQuery = { organizationLogo: { media_type: string, content: string } | null };

export type UpdateOrganizationLogoMutationVariables = Exact<{
  organization_id: string | number;
  content: string;
}>;


export type UpdateOrganizationLogoMutation = { updateOrganizationLogo: { created_at: string } };

export type DeleteOrganizationLogoMutationVariables = Exact<{
  organization_id: string | number;
}>;


export type DeleteOrganizationLogoMutation = { deleteOrganizationLogo: { success: boolean } };

export type WebhookDeliveryRowFragment = { id: string, event: string, created_at: string, state: string, attempts: number, attempted_at: string | null, status: number | null, duration_ms: number | null, error: string | null, next_attempt_at: string | null };

export type WebhookRowFragment = { id: string, name: string, url: string, least_severity: string, events: Array<string>, enabled: boolean, off_reason: string | null, failing_since: string | null, old_secret_until: string | null, deliveries: Array<{ id: string, event: string, created_at: string, state: string, attempts: number, attempted_at: string | null, status: number | null, duration_ms: number | null, error: string | null, next_attempt_at: string | null }> };

export type WebhooksQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type WebhooksQuery = { webhooks: Array<{ id: string, name: string, url: string, least_severity: string, events: Array<string>, enabled: boolean, off_reason: string | null, failing_since: string | null, old_secret_until: string | null, deliveries: Array<{ id: string, event: string, created_at: string, state: string, attempts: number, attempted_at: string | null, status: number | null, duration_ms: number | null, error: string | null, next_attempt_at: string | null }> }> };

export type CreateWebhookMutationVariables = Exact<{
  organization_id: string | number;
  input: WebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string | number;
  input: WebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { success: boolean } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string } };

export type TestWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type TestWebhookMutation = { testWebhook: { id: string, event: string, created_at: string, state: string, attempts: number, attempted_at: string | null, status: number | null, duration_ms: number | null, error: string | null, next_attempt_at: string | null } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { id: string } };

export type GetProjectBlocksQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetProjectBlocksQuery = { projectBlocks: { revision: number, blocks: Array<{ id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, revision: number, created_at: string, updated_at: string }>, blockLayers: Array<{ id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, is_locked: boolean, sort_order: number | null, revision: number, created_at: string, updated_at: string }> } };

export type DesignDatasetsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type DesignDatasetsQuery = { projectEnviroDatasets: Array<{ id: string, name: string, coldest_air_c: number, has_rh: boolean, has_pw: boolean, has_windspeed: boolean, has_snow_depth: boolean, has_rain: boolean, has_dust: boolean }> };

export type SystemPartsFragment = { project_id: string, terrain_dem_enabled: boolean, hv_stage_enabled: boolean, grid_injection_limit_enabled: boolean, grid_injection_limit: number | null, grid_limit_schedule: Array<number> | null, grid_limit_periods: unknown, pv_hv_transformer_id: string | null, pv_hv_ac_wire_id: string | null, unavailability_percentage: number | null, outages_per_year: number | null, outage_mean_hours: number | null, outage_share_percentage: number | null, outage_month_weights: Array<number> | null, outage_seed: number | null };

export type GetSystemParametersQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetSystemParametersQuery = { systemParameters: { project_id: string, terrain_dem_enabled: boolean, hv_stage_enabled: boolean, grid_injection_limit_enabled: boolean, grid_injection_limit: number | null, grid_limit_schedule: Array<number> | null, grid_limit_periods: unknown, pv_hv_transformer_id: string | null, pv_hv_ac_wire_id: string | null, unavailability_percentage: number | null, outages_per_year: number | null, outage_mean_hours: number | null, outage_share_percentage: number | null, outage_month_weights: Array<number> | null, outage_seed: number | null } };

export type UpdateSystemParametersMutationVariables = Exact<{
  project_id: string | number;
  input: SystemParametersInput;
  base?: SystemParametersInput | null | undefined;
}>;


export type UpdateSystemParametersMutation = { updateSystemParameters: { project_id: string, terrain_dem_enabled: boolean, hv_stage_enabled: boolean, grid_injection_limit_enabled: boolean, grid_injection_limit: number | null, grid_limit_schedule: Array<number> | null, grid_limit_periods: unknown, pv_hv_transformer_id: string | null, pv_hv_ac_wire_id: string | null, unavailability_percentage: number | null, outages_per_year: number | null, outage_mean_hours: number | null, outage_share_percentage: number | null, outage_month_weights: Array<number> | null, outage_seed: number | null } };

export type DesignChangesQueryVariables = Exact<{
  project_id: string | number;
  since: number;
}>;


export type DesignChangesQuery = { designChanges: { revision: number, deletedBlockIds: Array<string>, deletedBlockLayerIds: Array<string>, blocks: Array<{ id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, revision: number, created_at: string, updated_at: string }>, blockLayers: Array<{ id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, is_locked: boolean, sort_order: number | null, revision: number, created_at: string, updated_at: string }>, editors: Array<{ record_id: string, user_id: string | null, name: string, at: string }> } };

export type UpsertBlocksMutationVariables = Exact<{
  project_id: string | number;
  blocks: Array<BlockInput> | BlockInput;
}>;


export type UpsertBlocksMutation = { upsertBlocks: Array<{ id: string, revision: number }> };

export type UpsertBlockLayersMutationVariables = Exact<{
  project_id: string | number;
  layers: Array<BlockLayerInput> | BlockLayerInput;
}>;


export type UpsertBlockLayersMutation = { upsertBlockLayers: Array<{ id: string, revision: number }> };

export type DeleteBlocksMutationVariables = Exact<{
  project_id: string | number;
  ids: Array<string | number> | string | number;
  base_revisions?: Array<number> | number | null | undefined;
}>;


export type DeleteBlocksMutation = { deleteBlocks: { success: boolean, revision: number } };

export type DeleteBlockLayersMutationVariables = Exact<{
  project_id: string | number;
  ids: Array<string | number> | string | number;
  base_revisions?: Array<number> | number | null | undefined;
}>;


export type DeleteBlockLayersMutation = { deleteBlockLayers: { success: boolean, revision: number } };

export type PlantPlaybacksQueryVariables = Exact<{
  project_id: string | number;
}>;


export type PlantPlaybacksQuery = { plantPlaybacks: Array<{ id: string, kind: PlaybackKind, name: string, created_at: string | null, first_day: string | null, last_day: string | null }> };

export type PlantPlaybackQueryVariables = Exact<{
  id: string | number;
}>;


export type PlantPlaybackQuery = { plantPlaybackIndex: { url: string }, plantPlaybackGeoJson: { url: string } };

export type PlantPlaybackDataQueryVariables = Exact<{
  id: string | number;
  measure: string;
  chunks: Array<number> | number;
}>;


export type PlantPlaybackDataQuery = { plantPlaybackData: Array<{ chunk: number, url: string }> };

export type ProjectRowFragment = { id: string, name: string, created_at: string, last_activity_at: string, org_general_access: string, latitude: number, longitude: number, altitude_m: number, role_id: string, rights: Array<string>, exports_for_viewers: boolean, pvsyst_import_in_progress: boolean, sentinel_deployment: { tag: string, created_at: string, portfolio: { id: string, name: string } | null } | null, picture: { width: number, height: number, shapes: Array<{ kind: string, points: Array<number> }> } | null, owner: { id: string, email: string, first_name: string, last_name: string }, recent_simulations: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> };

export type ProjectsQueryVariables = Exact<{
  org_id: string | number;
  skip: number;
  take: number;
  search?: string | null | undefined;
  order_by?: string | null | undefined;
  collection?: string | null | undefined;
  portfolio?: string | number | null | undefined;
}>;


export type ProjectsQuery = { projects: { total: number, projects: Array<{ id: string, name: string, created_at: string, last_activity_at: string, org_general_access: string, latitude: number, longitude: number, altitude_m: number, role_id: string, rights: Array<string>, exports_for_viewers: boolean, pvsyst_import_in_progress: boolean, sentinel_deployment: { tag: string, created_at: string, portfolio: { id: string, name: string } | null } | null, picture: { width: number, height: number, shapes: Array<{ kind: string, points: Array<number> }> } | null, owner: { id: string, email: string, first_name: string, last_name: string }, recent_simulations: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> }> } };

export type CreateProjectMutationVariables = Exact<{
  organization_id: string | number;
  input: ProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string } };

export type UpdateProjectMutationVariables = Exact<{
  id: string | number;
  input: ProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, name: string, created_at: string, last_activity_at: string, org_general_access: string, latitude: number, longitude: number, altitude_m: number, role_id: string, rights: Array<string>, exports_for_viewers: boolean, pvsyst_import_in_progress: boolean, sentinel_deployment: { tag: string, created_at: string, portfolio: { id: string, name: string } | null } | null, picture: { width: number, height: number, shapes: Array<{ kind: string, points: Array<number> }> } | null, owner: { id: string, email: string, first_name: string, last_name: string }, recent_simulations: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> } };

export type DeleteProjectMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProjectMutation = { deleteProject: { success: boolean } };

export type CopyProjectMutationVariables = Exact<{
  sourceProjectId: string | number;
  copyProjectName?: string | null | undefined;
  organization_id?: string | number | null | undefined;
}>;


export type CopyProjectMutation = { copyProject: { id: string, name: string, organization: { slug: string } } };

export type WithdrawProjectMutationVariables = Exact<{
  project_id: string | number;
}>;


export type WithdrawProjectMutation = { withdrawProject: { id: string, name: string, created_at: string, last_activity_at: string, org_general_access: string, latitude: number, longitude: number, altitude_m: number, role_id: string, rights: Array<string>, exports_for_viewers: boolean, pvsyst_import_in_progress: boolean, sentinel_deployment: { tag: string, created_at: string, portfolio: { id: string, name: string } | null } | null, picture: { width: number, height: number, shapes: Array<{ kind: string, points: Array<number> }> } | null, owner: { id: string, email: string, first_name: string, last_name: string }, recent_simulations: Array<{ id: string, name: string, duet_job: { id: string, status: string } }> } };

export type ProjectActivityQueryVariables = Exact<{
  project_id: string | number;
  skip: number;
  take: number;
}>;


export type ProjectActivityQuery = { projectActivity: Array<{ id: string, at: string, action: string, details: unknown, user: { email: string, first_name: string, last_name: string } | null }> };

export type ProjectPeopleQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ProjectPeopleQuery = { projectPeople: Array<{ organization_role_id: string, role_id: string | null, through: string | null, listed_role_id: string | null, user: { id: string, email: string, first_name: string, last_name: string } }> };

export type AddProjectUserMutationVariables = Exact<{
  project_id: string | number;
  email: string;
  role_id: string;
  message?: string | null | undefined;
}>;


export type AddProjectUserMutation = { addProjectUser: { id: string } };

export type AssignProjectRoleMutationVariables = Exact<{
  project_id: string | number;
  user_id: string | number;
  role_id: string;
}>;


export type AssignProjectRoleMutation = { assignProjectRole: { id: string } };

export type DeleteProjectUserMutationVariables = Exact<{
  project_id: string | number;
  user_id: string | number;
}>;


export type DeleteProjectUserMutation = { deleteProjectUser: { id: string } };

export type ProjectExportQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectExportQuery = { projectExport: unknown };

export type ImportProjectMutationVariables = Exact<{
  organization_id: string | number;
  document: unknown;
}>;


export type ImportProjectMutation = { importProject: { id: string } };

export type CreateSampleProjectMutationVariables = Exact<{
  organization_id: string | number;
}>;


export type CreateSampleProjectMutation = { createSampleProject: { id: string } };

export type MonitoredSampleQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type MonitoredSampleQuery = { monitoredSample: { state: string, project_id: string | null, computed_fraction: number | null, fault: string | null } };

export type CreateMonitoredSampleMutationVariables = Exact<{
  organization_id: string | number;
}>;


export type CreateMonitoredSampleMutation = { createMonitoredSample: { state: string } };

export type GetPvSystImportFilesQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetPvSystImportFilesQuery = { getPvSystImportFiles: Array<{ filename: string, storage_key: string, size_bytes: number, created_at: string }> };

export type GetPvSystImportDataQueryVariables = Exact<{
  project_id: string | number;
}>;


export type GetPvSystImportDataQuery = { getPvSystImportData: { files: Array<{ path: string, size_bytes: number, state: string, kind: string | null, name: string | null, version: string | null, message: string }>, variants: Array<{ path: string, name: string, version: string | null, project_name: string | null, weather_file: string | null, sub_array_count: number, module_count: number | null, grid_kwh: number | null }> } };

export type PvSystImportLineFragment = { section: string, state: string, item: string, given: string, becomes: string, note: string };

export type PvSystImportPreviewQueryVariables = Exact<{
  project_id: string | number;
  input: PvSystImportInput;
}>;


export type PvSystImportPreviewQuery = { pvSystImportPreview: { variant_name: string, latitude: number, longitude: number, altitude_m: number, component_count: number, block_count: number, layer_count: number, declared_module_count: number, laid_out_module_count: number, weather_file: string | null, has_weather: boolean, needed: Array<{ file: string, kind: string }>, rows: Array<{ section: string, state: string, item: string, given: string, becomes: string, note: string }> } };

export type PvSystImportsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type PvSystImportsQuery = { pvSystImports: Array<{ id: string, created_at: string, variant_name: string, block_ids: Array<string>, component_ids: Array<string>, layer_ids: Array<string>, enviro_dataset_id: string | null, custom_dataset_id: string | null, workbook_id: string | null, rows: Array<{ section: string, state: string, item: string, given: string, becomes: string, note: string }> }> };

export type PvSystImportOptionsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type PvSystImportOptionsQuery = { components: Array<{ id: string, kind: string, name: string }>, libraryComponents: Array<{ id: string, kind: string, name: string }>, projectEnviroDatasets: Array<{ id: string, name: string }> };

export type ExecutePvSystImportMutationVariables = Exact<{
  project_id: string | number;
  input: PvSystImportInput;
}>;


export type ExecutePvSystImportMutation = { executePvSystImport: { id: string, enviro_dataset_id: string | null } };

export type DeletePvSystImportFilesMutationVariables = Exact<{
  project_id: string | number;
}>;


export type DeletePvSystImportFilesMutation = { deletePvSystImportFiles: { success: boolean } };

export type DrillDownQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
  zone?: number | null | undefined;
  inverter?: number | null | undefined;
  table?: number | null | undefined;
  time?: string | null | undefined;
}>;


export type DrillDownQuery = { drillDown: { from: string, to: string, kind: string, time_kind: string, energy_kwh: number, energy_label: string, nominal_dc_kw: number, notes: Array<string>, closure_error: number, plant_path: Array<{ kind: string, key: string, label: string }>, time_path: Array<{ kind: string, key: string, label: string }>, kpis: Array<{ key: string, label: string, value: number | null, unit: string, formula: string, numerator: number | null, numerator_unit: string | null, denominator: number | null, denominator_unit: string | null }>, losses: Array<{ key: string, label: string, group: string, kind: string, value_after: number, unit: string, loss: number, loss_fraction_of_previous: number, is_modelled: boolean }>, series: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> }, time_children: { kind: string, basis: string, total: number, items: Array<{ key: string, label: string, energy_kwh: number, share: number | null, deviation: number | null }> } | null, plant_children: Array<{ kind: string, basis: string, total: number, items: Array<{ key: string, label: string, energy_kwh: number, share: number | null, deviation: number | null }> }> } };

export type DrillChildListFragment = { kind: string, basis: string, total: number, items: Array<{ key: string, label: string, energy_kwh: number, share: number | null, deviation: number | null }> };

export type DrillDownHeatMapQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
  zone?: number | null | undefined;
  inverter?: number | null | undefined;
  table?: number | null | undefined;
  time?: string | null | undefined;
  kind: string;
}>;


export type DrillDownHeatMapQuery = { drillDownHeatMap: { title: string, unit: string, x_keys: Array<string>, x_labels: Array<string>, y_keys: Array<string>, y_labels: Array<string>, values: Array<Array<number | null>> } };

export type ExportRowFragment = { id: string, format: string, scope: string, time_interval: string, time_zone: string, filename: string, status: string, total_parts: number, completed_parts: number, size_bytes: number | null, error_message: string | null, created_at: string };

export type ResultFileRowFragment = { id: string, kind: string, status: string, total_parts: number, completed_parts: number, filename: string | null, size_bytes: number | null, error_message: string | null, created_at: string };

export type DataExportsQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type DataExportsQuery = { dataExports: Array<{ id: string, format: string, scope: string, time_interval: string, time_zone: string, filename: string, status: string, total_parts: number, completed_parts: number, size_bytes: number | null, error_message: string | null, created_at: string }> };

export type ResultFilesQueryVariables = Exact<{
  simulation_id: string | number;
  kind: string;
}>;


export type ResultFilesQuery = { resultFiles: Array<{ id: string, kind: string, status: string, total_parts: number, completed_parts: number, filename: string | null, size_bytes: number | null, error_message: string | null, created_at: string }> };

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
  from?: string | null | undefined;
  to?: string | null | undefined;
  time_zone?: string | null | undefined;
  names?: string | null | undefined;
}>;


export type SimDataExportMutation = { simDataExport: { id: string, format: string, scope: string, time_interval: string, time_zone: string, filename: string, status: string, total_parts: number, completed_parts: number, size_bytes: number | null, error_message: string | null, created_at: string } };

export type MakeRunBundleMutationVariables = Exact<{
  simulation_id: string | number;
}>;


export type MakeRunBundleMutation = { makeRunBundle: { id: string, kind: string, status: string, total_parts: number, completed_parts: number, filename: string | null, size_bytes: number | null, error_message: string | null, created_at: string } };

export type RetryResultFileMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryResultFileMutation = { retryResultFile: { id: string, status: string } };

export type DeleteResultFileMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteResultFileMutation = { deleteResultFile: { success: boolean } };

export type RunManifestQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type RunManifestQuery = { runManifest: { created_at: string, created_by: string, environment: string, engine_version: string, sha256: string, from: string | null, to: string | null, simulated_year: number | null, step_count: number, time_interval: string, shading_layers: Array<string>, inputs: Array<{ kind: string, name: string, detail: string, sha256: string }> } };

export type TableModuleIrradianceProfilesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id: string | number;
}>;


export type TableModuleIrradianceProfilesQuery = { tableModuleIrradianceProfiles: { is_traced: boolean, east_m: Array<number>, north_m: Array<number>, zone: Array<number>, length_m: number, width_m: number, row_azimuth_deg: number, tiers: number, columns: number, from: string, to: string, step_s: number, local_time_zone: number, zones: Array<{ row_position: string, slot_position: string, table_count: number }> } };

export type AskTableModuleIrradianceProfilesMutationVariables = Exact<{
  simulation_id: string | number;
  block_id: string | number;
  zone: number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  with_steps?: boolean | null | undefined;
}>;


export type AskTableModuleIrradianceProfilesMutation = { askTableModuleIrradianceProfiles: { id: string } };

export type ResultJobStateQueryVariables = Exact<{
  id: string | number;
}>;


export type ResultJobStateQuery = { resultJob: { id: string, status: string, total_parts: number, completed_parts: number, error_message: string | null, created_at: string, completed_at: string | null } };

export type TableModuleIrradianceProfilesDataQueryVariables = Exact<{
  job_id: string | number;
}>;


export type TableModuleIrradianceProfilesDataQuery = { tableModuleIrradianceProfilesData: { zone: number, from: string, to: string, tiers: number, columns: number, cell_rows: number, hours: number, chord_from_m: Array<number>, chord_to_m: Array<number>, modules: { front: Array<number>, rear: Array<number>, effective: Array<number> }, cells: { front: Array<number>, rear: Array<number>, effective: Array<number> }, chord: { front: Array<number>, rear: Array<number>, effective: Array<number> }, unevenness: { rmad: number, estimated_mismatch: number, solved_mismatch: number | null, shade: number | null, front: number | null, rear: number | null }, frames: Array<{ time: string, modules: { front: Array<number>, rear: Array<number>, effective: Array<number> }, chord: { front: Array<number>, rear: Array<number>, effective: Array<number> }, unevenness: { rmad: number, estimated_mismatch: number, solved_mismatch: number | null, shade: number | null, front: number | null, rear: number | null } }> } };

export type FaceLightFragment = { front: Array<number>, rear: Array<number>, effective: Array<number> };

export type UnevennessFragment = { rmad: number, estimated_mismatch: number, solved_mismatch: number | null, shade: number | null, front: number | null, rear: number | null };

export type GetPVsystExportDataQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type GetPVsystExportDataQuery = { pvsystExportData: { block_names: Array<string>, untraced_block_names: Array<string>, estimated_s: number, csv: string, job: { id: string, status: string, created_at: string, completed_at: string | null } | null, factors: Array<{ key: string, label: string, unit: string, formula: string, annual: number | null, months: Array<number | null> }>, runs: Array<{ key: string, scene: string, rear_kwh_m2: number, rear_ground_kwh_m2: number, dc_kwh: number, ac_kwh: number }> } };

export type StartPvsystFactorsMutationVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type StartPvsystFactorsMutation = { startPvsystFactors: { id: string } };

export type MakePdfReportMutationVariables = Exact<{
  simulation_id: string | number;
  paper?: string | null | undefined;
  sections?: Array<string> | string | null | undefined;
  number_format?: string | null | undefined;
}>;


export type MakePdfReportMutation = { makePdfReport: { id: string, status: string } };

export type ReportRevisionsQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ReportRevisionsQuery = { reportRevisions: Array<{ id: string, revision: string, change: string, simulation_id: string | null, simulation_name: string, author: string, created_at: string }> };

export type AddReportRevisionMutationVariables = Exact<{
  simulation_id: string | number;
  revision: string;
  change: string;
}>;


export type AddReportRevisionMutation = { addReportRevision: { id: string } };

export type DeleteReportRevisionMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteReportRevisionMutation = { deleteReportRevision: { success: boolean } };

export type SeriesPartsFragment = { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> };

export type PlantSeriesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
  columns: Array<string> | string;
  time_interval?: string | null | undefined;
}>;


export type PlantSeriesQuery = { plantSeries: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type BlockSeriesQueryVariables = Exact<{
  simulation_id: string | number;
  columns: Array<string> | string;
}>;


export type BlockSeriesQuery = { blockSeries: Array<{ block_id: string, name: string, nominal_dc_kw: number, series: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> } }> };

export type DayProfilesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
  columns: Array<string> | string;
}>;


export type DayProfilesQuery = { dayProfiles: { months: Array<number>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<Array<number | null>>> } };

export type DurationCurveQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type DurationCurveQuery = { durationCurve: { hours: Array<number>, power_w: Array<number> } };

export type DcOperationQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type DcOperationQuery = { dcOperation: Array<{ block_id: string, working_hours: number, voltage_mean_v: number | null, voltage_min_v: number | null, voltage_max_v: number | null, current_mean_a: number | null, current_max_a: number | null, power_max_w: number | null }> };

export type HourlyYieldsQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type HourlyYieldsQuery = { hourlyYields: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type SystemMonthsQueryVariables = Exact<{
  simulation_id: string | number;
  columns: Array<string> | string;
}>;


export type SystemMonthsQuery = { timeSeriesSummary: { time: Array<string>, columns: Array<string>, labels: Array<string>, units: Array<string>, values: Array<Array<number | null>> } };

export type ZoneYieldsQueryVariables = Exact<{
  simulation_id: string | number;
  block_id: string | number;
}>;


export type ZoneYieldsQuery = { zoneYields: Array<{ row_position: string, slot_position: string, table_count: number, front_kwh_m2: number, rear_kwh_m2: number, effective_kwh_m2: number, nominal_dc_kw: number, dc_kwh: number, specific_yield_kwh_per_kwp: number, mismatch: number | null, deviation: number | null }> };

export type TemperaturePartsFragment = { time: string, mean_c: number | null, light_mean_c: number | null, weighted_mean_c: number | null, max_c: number | null, max_at: string | null };

export type CellTemperaturesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type CellTemperaturesQuery = { cellTemperatures: { bin_c: number, bins: Array<{ from_c: number, hours: number, light_hours: number, irradiation_kwh_m2: number }>, months: Array<{ time: string, mean_c: number | null, light_mean_c: number | null, weighted_mean_c: number | null, max_c: number | null, max_at: string | null }>, whole: { time: string, mean_c: number | null, light_mean_c: number | null, weighted_mean_c: number | null, max_c: number | null, max_at: string | null }, models: Array<{ block_id: string, name: string, panel_name: string, model: string, coefficients: Array<{ name: string, label: string, value: number, unit: string }> }> } };

export type MonthlyLossesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type MonthlyLossesQuery = { monthlyLosses: { time: Array<string>, closure_error: number, rows: Array<{ key: string, label: string, group: string, kind: string, unit: string, value_after: Array<number>, loss: Array<number>, loss_fraction_of_previous: Array<number> }> } };

export type RunAlbedoQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type RunAlbedoQuery = { runAlbedo: { months: Array<number>, albedo: Array<number>, measured_fraction: number } };

export type SimulationRowFragment = { id: string, name: string, created_at: string, weather: Array<string>, headline: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null, hours: number, missing_step_count: number | null } | null, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null } };

export type ProjectDuetSimQueryVariables = Exact<{
  project_id: string | number;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ProjectDuetSimQuery = { projectDuetSim: Array<{ id: string, name: string, created_at: string, weather: Array<string>, headline: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null, hours: number, missing_step_count: number | null } | null, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null } }> };

export type OneDuetSimQueryVariables = Exact<{
  project_id: string | number;
  id: string | number;
}>;


export type OneDuetSimQuery = { projectDuetSim: Array<{ id: string, name: string, created_at: string, weather: Array<string>, headline: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null, hours: number, missing_step_count: number | null } | null, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null } }> };

export type EditDuetSimulationMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type EditDuetSimulationMutation = { editDuetSimulation: { id: string, name: string, created_at: string, weather: Array<string>, headline: { energy_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null, hours: number, missing_step_count: number | null } | null, user: { id: string, email: string, first_name: string, last_name: string }, blocks: Array<{ id: string, name: string }>, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_code: string | null, error_message: string | null, created_at: string, submitted_at: string | null, running_at: string | null, completed_at: string | null, queue_place: number | null } } };

export type DeleteDuetSimulationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDuetSimulationMutation = { deleteDuetSimulation: { success: boolean } };

export type DuetSimMetaQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type DuetSimMetaQuery = { duetSimMeta: { time_interval: string, local_time_zone: number, from: string, to: string, step_count: number, is_whole_year: boolean, dataset_name: string, engine_version: string, assumptions: unknown, ratings: unknown, weather: Array<{ dataset_id: string, name: string, revision: number, present_revision: number | null, missing_energy_kwh: number | null, fitness: { day_count: number, remarks: Array<{ code: string, level: string, message: string }> } | null }>, warnings: Array<{ block_id: string | null, code: string, message: string, count: number | null }> } };

export type KpiPartsFragment = { key: string, label: string, value: number | null, unit: string, formula: string, numerator: number | null, numerator_unit: string | null, denominator: number | null, denominator_unit: string | null };

export type SimulationKpisQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type SimulationKpisQuery = { simulationKpis: Array<{ key: string, label: string, value: number | null, unit: string, formula: string, numerator: number | null, numerator_unit: string | null, denominator: number | null, denominator_unit: string | null }> };

export type BlockYieldsQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type BlockYieldsQuery = { blockYields: Array<{ block_id: string, name: string, nominal_dc_kw: number, nominal_ac_kw: number, energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null }> };

export type YearlyYieldsQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type YearlyYieldsQuery = { yearlyYields: { years: Array<{ label: string, start: string, hours: number, year_hours: number, is_complete: boolean, energy_kwh: number, reference_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null }>, mean_year: { years: number, energy_kwh: number, reference_kwh: number, specific_yield_kwh_per_kwp: number | null, performance_ratio: number | null } | null } };

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

export type StagePartsFragment = { key: string, label: string, group: string, kind: string, value_after: number, unit: string, loss: number, loss_fraction_of_previous: number, is_modelled: boolean };

export type SystemLossesQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type SystemLossesQuery = { systemLosses: { closure_error: number, rows: Array<{ key: string, label: string, group: string, kind: string, value_after: number, unit: string, loss: number, loss_fraction_of_previous: number, is_modelled: boolean }> } };

export type UncertaintyPartsFragment = { project_id: string, life_years: number, is_usual: boolean, year_fraction: number, parts: Array<{ key: string, name: string, distribution: UncertaintyDistribution, fraction: number, input: string | null, sensitivity: number | null, sigma_fraction: number, year_correlation: number, note: string, correlations: Array<{ key: string, coefficient: number }> }> };

export type YieldExceedanceQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
  years?: number | null | undefined;
}>;


export type YieldExceedanceQuery = { yieldExceedance: { basis: string, years: number, sigma_fraction: number, p_values: Array<{ probability: number, energy_kwh: number }>, curve: Array<{ energy_kwh: number, probability: number }> } };

export type YieldYearsQueryVariables = Exact<{
  simulation_id: string | number;
  block_id?: string | number | null | undefined;
}>;


export type YieldYearsQuery = { yieldYears: { basis: string, basis_years: number, uncertainty: { project_id: string, life_years: number, is_usual: boolean, year_fraction: number, parts: Array<{ key: string, name: string, distribution: UncertaintyDistribution, fraction: number, input: string | null, sensitivity: number | null, sigma_fraction: number, year_correlation: number, note: string, correlations: Array<{ key: string, coefficient: number }> }> }, horizons: Array<{ years: number, is_life: boolean, sigma_fraction: number, p_values: Array<{ probability: number, energy_kwh: number, drawn_kwh: number }> }>, effects: Array<{ key: string, name: string, sigma_fraction: number, p90_kwh: number, p10_kwh: number }>, variability: { years: number, fraction: number, low_fraction: number, high_fraction: number } | null, life: { p50_kwh: number, p90_kwh: number, sigma_fraction: number, years: Array<{ year: number, factor: number, energy_kwh: number, p90_kwh: number, cumulated_kwh: number, performance_ratio: number | null }> } | null } };

export type UpdateYieldUncertaintyMutationVariables = Exact<{
  project_id: string | number;
  uncertainty?: YieldUncertaintyInput | null | undefined;
}>;


export type UpdateYieldUncertaintyMutation = { updateYieldUncertainty: { project_id: string, life_years: number, is_usual: boolean, year_fraction: number, parts: Array<{ key: string, name: string, distribution: UncertaintyDistribution, fraction: number, input: string | null, sensitivity: number | null, sigma_fraction: number, year_correlation: number, note: string, correlations: Array<{ key: string, coefficient: number }> }> } };

export type RunSensitivitiesQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type RunSensitivitiesQuery = { runSensitivities: { simulation_id: string, inputs: Array<{ input: string, label: string, step: number, sensitivity: number | null, run_count: number, completed_run_count: number, failure: string | null }> } };

export type ComputeRunSensitivitiesMutationVariables = Exact<{
  simulation_id: string | number;
  inputs: Array<string> | string;
}>;


export type ComputeRunSensitivitiesMutation = { computeRunSensitivities: { simulation_id: string, inputs: Array<{ input: string, label: string, step: number, sensitivity: number | null, run_count: number, completed_run_count: number, failure: string | null }> } };

export type SensitivityPartsFragment = { simulation_id: string, inputs: Array<{ input: string, label: string, step: number, sensitivity: number | null, run_count: number, completed_run_count: number, failure: string | null }> };

export type NoticeSettingFieldsFragment = { least_severity: string, mail: string, time_zone: string, quiet_from: number | null, quiet_to: number | null, daily_at: number };

export type NoticeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeSettingsQuery = { noticeSettings: { least_severity: string, mail: string, time_zone: string, quiet_from: number | null, quiet_to: number | null, daily_at: number } };

export type SaveNoticeSettingsMutationVariables = Exact<{
  input: NoticeSettingsInput;
}>;


export type SaveNoticeSettingsMutation = { saveNoticeSettings: { least_severity: string, mail: string, time_zone: string, quiet_from: number | null, quiet_to: number | null, daily_at: number } };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, email: string, first_name: string, last_name: string, created_at: string, analytics_opt_out: boolean, has_email_verification_intercept: boolean, user_identity: Array<{ id: string, provider: string, email_verified: boolean, provider_payload: unknown }> } };

export type UpdateUserMutationVariables = Exact<{
  first_name: string;
  last_name: string;
}>;


export type UpdateUserMutation = { updateUser: { id: string } };

export type ChangePasswordMutationVariables = Exact<{
  old_password: string;
  new_password: string;
  revoke_api_token_ids?: Array<string | number> | string | number | null | undefined;
}>;


export type ChangePasswordMutation = { changePassword:
    | { code: string, message: string }
    | { expires_at: string }
   };

export type SetAnalyticsOptOutMutationVariables = Exact<{
  opt_out: boolean;
}>;


export type SetAnalyticsOptOutMutation = { setAnalyticsOptOut: { id: string, analytics_opt_out: boolean } };

export type EnrolledFactorsFragment = { recovery_codes_left: number, factors: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null, created_at: string, last_used_at: string | null }> };

export type MfaFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type MfaFactorsQuery = { mfaFactors: { recovery_codes_left: number, factors: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null, created_at: string, last_used_at: string | null }> } };

export type EnrollTotpMutationVariables = Exact<{
  display_name: string;
}>;


export type EnrollTotpMutation = { enrollTotp: { uid: string, secret: string | null, otpauth_url: string | null } };

export type EnrollPhoneMutationVariables = Exact<{
  display_name: string;
  phone_number: string;
}>;


export type EnrollPhoneMutation = { enrollPhone: { uid: string, resend_at: string | null } };

export type ResendEnrollmentCodeMutationVariables = Exact<{
  mfa_uid: string | number;
}>;


export type ResendEnrollmentCodeMutation = { resendEnrollmentCode: { resend_at: string } };

export type ConfirmMfaFactorMutationVariables = Exact<{
  mfa_uid: string | number;
  code: string;
}>;


export type ConfirmMfaFactorMutation = { confirmMfaFactor: { recovery_codes: Array<string>, factors: { recovery_codes_left: number, factors: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null, created_at: string, last_used_at: string | null }> } } };

export type RemoveMfaFactorMutationVariables = Exact<{
  mfa_uid: string | number;
}>;


export type RemoveMfaFactorMutation = { removeMfaFactor: { recovery_codes_left: number, factors: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null, created_at: string, last_used_at: string | null }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recovery_codes: Array<string>, factors: { recovery_codes_left: number, factors: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null, created_at: string, last_used_at: string | null }> } } };

export type DeviceFragment = { id: string, created_at: string, last_seen_at: string, expires_at: string, ip_address: string | null, user_agent: string | null, is_current: boolean };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, created_at: string, last_seen_at: string, expires_at: string, ip_address: string | null, user_agent: string | null, is_current: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: Array<{ id: string }> };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: Array<{ id: string }> };

export type ApiTokenRowFragment = { id: string, name: string, prefix: string, scopes: Array<string>, organization_id: string | null, created_at: string, expires_at: string | null, last_used_at: string | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, prefix: string, scopes: Array<string>, organization_id: string | null, created_at: string, expires_at: string | null, last_used_at: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  name: string;
  scopes: Array<string> | string;
  organization_id?: string | number | null | undefined;
  expires_at?: string | null | undefined;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, api_token: { id: string, name: string, prefix: string, scopes: Array<string>, organization_id: string | null, created_at: string, expires_at: string | null, last_used_at: string | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: Array<{ id: string }> };

export type PrivacyRequestFragment = { id: string, request_type: string, status: string, created_at: string, completed_at: string | null, download_url: string | null };

export type DataPrivacyRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type DataPrivacyRequestsQuery = { dataPrivacyRequests: Array<{ id: string, request_type: string, status: string, created_at: string, completed_at: string | null, download_url: string | null }> };

export type UserDataPrivacyRequestMutationVariables = Exact<{
  request_type: string;
}>;


export type UserDataPrivacyRequestMutation = { userDataPrivacyRequest: { id: string, request_type: string, status: string, created_at: string, completed_at: string | null, download_url: string | null } };

export type SetPreferencesMutationVariables = Exact<{
  input: PreferencesInput;
}>;


export type SetPreferencesMutation = { setPreferences: { id: string } };

type AuthAnswer_AuthError_Fragment = { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null };

type AuthAnswer_TokenPayload_Fragment = { __typename: 'TokenPayload', expires_at: string };

export type AuthAnswerFragment =
  | AuthAnswer_AuthError_Fragment
  | AuthAnswer_TokenPayload_Fragment
;

export type IdentityProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityProvidersQuery = { identityProviders: Array<{ id: string, name: string, url: string }> };

export type LocalLoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LocalLoginMutation = { localLogin:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type LocalRegisterMutationVariables = Exact<{
  email: string;
  password: string;
  invite_token?: string | null | undefined;
}>;


export type LocalRegisterMutation = { localRegister:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type FirebaseLoginMutationVariables = Exact<{
  token: string;
  credential: string;
  invite_id?: string | null | undefined;
}>;


export type FirebaseLoginMutation = { firebaseLogin:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type FirebaseRegisterMutationVariables = Exact<{
  token: string;
  credential: string;
  invite_id?: string | null | undefined;
}>;


export type FirebaseRegisterMutation = { firebaseRegister:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type ResolveMfaMutationVariables = Exact<{
  token: string;
  mfa_uid: string | number;
  code: string;
}>;


export type ResolveMfaMutation = { resolveMfa:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type SendMfaCodeMutationVariables = Exact<{
  token: string;
  mfa_uid: string | number;
}>;


export type SendMfaCodeMutation = { sendMfaCode: { resend_at: string } };

export type ReauthenticateMutationVariables = Exact<{
  password: string;
}>;


export type ReauthenticateMutation = { reauthenticate:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { success: boolean } };

export type PasswordResetQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetQuery = { passwordReset: { email: string, api_tokens: Array<{ id: string, name: string, last_used_at: string | null }> } | null };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  new_password: string;
  keep_api_token_ids?: Array<string | number> | string | number | null | undefined;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type EmailVerificationSuccessMutationVariables = Exact<{
  token: string;
}>;


export type EmailVerificationSuccessMutation = { emailVerificationSuccess:
    | { __typename: 'AuthError', code: string, message: string, mfa: { token: string, hints: Array<{ uid: string, factorId: string, displayName: string, phoneNumber: string | null }> } | null }
    | { __typename: 'TokenPayload', expires_at: string }
   };

export type ResendEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendEmailVerificationMutation = { resendEmailVerification: { resend_at: string } };

export type SyncUserIdentityMutationVariables = Exact<{ [key: string]: never; }>;


export type SyncUserIdentityMutation = { syncUserIdentity: { id: string, has_email_verification_intercept: boolean } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { id: string, email: string, role_id: string, status: string, invited_by: string | null, expires_at: string, organization_slug: string | null, organization_name: string | null, user_registered: boolean } | null };

export type StudyPartsFragment = { id: string, name: string, parameters: Array<string>, created_at: string, block_names: Array<string>, weather_names: Array<string>, obstacle_names: Array<string> | null, row_optics: string | null, from: string | null, to: string | null, simulated_year: number | null, constraints: Array<{ figure: string, keep: string, limit: number }>, user: { id: string, email: string, first_name: string, last_name: string }, search: { figure: string, state: string, end: string | null, message: string | null } | null, points: Array<{ values: Array<unknown>, labels: Array<string>, broken: Array<string>, design: { gcr: number | null, land_ha: number | null, table_land_ha: number, table_count: number, module_count: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number } | null, simulation: { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }>, result: { energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null, clipping_fraction: number, clipping_kwh: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number, module_count: number } | null }> };

export type SimulationStudiesQueryVariables = Exact<{
  project_id: string | number;
  skip: number;
  take: number;
}>;


export type SimulationStudiesQuery = { simulationStudies: Array<{ id: string, name: string, parameters: Array<string>, created_at: string, block_names: Array<string>, weather_names: Array<string>, obstacle_names: Array<string> | null, row_optics: string | null, from: string | null, to: string | null, simulated_year: number | null, constraints: Array<{ figure: string, keep: string, limit: number }>, user: { id: string, email: string, first_name: string, last_name: string }, search: { figure: string, state: string, end: string | null, message: string | null } | null, points: Array<{ values: Array<unknown>, labels: Array<string>, broken: Array<string>, design: { gcr: number | null, land_ha: number | null, table_land_ha: number, table_count: number, module_count: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number } | null, simulation: { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }>, result: { energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null, clipping_fraction: number, clipping_kwh: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number, module_count: number } | null }> }> };

export type SimulationStudyQueryVariables = Exact<{
  id: string | number;
}>;


export type SimulationStudyQuery = { simulationStudy: { id: string, name: string, parameters: Array<string>, created_at: string, block_names: Array<string>, weather_names: Array<string>, obstacle_names: Array<string> | null, row_optics: string | null, from: string | null, to: string | null, simulated_year: number | null, constraints: Array<{ figure: string, keep: string, limit: number }>, user: { id: string, email: string, first_name: string, last_name: string }, search: { figure: string, state: string, end: string | null, message: string | null } | null, points: Array<{ values: Array<unknown>, labels: Array<string>, broken: Array<string>, design: { gcr: number | null, land_ha: number | null, table_land_ha: number, table_count: number, module_count: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number } | null, simulation: { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }>, result: { energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null, clipping_fraction: number, clipping_kwh: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number, module_count: number } | null }> } };

export type AddStudyPointsMutationVariables = Exact<{
  id: string | number;
  points: Array<Array<unknown> | unknown> | Array<unknown> | unknown;
}>;


export type AddStudyPointsMutation = { addStudyPoints: { id: string, name: string, parameters: Array<string>, created_at: string, block_names: Array<string>, weather_names: Array<string>, obstacle_names: Array<string> | null, row_optics: string | null, from: string | null, to: string | null, simulated_year: number | null, constraints: Array<{ figure: string, keep: string, limit: number }>, user: { id: string, email: string, first_name: string, last_name: string }, search: { figure: string, state: string, end: string | null, message: string | null } | null, points: Array<{ values: Array<unknown>, labels: Array<string>, broken: Array<string>, design: { gcr: number | null, land_ha: number | null, table_land_ha: number, table_count: number, module_count: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number } | null, simulation: { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }>, result: { energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null, clipping_fraction: number, clipping_kwh: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number, module_count: number } | null }> } };

export type StartStudySearchMutationVariables = Exact<{
  id: string | number;
  figure: string;
}>;


export type StartStudySearchMutation = { startStudySearch: { id: string } };

export type PauseStudySearchMutationVariables = Exact<{
  id: string | number;
}>;


export type PauseStudySearchMutation = { pauseStudySearch: { id: string } };

export type RenameSimulationStudyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameSimulationStudyMutation = { renameSimulationStudy: { id: string, name: string, parameters: Array<string>, created_at: string, block_names: Array<string>, weather_names: Array<string>, obstacle_names: Array<string> | null, row_optics: string | null, from: string | null, to: string | null, simulated_year: number | null, constraints: Array<{ figure: string, keep: string, limit: number }>, user: { id: string, email: string, first_name: string, last_name: string }, search: { figure: string, state: string, end: string | null, message: string | null } | null, points: Array<{ values: Array<unknown>, labels: Array<string>, broken: Array<string>, design: { gcr: number | null, land_ha: number | null, table_land_ha: number, table_count: number, module_count: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number } | null, simulation: { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }>, result: { energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null, clipping_fraction: number, clipping_kwh: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number, module_count: number } | null }> } };

export type StopSimulationStudyMutationVariables = Exact<{
  id: string | number;
}>;


export type StopSimulationStudyMutation = { stopSimulationStudy: { id: string, name: string, parameters: Array<string>, created_at: string, block_names: Array<string>, weather_names: Array<string>, obstacle_names: Array<string> | null, row_optics: string | null, from: string | null, to: string | null, simulated_year: number | null, constraints: Array<{ figure: string, keep: string, limit: number }>, user: { id: string, email: string, first_name: string, last_name: string }, search: { figure: string, state: string, end: string | null, message: string | null } | null, points: Array<{ values: Array<unknown>, labels: Array<string>, broken: Array<string>, design: { gcr: number | null, land_ha: number | null, table_land_ha: number, table_count: number, module_count: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number } | null, simulation: { id: string, name: string, duet_job: { id: string, status: string, stage: string, total_tasks: number, completed_tasks: number, error_message: string | null, queue_place: number | null } } | null, errors: Array<{ block_id: string, messages: Array<string> }>, result: { energy_kwh: number, specific_yield_kwh_per_kwp: number, performance_ratio: number | null, clipping_fraction: number, clipping_kwh: number, nominal_dc_kw: number, nominal_ac_kw: number, dc_ac_ratio: number, module_count: number } | null }> } };

export type DeleteSimulationStudyMutationVariables = Exact<{
  id: string | number;
  with_runs: boolean;
}>;


export type DeleteSimulationStudyMutation = { deleteSimulationStudy: { success: boolean } };

export type ProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectQuery = { project: { id: string, name: string, created_at: string, updated_at: string, org_general_access: string, blocks_bounding_box: Array<number> | null, latitude: number, longitude: number, altitude_m: number, role_id: string, rights: Array<string>, exports_for_viewers: boolean, pvsyst_import_in_progress: boolean, sentinel_deployment: { tag: string, created_at: string, portfolio: { id: string, name: string } | null } | null, organization: { id: string, name: string, slug: string }, owner: { id: string, email: string, first_name: string, last_name: string } } };

export type InviteRowFragment = { id: string, email: string, role_id: string, status: string, updated_at: string, expires_at: string, organization: { name: string } | null, invited_by: { email: string, first_name: string, last_name: string } | null, message: { state: string, error: string | null } | null };

export type MyInvitesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyInvitesQuery = { myInvites: Array<{ id: string, email: string, role_id: string, expires_at: string, organization: { id: string, name: string, slug: string } | null, invited_by: { email: string, first_name: string, last_name: string } | null }> };

export type AcceptInviteMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptInviteMutation = { acceptInvite: { organization_slug: string | null } };

export type DeclineInviteMutationVariables = Exact<{
  id: string | number;
  token?: string | null | undefined;
}>;


export type DeclineInviteMutation = { declineInvite: { success: boolean } };

export type InviteLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type InviteLinkMutation = { inviteLink: string };

export type ResendInviteMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendInviteMutation = { resendInvite: { id: string, email: string, role_id: string, status: string, updated_at: string, expires_at: string, organization: { name: string } | null, invited_by: { email: string, first_name: string, last_name: string } | null, message: { state: string, error: string | null } | null } };

export type DeleteInviteMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteInviteMutation = { deleteInvite: { success: boolean } };

export type QuotaRowFragment = { name: string, title: string, resource: string, scope: string, used: number | null, limit: number, default_limit: number, is_set: boolean };

export type ProjectUsageQueryVariables = Exact<{
  project_id: string | number;
}>;


export type ProjectUsageQuery = { projectUsage: Array<{ name: string, title: string, resource: string, scope: string, used: number | null, limit: number, default_limit: number, is_set: boolean }> };

export type OrganizationQuotasQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type OrganizationQuotasQuery = { organizationQuotas: Array<{ name: string, title: string, resource: string, scope: string, used: number | null, limit: number, default_limit: number, is_set: boolean }> };

export type RefreshTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshTokenMutation = { refreshToken:
    | { __typename: 'AuthError', code: string, message: string }
    | { __typename: 'TokenPayload', token: string, expires_at: string }
   };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, first_name: string, last_name: string, is_system_admin: boolean, has_lead_intake_form: boolean, has_email_verification_intercept: boolean, analytics_opt_out: boolean, records_session: boolean, hides_first_steps: boolean, preferences: { unit_system: string, color_scheme: string, date_style: string, hour_cycle: string }, impersonator: { email: string } | null, user_organization: Array<{ id: string, role_id: string, organization: { id: string, name: string, slug: string } }> } };

export type MyAccessQueryVariables = Exact<{
  project_id: string | number;
  in_project: boolean;
}>;


export type MyAccessQuery = { me: { id: string, is_system_admin: boolean, user_organization: Array<{ id: string, role_id: string }> }, project?: { id: string, role_id: string, rights: Array<string> } };

export type FeatureFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeatureFlagsQuery = { featureFlags: Array<{ id: string, enabled: boolean }> };

export type AdminMeQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMeQuery = { adminMe: { email: string } };

export type CaptureAnalyticsMutationVariables = Exact<{
  tab_session_id: string;
  events: Array<AnalyticsEventInput> | AnalyticsEventInput;
}>;


export type CaptureAnalyticsMutation = { captureAnalytics: { success: boolean } };

export type DeletedProjectsQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type DeletedProjectsQuery = { deletedProjects: Array<{ id: string, name: string, deleted_at: string, gone_at: string, deleted_by: { email: string, first_name: string, last_name: string } | null }> };

export type RestoreProjectMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreProjectMutation = { restoreProject: { id: string, name: string } };

export type PortfoliosQueryVariables = Exact<{
  organization_id: string | number;
}>;


export type PortfoliosQuery = { portfolios: Array<{ id: string, name: string, project_count: number }> };

export type WorkbooksOfDatasetQueryVariables = Exact<{
  project_id: string | number;
  dataset_id: string | number;
}>;


export type WorkbooksOfDatasetQuery = { getCompareWorkbooks: Array<{ id: string, name: string }> };

export type EconomicCasePartsFragment = { probability: number, energy_kwh: number, lcoe_real_per_mwh: number | null, lcoe_nominal_per_mwh: number | null, npv: number | null, irr_fraction: number | null, payback_years: number | null, discounted_payback_years: number | null };

export type EconomicsOfRunsQueryVariables = Exact<{
  simulation_ids: Array<string | number> | string | number;
}>;


export type EconomicsOfRunsQuery = { economicsOfRuns: Array<{ simulation_id: string, missing: string | null, capital_sum: number | null, model: { currency: string } | null, cases: Array<{ probability: number, energy_kwh: number, lcoe_real_per_mwh: number | null, lcoe_nominal_per_mwh: number | null, npv: number | null, irr_fraction: number | null, payback_years: number | null, discounted_payback_years: number | null }> }> };

export type RunEconomicsQueryVariables = Exact<{
  simulation_id: string | number;
}>;


export type RunEconomicsQuery = { runEconomics: { simulation_id: string, missing: string | null, mean_price_per_mwh: number | null, capital_sum: number | null, yearly_sum: number | null, model: { currency: string, real_discount_fraction: number, inflation_fraction: number, life_years: number, energy_price: { flat_per_mwh: number | null, escalation_fraction: number } | null } | null, capital: Array<{ name: string, unit: string, unit_price: number, quantity: number | null, amount: number | null }>, yearly: Array<{ name: string, unit: string, unit_price: number, quantity: number | null, amount: number | null, every_years: number | null }>, cases: Array<{ probability: number, energy_kwh: number, lcoe_real_per_mwh: number | null, lcoe_nominal_per_mwh: number | null, npv: number | null, irr_fraction: number | null, payback_years: number | null, discounted_payback_years: number | null }>, years: Array<{ year: number, energy_kwh: number, revenue: number, cost: number }> } };

export type SetFirstStepsHiddenMutationVariables = Exact<{
  hidden: boolean;
}>;


export type SetFirstStepsHiddenMutation = { setFirstStepsHidden: { id: string, hides_first_steps: boolean } };

export type FirstProjectQueryVariables = Exact<{
  organization_id: string | number;
  project_id?: string | number | null | undefined;
}>;


export type FirstProjectQuery = { firstProject: { project_id: string | null, name: string | null, has_land: boolean, has_components: boolean, has_weather: boolean, has_run: boolean } };

export type GetMapConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMapConfigQuery = { mapConfig: { satellite_tiles_url: string | null, satellite_max_zoom: number, satellite_attribution: string | null, terrain_tiles_url: string | null, terrain_max_zoom: number, terrain_encoding: string, terrain_attribution: string | null, places_service: string | null } };

export type SearchPlacesQueryVariables = Exact<{
  text: string;
}>;


export type SearchPlacesQuery = { searchPlaces: { service: string, attribution: string | null, places: Array<{ name: string, latitude: number, longitude: number }> } };

export type GetProjectFileStorageSignedUrlMutationVariables = Exact<{
  project_id: string | number;
  dir: string;
  filename: string;
  allowOverwrite?: boolean | null | undefined;
}>;


export type GetProjectFileStorageSignedUrlMutation = { getProjectFileStorageSignedUrl: { url: string, storage_key: string } };

export type StopRunningSimulationMutationVariables = Exact<{
  id: string | number;
  project_id: string | number;
}>;


export type StopRunningSimulationMutation = { stopRunningSimulation: { id: string } };

export type StoredBlockFragment = { id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, revision: number, created_at: string, updated_at: string };

export type StoredBlockLayerFragment = { id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, is_locked: boolean, sort_order: number | null, revision: number, created_at: string, updated_at: string };

export type StoredDesignFragment = { revision: number, blocks: Array<{ id: string, name: string, enviro_dataset_id: string | null, pv_panel_id: string | null, pv_table_id: string | null, pv_inverter_id: string | null, pv_transformer_id: string | null, pv_dc_wire_id: string | null, pv_ac_wire_id: string | null, configuration: unknown, revision: number, created_at: string, updated_at: string }>, blockLayers: Array<{ id: string, project_id: string, block_id: string | null, name: string, type: string, geojson: unknown, source_type: string | null, source_filename: string | null, source_url: string | null, is_locked: boolean, sort_order: number | null, revision: number, created_at: string, updated_at: string }> };

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
export const AdminUserRowFragmentDoc = new TypedDocumentString(`
    fragment AdminUserRow on AdminUser {
  id
  email
  first_name
  last_name
  created_at
  last_seen_at
  is_system_admin
  deactivated_at
  email_verified
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
    `, {"fragmentName":"AdminUserRow"}) as unknown as TypedDocumentString<AdminUserRowFragment, unknown>;
export const AdminOrganizationRowFragmentDoc = new TypedDocumentString(`
    fragment AdminOrganizationRow on Organization {
  id
  name
  slug
  allowed_domains
  user_organization {
    id
    role_id
  }
}
    `, {"fragmentName":"AdminOrganizationRow"}) as unknown as TypedDocumentString<AdminOrganizationRowFragment, unknown>;
export const AdminRequestRowFragmentDoc = new TypedDocumentString(`
    fragment AdminRequestRow on UserRequest {
  id
  status
  created_at
  organization_name
  user {
    id
    email
    first_name
    last_name
  }
}
    `, {"fragmentName":"AdminRequestRow"}) as unknown as TypedDocumentString<AdminRequestRowFragment, unknown>;
export const AdminFlagFragmentDoc = new TypedDocumentString(`
    fragment AdminFlag on FeatureFlag {
  id
  description
  enabled
  constraints {
    key
    value
    enabled
  }
  no_effect_because
}
    `, {"fragmentName":"AdminFlag"}) as unknown as TypedDocumentString<AdminFlagFragment, unknown>;
export const CecDatasetRowFragmentDoc = new TypedDocumentString(`
    fragment CecDatasetRow on CecDataset {
  id
  kind
  filename
  entry_count
  uploaded_by
  created_at
  rejected {
    path
    message
  }
}
    `, {"fragmentName":"CecDatasetRow"}) as unknown as TypedDocumentString<CecDatasetRowFragment, unknown>;
export const IntegrationServerRowFragmentDoc = new TypedDocumentString(`
    fragment IntegrationServerRow on IntegrationServer {
  id
  organization_id
  organization_name
  url
  has_bearer_token
  api_spec_fetched_at
  ping {
    at
    ok
    status
    duration_ms
    message
  }
  registered_schedulers {
    schedule_id
    project_id
    project_name
    job_name
    job_type
    job_data
    crontab
    enabled
    next_run_at
  }
}
    `, {"fragmentName":"IntegrationServerRow"}) as unknown as TypedDocumentString<IntegrationServerRowFragment, unknown>;
export const MapServiceRowFragmentDoc = new TypedDocumentString(`
    fragment MapServiceRow on MapService {
  kind
  source
  name
  url
  has_key
  max_zoom
  format
  attribution
  updated_at
  updated_by
  problem
}
    `, {"fragmentName":"MapServiceRow"}) as unknown as TypedDocumentString<MapServiceRowFragment, unknown>;
export const ActiveRunFragmentDoc = new TypedDocumentString(`
    fragment ActiveRun on ActiveRun {
  id
  name
  project_name
  organization_name
  user_email
  created_at
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
    queue_place
  }
}
    `, {"fragmentName":"ActiveRun"}) as unknown as TypedDocumentString<ActiveRunFragment, unknown>;
export const ComparedRunFragmentDoc = new TypedDocumentString(`
    fragment ComparedRun on DuetSimulation {
  id
  name
  local_time_zone
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
export const WorkbookFragmentDoc = new TypedDocumentString(`
    fragment Workbook on CompareWorkbook {
  id
  name
  data
  dataset_a {
    id
    label
    source
  }
  dataset_b {
    id
    label
    source
  }
  owner {
    id
    email
    first_name
    last_name
  }
  revision
  may_delete
  created_at
  updated_at
}
    `, {"fragmentName":"Workbook"}) as unknown as TypedDocumentString<WorkbookFragment, unknown>;
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
export const LibraryComponentPartsFragmentDoc = new TypedDocumentString(`
    fragment LibraryComponentParts on LibraryComponent {
  id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  created_by_name
  updated_at
  may_manage
}
    `, {"fragmentName":"LibraryComponentParts"}) as unknown as TypedDocumentString<LibraryComponentPartsFragment, unknown>;
export const RunningSimulationFragmentDoc = new TypedDocumentString(`
    fragment RunningSimulation on DuetSimulation {
  id
  name
  study_id
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
    queue_place
  }
}
    `, {"fragmentName":"RunningSimulation"}) as unknown as TypedDocumentString<RunningSimulationFragment, unknown>;
export const CostModelPartsFragmentDoc = new TypedDocumentString(`
    fragment CostModelParts on CostModel {
  currency
  capital {
    name
    unit
    unit_price
  }
  yearly {
    name
    unit
    unit_price
    escalation_fraction
    every_years
  }
  energy_price {
    flat_per_mwh
    hourly_per_mwh
    series_per_mwh
    yearly_per_mwh
    escalation_fraction
  }
  real_discount_fraction
  inflation_fraction
  life_years
}
    `, {"fragmentName":"CostModelParts"}) as unknown as TypedDocumentString<CostModelPartsFragment, unknown>;
export const CustomDatasetRowFragmentDoc = new TypedDocumentString(`
    fragment CustomDatasetRow on CustomDataset {
  id
  name
  source
  origin
  type
  step_s
  interval_alignment
  utc_offset_h
  start_time
  end_time
  row_count
  missing_row_count
  columns {
    key
    name
    unit
    stored_unit
    kind
    aggregation
    missing_count
    min
    max
    mean
    total
  }
  stages {
    key
    value
    unit
  }
  warnings {
    code
    message
    line
  }
  mapping
  source_filename
  size_bytes
  created_at
}
    `, {"fragmentName":"CustomDatasetRow"}) as unknown as TypedDocumentString<CustomDatasetRowFragment, unknown>;
export const CustomDatasetFilePreviewFragmentDoc = new TypedDocumentString(`
    fragment CustomDatasetFilePreview on CustomDatasetPreview {
  sheets
  sheet
  headers
  samples
  first_sample_line
  mapping
  is_clock_said
  is_alignment_said
  without_unit
  mapping_of
}
    `, {"fragmentName":"CustomDatasetFilePreview"}) as unknown as TypedDocumentString<CustomDatasetFilePreviewFragment, unknown>;
export const RasterLayerRowFragmentDoc = new TypedDocumentString(`
    fragment RasterLayerRow on RasterLayer {
  id
  name
  opacity
  is_visible
  sort_order
  corners
  width_px
  height_px
  url
  source_filename
}
    `, {"fragmentName":"RasterLayerRow"}) as unknown as TypedDocumentString<RasterLayerRowFragment, unknown>;
export const TerrainRowFragmentDoc = new TypedDocumentString(`
    fragment TerrainRow on Terrain {
  name
  source_type
  source_filename
  columns
  rows
  cell_size_m
  min_height_m
  max_height_m
  sha256
  url
  created_at
}
    `, {"fragmentName":"TerrainRow"}) as unknown as TypedDocumentString<TerrainRowFragment, unknown>;
export const CleaningPartsFragmentDoc = new TypedDocumentString(`
    fragment CleaningParts on CleaningChoice {
  per_year
  cleanings
  loss_fraction
  energy_kwh
}
    `, {"fragmentName":"CleaningParts"}) as unknown as TypedDocumentString<CleaningPartsFragment, unknown>;
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
  has_snow_depth
  has_rain
  has_dust
  has_rh
  has_pw
  row_count
  quality
  source_filename
  air_temperature_from
  created_at
  revision
  totals {
    ghi_kwh_m2
    day_count
    whole_years
    missing_row_count
  }
  warnings {
    code
    message
    line
  }
}
    `, {"fragmentName":"DatasetRow"}) as unknown as TypedDocumentString<DatasetRowFragment, unknown>;
export const WeatherGridFragmentDoc = new TypedDocumentString(`
    fragment WeatherGrid on ValueGrid {
  x_label
  y_label
  x_edges
  y_edges
  counts
}
    `, {"fragmentName":"WeatherGrid"}) as unknown as TypedDocumentString<WeatherGridFragment, unknown>;
export const AvailableDatasetFragmentDoc = new TypedDocumentString(`
    fragment AvailableDataset on AvailableMeteoDataset {
  id
  source
  name
  type
  time_interval
  years
  max_years
  resolution
  distance_km
  columns
  can_fetch
  why_not
  is_suggested
  kept {
    years
    fetched_at
    filename
    size_bytes
  }
}
    `, {"fragmentName":"AvailableDataset"}) as unknown as TypedDocumentString<AvailableDatasetFragment, unknown>;
export const MeteoDownloadStateFragmentDoc = new TypedDocumentString(`
    fragment MeteoDownloadState on MeteoDownload {
  id
  status
  total_parts
  completed_parts
  storage_key
  filename
  type
  time_zone_h
  error_code
  error_message
}
    `, {"fragmentName":"MeteoDownloadState"}) as unknown as TypedDocumentString<MeteoDownloadStateFragment, unknown>;
export const CapacitySidePartsFragmentDoc = new TypedDocumentString(`
    fragment CapacitySideParts on CapacitySide {
  filters {
    key
    removed
    left
  }
  count
  power_w
  half_w
  r2
  residual_deviation_w
  terms {
    term
    coefficient
    standard_error
    p
  }
}
    `, {"fragmentName":"CapacitySideParts"}) as unknown as TypedDocumentString<CapacitySidePartsFragment, unknown>;
export const CapacityPointsPartsFragmentDoc = new TypedDocumentString(`
    fragment CapacityPointsParts on CapacityPoints {
  time
  power_w
  poa_wm2
  air_c
  wind_m_per_s
  fitted_w
  removed_by
  kept_count
  removed_count
}
    `, {"fragmentName":"CapacityPointsParts"}) as unknown as TypedDocumentString<CapacityPointsPartsFragment, unknown>;
export const IssuePartsFragmentDoc = new TypedDocumentString(`
    fragment IssueParts on Issue {
  id
  hierarchy_id
  node_name
  block_id
  component
  event_type
  first_date
  last_date
  first_at
  last_at
  day_count
  row_count
  kwh
  money
  currency
  severity
  state
  state_at
  reason
  assignee {
    id
    email
    first_name
    last_name
  }
  ticket
}
    `, {"fragmentName":"IssueParts"}) as unknown as TypedDocumentString<IssuePartsFragment, unknown>;
export const ReportSubscriptionFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReportSubscriptionFields on ReportSubscription {
  project_id
  daily
  monthly
  time_zone
  send_at
  last_period
  last_sent_at
}
    `, {"fragmentName":"ReportSubscriptionFields"}) as unknown as TypedDocumentString<ReportSubscriptionFieldsFragment, unknown>;
export const DeployedVersionFragmentDoc = new TypedDocumentString(`
    fragment DeployedVersion on DeploymentVersion {
  id
  valid_from
  valid_to
  time_zone
  interval_minutes
  timestamp_clock
  timestamp_label
  weather
  settings
  enviro_dataset_id
  satellite_dataset_id
  budget_simulation_id
  price_per_kwh
  currency
  ac_capacity_w
  dc_capacity_w
  nodes {
    id
    sensor_tag
    component
    component_measure
    scale
    offset
    sign
  }
}
    `, {"fragmentName":"DeployedVersion"}) as unknown as TypedDocumentString<DeployedVersionFragment, unknown>;
export const BrokerFieldsFragmentDoc = new TypedDocumentString(`
    fragment BrokerFields on MqttSource {
  url
  username
  has_password
  topic
  payload
  enabled
  fault
}
    `, {"fragmentName":"BrokerFields"}) as unknown as TypedDocumentString<BrokerFieldsFragment, unknown>;
export const LossSumsFragmentDoc = new TypedDocumentString(`
    fragment LossSums on SystemLossSummary {
  day_count
  model_kwh
  losses {
    event_type
    kwh
    fraction
  }
  residual_kwh
  over_kwh
  sensor_kwh
}
    `, {"fragmentName":"LossSums"}) as unknown as TypedDocumentString<LossSumsFragment, unknown>;
export const PerformanceSumsFragmentDoc = new TypedDocumentString(`
    fragment PerformanceSums on PerformanceFigures {
  date
  day_count
  budget_kwh
  budget_poa_kwh_m2
  weather_budget_kwh
  model_kwh
  in_service_kwh
  sensor_kwh
  outage_kwh
  poa_kwh_m2
  poa_at_25c_kwh_m2
  data_h
  total_h
  performance_ratio
  performance_ratio_25c
  epi
  in_service_epi
  energy_availability
  data_availability
  specific_yield
  weather_index
}
    `, {"fragmentName":"PerformanceSums"}) as unknown as TypedDocumentString<PerformanceSumsFragment, unknown>;
export const OrganizationRunRowFragmentDoc = new TypedDocumentString(`
    fragment OrganizationRunRow on OrganizationRunRow {
  project_id
  project_name
  may_run
  run {
    simulation_id
    name
    created_at
    engine_version
    is_outdated
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
      queue_place
    }
    figures {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      bifacial_gain
      nominal_dc_w
      nominal_ac_w
      hours
      missing_step_count
    }
    change {
      simulation_id
      name
      engine_version
      is_repeated
      yield_fraction
    }
  }
}
    `, {"fragmentName":"OrganizationRunRow"}) as unknown as TypedDocumentString<OrganizationRunRowFragment, unknown>;
export const OrganizationFullFragmentDoc = new TypedDocumentString(`
    fragment OrganizationFull on Organization {
  id
  name
  slug
  allowed_domains
  user_organization {
    id
    role_id
    created_at
    user {
      id
      email
      first_name
      last_name
    }
  }
}
    `, {"fragmentName":"OrganizationFull"}) as unknown as TypedDocumentString<OrganizationFullFragment, unknown>;
export const RequestRowFragmentDoc = new TypedDocumentString(`
    fragment RequestRow on UserRequest {
  id
  status
  created_at
  user {
    id
    email
    first_name
    last_name
  }
}
    `, {"fragmentName":"RequestRow"}) as unknown as TypedDocumentString<RequestRowFragment, unknown>;
export const ProjectUsageRowFragmentDoc = new TypedDocumentString(`
    fragment ProjectUsageRow on ProjectUsage {
  project_id
  name
  is_deleted
  stored_bytes
  storage_limit_bytes
  is_storage_limit_set
  open_runs
  open_jobs
}
    `, {"fragmentName":"ProjectUsageRow"}) as unknown as TypedDocumentString<ProjectUsageRowFragment, unknown>;
export const WebhookDeliveryRowFragmentDoc = new TypedDocumentString(`
    fragment WebhookDeliveryRow on WebhookDelivery {
  id
  event
  created_at
  state
  attempts
  attempted_at
  status
  duration_ms
  error
  next_attempt_at
}
    `, {"fragmentName":"WebhookDeliveryRow"}) as unknown as TypedDocumentString<WebhookDeliveryRowFragment, unknown>;
export const WebhookRowFragmentDoc = new TypedDocumentString(`
    fragment WebhookRow on Webhook {
  id
  name
  url
  least_severity
  events
  enabled
  off_reason
  failing_since
  old_secret_until
  deliveries {
    ...WebhookDeliveryRow
  }
}
    fragment WebhookDeliveryRow on WebhookDelivery {
  id
  event
  created_at
  state
  attempts
  attempted_at
  status
  duration_ms
  error
  next_attempt_at
}`, {"fragmentName":"WebhookRow"}) as unknown as TypedDocumentString<WebhookRowFragment, unknown>;
export const SystemPartsFragmentDoc = new TypedDocumentString(`
    fragment SystemParts on SystemParameters {
  project_id
  terrain_dem_enabled
  hv_stage_enabled
  grid_injection_limit_enabled
  grid_injection_limit
  grid_limit_schedule
  grid_limit_periods
  pv_hv_transformer_id
  pv_hv_ac_wire_id
  unavailability_percentage
  outages_per_year
  outage_mean_hours
  outage_share_percentage
  outage_month_weights
  outage_seed
}
    `, {"fragmentName":"SystemParts"}) as unknown as TypedDocumentString<SystemPartsFragment, unknown>;
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
  rights
  exports_for_viewers
  pvsyst_import_in_progress
  sentinel_deployment {
    tag
    created_at
    portfolio {
      id
      name
    }
  }
  picture {
    width
    height
    shapes {
      kind
      points
    }
  }
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
export const PvSystImportLineFragmentDoc = new TypedDocumentString(`
    fragment PvSystImportLine on PvSystImportRow {
  section
  state
  item
  given
  becomes
  note
}
    `, {"fragmentName":"PvSystImportLine"}) as unknown as TypedDocumentString<PvSystImportLineFragment, unknown>;
export const DrillChildListFragmentDoc = new TypedDocumentString(`
    fragment DrillChildList on DrillChildren {
  kind
  basis
  total
  items {
    key
    label
    energy_kwh
    share
    deviation
  }
}
    `, {"fragmentName":"DrillChildList"}) as unknown as TypedDocumentString<DrillChildListFragment, unknown>;
export const ExportRowFragmentDoc = new TypedDocumentString(`
    fragment ExportRow on DataExport {
  id
  format
  scope
  time_interval
  time_zone
  filename
  status
  total_parts
  completed_parts
  size_bytes
  error_message
  created_at
}
    `, {"fragmentName":"ExportRow"}) as unknown as TypedDocumentString<ExportRowFragment, unknown>;
export const ResultFileRowFragmentDoc = new TypedDocumentString(`
    fragment ResultFileRow on ResultJob {
  id
  kind
  status
  total_parts
  completed_parts
  filename
  size_bytes
  error_message
  created_at
}
    `, {"fragmentName":"ResultFileRow"}) as unknown as TypedDocumentString<ResultFileRowFragment, unknown>;
export const FaceLightFragmentDoc = new TypedDocumentString(`
    fragment FaceLight on FaceIrradiance {
  front
  rear
  effective
}
    `, {"fragmentName":"FaceLight"}) as unknown as TypedDocumentString<FaceLightFragment, unknown>;
export const UnevennessFragmentDoc = new TypedDocumentString(`
    fragment Unevenness on LightUnevenness {
  rmad
  estimated_mismatch
  solved_mismatch
  shade
  front
  rear
}
    `, {"fragmentName":"Unevenness"}) as unknown as TypedDocumentString<UnevennessFragment, unknown>;
export const SeriesPartsFragmentDoc = new TypedDocumentString(`
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}
    `, {"fragmentName":"SeriesParts"}) as unknown as TypedDocumentString<SeriesPartsFragment, unknown>;
export const TemperaturePartsFragmentDoc = new TypedDocumentString(`
    fragment TemperatureParts on TemperatureMonth {
  time
  mean_c
  light_mean_c
  weighted_mean_c
  max_c
  max_at
}
    `, {"fragmentName":"TemperatureParts"}) as unknown as TypedDocumentString<TemperaturePartsFragment, unknown>;
export const SimulationRowFragmentDoc = new TypedDocumentString(`
    fragment SimulationRow on DuetSimulation {
  id
  name
  created_at
  weather
  headline {
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
    hours
    missing_step_count
  }
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
    queue_place
  }
}
    `, {"fragmentName":"SimulationRow"}) as unknown as TypedDocumentString<SimulationRowFragment, unknown>;
export const KpiPartsFragmentDoc = new TypedDocumentString(`
    fragment KpiParts on Kpi {
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
    `, {"fragmentName":"KpiParts"}) as unknown as TypedDocumentString<KpiPartsFragment, unknown>;
export const StagePartsFragmentDoc = new TypedDocumentString(`
    fragment StageParts on WaterfallRow {
  key
  label
  group
  kind
  value_after
  unit
  loss
  loss_fraction_of_previous
  is_modelled
}
    `, {"fragmentName":"StageParts"}) as unknown as TypedDocumentString<StagePartsFragment, unknown>;
export const UncertaintyPartsFragmentDoc = new TypedDocumentString(`
    fragment UncertaintyParts on YieldUncertainty {
  project_id
  life_years
  is_usual
  year_fraction
  parts {
    key
    name
    distribution
    fraction
    input
    sensitivity
    sigma_fraction
    year_correlation
    correlations {
      key
      coefficient
    }
    note
  }
}
    `, {"fragmentName":"UncertaintyParts"}) as unknown as TypedDocumentString<UncertaintyPartsFragment, unknown>;
export const SensitivityPartsFragmentDoc = new TypedDocumentString(`
    fragment SensitivityParts on RunSensitivities {
  simulation_id
  inputs {
    input
    label
    step
    sensitivity
    run_count
    completed_run_count
    failure
  }
}
    `, {"fragmentName":"SensitivityParts"}) as unknown as TypedDocumentString<SensitivityPartsFragment, unknown>;
export const NoticeSettingFieldsFragmentDoc = new TypedDocumentString(`
    fragment NoticeSettingFields on NoticeSettings {
  least_severity
  mail
  time_zone
  quiet_from
  quiet_to
  daily_at
}
    `, {"fragmentName":"NoticeSettingFields"}) as unknown as TypedDocumentString<NoticeSettingFieldsFragment, unknown>;
export const EnrolledFactorsFragmentDoc = new TypedDocumentString(`
    fragment EnrolledFactors on MfaFactors {
  recovery_codes_left
  factors {
    uid
    factorId
    displayName
    phoneNumber
    created_at
    last_used_at
  }
}
    `, {"fragmentName":"EnrolledFactors"}) as unknown as TypedDocumentString<EnrolledFactorsFragment, unknown>;
export const DeviceFragmentDoc = new TypedDocumentString(`
    fragment Device on Session {
  id
  created_at
  last_seen_at
  expires_at
  ip_address
  user_agent
  is_current
}
    `, {"fragmentName":"Device"}) as unknown as TypedDocumentString<DeviceFragment, unknown>;
export const ApiTokenRowFragmentDoc = new TypedDocumentString(`
    fragment ApiTokenRow on ApiToken {
  id
  name
  prefix
  scopes
  organization_id
  created_at
  expires_at
  last_used_at
}
    `, {"fragmentName":"ApiTokenRow"}) as unknown as TypedDocumentString<ApiTokenRowFragment, unknown>;
export const PrivacyRequestFragmentDoc = new TypedDocumentString(`
    fragment PrivacyRequest on DataPrivacyRequest {
  id
  request_type
  status
  created_at
  completed_at
  download_url
}
    `, {"fragmentName":"PrivacyRequest"}) as unknown as TypedDocumentString<PrivacyRequestFragment, unknown>;
export const AuthAnswerFragmentDoc = new TypedDocumentString(`
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
    `, {"fragmentName":"AuthAnswer"}) as unknown as TypedDocumentString<AuthAnswerFragment, unknown>;
export const StudyPartsFragmentDoc = new TypedDocumentString(`
    fragment StudyParts on SimulationStudy {
  id
  name
  parameters
  constraints {
    figure
    keep
    limit
  }
  created_at
  user {
    id
    email
    first_name
    last_name
  }
  block_names
  weather_names
  obstacle_names
  row_optics
  from
  to
  simulated_year
  search {
    figure
    state
    end
    message
  }
  points {
    values
    labels
    broken
    design {
      gcr
      land_ha
      table_land_ha
      table_count
      module_count
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
    }
    simulation {
      id
      name
      duet_job {
        id
        status
        stage
        total_tasks
        completed_tasks
        error_message
        queue_place
      }
    }
    errors {
      block_id
      messages
    }
    result {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      clipping_fraction
      clipping_kwh
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
      module_count
    }
  }
}
    `, {"fragmentName":"StudyParts"}) as unknown as TypedDocumentString<StudyPartsFragment, unknown>;
export const InviteRowFragmentDoc = new TypedDocumentString(`
    fragment InviteRow on Invite {
  id
  email
  role_id
  status
  updated_at
  expires_at
  organization {
    name
  }
  invited_by {
    email
    first_name
    last_name
  }
  message {
    state
    error
  }
}
    `, {"fragmentName":"InviteRow"}) as unknown as TypedDocumentString<InviteRowFragment, unknown>;
export const QuotaRowFragmentDoc = new TypedDocumentString(`
    fragment QuotaRow on QuotaUse {
  name
  title
  resource
  scope
  used
  limit
  default_limit
  is_set
}
    `, {"fragmentName":"QuotaRow"}) as unknown as TypedDocumentString<QuotaRowFragment, unknown>;
export const EconomicCasePartsFragmentDoc = new TypedDocumentString(`
    fragment EconomicCaseParts on EconomicCase {
  probability
  energy_kwh
  lcoe_real_per_mwh
  lcoe_nominal_per_mwh
  npv
  irr_fraction
  payback_years
  discounted_payback_years
}
    `, {"fragmentName":"EconomicCaseParts"}) as unknown as TypedDocumentString<EconomicCasePartsFragment, unknown>;
export const StoredBlockFragmentDoc = new TypedDocumentString(`
    fragment StoredBlock on Block {
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
  revision
  created_at
  updated_at
}
    `, {"fragmentName":"StoredBlock"}) as unknown as TypedDocumentString<StoredBlockFragment, unknown>;
export const StoredBlockLayerFragmentDoc = new TypedDocumentString(`
    fragment StoredBlockLayer on BlockLayer {
  id
  project_id
  block_id
  name
  type
  geojson
  source_type
  source_filename
  source_url
  is_locked
  sort_order
  revision
  created_at
  updated_at
}
    `, {"fragmentName":"StoredBlockLayer"}) as unknown as TypedDocumentString<StoredBlockLayerFragment, unknown>;
export const StoredDesignFragmentDoc = new TypedDocumentString(`
    fragment StoredDesign on ProjectBlocks {
  blocks {
    ...StoredBlock
  }
  blockLayers {
    ...StoredBlockLayer
  }
  revision
}
    fragment StoredBlock on Block {
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
  revision
  created_at
  updated_at
}
fragment StoredBlockLayer on BlockLayer {
  id
  project_id
  block_id
  name
  type
  geojson
  source_type
  source_filename
  source_url
  is_locked
  sort_order
  revision
  created_at
  updated_at
}`, {"fragmentName":"StoredDesign"}) as unknown as TypedDocumentString<StoredDesignFragment, unknown>;
export const NoticesDocument = new TypedDocumentString(`
    query Notices {
  notices(take: 20) {
    unread_count
    notices {
      id
      kind
      severity
      created_at
      is_read
      issue_id
      issue_state
      event_type
      node_name
      kwh
      silent_since
      time_zone
      project_id
      project_name
      organization
    }
  }
}
    `) as unknown as TypedDocumentString<NoticesQuery, NoticesQueryVariables>;
export const ReadNoticesDocument = new TypedDocumentString(`
    mutation ReadNotices($up_to: ID!) {
  readNotices(up_to: $up_to) {
    success
  }
}
    `) as unknown as TypedDocumentString<ReadNoticesMutation, ReadNoticesMutationVariables>;
export const EndImpersonationDocument = new TypedDocumentString(`
    mutation EndImpersonation {
  endImpersonation {
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
    `) as unknown as TypedDocumentString<EndImpersonationMutation, EndImpersonationMutationVariables>;
export const AdminCopyProjectToSelfDocument = new TypedDocumentString(`
    mutation AdminCopyProjectToSelf($project_id: ID!) {
  adminCopyProjectToSelf(project_id: $project_id) {
    id
    name
    organization {
      name
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<AdminCopyProjectToSelfMutation, AdminCopyProjectToSelfMutationVariables>;
export const PaletteProjectsDocument = new TypedDocumentString(`
    query PaletteProjects($org_id: ID!, $search: String) {
  projects(org_id: $org_id, take: 8, search: $search) {
    projects {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PaletteProjectsQuery, PaletteProjectsQueryVariables>;
export const AdminUsersDocument = new TypedDocumentString(`
    query AdminUsers($skip: Int!, $take: Int!, $search: String, $organization_id: ID) {
  users(
    skip: $skip
    take: $take
    search: $search
    organization_id: $organization_id
  ) {
    ...AdminUserRow
  }
  usersCount(search: $search, organization_id: $organization_id)
}
    fragment AdminUserRow on AdminUser {
  id
  email
  first_name
  last_name
  created_at
  last_seen_at
  is_system_admin
  deactivated_at
  email_verified
  user_organization {
    id
    role_id
    organization {
      id
      name
      slug
    }
  }
}`) as unknown as TypedDocumentString<AdminUsersQuery, AdminUsersQueryVariables>;
export const SetSystemAdminDocument = new TypedDocumentString(`
    mutation SetSystemAdmin($user_id: ID!, $is_system_admin: Boolean!) {
  setSystemAdmin(user_id: $user_id, is_system_admin: $is_system_admin) {
    ...AdminUserRow
  }
}
    fragment AdminUserRow on AdminUser {
  id
  email
  first_name
  last_name
  created_at
  last_seen_at
  is_system_admin
  deactivated_at
  email_verified
  user_organization {
    id
    role_id
    organization {
      id
      name
      slug
    }
  }
}`) as unknown as TypedDocumentString<SetSystemAdminMutation, SetSystemAdminMutationVariables>;
export const AdminOrganizationsDocument = new TypedDocumentString(`
    query AdminOrganizations($skip: Int!, $take: Int!, $search: String) {
  adminOrganizations(skip: $skip, take: $take, search: $search) {
    ...AdminOrganizationRow
  }
}
    fragment AdminOrganizationRow on Organization {
  id
  name
  slug
  allowed_domains
  user_organization {
    id
    role_id
  }
}`) as unknown as TypedDocumentString<AdminOrganizationsQuery, AdminOrganizationsQueryVariables>;
export const AdminOrganizationNamesDocument = new TypedDocumentString(`
    query AdminOrganizationNames {
  adminOrganizations(take: 500) {
    id
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<AdminOrganizationNamesQuery, AdminOrganizationNamesQueryVariables>;
export const AdminUserRequestsDocument = new TypedDocumentString(`
    query AdminUserRequests {
  adminUserRequests {
    ...AdminRequestRow
  }
}
    fragment AdminRequestRow on UserRequest {
  id
  status
  created_at
  organization_name
  user {
    id
    email
    first_name
    last_name
  }
}`) as unknown as TypedDocumentString<AdminUserRequestsQuery, AdminUserRequestsQueryVariables>;
export const AdminApproveUserRequestDocument = new TypedDocumentString(`
    mutation AdminApproveUserRequest($id: ID!, $role_id: String!) {
  adminApproveUserRequest(id: $id, role_id: $role_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<AdminApproveUserRequestMutation, AdminApproveUserRequestMutationVariables>;
export const AdminRejectUserRequestDocument = new TypedDocumentString(`
    mutation AdminRejectUserRequest($id: ID!) {
  adminRejectUserRequest(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<AdminRejectUserRequestMutation, AdminRejectUserRequestMutationVariables>;
export const AdminDeleteUserRequestDocument = new TypedDocumentString(`
    mutation AdminDeleteUserRequest($id: ID!) {
  adminDeleteUserRequest(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<AdminDeleteUserRequestMutation, AdminDeleteUserRequestMutationVariables>;
export const AdminInvitesDocument = new TypedDocumentString(`
    query AdminInvites {
  adminInvites {
    ...InviteRow
  }
}
    fragment InviteRow on Invite {
  id
  email
  role_id
  status
  updated_at
  expires_at
  organization {
    name
  }
  invited_by {
    email
    first_name
    last_name
  }
  message {
    state
    error
  }
}`) as unknown as TypedDocumentString<AdminInvitesQuery, AdminInvitesQueryVariables>;
export const InviteUserDocument = new TypedDocumentString(`
    mutation InviteUser($email: String!, $organization_id: ID, $role_id: String, $remarks: String, $replace: Boolean!) {
  inviteUser(
    email: $email
    organization_id: $organization_id
    role_id: $role_id
    remarks: $remarks
    replace: $replace
  ) {
    ...InviteRow
  }
}
    fragment InviteRow on Invite {
  id
  email
  role_id
  status
  updated_at
  expires_at
  organization {
    name
  }
  invited_by {
    email
    first_name
    last_name
  }
  message {
    state
    error
  }
}`) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const ImpersonateUserDocument = new TypedDocumentString(`
    mutation ImpersonateUser($email: String!, $reason: String!) {
  impersonateUser(email: $email, reason: $reason) {
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
    `) as unknown as TypedDocumentString<ImpersonateUserMutation, ImpersonateUserMutationVariables>;
export const AdminFeatureFlagsDocument = new TypedDocumentString(`
    query AdminFeatureFlags {
  adminFeatureFlags {
    ...AdminFlag
  }
}
    fragment AdminFlag on FeatureFlag {
  id
  description
  enabled
  constraints {
    key
    value
    enabled
  }
  no_effect_because
}`) as unknown as TypedDocumentString<AdminFeatureFlagsQuery, AdminFeatureFlagsQueryVariables>;
export const UpdateFeatureFlagDocument = new TypedDocumentString(`
    mutation UpdateFeatureFlag($id: ID!, $enabled: Boolean!, $constraints: [FlagConstraintInput!]!) {
  updateFeatureFlag(id: $id, enabled: $enabled, constraints: $constraints) {
    ...AdminFlag
  }
}
    fragment AdminFlag on FeatureFlag {
  id
  description
  enabled
  constraints {
    key
    value
    enabled
  }
  no_effect_because
}`) as unknown as TypedDocumentString<UpdateFeatureFlagMutation, UpdateFeatureFlagMutationVariables>;
export const InverterDatasetsDocument = new TypedDocumentString(`
    query InverterDatasets {
  inverterDatasets {
    ...CecDatasetRow
  }
}
    fragment CecDatasetRow on CecDataset {
  id
  kind
  filename
  entry_count
  uploaded_by
  created_at
  rejected {
    path
    message
  }
}`) as unknown as TypedDocumentString<InverterDatasetsQuery, InverterDatasetsQueryVariables>;
export const UploadInverterDatasetDocument = new TypedDocumentString(`
    mutation UploadInverterDataset($filename: String!, $text: String!) {
  uploadInverterDataset(filename: $filename, text: $text) {
    ...CecDatasetRow
  }
}
    fragment CecDatasetRow on CecDataset {
  id
  kind
  filename
  entry_count
  uploaded_by
  created_at
  rejected {
    path
    message
  }
}`) as unknown as TypedDocumentString<UploadInverterDatasetMutation, UploadInverterDatasetMutationVariables>;
export const FetchCecDatasetDocument = new TypedDocumentString(`
    mutation FetchCecDataset($kind: String!) {
  fetchCecDataset(kind: $kind) {
    ...CecDatasetRow
  }
}
    fragment CecDatasetRow on CecDataset {
  id
  kind
  filename
  entry_count
  uploaded_by
  created_at
  rejected {
    path
    message
  }
}`) as unknown as TypedDocumentString<FetchCecDatasetMutation, FetchCecDatasetMutationVariables>;
export const DeleteInverterDatasetDocument = new TypedDocumentString(`
    mutation DeleteInverterDataset($id: ID!) {
  deleteInverterDataset(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteInverterDatasetMutation, DeleteInverterDatasetMutationVariables>;
export const AdminProjectExportDocument = new TypedDocumentString(`
    query AdminProjectExport($project_id: ID!) {
  adminProjectExport(project_id: $project_id)
}
    `) as unknown as TypedDocumentString<AdminProjectExportQuery, AdminProjectExportQueryVariables>;
export const AuditLogDocument = new TypedDocumentString(`
    query AuditLog($skip: Int!, $take: Int!, $search: String, $action: String, $organization_id: ID, $project_id: ID) {
  auditLog(
    skip: $skip
    take: $take
    search: $search
    action: $action
    organization_id: $organization_id
    project_id: $project_id
  ) {
    total
    rows {
      id
      at
      user_email
      impersonator_email
      organization_name
      project_id
      project_name
      action
      details
    }
  }
}
    `) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const AdminStorageDocument = new TypedDocumentString(`
    query AdminStorage {
  storageState {
    folder
    free_bytes
    total_bytes
    min_free_bytes
    database_bytes
    problem
  }
}
    `) as unknown as TypedDocumentString<AdminStorageQuery, AdminStorageQueryVariables>;
export const AdminStorageUsagesDocument = new TypedDocumentString(`
    query AdminStorageUsages {
  adminStorageUsages {
    organization_id
    stored_bytes
    limit_bytes
  }
}
    `) as unknown as TypedDocumentString<AdminStorageUsagesQuery, AdminStorageUsagesQueryVariables>;
export const AdminOrganizationQuotasDocument = new TypedDocumentString(`
    query AdminOrganizationQuotas($organization_id: ID!) {
  adminOrganizationQuotas(organization_id: $organization_id) {
    ...QuotaRow
  }
}
    fragment QuotaRow on QuotaUse {
  name
  title
  resource
  scope
  used
  limit
  default_limit
  is_set
}`) as unknown as TypedDocumentString<AdminOrganizationQuotasQuery, AdminOrganizationQuotasQueryVariables>;
export const SetOrganizationQuotaDocument = new TypedDocumentString(`
    mutation SetOrganizationQuota($organization_id: ID!, $name: String!, $limit: Float) {
  setOrganizationQuota(
    organization_id: $organization_id
    name: $name
    limit: $limit
  ) {
    ...QuotaRow
  }
}
    fragment QuotaRow on QuotaUse {
  name
  title
  resource
  scope
  used
  limit
  default_limit
  is_set
}`) as unknown as TypedDocumentString<SetOrganizationQuotaMutation, SetOrganizationQuotaMutationVariables>;
export const AdminMailDocument = new TypedDocumentString(`
    query AdminMail {
  mailState {
    server {
      host
      port
      tls
    }
    from
    last_sent_at
    waiting
    kept
    unsent {
      id
      kind
      to
      subject
      state
      attempts
      error
      created_at
      next_attempt_at
    }
    sms {
      gateway_host
      last_sent_at
    }
  }
}
    `) as unknown as TypedDocumentString<AdminMailQuery, AdminMailQueryVariables>;
export const SendTestMailDocument = new TypedDocumentString(`
    mutation SendTestMail {
  sendTestMail {
    ok
    answer
  }
}
    `) as unknown as TypedDocumentString<SendTestMailMutation, SendTestMailMutationVariables>;
export const RetryMessageDocument = new TypedDocumentString(`
    mutation RetryMessage($id: ID!) {
  retryMessage(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<RetryMessageMutation, RetryMessageMutationVariables>;
export const SecurityEventsDocument = new TypedDocumentString(`
    query SecurityEvents($skip: Int!, $take: Int!, $kind: String, $search: String, $user_id: ID, $ip: String, $from: DateTime, $to: DateTime) {
  securityEvents(
    skip: $skip
    take: $take
    kind: $kind
    search: $search
    user_id: $user_id
    ip: $ip
    from: $from
    to: $to
  ) {
    total
    rows {
      id
      first_at
      last_at
      count
      kind
      outcome
      operation
      user_id
      user_email
      impersonator_email
      api_token_id
      ip_address
      user_agent
      details
    }
  }
}
    `) as unknown as TypedDocumentString<SecurityEventsQuery, SecurityEventsQueryVariables>;
export const OrgIntegrationServersDocument = new TypedDocumentString(`
    query OrgIntegrationServers {
  orgIntegrationServers {
    ...IntegrationServerRow
  }
}
    fragment IntegrationServerRow on IntegrationServer {
  id
  organization_id
  organization_name
  url
  has_bearer_token
  api_spec_fetched_at
  ping {
    at
    ok
    status
    duration_ms
    message
  }
  registered_schedulers {
    schedule_id
    project_id
    project_name
    job_name
    job_type
    job_data
    crontab
    enabled
    next_run_at
  }
}`) as unknown as TypedDocumentString<OrgIntegrationServersQuery, OrgIntegrationServersQueryVariables>;
export const OrgIntegrationServerDocument = new TypedDocumentString(`
    query OrgIntegrationServer($id: ID!) {
  orgIntegrationServer(id: $id) {
    ...IntegrationServerRow
    api_spec
  }
}
    fragment IntegrationServerRow on IntegrationServer {
  id
  organization_id
  organization_name
  url
  has_bearer_token
  api_spec_fetched_at
  ping {
    at
    ok
    status
    duration_ms
    message
  }
  registered_schedulers {
    schedule_id
    project_id
    project_name
    job_name
    job_type
    job_data
    crontab
    enabled
    next_run_at
  }
}`) as unknown as TypedDocumentString<OrgIntegrationServerQuery, OrgIntegrationServerQueryVariables>;
export const UpsertOrgIntegrationServerDocument = new TypedDocumentString(`
    mutation UpsertOrgIntegrationServer($id: ID, $input: IntegrationServerInput!) {
  upsertOrgIntegrationServer(id: $id, input: $input) {
    ...IntegrationServerRow
    api_spec
  }
}
    fragment IntegrationServerRow on IntegrationServer {
  id
  organization_id
  organization_name
  url
  has_bearer_token
  api_spec_fetched_at
  ping {
    at
    ok
    status
    duration_ms
    message
  }
  registered_schedulers {
    schedule_id
    project_id
    project_name
    job_name
    job_type
    job_data
    crontab
    enabled
    next_run_at
  }
}`) as unknown as TypedDocumentString<UpsertOrgIntegrationServerMutation, UpsertOrgIntegrationServerMutationVariables>;
export const TryFetchOrgIntegrationServerDocument = new TypedDocumentString(`
    mutation TryFetchOrgIntegrationServer($id: ID!) {
  tryFetchOrgIntegrationServer(id: $id) {
    ...IntegrationServerRow
    api_spec
  }
}
    fragment IntegrationServerRow on IntegrationServer {
  id
  organization_id
  organization_name
  url
  has_bearer_token
  api_spec_fetched_at
  ping {
    at
    ok
    status
    duration_ms
    message
  }
  registered_schedulers {
    schedule_id
    project_id
    project_name
    job_name
    job_type
    job_data
    crontab
    enabled
    next_run_at
  }
}`) as unknown as TypedDocumentString<TryFetchOrgIntegrationServerMutation, TryFetchOrgIntegrationServerMutationVariables>;
export const DeleteOrgIntegrationServerDocument = new TypedDocumentString(`
    mutation DeleteOrgIntegrationServer($id: ID!) {
  deleteOrgIntegrationServer(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteOrgIntegrationServerMutation, DeleteOrgIntegrationServerMutationVariables>;
export const UpsertIntegrationScheduleDocument = new TypedDocumentString(`
    mutation UpsertIntegrationSchedule($input: IntegrationScheduleInput!) {
  upsertIntegrationSchedule(input: $input) {
    ...IntegrationServerRow
    api_spec
  }
}
    fragment IntegrationServerRow on IntegrationServer {
  id
  organization_id
  organization_name
  url
  has_bearer_token
  api_spec_fetched_at
  ping {
    at
    ok
    status
    duration_ms
    message
  }
  registered_schedulers {
    schedule_id
    project_id
    project_name
    job_name
    job_type
    job_data
    crontab
    enabled
    next_run_at
  }
}`) as unknown as TypedDocumentString<UpsertIntegrationScheduleMutation, UpsertIntegrationScheduleMutationVariables>;
export const DeleteIntegrationScheduleDocument = new TypedDocumentString(`
    mutation DeleteIntegrationSchedule($schedule_id: ID!) {
  deleteIntegrationSchedule(schedule_id: $schedule_id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteIntegrationScheduleMutation, DeleteIntegrationScheduleMutationVariables>;
export const MakeIntegrationRequestDocument = new TypedDocumentString(`
    mutation MakeIntegrationRequest($id: ID!, $method: String!, $path: String!, $body: JSON) {
  makeIntegrationRequest(id: $id, method: $method, path: $path, body: $body) {
    status
    duration_ms
    body
  }
}
    `) as unknown as TypedDocumentString<MakeIntegrationRequestMutation, MakeIntegrationRequestMutationVariables>;
export const IntegrationJobEventsDocument = new TypedDocumentString(`
    query IntegrationJobEvents($skip: Int!, $take: Int!, $integration_server_id: ID) {
  integrationJobEvents(
    skip: $skip
    take: $take
    integration_server_id: $integration_server_id
  ) {
    id
    integration_server_id
    organization_name
    schedule_id
    project_id
    job_name
    status
    http_status
    message
    started_at
    completed_at
  }
}
    `) as unknown as TypedDocumentString<IntegrationJobEventsQuery, IntegrationJobEventsQueryVariables>;
export const MapServicesDocument = new TypedDocumentString(`
    query MapServices {
  mapServices {
    ...MapServiceRow
  }
}
    fragment MapServiceRow on MapService {
  kind
  source
  name
  url
  has_key
  max_zoom
  format
  attribution
  updated_at
  updated_by
  problem
}`) as unknown as TypedDocumentString<MapServicesQuery, MapServicesQueryVariables>;
export const SetMapServiceDocument = new TypedDocumentString(`
    mutation SetMapService($kind: String!, $input: MapServiceInput!) {
  setMapService(kind: $kind, input: $input) {
    ...MapServiceRow
  }
}
    fragment MapServiceRow on MapService {
  kind
  source
  name
  url
  has_key
  max_zoom
  format
  attribution
  updated_at
  updated_by
  problem
}`) as unknown as TypedDocumentString<SetMapServiceMutation, SetMapServiceMutationVariables>;
export const DeleteMapServiceDocument = new TypedDocumentString(`
    mutation DeleteMapService($kind: String!) {
  deleteMapService(kind: $kind) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteMapServiceMutation, DeleteMapServiceMutationVariables>;
export const ActiveRunsDocument = new TypedDocumentString(`
    query ActiveRuns {
  activeRuns {
    ...ActiveRun
  }
}
    fragment ActiveRun on ActiveRun {
  id
  name
  project_name
  organization_name
  user_email
  created_at
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
    queue_place
  }
}`) as unknown as TypedDocumentString<ActiveRunsQuery, ActiveRunsQueryVariables>;
export const EditDuetJobStatusDocument = new TypedDocumentString(`
    mutation EditDuetJobStatus($id: ID!, $status: String!, $reason: String) {
  editDuetJobStatus(id: $id, status: $status, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<EditDuetJobStatusMutation, EditDuetJobStatusMutationVariables>;
export const AdminAccountDocument = new TypedDocumentString(`
    query AdminAccount($user_id: ID!) {
  adminAccount(user_id: $user_id) {
    user {
      ...AdminUserRow
    }
    providers
    factors {
      uid
      factorId
      displayName
      last_used_at
    }
    recovery_codes_left
    sessions {
      id
      created_at
      last_seen_at
      ip_address
      user_agent
    }
    api_tokens {
      id
      name
      prefix
      scopes
      last_used_at
      expires_at
    }
    open_challenges {
      kind
      created_at
      expires_at
    }
    projects {
      id
      name
      organization_name
      deleted_at
    }
    inheritances {
      organization_id
      organization_name
      is_last_owner
      project_count
      candidates {
        id
        email
        first_name
        last_name
      }
    }
    audit {
      id
      at
      user_email
      impersonator_email
      organization_name
      project_id
      project_name
      action
      details
    }
  }
}
    fragment AdminUserRow on AdminUser {
  id
  email
  first_name
  last_name
  created_at
  last_seen_at
  is_system_admin
  deactivated_at
  email_verified
  user_organization {
    id
    role_id
    organization {
      id
      name
      slug
    }
  }
}`) as unknown as TypedDocumentString<AdminAccountQuery, AdminAccountQueryVariables>;
export const ResetUserFactorsDocument = new TypedDocumentString(`
    mutation ResetUserFactors($user_id: ID!, $reason: String!) {
  resetUserFactors(user_id: $user_id, reason: $reason) {
    recovery_codes_left
  }
}
    `) as unknown as TypedDocumentString<ResetUserFactorsMutation, ResetUserFactorsMutationVariables>;
export const SendUserResetLinkDocument = new TypedDocumentString(`
    mutation SendUserResetLink($user_id: ID!, $reason: String!) {
  sendUserResetLink(user_id: $user_id, reason: $reason) {
    url
  }
}
    `) as unknown as TypedDocumentString<SendUserResetLinkMutation, SendUserResetLinkMutationVariables>;
export const EndUserSessionsDocument = new TypedDocumentString(`
    mutation EndUserSessions($user_id: ID!, $reason: String!, $with_api_tokens: Boolean!) {
  endUserSessions(
    user_id: $user_id
    reason: $reason
    with_api_tokens: $with_api_tokens
  ) {
    recovery_codes_left
  }
}
    `) as unknown as TypedDocumentString<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const DeactivateUserDocument = new TypedDocumentString(`
    mutation DeactivateUser($user_id: ID!, $reason: String!) {
  deactivateUser(user_id: $user_id, reason: $reason) {
    recovery_codes_left
  }
}
    `) as unknown as TypedDocumentString<DeactivateUserMutation, DeactivateUserMutationVariables>;
export const ReactivateUserDocument = new TypedDocumentString(`
    mutation ReactivateUser($user_id: ID!, $reason: String!) {
  reactivateUser(user_id: $user_id, reason: $reason) {
    recovery_codes_left
  }
}
    `) as unknown as TypedDocumentString<ReactivateUserMutation, ReactivateUserMutationVariables>;
export const DeleteUserDocument = new TypedDocumentString(`
    mutation DeleteUser($user_id: ID!, $reason: String!, $heirs: [HeirInput!]!) {
  deleteUser(user_id: $user_id, reason: $reason, heirs: $heirs) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const ListCompareDatasetsDocument = new TypedDocumentString(`
    query ListCompareDatasets($project_id: ID!) {
  listCompareDatasets(project_id: $project_id) {
    id
    label
    source
    created_at
  }
}
    `) as unknown as TypedDocumentString<ListCompareDatasetsQuery, ListCompareDatasetsQueryVariables>;
export const CompareColumnsDocument = new TypedDocumentString(`
    query CompareColumns($project_id: ID!, $source: String!, $id: ID!) {
  compareColumns(project_id: $project_id, source: $source, id: $id) {
    label
    parts {
      id
      label
      columns
    }
    lists {
      key
      columns {
        name
        label
        unit
        group
      }
    }
    stages {
      key
      label
      value
      unit
    }
  }
}
    `) as unknown as TypedDocumentString<CompareColumnsQuery, CompareColumnsQueryVariables>;
export const CompareSeriesDocument = new TypedDocumentString(`
    query CompareSeries($project_id: ID!, $source: String!, $id: ID!, $part: String, $column: String!) {
  compareSeries(
    project_id: $project_id
    source: $source
    id: $id
    part: $part
    column: $column
  ) {
    start_utc_s
    step_s
    values
    unit
    kind
    is_typical_year
    utc_offset_h
  }
}
    `) as unknown as TypedDocumentString<CompareSeriesQuery, CompareSeriesQueryVariables>;
export const CompareSimulationDocument = new TypedDocumentString(`
    query CompareSimulation($project_id: ID!, $id: ID!) {
  projectDuetSim(project_id: $project_id, id: $id) {
    ...ComparedRun
  }
}
    fragment ComparedRun on DuetSimulation {
  id
  name
  local_time_zone
  blocks {
    id
    name
  }
  duet_job {
    id
    status
  }
}`) as unknown as TypedDocumentString<CompareSimulationQuery, CompareSimulationQueryVariables>;
export const RunChangesDocument = new TypedDocumentString(`
    query RunChanges($a: ID!, $b: ID!) {
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
      kind
      unit
      value_before
      value_after
      loss_fraction_before
      loss_fraction_after
    }
  }
}
    `) as unknown as TypedDocumentString<RunChangesQuery, RunChangesQueryVariables>;
export const GetCompareWorkbooksDocument = new TypedDocumentString(`
    query GetCompareWorkbooks($project_id: ID!, $id: ID, $skip: Int, $take: Int) {
  getCompareWorkbooks(project_id: $project_id, id: $id, skip: $skip, take: $take) {
    ...Workbook
  }
}
    fragment Workbook on CompareWorkbook {
  id
  name
  data
  dataset_a {
    id
    label
    source
  }
  dataset_b {
    id
    label
    source
  }
  owner {
    id
    email
    first_name
    last_name
  }
  revision
  may_delete
  created_at
  updated_at
}`) as unknown as TypedDocumentString<GetCompareWorkbooksQuery, GetCompareWorkbooksQueryVariables>;
export const CreateCompareWorkbookDocument = new TypedDocumentString(`
    mutation CreateCompareWorkbook($project_id: ID!, $input: CompareWorkbookInput!) {
  createCompareWorkbook(project_id: $project_id, input: $input) {
    ...Workbook
  }
}
    fragment Workbook on CompareWorkbook {
  id
  name
  data
  dataset_a {
    id
    label
    source
  }
  dataset_b {
    id
    label
    source
  }
  owner {
    id
    email
    first_name
    last_name
  }
  revision
  may_delete
  created_at
  updated_at
}`) as unknown as TypedDocumentString<CreateCompareWorkbookMutation, CreateCompareWorkbookMutationVariables>;
export const UpdateCompareWorkbookDocument = new TypedDocumentString(`
    mutation UpdateCompareWorkbook($id: ID!, $revision: Int!, $input: CompareWorkbookInput!) {
  updateCompareWorkbook(id: $id, revision: $revision, input: $input) {
    ...Workbook
  }
}
    fragment Workbook on CompareWorkbook {
  id
  name
  data
  dataset_a {
    id
    label
    source
  }
  dataset_b {
    id
    label
    source
  }
  owner {
    id
    email
    first_name
    last_name
  }
  revision
  may_delete
  created_at
  updated_at
}`) as unknown as TypedDocumentString<UpdateCompareWorkbookMutation, UpdateCompareWorkbookMutationVariables>;
export const DeleteCompareWorkbookDocument = new TypedDocumentString(`
    mutation DeleteCompareWorkbook($id: ID!) {
  deleteCompareWorkbook(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteCompareWorkbookMutation, DeleteCompareWorkbookMutationVariables>;
export const CecInvertersSearchDocument = new TypedDocumentString(`
    query CecInvertersSearch($search: String, $manufacturer: String, $output_ac_voltage: Float, $skip: Int, $take: Int) {
  cecInverters(
    search: $search
    manufacturer: $manufacturer
    output_ac_voltage: $output_ac_voltage
    skip: $skip
    take: $take
  ) {
    total
    inverters {
      id
      name
      manufacturer
      parameters
    }
  }
}
    `) as unknown as TypedDocumentString<CecInvertersSearchQuery, CecInvertersSearchQueryVariables>;
export const GetCecInverterFilterParamsDocument = new TypedDocumentString(`
    query GetCecInverterFilterParams {
  cecInverterFilterParams {
    manufacturers
    output_ac_voltages
  }
}
    `) as unknown as TypedDocumentString<GetCecInverterFilterParamsQuery, GetCecInverterFilterParamsQueryVariables>;
export const CecModulesSearchDocument = new TypedDocumentString(`
    query CecModulesSearch($search: String, $manufacturer: String, $technology: String, $is_bifacial: Boolean, $min_stc_w: Float, $max_stc_w: Float, $skip: Int, $take: Int) {
  cecModules(
    search: $search
    manufacturer: $manufacturer
    technology: $technology
    is_bifacial: $is_bifacial
    min_stc_w: $min_stc_w
    max_stc_w: $max_stc_w
    skip: $skip
    take: $take
  ) {
    total
    modules {
      id
      name
      parameters
    }
  }
}
    `) as unknown as TypedDocumentString<CecModulesSearchQuery, CecModulesSearchQueryVariables>;
export const GetCecModuleFilterParamsDocument = new TypedDocumentString(`
    query GetCecModuleFilterParams {
  cecModuleFilterParams {
    manufacturers
    technologies
  }
}
    `) as unknown as TypedDocumentString<GetCecModuleFilterParamsQuery, GetCecModuleFilterParamsQueryVariables>;
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
    mutation UpdateComponent($id: ID!, $parameters: JSON!, $base: JSON!) {
  updateComponent(id: $id, parameters: $parameters, base: $base) {
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
    assumed
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
export const AddUsualComponentsDocument = new TypedDocumentString(`
    mutation AddUsualComponents($project_id: ID!, $mounting: String!) {
  addUsualComponents(project_id: $project_id, mounting: $mounting) {
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
}`) as unknown as TypedDocumentString<AddUsualComponentsMutation, AddUsualComponentsMutationVariables>;
export const LibraryComponentsDocument = new TypedDocumentString(`
    query LibraryComponents($project_id: ID!, $kind: String) {
  libraryComponents(project_id: $project_id, kind: $kind) {
    ...LibraryComponentParts
  }
}
    fragment LibraryComponentParts on LibraryComponent {
  id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  created_by_name
  updated_at
  may_manage
}`) as unknown as TypedDocumentString<LibraryComponentsQuery, LibraryComponentsQueryVariables>;
export const AddComponentToLibraryDocument = new TypedDocumentString(`
    mutation AddComponentToLibrary($id: ID!, $replace: Boolean) {
  addComponentToLibrary(id: $id, replace: $replace) {
    ...LibraryComponentParts
  }
}
    fragment LibraryComponentParts on LibraryComponent {
  id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  created_by_name
  updated_at
  may_manage
}`) as unknown as TypedDocumentString<AddComponentToLibraryMutation, AddComponentToLibraryMutationVariables>;
export const CreateComponentFromLibraryDocument = new TypedDocumentString(`
    mutation CreateComponentFromLibrary($project_id: ID!, $library_component_id: ID!) {
  createComponentFromLibrary(
    project_id: $project_id
    library_component_id: $library_component_id
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
}`) as unknown as TypedDocumentString<CreateComponentFromLibraryMutation, CreateComponentFromLibraryMutationVariables>;
export const UpdateLibraryComponentNameDocument = new TypedDocumentString(`
    mutation UpdateLibraryComponentName($id: ID!, $name: String!) {
  updateLibraryComponentName(id: $id, name: $name) {
    ...LibraryComponentParts
  }
}
    fragment LibraryComponentParts on LibraryComponent {
  id
  kind
  name
  parameters
  field_errors {
    path
    message
  }
  created_by_name
  updated_at
  may_manage
}`) as unknown as TypedDocumentString<UpdateLibraryComponentNameMutation, UpdateLibraryComponentNameMutationVariables>;
export const DeleteLibraryComponentDocument = new TypedDocumentString(`
    mutation DeleteLibraryComponent($id: ID!) {
  deleteLibraryComponent(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteLibraryComponentMutation, DeleteLibraryComponentMutationVariables>;
export const ComputeBlocksDocument = new TypedDocumentString(`
    query ComputeBlocks($project_id: ID!) {
  projectBlocks(project_id: $project_id) {
    ...StoredDesign
  }
}
    fragment StoredBlock on Block {
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
  revision
  created_at
  updated_at
}
fragment StoredBlockLayer on BlockLayer {
  id
  project_id
  block_id
  name
  type
  geojson
  source_type
  source_filename
  source_url
  is_locked
  sort_order
  revision
  created_at
  updated_at
}
fragment StoredDesign on ProjectBlocks {
  blocks {
    ...StoredBlock
  }
  blockLayers {
    ...StoredBlockLayer
  }
  revision
}`) as unknown as TypedDocumentString<ComputeBlocksQuery, ComputeBlocksQueryVariables>;
export const ComputeDesignCheckDocument = new TypedDocumentString(`
    query ComputeDesignCheck($project_id: ID!) {
  projectDesignCheck(project_id: $project_id) {
    findings {
      rule
      severity
      block_id
      message
      figures
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ComputeDesignCheckQuery, ComputeDesignCheckQueryVariables>;
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
    has_snow_depth
    has_rain
    has_dust
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
  study_id
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
    queue_place
  }
}`) as unknown as TypedDocumentString<RunProjectBlockSimulationMutation, RunProjectBlockSimulationMutationVariables>;
export const RunPreflightDocument = new TypedDocumentString(`
    query RunPreflight($project_id: ID!, $input: RunSimulationInput!) {
  runPreflight(project_id: $project_id, input: $input) {
    is_ready
    to_confirm
    errors {
      block_id
      messages
    }
    messages {
      severity
      message
      path
    }
    blocks {
      block_id
      name
      messages {
        severity
        message
        path
      }
      table_count
      module_count
      class_count
      cached_class_count
    }
    datasets {
      dataset_id
      name
      type
      time_interval
      start_time
      end_time
      step_count
      daylight_step_count
      has_rh
      has_pw
      has_windspeed
      has_snow_depth
      has_rain
      has_dust
      quality
      quality_checks
      fitness {
        remarks {
          code
          level
          message
        }
      }
    }
    step_count
    parts {
      key
      task_count
      seconds
      sample_count
    }
    total_seconds
    thread_count
    runs_ahead
    result_bytes
    memory_bytes
  }
}
    `) as unknown as TypedDocumentString<RunPreflightQuery, RunPreflightQueryVariables>;
export const SimulationChoicesDocument = new TypedDocumentString(`
    query SimulationChoices($id: ID!) {
  simulationChoices(id: $id) {
    simulation {
      id
      name
    }
    enviro_dataset_id
    from
    to
    block_ids
    shading_layer_ids
    simulated_year
    environment
    engine_version
    present_engine_version
    changes {
      kind
      id
      name
      change
      fields
    }
  }
}
    `) as unknown as TypedDocumentString<SimulationChoicesQuery, SimulationChoicesQueryVariables>;
export const RunSimulationAgainDocument = new TypedDocumentString(`
    mutation RunSimulationAgain($id: ID!) {
  runSimulationAgain(id: $id) {
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
  study_id
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
    queue_place
  }
}`) as unknown as TypedDocumentString<RunSimulationAgainMutation, RunSimulationAgainMutationVariables>;
export const StudyPreviewDocument = new TypedDocumentString(`
    query StudyPreview($project_id: ID!, $input: StudyInput!) {
  studyPreview(project_id: $project_id, input: $input) {
    points {
      labels
      errors {
        block_id
        messages
      }
      broken
      design {
        table_count
        nominal_dc_kw
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StudyPreviewQuery, StudyPreviewQueryVariables>;
export const CreateSimulationStudyDocument = new TypedDocumentString(`
    mutation CreateSimulationStudy($project_id: ID!, $input: StudyInput!) {
  createSimulationStudy(project_id: $project_id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSimulationStudyMutation, CreateSimulationStudyMutationVariables>;
export const RunningProjectSimDocument = new TypedDocumentString(`
    query RunningProjectSim($project_id: ID!) {
  runningProjectSim(project_id: $project_id) {
    ...RunningSimulation
  }
}
    fragment RunningSimulation on DuetSimulation {
  id
  name
  study_id
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
    queue_place
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
  study_id
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
    queue_place
  }
}`) as unknown as TypedDocumentString<WatchedSimulationQuery, WatchedSimulationQueryVariables>;
export const ProjectCostsDocument = new TypedDocumentString(`
    query ProjectCosts($project_id: ID!) {
  projectCosts(project_id: $project_id) {
    project_id
    model {
      ...CostModelParts
    }
  }
}
    fragment CostModelParts on CostModel {
  currency
  capital {
    name
    unit
    unit_price
  }
  yearly {
    name
    unit
    unit_price
    escalation_fraction
    every_years
  }
  energy_price {
    flat_per_mwh
    hourly_per_mwh
    series_per_mwh
    yearly_per_mwh
    escalation_fraction
  }
  real_discount_fraction
  inflation_fraction
  life_years
}`) as unknown as TypedDocumentString<ProjectCostsQuery, ProjectCostsQueryVariables>;
export const UpdateProjectCostsDocument = new TypedDocumentString(`
    mutation UpdateProjectCosts($project_id: ID!, $model: CostModelInput) {
  updateProjectCosts(project_id: $project_id, model: $model) {
    project_id
  }
}
    `) as unknown as TypedDocumentString<UpdateProjectCostsMutation, UpdateProjectCostsMutationVariables>;
export const GetCustomDatasetsDocument = new TypedDocumentString(`
    query GetCustomDatasets($project_id: ID!, $skip: Int, $take: Int) {
  customDatasets(project_id: $project_id, skip: $skip, take: $take) {
    ...CustomDatasetRow
  }
}
    fragment CustomDatasetRow on CustomDataset {
  id
  name
  source
  origin
  type
  step_s
  interval_alignment
  utc_offset_h
  start_time
  end_time
  row_count
  missing_row_count
  columns {
    key
    name
    unit
    stored_unit
    kind
    aggregation
    missing_count
    min
    max
    mean
    total
  }
  stages {
    key
    value
    unit
  }
  warnings {
    code
    message
    line
  }
  mapping
  source_filename
  size_bytes
  created_at
}`) as unknown as TypedDocumentString<GetCustomDatasetsQuery, GetCustomDatasetsQueryVariables>;
export const DescribeCustomDatasetDocument = new TypedDocumentString(`
    query DescribeCustomDataset($id: ID!) {
  describeCustomDataset(id: $id) {
    ...CustomDatasetRow
  }
}
    fragment CustomDatasetRow on CustomDataset {
  id
  name
  source
  origin
  type
  step_s
  interval_alignment
  utc_offset_h
  start_time
  end_time
  row_count
  missing_row_count
  columns {
    key
    name
    unit
    stored_unit
    kind
    aggregation
    missing_count
    min
    max
    mean
    total
  }
  stages {
    key
    value
    unit
  }
  warnings {
    code
    message
    line
  }
  mapping
  source_filename
  size_bytes
  created_at
}`) as unknown as TypedDocumentString<DescribeCustomDatasetQuery, DescribeCustomDatasetQueryVariables>;
export const GetCustomDatasetDataSeriesDocument = new TypedDocumentString(`
    query GetCustomDatasetDataSeries($id: ID!, $columns: [String!]!, $from: DateTime, $to: DateTime, $max_points: Int) {
  customDatasetDataSeries(
    id: $id
    columns: $columns
    from: $from
    to: $to
    max_points: $max_points
  ) {
    start_utc_s
    point_s
    point_count
    steps_per_point
    columns {
      key
      name
      unit
      aggregation
      values
      min
      max
    }
  }
}
    `) as unknown as TypedDocumentString<GetCustomDatasetDataSeriesQuery, GetCustomDatasetDataSeriesQueryVariables>;
export const PreviewCustomDatasetFileDocument = new TypedDocumentString(`
    query PreviewCustomDatasetFile($project_id: ID!, $storage_key: String!, $filename: String!, $layout: CustomDatasetLayout) {
  previewCustomDatasetFile(
    project_id: $project_id
    storage_key: $storage_key
    filename: $filename
    layout: $layout
  ) {
    ...CustomDatasetFilePreview
  }
}
    fragment CustomDatasetFilePreview on CustomDatasetPreview {
  sheets
  sheet
  headers
  samples
  first_sample_line
  mapping
  is_clock_said
  is_alignment_said
  without_unit
  mapping_of
}`) as unknown as TypedDocumentString<PreviewCustomDatasetFileQuery, PreviewCustomDatasetFileQueryVariables>;
export const PreviewCustomDatasetDocument = new TypedDocumentString(`
    query PreviewCustomDataset($id: ID!, $layout: CustomDatasetLayout) {
  previewCustomDataset(id: $id, layout: $layout) {
    ...CustomDatasetFilePreview
  }
}
    fragment CustomDatasetFilePreview on CustomDatasetPreview {
  sheets
  sheet
  headers
  samples
  first_sample_line
  mapping
  is_clock_said
  is_alignment_said
  without_unit
  mapping_of
}`) as unknown as TypedDocumentString<PreviewCustomDatasetQuery, PreviewCustomDatasetQueryVariables>;
export const CreateCustomDatasetDocument = new TypedDocumentString(`
    mutation CreateCustomDataset($project_id: ID!, $storage_key: String!, $filename: String!, $name: String, $mapping: JSON!) {
  createCustomDataset(
    project_id: $project_id
    storage_key: $storage_key
    filename: $filename
    name: $name
    mapping: $mapping
  ) {
    ...CustomDatasetRow
  }
}
    fragment CustomDatasetRow on CustomDataset {
  id
  name
  source
  origin
  type
  step_s
  interval_alignment
  utc_offset_h
  start_time
  end_time
  row_count
  missing_row_count
  columns {
    key
    name
    unit
    stored_unit
    kind
    aggregation
    missing_count
    min
    max
    mean
    total
  }
  stages {
    key
    value
    unit
  }
  warnings {
    code
    message
    line
  }
  mapping
  source_filename
  size_bytes
  created_at
}`) as unknown as TypedDocumentString<CreateCustomDatasetMutation, CreateCustomDatasetMutationVariables>;
export const UpdateCustomDatasetDocument = new TypedDocumentString(`
    mutation UpdateCustomDataset($id: ID!, $input: CustomDatasetUpdate!) {
  updateCustomDataset(id: $id, input: $input) {
    ...CustomDatasetRow
  }
}
    fragment CustomDatasetRow on CustomDataset {
  id
  name
  source
  origin
  type
  step_s
  interval_alignment
  utc_offset_h
  start_time
  end_time
  row_count
  missing_row_count
  columns {
    key
    name
    unit
    stored_unit
    kind
    aggregation
    missing_count
    min
    max
    mean
    total
  }
  stages {
    key
    value
    unit
  }
  warnings {
    code
    message
    line
  }
  mapping
  source_filename
  size_bytes
  created_at
}`) as unknown as TypedDocumentString<UpdateCustomDatasetMutation, UpdateCustomDatasetMutationVariables>;
export const DeleteCustomDatasetDocument = new TypedDocumentString(`
    mutation DeleteCustomDataset($id: ID!) {
  deleteCustomDataset(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteCustomDatasetMutation, DeleteCustomDatasetMutationVariables>;
export const ExportCustomDatasetDocument = new TypedDocumentString(`
    mutation ExportCustomDataset($id: ID!, $format: String!) {
  exportCustomDataset(id: $id, format: $format) {
    url
    expires_at
  }
}
    `) as unknown as TypedDocumentString<ExportCustomDatasetMutation, ExportCustomDatasetMutationVariables>;
export const LocalEmailsDocument = new TypedDocumentString(`
    query LocalEmails {
  localEmails {
    id
    to
    subject
    html
    text
    created_at
  }
}
    `) as unknown as TypedDocumentString<LocalEmailsQuery, LocalEmailsQueryVariables>;
export const EstimateDatasetsDocument = new TypedDocumentString(`
    query EstimateDatasets($project_id: ID!) {
  projectEnviroDatasets(project_id: $project_id, take: 200) {
    id
    name
    type
    local_time_zone
    start_time
    end_time
    latitude
    longitude
    altitude_m
  }
}
    `) as unknown as TypedDocumentString<EstimateDatasetsQuery, EstimateDatasetsQueryVariables>;
export const EstimateWeatherDocument = new TypedDocumentString(`
    query EstimateWeather($id: ID!, $from: DateTime, $to: DateTime) {
  enviroDataRollup(id: $id, time_interval: "OneHour", from: $from, to: $to) {
    time
    columns
    units
    values
  }
}
    `) as unknown as TypedDocumentString<EstimateWeatherQuery, EstimateWeatherQueryVariables>;
export const GetRasterLayersDocument = new TypedDocumentString(`
    query GetRasterLayers($project_id: ID!) {
  rasterLayers(project_id: $project_id) {
    ...RasterLayerRow
  }
}
    fragment RasterLayerRow on RasterLayer {
  id
  name
  opacity
  is_visible
  sort_order
  corners
  width_px
  height_px
  url
  source_filename
}`) as unknown as TypedDocumentString<GetRasterLayersQuery, GetRasterLayersQueryVariables>;
export const CreateRasterLayerDocument = new TypedDocumentString(`
    mutation CreateRasterLayer($project_id: ID!, $input: CreateRasterLayerInput!) {
  createRasterLayer(project_id: $project_id, input: $input) {
    ...RasterLayerRow
  }
}
    fragment RasterLayerRow on RasterLayer {
  id
  name
  opacity
  is_visible
  sort_order
  corners
  width_px
  height_px
  url
  source_filename
}`) as unknown as TypedDocumentString<CreateRasterLayerMutation, CreateRasterLayerMutationVariables>;
export const UpdateRasterLayerDocument = new TypedDocumentString(`
    mutation UpdateRasterLayer($id: ID!, $input: UpdateRasterLayerInput!) {
  updateRasterLayer(id: $id, input: $input) {
    ...RasterLayerRow
  }
}
    fragment RasterLayerRow on RasterLayer {
  id
  name
  opacity
  is_visible
  sort_order
  corners
  width_px
  height_px
  url
  source_filename
}`) as unknown as TypedDocumentString<UpdateRasterLayerMutation, UpdateRasterLayerMutationVariables>;
export const DeleteRasterLayerDocument = new TypedDocumentString(`
    mutation DeleteRasterLayer($id: ID!) {
  deleteRasterLayer(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteRasterLayerMutation, DeleteRasterLayerMutationVariables>;
export const GetTerrainDocument = new TypedDocumentString(`
    query GetTerrain($project_id: ID!) {
  terrain(project_id: $project_id) {
    ...TerrainRow
  }
}
    fragment TerrainRow on Terrain {
  name
  source_type
  source_filename
  columns
  rows
  cell_size_m
  min_height_m
  max_height_m
  sha256
  url
  created_at
}`) as unknown as TypedDocumentString<GetTerrainQuery, GetTerrainQueryVariables>;
export const CreateTerrainDocument = new TypedDocumentString(`
    mutation CreateTerrain($project_id: ID!, $input: CreateTerrainInput!) {
  createTerrain(project_id: $project_id, input: $input) {
    ...TerrainRow
  }
}
    fragment TerrainRow on Terrain {
  name
  source_type
  source_filename
  columns
  rows
  cell_size_m
  min_height_m
  max_height_m
  sha256
  url
  created_at
}`) as unknown as TypedDocumentString<CreateTerrainMutation, CreateTerrainMutationVariables>;
export const DeleteTerrainDocument = new TypedDocumentString(`
    mutation DeleteTerrain($project_id: ID!) {
  deleteTerrain(project_id: $project_id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteTerrainMutation, DeleteTerrainMutationVariables>;
export const LossNotesDocument = new TypedDocumentString(`
    query LossNotes($project_id: ID!) {
  lossNotes(project_id: $project_id) {
    project_id
    notes {
      key
      label
      note
      sigma_percentage
    }
  }
}
    `) as unknown as TypedDocumentString<LossNotesQuery, LossNotesQueryVariables>;
export const UpdateLossNoteDocument = new TypedDocumentString(`
    mutation UpdateLossNote($project_id: ID!, $note: LossNoteInput!) {
  updateLossNote(project_id: $project_id, note: $note) {
    project_id
  }
}
    `) as unknown as TypedDocumentString<UpdateLossNoteMutation, UpdateLossNoteMutationVariables>;
export const CleaningStudyDocument = new TypedDocumentString(`
    query CleaningStudy($project_id: ID!) {
  cleaningStudy(project_id: $project_id) {
    project_id
    missing
    simulation_name
    blocks
    left_out
    now {
      ...CleaningParts
    }
    choices {
      ...CleaningParts
    }
    currency
    mean_price_per_mwh
    cleaning_price
  }
}
    fragment CleaningParts on CleaningChoice {
  per_year
  cleanings
  loss_fraction
  energy_kwh
}`) as unknown as TypedDocumentString<CleaningStudyQuery, CleaningStudyQueryVariables>;
export const CompareEnviroDatasetsDocument = new TypedDocumentString(`
    query CompareEnviroDatasets($a: ID!, $b: ID!) {
  compareEnviroDatasets(a: $a, b: $b) {
    from
    to
    row_count
    time_interval
    columns {
      column
      unit
      mean_a
      mean_b
      bias
      bias_fraction
      rmse
      correlation
      months
      month_a
      month_b
      month_unit
      scatter {
        ...WeatherGrid
      }
    }
  }
}
    fragment WeatherGrid on ValueGrid {
  x_label
  y_label
  x_edges
  y_edges
  counts
}`) as unknown as TypedDocumentString<CompareEnviroDatasetsQuery, CompareEnviroDatasetsQueryVariables>;
export const WeatherStatisticsDocument = new TypedDocumentString(`
    query WeatherStatistics($id: ID!) {
  weatherStatistics(id: $id) {
    columns
    units
    month_least
    month_mean
    month_greatest
    wind_edges_m_per_s
    wind_fractions
    wind_by_hour_m_per_s
    temp_edges_c
    temp_fractions
    temp_irradiation_fractions
  }
}
    `) as unknown as TypedDocumentString<WeatherStatisticsQuery, WeatherStatisticsQueryVariables>;
export const WindRoseDocument = new TypedDocumentString(`
    query WindRose($id: ID!) {
  windRose(id: $id) {
    speed_edges_m_per_s
    direction_step_deg
    parts {
      month
      is_day
      rows
      mean_speeds_m_per_s
      calm_rows
      unknown_rows
    }
  }
}
    `) as unknown as TypedDocumentString<WindRoseQuery, WindRoseQueryVariables>;
export const SunPathDocument = new TypedDocumentString(`
    query SunPath($id: ID!) {
  sunPath(id: $id) {
    days {
      date
      minute
      azimuth_deg
      elevation_deg
    }
    azimuth_edges_deg
    elevation_edges_deg
    beam_kwh_m2
    horizon_azimuth_deg
    horizon_elevation_deg
  }
}
    `) as unknown as TypedDocumentString<SunPathQuery, SunPathQueryVariables>;
export const DailyAlbedoDocument = new TypedDocumentString(`
    query DailyAlbedo($id: ID!) {
  dailyAlbedo(id: $id) {
    time
    columns
    units
    values
  }
}
    `) as unknown as TypedDocumentString<DailyAlbedoQuery, DailyAlbedoQueryVariables>;
export const DatasetHistoryDocument = new TypedDocumentString(`
    query DatasetHistory($project_id: ID!, $id: ID!) {
  projectEnviroDatasets(project_id: $project_id, id: $id) {
    id
    parent_id
    attribution
    history {
      at
      user_name
      text
      edit
    }
  }
}
    `) as unknown as TypedDocumentString<DatasetHistoryQuery, DatasetHistoryQueryVariables>;
export const PreviewEnviroDatasetEditDocument = new TypedDocumentString(`
    query PreviewEnviroDatasetEdit($id: ID!, $edits: JSON!) {
  previewEnviroDatasetEdit(id: $id, edits: $edits) {
    row_count_before
    row_count_after
    columns {
      column
      unit
      before
      after
      month_before
      month_after
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewEnviroDatasetEditQuery, PreviewEnviroDatasetEditQueryVariables>;
export const EditEnviroDatasetDocument = new TypedDocumentString(`
    mutation EditEnviroDataset($id: ID!, $input: EnviroDatasetEdit!) {
  editEnviroDataset(id: $id, input: $input) {
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
  has_snow_depth
  has_rain
  has_dust
  has_rh
  has_pw
  row_count
  quality
  source_filename
  air_temperature_from
  created_at
  revision
  totals {
    ghi_kwh_m2
    day_count
    whole_years
    missing_row_count
  }
  warnings {
    code
    message
    line
  }
}`) as unknown as TypedDocumentString<EditEnviroDatasetMutation, EditEnviroDatasetMutationVariables>;
export const LongTermCorrectionDocument = new TypedDocumentString(`
    query LongTermCorrection($input: LongTermInput!) {
  longTermCorrection(input: $input) {
    from
    to
    day_count
    pair_count
    unit
    r2
    before {
      bias_fraction
      rmse
    }
    after {
      bias_fraction
      rmse
    }
    validation {
      bias_fraction
      rmse
    }
    fold_count
    correction_uncertainty_fraction
    own_months
    month_measured
    month_reference
    month_corrected
    scatter {
      ...WeatherGrid
    }
    curves {
      months
      reference
      corrected
    }
    years {
      year
      reference_kwh_m2
      corrected_kwh_m2
    }
    reference_mean_kwh_m2
    mean_kwh_m2
    uncertainty_fraction
  }
}
    fragment WeatherGrid on ValueGrid {
  x_label
  y_label
  x_edges
  y_edges
  counts
}`) as unknown as TypedDocumentString<LongTermCorrectionQuery, LongTermCorrectionQueryVariables>;
export const CreateLongTermDatasetDocument = new TypedDocumentString(`
    mutation CreateLongTermDataset($name: String!, $input: LongTermInput!) {
  createLongTermDataset(name: $name, input: $input) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<CreateLongTermDatasetMutation, CreateLongTermDatasetMutationVariables>;
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
  has_snow_depth
  has_rain
  has_dust
  has_rh
  has_pw
  row_count
  quality
  source_filename
  air_temperature_from
  created_at
  revision
  totals {
    ghi_kwh_m2
    day_count
    whole_years
    missing_row_count
  }
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
  has_snow_depth
  has_rain
  has_dust
  has_rh
  has_pw
  row_count
  quality
  source_filename
  air_temperature_from
  created_at
  revision
  totals {
    ghi_kwh_m2
    day_count
    whole_years
    missing_row_count
  }
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
    query EnviroDataRollup($id: ID!, $time_interval: String!, $from: DateTime, $to: DateTime, $mean: Boolean) {
  enviroDataRollup(
    id: $id
    time_interval: $time_interval
    from: $from
    to: $to
    mean: $mean
  ) {
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
export const CreateEnviroDatasetFromMetFileDocument = new TypedDocumentString(`
    mutation CreateEnviroDatasetFromMetFile($project_id: ID!, $storage_key: String!, $filename: String!, $name: String, $type: String, $interval_alignment: String, $time_zone_h: Float, $clock_h: Float, $dst_shifts: JSON, $repeated_rows: String, $latitude: Float, $longitude: Float, $altitude_m: Float, $air_temperature: AirTemperatureInput) {
  createEnviroDatasetFromMetFile(
    project_id: $project_id
    storage_key: $storage_key
    filename: $filename
    name: $name
    type: $type
    interval_alignment: $interval_alignment
    time_zone_h: $time_zone_h
    clock_h: $clock_h
    dst_shifts: $dst_shifts
    repeated_rows: $repeated_rows
    latitude: $latitude
    longitude: $longitude
    altitude_m: $altitude_m
    air_temperature: $air_temperature
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
  has_snow_depth
  has_rain
  has_dust
  has_rh
  has_pw
  row_count
  quality
  source_filename
  air_temperature_from
  created_at
  revision
  totals {
    ghi_kwh_m2
    day_count
    whole_years
    missing_row_count
  }
  warnings {
    code
    message
    line
  }
}`) as unknown as TypedDocumentString<CreateEnviroDatasetFromMetFileMutation, CreateEnviroDatasetFromMetFileMutationVariables>;
export const CreateProjectEnviroDatasetFromCsvFileDocument = new TypedDocumentString(`
    mutation CreateProjectEnviroDatasetFromCsvFile($project_id: ID!, $storage_key: String!, $filename: String!, $name: String, $mapping: CsvMapping!, $air_temperature: AirTemperatureInput) {
  createProjectEnviroDatasetFromCsvFile(
    project_id: $project_id
    storage_key: $storage_key
    filename: $filename
    name: $name
    mapping: $mapping
    air_temperature: $air_temperature
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
  has_snow_depth
  has_rain
  has_dust
  has_rh
  has_pw
  row_count
  quality
  source_filename
  air_temperature_from
  created_at
  revision
  totals {
    ghi_kwh_m2
    day_count
    whole_years
    missing_row_count
  }
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
  has_snow_depth
  has_rain
  has_dust
  has_rh
  has_pw
  row_count
  quality
  source_filename
  air_temperature_from
  created_at
  revision
  totals {
    ghi_kwh_m2
    day_count
    whole_years
    missing_row_count
  }
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
export const DatasetBlocksDocument = new TypedDocumentString(`
    query DatasetBlocks($project_id: ID!) {
  projectBlocks(project_id: $project_id) {
    blocks {
      id
      enviro_dataset_id
    }
  }
}
    `) as unknown as TypedDocumentString<DatasetBlocksQuery, DatasetBlocksQueryVariables>;
export const WeatherReportDocument = new TypedDocumentString(`
    query WeatherReport($id: ID!) {
  weatherReport(id: $id) {
    created_at
    row_count
    expected_row_count
    checks {
      code
      title
      result
      message
      checked_count
      failed_count
      column
      first_at
      last_at
      spans {
        from
        to
      }
      source
    }
    months {
      month
      available_fraction
      ghi_kwh_m2
      dni_kwh_m2
      dhi_kwh_m2
      clear_sky_kwh_m2
      temp_mean_c
      light_offset_min
    }
    light_map {
      days
      slot_min
      ghi_wm2
      sunrise_min
      sunset_min
    }
    closure {
      ...WeatherGrid
    }
  }
}
    fragment WeatherGrid on ValueGrid {
  x_label
  y_label
  x_edges
  y_edges
  counts
}`) as unknown as TypedDocumentString<WeatherReportQuery, WeatherReportQueryVariables>;
export const AvailableMeteoDatasetsDocument = new TypedDocumentString(`
    query AvailableMeteoDatasets($project_id: ID!, $latitude: Float!, $longitude: Float!, $source: String) {
  availableMeteoDatasets(
    project_id: $project_id
    latitude: $latitude
    longitude: $longitude
    source: $source
  ) {
    source
    title
    coverage
    licence
    attribution
    info_url
    message
    has_failed
    last_success_at
    last_failure_at
    last_failure
    datasets {
      ...AvailableDataset
    }
  }
}
    fragment AvailableDataset on AvailableMeteoDataset {
  id
  source
  name
  type
  time_interval
  years
  max_years
  resolution
  distance_km
  columns
  can_fetch
  why_not
  is_suggested
  kept {
    years
    fetched_at
    filename
    size_bytes
  }
}`) as unknown as TypedDocumentString<AvailableMeteoDatasetsQuery, AvailableMeteoDatasetsQueryVariables>;
export const UtcOffsetForLocationDocument = new TypedDocumentString(`
    query UtcOffsetForLocation($latitude: Float!, $longitude: Float!) {
  utcOffsetForLocation(latitude: $latitude, longitude: $longitude) {
    time_zone
    standard_offset_h
    has_summer_time
  }
}
    `) as unknown as TypedDocumentString<UtcOffsetForLocationQuery, UtcOffsetForLocationQueryVariables>;
export const MeteoDownloadDocument = new TypedDocumentString(`
    query MeteoDownload($id: ID!) {
  meteoDownload(id: $id) {
    ...MeteoDownloadState
  }
}
    fragment MeteoDownloadState on MeteoDownload {
  id
  status
  total_parts
  completed_parts
  storage_key
  filename
  type
  time_zone_h
  error_code
  error_message
}`) as unknown as TypedDocumentString<MeteoDownloadQuery, MeteoDownloadQueryVariables>;
export const SaveMeteoDatasetToBlobStorageDocument = new TypedDocumentString(`
    mutation SaveMeteoDatasetToBlobStorage($project_id: ID!, $dataset_id: ID!, $latitude: Float!, $longitude: Float!, $years: [Int!], $is_fresh: Boolean) {
  saveMeteoDatasetToBlobStorage(
    project_id: $project_id
    dataset_id: $dataset_id
    latitude: $latitude
    longitude: $longitude
    years: $years
    is_fresh: $is_fresh
  ) {
    ...MeteoDownloadState
  }
}
    fragment MeteoDownloadState on MeteoDownload {
  id
  status
  total_parts
  completed_parts
  storage_key
  filename
  type
  time_zone_h
  error_code
  error_message
}`) as unknown as TypedDocumentString<SaveMeteoDatasetToBlobStorageMutation, SaveMeteoDatasetToBlobStorageMutationVariables>;
export const BlockInvertersDocument = new TypedDocumentString(`
    query BlockInverters($project_id: ID!, $block_id: ID!, $from: String!, $to: String!) {
  sentinelBlockInverters(
    project_id: $project_id
    block_id: $block_id
    from: $from
    to: $to
  ) {
    dates
    inverters {
      hierarchy_id
      name
      dc_capacity_w
      day_count
      model_kwh
      sensor_kwh
      lost_kwh
      epi
      energy_availability
      day_ratios
    }
  }
}
    `) as unknown as TypedDocumentString<BlockInvertersQuery, BlockInvertersQueryVariables>;
export const BlockSensorsDocument = new TypedDocumentString(`
    query BlockSensors($project_id: ID!, $block_id: ID!, $date: String!) {
  sentinelBlockSensors(project_id: $project_id, block_id: $block_id, date: $date) {
    hierarchy_id
    last_value
    last_at
    reading_count
    expected_count
  }
}
    `) as unknown as TypedDocumentString<BlockSensorsQuery, BlockSensorsQueryVariables>;
export const SentinelCapacityTestDocument = new TypedDocumentString(`
    query SentinelCapacityTest($project_id: ID!, $from: String!, $to: String!, $hierarchy_id: ID, $setup: CapacitySetupInput) {
  sentinelCapacityTest(
    project_id: $project_id
    from: $from
    to: $to
    hierarchy_id: $hierarchy_id
    setup: $setup
  ) {
    missing
    budget_name
    budget_problem
    plane_count
    has_wind
    rated_w
    average_minutes
    day_count
    interval_count
    conditions {
      poa_wm2
      air_c
      wind_m_per_s
    }
    measured {
      ...CapacitySideParts
    }
    target {
      ...CapacitySideParts
    }
    target_w
    target_half_w
    verdict {
      ratio
      ratio_half
      passes_without
      passes_with
    }
    below_count
    above_count
    points {
      ...CapacityPointsParts
    }
    target_points {
      ...CapacityPointsParts
    }
  }
}
    fragment CapacitySideParts on CapacitySide {
  filters {
    key
    removed
    left
  }
  count
  power_w
  half_w
  r2
  residual_deviation_w
  terms {
    term
    coefficient
    standard_error
    p
  }
}
fragment CapacityPointsParts on CapacityPoints {
  time
  power_w
  poa_wm2
  air_c
  wind_m_per_s
  fitted_w
  removed_by
  kept_count
  removed_count
}`) as unknown as TypedDocumentString<SentinelCapacityTestQuery, SentinelCapacityTestQueryVariables>;
export const IssueIndexDocument = new TypedDocumentString(`
    query IssueIndex($project_id: ID!, $filter: IssueFilter) {
  issueIndex(project_id: $project_id, filter: $filter) {
    component
    event_type
    issue_count
    open_count
    node_count
    row_count
    kwh
    money
    currency
    first_at
    last_at
    severity
    dates
    kwh_by_date
  }
}
    `) as unknown as TypedDocumentString<IssueIndexQuery, IssueIndexQueryVariables>;
export const IssuesDocument = new TypedDocumentString(`
    query Issues($project_id: ID!, $filter: IssueFilter, $order_by: String, $skip: Int, $take: Int) {
  issues(
    project_id: $project_id
    filter: $filter
    order_by: $order_by
    skip: $skip
    take: $take
  ) {
    total
    kwh
    money
    currency
    issues {
      ...IssueParts
    }
  }
}
    fragment IssueParts on Issue {
  id
  hierarchy_id
  node_name
  block_id
  component
  event_type
  first_date
  last_date
  first_at
  last_at
  day_count
  row_count
  kwh
  money
  currency
  severity
  state
  state_at
  reason
  assignee {
    id
    email
    first_name
    last_name
  }
  ticket
}`) as unknown as TypedDocumentString<IssuesQuery, IssuesQueryVariables>;
export const IssueDocument = new TypedDocumentString(`
    query Issue($id: ID!) {
  issue(id: $id) {
    issue {
      project_id
      ...IssueParts
    }
    days {
      date
      row_count
      duration_s
      kwh
    }
    nodes {
      hierarchy_id
      name
      component
      event_type
      kwh
    }
    merged_ids
    activity {
      id
      at
      kind
      details
      user {
        id
        email
        first_name
        last_name
      }
    }
  }
}
    fragment IssueParts on Issue {
  id
  hierarchy_id
  node_name
  block_id
  component
  event_type
  first_date
  last_date
  first_at
  last_at
  day_count
  row_count
  kwh
  money
  currency
  severity
  state
  state_at
  reason
  assignee {
    id
    email
    first_name
    last_name
  }
  ticket
}`) as unknown as TypedDocumentString<IssueQuery, IssueQueryVariables>;
export const IssueRuleSettingsDocument = new TypedDocumentString(`
    query IssueRuleSettings($project_id: ID!, $at: DateTime) {
  sentinelDeployment(project_id: $project_id) {
    version(at: $at) {
      id
      settings
    }
  }
}
    `) as unknown as TypedDocumentString<IssueRuleSettingsQuery, IssueRuleSettingsQueryVariables>;
export const IssueAssigneesDocument = new TypedDocumentString(`
    query IssueAssignees($project_id: ID!) {
  issueAssignees(project_id: $project_id) {
    id
    email
    first_name
    last_name
  }
}
    `) as unknown as TypedDocumentString<IssueAssigneesQuery, IssueAssigneesQueryVariables>;
export const EventLogDocument = new TypedDocumentString(`
    query EventLog($project_id: ID!, $filter: IssueEventFilter, $order_by: String, $skip: Int, $take: Int) {
  issueEvents(
    project_id: $project_id
    filter: $filter
    order_by: $order_by
    skip: $skip
    take: $take
  ) {
    total
    allocated_delta
    events {
      id
      date
      timestamp
      duration_s
      hierarchy_id
      component
      event_type
      sensor_value
      model_value
      delta
      allocated_delta
      severity
      state
      issue_id
    }
  }
}
    `) as unknown as TypedDocumentString<EventLogQuery, EventLogQueryVariables>;
export const SetIssueStatesDocument = new TypedDocumentString(`
    mutation SetIssueStates($project_id: ID!, $ids: [ID!]!, $state: String!, $reason: String) {
  setIssueStates(
    project_id: $project_id
    ids: $ids
    state: $state
    reason: $reason
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetIssueStatesMutation, SetIssueStatesMutationVariables>;
export const AssignIssueDocument = new TypedDocumentString(`
    mutation AssignIssue($id: ID!, $user_id: ID) {
  assignIssue(id: $id, user_id: $user_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignIssueMutation, AssignIssueMutationVariables>;
export const SetIssueTicketDocument = new TypedDocumentString(`
    mutation SetIssueTicket($id: ID!, $ticket: String) {
  setIssueTicket(id: $id, ticket: $ticket) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetIssueTicketMutation, SetIssueTicketMutationVariables>;
export const CommentIssueDocument = new TypedDocumentString(`
    mutation CommentIssue($id: ID!, $text: String!) {
  commentIssue(id: $id, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<CommentIssueMutation, CommentIssueMutationVariables>;
export const MergeIssuesDocument = new TypedDocumentString(`
    mutation MergeIssues($project_id: ID!, $ids: [ID!]!, $into: ID!) {
  mergeIssues(project_id: $project_id, ids: $ids, into: $into) {
    id
  }
}
    `) as unknown as TypedDocumentString<MergeIssuesMutation, MergeIssuesMutationVariables>;
export const SplitIssueDocument = new TypedDocumentString(`
    mutation SplitIssue($id: ID!, $dates: [String!]!) {
  splitIssue(id: $id, dates: $dates) {
    id
  }
}
    `) as unknown as TypedDocumentString<SplitIssueMutation, SplitIssueMutationVariables>;
export const MonitorMeteoDocument = new TypedDocumentString(`
    query MonitorMeteo($project_id: ID!, $from: String!, $to: String!) {
  sentinelMeteoComparison(project_id: $project_id, from: $from, to: $to) {
    dates
    series {
      key
      name
      measure
      source
      hours
      hours_of_period
      daily
    }
    pairs {
      first
      second
      hours
      ratio
      difference
      r2
    }
  }
  sentinelLightSources(project_id: $project_id, from: $from, to: $to) {
    source
    fraction
  }
  issueEvents(
    project_id: $project_id
    filter: {from: $from, to: $to, event_types: ["sensor_fault"]}
    order_by: "timestamp desc"
    take: 100
  ) {
    total
    events {
      id
      timestamp
      duration_s
      hierarchy_id
      sensor_value
      model_value
    }
  }
}
    `) as unknown as TypedDocumentString<MonitorMeteoQuery, MonitorMeteoQueryVariables>;
export const SentinelModelPerformanceDocument = new TypedDocumentString(`
    query SentinelModelPerformance($project_id: ID!, $from: String!, $to: String!, $hierarchy_id: ID, $left_out: [String!]!) {
  sentinelModelPerformance(
    project_id: $project_id
    from: $from
    to: $to
    hierarchy_id: $hierarchy_id
    left_out: $left_out
  ) {
    hierarchy_ids
    rated_w
    step_s
    day_count
    pair_count
    held {
      reason
      count
    }
    figures {
      count
      mbe
      nmbe
      mae
      rmse
      nrmse
      r2
      correlation2
      slope
      model_sum_w
      sensor_sum_w
      absolute_sum_w
      model_sensor_w2
      sensor_sensor_w2
    }
    daily_error {
      days
      p10
      p50
      p90
    }
    scatter {
      first
      step
      model
      sensor
      count
    }
    residuals {
      axis
      start
      count
      mean_w
      deviation_w
    }
    days {
      dates
      model_kwh
      sensor_kwh
    }
  }
}
    `) as unknown as TypedDocumentString<SentinelModelPerformanceQuery, SentinelModelPerformanceQueryVariables>;
export const MonitorOverviewDocument = new TypedDocumentString(`
    query MonitorOverview($project_id: ID!, $block_nodes: [ID!]!, $from: String!, $to: String!) {
  sentinelSystemLossSummary(project_id: $project_id, from: $from, to: $to) {
    day_count
    model_kwh
    losses {
      event_type
      kwh
      fraction
    }
    residual_kwh
    over_kwh
    sensor_kwh
  }
  issueEvents(
    project_id: $project_id
    filter: {from: $from, to: $to}
    order_by: "allocated_delta desc"
    take: 200
  ) {
    total
    events {
      id
      date
      timestamp
      duration_s
      block_id
      hierarchy_id
      component
      event_type
      allocated_delta
      severity
      state
      issue_id
    }
  }
  sensorDataModelledHierarchy(
    project_id: $project_id
    hierarchy_ids: $block_nodes
    from: $from
    to: $to
    time_interval: "OneYear"
  ) {
    hierarchy_id
    model_kwh
    sensor_kwh
  }
}
    `) as unknown as TypedDocumentString<MonitorOverviewQuery, MonitorOverviewQueryVariables>;
export const SensorSeriesDocument = new TypedDocumentString(`
    query SensorSeries($project_id: ID!, $hierarchy_ids: [ID!]!, $from: DateTime!, $to: DateTime!, $step_s: Int!) {
  sensorSeries(
    project_id: $project_id
    hierarchy_ids: $hierarchy_ids
    from: $from
    to: $to
    step_s: $step_s
  ) {
    time
    series {
      hierarchy_id
      component_measure
      unit
      measured
      expected
      budget
    }
  }
}
    `) as unknown as TypedDocumentString<SensorSeriesQuery, SensorSeriesQueryVariables>;
export const BlockOutlinesDocument = new TypedDocumentString(`
    query BlockOutlines($project_id: ID!, $at: DateTime) {
  sentinelDeployment(project_id: $project_id) {
    version(at: $at) {
      id
      block_outlines {
        block_id
        name
        polygons
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BlockOutlinesQuery, BlockOutlinesQueryVariables>;
export const GetPortfolioSummaryCardDocument = new TypedDocumentString(`
    query GetPortfolioSummaryCard($organization_id: ID!, $portfolio_id: ID, $from: String!, $to: String!) {
  portfolioSummaryCard(
    organization_id: $organization_id
    portfolio_id: $portfolio_id
    from: $from
    to: $to
    take: 5000
  ) {
    project_id
    name
    latitude
    longitude
    portfolio_id
    time_zone
    ac_capacity_w
    dc_capacity_w
    period {
      in_service_kwh
      energy_availability
    }
    losses {
      day_count
      model_kwh
      sensor_kwh
      residual_kwh
      over_kwh
      losses {
        event_type
        kwh
      }
    }
    open_issues {
      info
      minor
      major
      critical
    }
    last_reading
    freshness
    last_day
    open_days
  }
}
    `) as unknown as TypedDocumentString<GetPortfolioSummaryCardQuery, GetPortfolioSummaryCardQueryVariables>;
export const SensorDataModelledPortfolioDocument = new TypedDocumentString(`
    query SensorDataModelledPortfolio($organization_id: ID!, $portfolio_id: ID, $from: String!, $to: String!, $time_interval: String!) {
  sensorDataModelledPortfolio(
    organization_id: $organization_id
    portfolio_id: $portfolio_id
    from: $from
    to: $to
    time_interval: $time_interval
  ) {
    dates
    model_kwh
    sensor_kwh
  }
}
    `) as unknown as TypedDocumentString<SensorDataModelledPortfolioQuery, SensorDataModelledPortfolioQueryVariables>;
export const SensorDataModelledPlantsDocument = new TypedDocumentString(`
    query SensorDataModelledPlants($organization_id: ID!, $portfolio_id: ID, $project_ids: [ID!], $from: String!, $to: String!, $time_interval: String!) {
  sensorDataModelledPlants(
    organization_id: $organization_id
    portfolio_id: $portfolio_id
    project_ids: $project_ids
    from: $from
    to: $to
    time_interval: $time_interval
  ) {
    project_id
    dates
    model_kwh
    sensor_kwh
  }
}
    `) as unknown as TypedDocumentString<SensorDataModelledPlantsQuery, SensorDataModelledPlantsQueryVariables>;
export const SentinelPowerFactorDocument = new TypedDocumentString(`
    query SentinelPowerFactor($project_id: ID!, $from: String!, $to: String!) {
  sentinelPowerFactor(project_id: $project_id, from: $from, to: $to) {
    power_id
    reactive_id
    apparent_id
    setpoint
    target
    band
    s_max_va
    day_count
    known_minutes
    outside_minutes
    lost_kwh
    squares {
      side
      p
      q
      count
    }
    histogram {
      distance
      count
    }
    steps {
      time
      delta_var
      power_w
    }
  }
}
    `) as unknown as TypedDocumentString<SentinelPowerFactorQuery, SentinelPowerFactorQueryVariables>;
export const ReportSubscriptionDocument = new TypedDocumentString(`
    query ReportSubscription($project_id: ID!) {
  reportSubscription(project_id: $project_id) {
    ...ReportSubscriptionFields
  }
}
    fragment ReportSubscriptionFields on ReportSubscription {
  project_id
  daily
  monthly
  time_zone
  send_at
  last_period
  last_sent_at
}`) as unknown as TypedDocumentString<ReportSubscriptionQuery, ReportSubscriptionQueryVariables>;
export const SaveReportSubscriptionDocument = new TypedDocumentString(`
    mutation SaveReportSubscription($project_id: ID!, $input: ReportSubscriptionInput!) {
  saveReportSubscription(project_id: $project_id, input: $input) {
    ...ReportSubscriptionFields
  }
}
    fragment ReportSubscriptionFields on ReportSubscription {
  project_id
  daily
  monthly
  time_zone
  send_at
  last_period
  last_sent_at
}`) as unknown as TypedDocumentString<SaveReportSubscriptionMutation, SaveReportSubscriptionMutationVariables>;
export const SetupVersionsDocument = new TypedDocumentString(`
    query SetupVersions($project_id: ID!) {
  sentinelDeployment(project_id: $project_id) {
    project_id
    tag
    portfolio {
      id
      name
    }
    versions {
      ...DeployedVersion
    }
  }
}
    fragment DeployedVersion on DeploymentVersion {
  id
  valid_from
  valid_to
  time_zone
  interval_minutes
  timestamp_clock
  timestamp_label
  weather
  settings
  enviro_dataset_id
  satellite_dataset_id
  budget_simulation_id
  price_per_kwh
  currency
  ac_capacity_w
  dc_capacity_w
  nodes {
    id
    sensor_tag
    component
    component_measure
    scale
    offset
    sign
  }
}`) as unknown as TypedDocumentString<SetupVersionsQuery, SetupVersionsQueryVariables>;
export const NewestReadingsDocument = new TypedDocumentString(`
    query NewestReadings($project_id: ID!) {
  sentinelDeployment(project_id: $project_id) {
    project_id
    newest_readings {
      hierarchy_id
      value
      at
    }
  }
}
    `) as unknown as TypedDocumentString<NewestReadingsQuery, NewestReadingsQueryVariables>;
export const SetupDatasetsDocument = new TypedDocumentString(`
    query SetupDatasets($project_id: ID!) {
  projectEnviroDatasets(project_id: $project_id, take: 200) {
    id
    name
    type
    start_time
    end_time
  }
}
    `) as unknown as TypedDocumentString<SetupDatasetsQuery, SetupDatasetsQueryVariables>;
export const SetupRunsDocument = new TypedDocumentString(`
    query SetupRuns($project_id: ID!) {
  projectDuetSim(project_id: $project_id, take: 100) {
    id
    name
    duet_job {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<SetupRunsQuery, SetupRunsQueryVariables>;
export const SetupCopiesDocument = new TypedDocumentString(`
    query SetupCopies($org_id: ID!) {
  projects(org_id: $org_id, skip: 0, take: 200) {
    projects {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SetupCopiesQuery, SetupCopiesQueryVariables>;
export const TagGuessesDocument = new TypedDocumentString(`
    query TagGuesses($project_id: ID!, $csv: String) {
  sentinelTagGuesses(project_id: $project_id, csv: $csv) {
    sensor_tag
    component
    component_measure
    block
    inverter
    part
    unit
    scale
    offset
    sign
    confidence
    reason
  }
}
    `) as unknown as TypedDocumentString<TagGuessesQuery, TagGuessesQueryVariables>;
export const HierarchyCheckDocument = new TypedDocumentString(`
    query HierarchyCheck($project_id: ID!, $plant_project_id: ID, $hierarchy: SentinelHierarchyInput!) {
  sentinelHierarchyCheck(
    project_id: $project_id
    plant_project_id: $plant_project_id
    hierarchy: $hierarchy
  ) {
    nodes {
      id
      component
      component_measure
      sensor_tag
      duet_block_id
    }
    errors {
      row
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<HierarchyCheckQuery, HierarchyCheckQueryVariables>;
export const DayTrialDocument = new TypedDocumentString(`
    query DayTrial($project_id: ID!, $date: String!, $input: DeploymentVersionInput, $csv: String) {
  sentinelDayTrial(project_id: $project_id, date: $date, input: $input, csv: $csv) {
    date
    expected_kwh
    measured_kwh
    meter_kwh
    data_fraction
    light_sources {
      source
      fraction
    }
    losses {
      event_type
      kwh
      fraction
    }
    residual_kwh
    over_kwh
    nodes {
      hierarchy_id
      sensor_tag
      data_fraction
      last_value
      last_at
    }
    refused
  }
}
    `) as unknown as TypedDocumentString<DayTrialQuery, DayTrialQueryVariables>;
export const SetUpMonitoringDocument = new TypedDocumentString(`
    mutation SetUpMonitoring($project_id: ID!, $portfolio_id: ID, $tag: String, $input: DeploymentVersionInput) {
  deployProject(
    project_id: $project_id
    portfolio_id: $portfolio_id
    tag: $tag
    input: $input
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetUpMonitoringMutation, SetUpMonitoringMutationVariables>;
export const MqttSourcesDocument = new TypedDocumentString(`
    query MqttSources($project_id: ID!) {
  mqttSources(project_id: $project_id) {
    ...BrokerFields
  }
}
    fragment BrokerFields on MqttSource {
  url
  username
  has_password
  topic
  payload
  enabled
  fault
}`) as unknown as TypedDocumentString<MqttSourcesQuery, MqttSourcesQueryVariables>;
export const SaveMqttSourceDocument = new TypedDocumentString(`
    mutation SaveMqttSource($project_id: ID!, $input: MqttSourceInput!) {
  saveMqttSource(project_id: $project_id, input: $input) {
    ...BrokerFields
  }
}
    fragment BrokerFields on MqttSource {
  url
  username
  has_password
  topic
  payload
  enabled
  fault
}`) as unknown as TypedDocumentString<SaveMqttSourceMutation, SaveMqttSourceMutationVariables>;
export const TryMqttSourceDocument = new TypedDocumentString(`
    mutation TryMqttSource($project_id: ID!, $input: MqttSourceInput) {
  tryMqttSource(project_id: $project_id, input: $input) {
    fault
    messages {
      topic
      content
      is_read
      accepted
      refused
    }
  }
}
    `) as unknown as TypedDocumentString<TryMqttSourceMutation, TryMqttSourceMutationVariables>;
export const CreateIngestTokenDocument = new TypedDocumentString(`
    mutation CreateIngestToken($name: String!, $project_id: ID!) {
  createApiToken(name: $name, scopes: ["ingest"], project_id: $project_id) {
    token
  }
}
    `) as unknown as TypedDocumentString<CreateIngestTokenMutation, CreateIngestTokenMutationVariables>;
export const SaveDeploymentVersionDocument = new TypedDocumentString(`
    mutation SaveDeploymentVersion($project_id: ID!, $input: DeploymentVersionInput!) {
  saveDeploymentVersion(project_id: $project_id, input: $input) {
    project_id
  }
}
    `) as unknown as TypedDocumentString<SaveDeploymentVersionMutation, SaveDeploymentVersionMutationVariables>;
export const MonitoredPlantDocument = new TypedDocumentString(`
    query MonitoredPlant($project_id: ID!) {
  sentinelDeployment(project_id: $project_id) {
    project_id
    tag
    created_at
    last_reading
    freshness
    portfolio {
      id
      name
    }
    version {
      id
      valid_from
      time_zone
      interval_minutes
      weather
      budget_simulation_id
      price_per_kwh
      currency
      ac_capacity_w
      dc_capacity_w
    }
    evaluation {
      waiting_days
      is_worked_on
      failure
      last_day
      light_sources {
        source
        fraction
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MonitoredPlantQuery, MonitoredPlantQueryVariables>;
export const MonitoredNodesDocument = new TypedDocumentString(`
    query MonitoredNodes($project_id: ID!, $at: DateTime) {
  sentinelDeployment(project_id: $project_id) {
    version(at: $at) {
      id
      nodes {
        id
        parent_id
        name
        duet_block_id
        sensor_tag
        component
        component_measure
        inverter_dc_capacity
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MonitoredNodesQuery, MonitoredNodesQueryVariables>;
export const SystemLossPeriodDocument = new TypedDocumentString(`
    query SystemLossPeriod($project_id: ID!, $from: String!, $to: String!) {
  sentinelSystemLossSummary(project_id: $project_id, from: $from, to: $to) {
    ...LossSums
  }
}
    fragment LossSums on SystemLossSummary {
  day_count
  model_kwh
  losses {
    event_type
    kwh
    fraction
  }
  residual_kwh
  over_kwh
  sensor_kwh
}`) as unknown as TypedDocumentString<SystemLossPeriodQuery, SystemLossPeriodQueryVariables>;
export const SystemLossDaysDocument = new TypedDocumentString(`
    query SystemLossDays($project_id: ID!, $from: String!, $to: String!) {
  sentinelSystemLossIntervals(project_id: $project_id, from: $from, to: $to) {
    date
    sums {
      ...LossSums
    }
  }
}
    fragment LossSums on SystemLossSummary {
  day_count
  model_kwh
  losses {
    event_type
    kwh
    fraction
  }
  residual_kwh
  over_kwh
  sensor_kwh
}`) as unknown as TypedDocumentString<SystemLossDaysQuery, SystemLossDaysQueryVariables>;
export const SystemPerformanceDocument = new TypedDocumentString(`
    query SystemPerformance($project_id: ID!, $from: String!, $to: String!, $time_interval: String!) {
  sentinelSystemPerformance(
    project_id: $project_id
    from: $from
    to: $to
    time_interval: $time_interval
  ) {
    total {
      ...PerformanceSums
    }
    intervals {
      ...PerformanceSums
    }
    dc_capacity_kw
    budget_name
    budget_problem
  }
}
    fragment PerformanceSums on PerformanceFigures {
  date
  day_count
  budget_kwh
  budget_poa_kwh_m2
  weather_budget_kwh
  model_kwh
  in_service_kwh
  sensor_kwh
  outage_kwh
  poa_kwh_m2
  poa_at_25c_kwh_m2
  data_h
  total_h
  performance_ratio
  performance_ratio_25c
  epi
  in_service_epi
  energy_availability
  data_availability
  specific_yield
  weather_index
}`) as unknown as TypedDocumentString<SystemPerformanceQuery, SystemPerformanceQueryVariables>;
export const ContractAvailabilityDocument = new TypedDocumentString(`
    query ContractAvailability($project_id: ID!, $from: String!, $to: String!, $terms: [AvailabilityTermInput!]) {
  sentinelContractAvailability(
    project_id: $project_id
    from: $from
    to: $to
    terms: $terms
  ) {
    time_availability
    inverter_count
    useful_h
    useful_light_wm2
    energy_availability
    actual_kwh
    excused_kwh
    lost_kwh
    reasons {
      event_type
      counted_as
      usually
      down_h
      kwh
    }
  }
}
    `) as unknown as TypedDocumentString<ContractAvailabilityQuery, ContractAvailabilityQueryVariables>;
export const CountedEventsDocument = new TypedDocumentString(`
    query CountedEvents($project_id: ID!, $from: String!, $to: String!, $event_types: [String!], $take: Int!) {
  issueEvents(
    project_id: $project_id
    filter: {from: $from, to: $to, event_types: $event_types}
    order_by: "allocated_delta desc"
    take: $take
  ) {
    total
    allocated_delta
    events {
      id
      timestamp
      duration_s
      hierarchy_id
      event_type
      allocated_delta
    }
  }
}
    `) as unknown as TypedDocumentString<CountedEventsQuery, CountedEventsQueryVariables>;
export const BlockConditionsDocument = new TypedDocumentString(`
    query BlockConditions($project_id: ID!, $to: String!) {
  sentinelBlockConditions(project_id: $project_id, to: $to) {
    date
    block_id
    name
    model_kwh_per_day
    soiling {
      loss_fraction
      loss_per_day
      clean_date
    }
    month_count
    degradation {
      per_year
      low
      high
    }
  }
}
    `) as unknown as TypedDocumentString<BlockConditionsQuery, BlockConditionsQueryVariables>;
export const TimeSeriesEventsDocument = new TypedDocumentString(`
    query TimeSeriesEvents($project_id: ID!, $hierarchy_ids: [ID!]!, $from: String!, $to: String!) {
  issueEvents(
    project_id: $project_id
    filter: {hierarchy_ids: $hierarchy_ids, from: $from, to: $to}
    order_by: "timestamp asc"
    take: 500
  ) {
    total
    events {
      id
      timestamp
      duration_s
      hierarchy_id
      event_type
      allocated_delta
    }
  }
}
    `) as unknown as TypedDocumentString<TimeSeriesEventsQuery, TimeSeriesEventsQueryVariables>;
export const LeadIntakeFormDocument = new TypedDocumentString(`
    query LeadIntakeForm {
  leadIntakeForm {
    company_name
    company_type
    position
    use_cases
    features
    is_complete
  }
}
    `) as unknown as TypedDocumentString<LeadIntakeFormQuery, LeadIntakeFormQueryVariables>;
export const UpdateLeadIntakeFormDocument = new TypedDocumentString(`
    mutation UpdateLeadIntakeForm($input: LeadIntakeFormInput!) {
  updateLeadIntakeForm(input: $input) {
    is_complete
  }
}
    `) as unknown as TypedDocumentString<UpdateLeadIntakeFormMutation, UpdateLeadIntakeFormMutationVariables>;
export const OrganizationRunsDocument = new TypedDocumentString(`
    query OrganizationRuns($organization_id: ID!, $search: String, $state: String, $all_runs: Boolean, $order_by: String, $skip: Int, $take: Int) {
  organizationRuns(
    organization_id: $organization_id
    search: $search
    state: $state
    all_runs: $all_runs
    order_by: $order_by
    skip: $skip
    take: $take
  ) {
    rows {
      ...OrganizationRunRow
    }
    counts {
      all
      completed
      outdated
      running
      failed
      stopped
      none
    }
    engine_version
  }
}
    fragment OrganizationRunRow on OrganizationRunRow {
  project_id
  project_name
  may_run
  run {
    simulation_id
    name
    created_at
    engine_version
    is_outdated
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
      queue_place
    }
    figures {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      bifacial_gain
      nominal_dc_w
      nominal_ac_w
      hours
      missing_step_count
    }
    change {
      simulation_id
      name
      engine_version
      is_repeated
      yield_fraction
    }
  }
}`) as unknown as TypedDocumentString<OrganizationRunsQuery, OrganizationRunsQueryVariables>;
export const StartOrganizationRunsDocument = new TypedDocumentString(`
    mutation StartOrganizationRuns($organization_id: ID!, $runs: [RunToStart!]!) {
  startOrganizationRuns(organization_id: $organization_id, runs: $runs) {
    project_id
    repeated_id
    simulation_id
    error_code
    error_message
  }
}
    `) as unknown as TypedDocumentString<StartOrganizationRunsMutation, StartOrganizationRunsMutationVariables>;
export const OrganizationSettingsDocument = new TypedDocumentString(`
    query OrganizationSettings($id: ID!) {
  organization(id: $id) {
    ...OrganizationFull
  }
}
    fragment OrganizationFull on Organization {
  id
  name
  slug
  allowed_domains
  user_organization {
    id
    role_id
    created_at
    user {
      id
      email
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<OrganizationSettingsQuery, OrganizationSettingsQueryVariables>;
export const OrganizationInvitesDocument = new TypedDocumentString(`
    query OrganizationInvites($organization_id: ID!) {
  invites(organization_id: $organization_id) {
    ...InviteRow
  }
}
    fragment InviteRow on Invite {
  id
  email
  role_id
  status
  updated_at
  expires_at
  organization {
    name
  }
  invited_by {
    email
    first_name
    last_name
  }
  message {
    state
    error
  }
}`) as unknown as TypedDocumentString<OrganizationInvitesQuery, OrganizationInvitesQueryVariables>;
export const OrganizationRequestsDocument = new TypedDocumentString(`
    query OrganizationRequests($organization_id: ID!) {
  userRequests(organization_id: $organization_id) {
    ...RequestRow
  }
}
    fragment RequestRow on UserRequest {
  id
  status
  created_at
  user {
    id
    email
    first_name
    last_name
  }
}`) as unknown as TypedDocumentString<OrganizationRequestsQuery, OrganizationRequestsQueryVariables>;
export const MatchingOrganizationsDocument = new TypedDocumentString(`
    query MatchingOrganizations {
  domainMatchingOrganizations {
    id
    name
    slug
    user_request {
      id
      created_at
    }
  }
}
    `) as unknown as TypedDocumentString<MatchingOrganizationsQuery, MatchingOrganizationsQueryVariables>;
export const CreateOrganizationDocument = new TypedDocumentString(`
    mutation CreateOrganization($input: OrganizationInput!) {
  createOrganization(input: $input) {
    organization {
      id
      slug
    }
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOrganizationMutation, CreateOrganizationMutationVariables>;
export const UpdateOrganizationDocument = new TypedDocumentString(`
    mutation UpdateOrganization($id: ID!, $input: OrganizationInput!) {
  updateOrganization(id: $id, input: $input) {
    organization {
      ...OrganizationFull
    }
    errors {
      field
      message
    }
  }
}
    fragment OrganizationFull on Organization {
  id
  name
  slug
  allowed_domains
  user_organization {
    id
    role_id
    created_at
    user {
      id
      email
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>;
export const DeleteOrganizationDocument = new TypedDocumentString(`
    mutation DeleteOrganization($id: ID!) {
  deleteOrganization(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteOrganizationMutation, DeleteOrganizationMutationVariables>;
export const UpdateOrganizationUserRoleDocument = new TypedDocumentString(`
    mutation UpdateOrganizationUserRole($organization_id: ID!, $user_id: ID!, $role_id: String!) {
  updateOrganizationUserRole(
    organization_id: $organization_id
    user_id: $user_id
    role_id: $role_id
  ) {
    ...OrganizationFull
  }
}
    fragment OrganizationFull on Organization {
  id
  name
  slug
  allowed_domains
  user_organization {
    id
    role_id
    created_at
    user {
      id
      email
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<UpdateOrganizationUserRoleMutation, UpdateOrganizationUserRoleMutationVariables>;
export const DeleteOrganizationUserDocument = new TypedDocumentString(`
    mutation DeleteOrganizationUser($organization_id: ID!, $user_id: ID!) {
  deleteOrganizationUser(organization_id: $organization_id, user_id: $user_id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteOrganizationUserMutation, DeleteOrganizationUserMutationVariables>;
export const InviteOrganizationUserDocument = new TypedDocumentString(`
    mutation InviteOrganizationUser($organization_id: ID!, $email: String!, $role_id: String!, $replace: Boolean!) {
  inviteOrganizationUser(
    organization_id: $organization_id
    email: $email
    role_id: $role_id
    replace: $replace
  ) {
    ...InviteRow
  }
}
    fragment InviteRow on Invite {
  id
  email
  role_id
  status
  updated_at
  expires_at
  organization {
    name
  }
  invited_by {
    email
    first_name
    last_name
  }
  message {
    state
    error
  }
}`) as unknown as TypedDocumentString<InviteOrganizationUserMutation, InviteOrganizationUserMutationVariables>;
export const CreateUserRequestDocument = new TypedDocumentString(`
    mutation CreateUserRequest($organization_id: ID!) {
  createUserRequest(organization_id: $organization_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateUserRequestMutation, CreateUserRequestMutationVariables>;
export const ApproveUserRequestDocument = new TypedDocumentString(`
    mutation ApproveUserRequest($id: ID!, $role_id: String!) {
  approveUserRequest(id: $id, role_id: $role_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ApproveUserRequestMutation, ApproveUserRequestMutationVariables>;
export const RejectUserRequestDocument = new TypedDocumentString(`
    mutation RejectUserRequest($id: ID!) {
  rejectUserRequest(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RejectUserRequestMutation, RejectUserRequestMutationVariables>;
export const DeleteUserRequestDocument = new TypedDocumentString(`
    mutation DeleteUserRequest($id: ID!) {
  deleteUserRequest(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteUserRequestMutation, DeleteUserRequestMutationVariables>;
export const OrganizationProjectsDocument = new TypedDocumentString(`
    query OrganizationProjects($organization_id: ID!) {
  organizationProjects(organization_id: $organization_id) {
    total
    projects {
      id
      name
      last_activity_at
      org_general_access
      owner {
        id
        email
        first_name
        last_name
      }
      sentinel_deployment {
        portfolio {
          id
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationProjectsQuery, OrganizationProjectsQueryVariables>;
export const CreatePortfolioDocument = new TypedDocumentString(`
    mutation CreatePortfolio($organization_id: ID!, $name: String!) {
  createPortfolio(organization_id: $organization_id, name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePortfolioMutation, CreatePortfolioMutationVariables>;
export const RenamePortfolioDocument = new TypedDocumentString(`
    mutation RenamePortfolio($id: ID!, $name: String!) {
  renamePortfolio(id: $id, name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<RenamePortfolioMutation, RenamePortfolioMutationVariables>;
export const DeletePortfolioDocument = new TypedDocumentString(`
    mutation DeletePortfolio($id: ID!) {
  deletePortfolio(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeletePortfolioMutation, DeletePortfolioMutationVariables>;
export const OrganizationUsageDocument = new TypedDocumentString(`
    query OrganizationUsage($organization_id: ID!) {
  organizationUsage(organization_id: $organization_id) {
    quotas {
      ...QuotaRow
    }
    projects {
      ...ProjectUsageRow
    }
    other_stored_bytes
  }
}
    fragment ProjectUsageRow on ProjectUsage {
  project_id
  name
  is_deleted
  stored_bytes
  storage_limit_bytes
  is_storage_limit_set
  open_runs
  open_jobs
}
fragment QuotaRow on QuotaUse {
  name
  title
  resource
  scope
  used
  limit
  default_limit
  is_set
}`) as unknown as TypedDocumentString<OrganizationUsageQuery, OrganizationUsageQueryVariables>;
export const SetProjectQuotaDocument = new TypedDocumentString(`
    mutation SetProjectQuota($project_id: ID!, $name: String!, $limit: Float) {
  setProjectQuota(project_id: $project_id, name: $name, limit: $limit) {
    ...QuotaRow
  }
}
    fragment QuotaRow on QuotaUse {
  name
  title
  resource
  scope
  used
  limit
  default_limit
  is_set
}`) as unknown as TypedDocumentString<SetProjectQuotaMutation, SetProjectQuotaMutationVariables>;
export const OrganizationLogoDocument = new TypedDocumentString(`
    query OrganizationLogo($organization_id: ID!) {
  organizationLogo(organization_id: $organization_id) {
    media_type
    content
  }
}
    `) as unknown as TypedDocumentString<OrganizationLogoQuery, OrganizationLogoQueryVariables>;
export const UpdateOrganizationLogoDocument = new TypedDocumentString(`
    mutation UpdateOrganizationLogo($organization_id: ID!, $content: String!) {
  updateOrganizationLogo(organization_id: $organization_id, content: $content) {
    created_at
  }
}
    `) as unknown as TypedDocumentString<UpdateOrganizationLogoMutation, UpdateOrganizationLogoMutationVariables>;
export const DeleteOrganizationLogoDocument = new TypedDocumentString(`
    mutation DeleteOrganizationLogo($organization_id: ID!) {
  deleteOrganizationLogo(organization_id: $organization_id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteOrganizationLogoMutation, DeleteOrganizationLogoMutationVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks($organization_id: ID!) {
  webhooks(organization_id: $organization_id) {
    ...WebhookRow
  }
}
    fragment WebhookDeliveryRow on WebhookDelivery {
  id
  event
  created_at
  state
  attempts
  attempted_at
  status
  duration_ms
  error
  next_attempt_at
}
fragment WebhookRow on Webhook {
  id
  name
  url
  least_severity
  events
  enabled
  off_reason
  failing_since
  old_secret_until
  deliveries {
    ...WebhookDeliveryRow
  }
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($organization_id: ID!, $input: WebhookInput!) {
  createWebhook(organization_id: $organization_id, input: $input) {
    secret
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($id: ID!, $input: WebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($id: ID!) {
  testWebhook(id: $id) {
    ...WebhookDeliveryRow
  }
}
    fragment WebhookDeliveryRow on WebhookDelivery {
  id
  event
  created_at
  state
  attempts
  attempted_at
  status
  duration_ms
  error
  next_attempt_at
}`) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const ResendWebhookDeliveryDocument = new TypedDocumentString(`
    mutation ResendWebhookDelivery($id: ID!) {
  resendWebhookDelivery(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;
export const GetProjectBlocksDocument = new TypedDocumentString(`
    query GetProjectBlocks($project_id: ID!) {
  projectBlocks(project_id: $project_id) {
    ...StoredDesign
  }
}
    fragment StoredBlock on Block {
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
  revision
  created_at
  updated_at
}
fragment StoredBlockLayer on BlockLayer {
  id
  project_id
  block_id
  name
  type
  geojson
  source_type
  source_filename
  source_url
  is_locked
  sort_order
  revision
  created_at
  updated_at
}
fragment StoredDesign on ProjectBlocks {
  blocks {
    ...StoredBlock
  }
  blockLayers {
    ...StoredBlockLayer
  }
  revision
}`) as unknown as TypedDocumentString<GetProjectBlocksQuery, GetProjectBlocksQueryVariables>;
export const DesignDatasetsDocument = new TypedDocumentString(`
    query DesignDatasets($project_id: ID!) {
  projectEnviroDatasets(project_id: $project_id) {
    id
    name
    coldest_air_c
    has_rh
    has_pw
    has_windspeed
    has_snow_depth
    has_rain
    has_dust
  }
}
    `) as unknown as TypedDocumentString<DesignDatasetsQuery, DesignDatasetsQueryVariables>;
export const GetSystemParametersDocument = new TypedDocumentString(`
    query GetSystemParameters($project_id: ID!) {
  systemParameters(project_id: $project_id) {
    ...SystemParts
  }
}
    fragment SystemParts on SystemParameters {
  project_id
  terrain_dem_enabled
  hv_stage_enabled
  grid_injection_limit_enabled
  grid_injection_limit
  grid_limit_schedule
  grid_limit_periods
  pv_hv_transformer_id
  pv_hv_ac_wire_id
  unavailability_percentage
  outages_per_year
  outage_mean_hours
  outage_share_percentage
  outage_month_weights
  outage_seed
}`) as unknown as TypedDocumentString<GetSystemParametersQuery, GetSystemParametersQueryVariables>;
export const UpdateSystemParametersDocument = new TypedDocumentString(`
    mutation UpdateSystemParameters($project_id: ID!, $input: SystemParametersInput!, $base: SystemParametersInput) {
  updateSystemParameters(project_id: $project_id, input: $input, base: $base) {
    ...SystemParts
  }
}
    fragment SystemParts on SystemParameters {
  project_id
  terrain_dem_enabled
  hv_stage_enabled
  grid_injection_limit_enabled
  grid_injection_limit
  grid_limit_schedule
  grid_limit_periods
  pv_hv_transformer_id
  pv_hv_ac_wire_id
  unavailability_percentage
  outages_per_year
  outage_mean_hours
  outage_share_percentage
  outage_month_weights
  outage_seed
}`) as unknown as TypedDocumentString<UpdateSystemParametersMutation, UpdateSystemParametersMutationVariables>;
export const DesignChangesDocument = new TypedDocumentString(`
    query DesignChanges($project_id: ID!, $since: Int!) {
  designChanges(project_id: $project_id, since: $since) {
    revision
    blocks {
      ...StoredBlock
    }
    blockLayers {
      ...StoredBlockLayer
    }
    deletedBlockIds
    deletedBlockLayerIds
    editors {
      record_id
      user_id
      name
      at
    }
  }
}
    fragment StoredBlock on Block {
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
  revision
  created_at
  updated_at
}
fragment StoredBlockLayer on BlockLayer {
  id
  project_id
  block_id
  name
  type
  geojson
  source_type
  source_filename
  source_url
  is_locked
  sort_order
  revision
  created_at
  updated_at
}`) as unknown as TypedDocumentString<DesignChangesQuery, DesignChangesQueryVariables>;
export const UpsertBlocksDocument = new TypedDocumentString(`
    mutation UpsertBlocks($project_id: ID!, $blocks: [BlockInput!]!) {
  upsertBlocks(project_id: $project_id, blocks: $blocks) {
    id
    revision
  }
}
    `) as unknown as TypedDocumentString<UpsertBlocksMutation, UpsertBlocksMutationVariables>;
export const UpsertBlockLayersDocument = new TypedDocumentString(`
    mutation UpsertBlockLayers($project_id: ID!, $layers: [BlockLayerInput!]!) {
  upsertBlockLayers(project_id: $project_id, layers: $layers) {
    id
    revision
  }
}
    `) as unknown as TypedDocumentString<UpsertBlockLayersMutation, UpsertBlockLayersMutationVariables>;
export const DeleteBlocksDocument = new TypedDocumentString(`
    mutation DeleteBlocks($project_id: ID!, $ids: [ID!]!, $base_revisions: [Int!]) {
  deleteBlocks(
    project_id: $project_id
    ids: $ids
    base_revisions: $base_revisions
  ) {
    success
    revision
  }
}
    `) as unknown as TypedDocumentString<DeleteBlocksMutation, DeleteBlocksMutationVariables>;
export const DeleteBlockLayersDocument = new TypedDocumentString(`
    mutation DeleteBlockLayers($project_id: ID!, $ids: [ID!]!, $base_revisions: [Int!]) {
  deleteBlockLayers(
    project_id: $project_id
    ids: $ids
    base_revisions: $base_revisions
  ) {
    success
    revision
  }
}
    `) as unknown as TypedDocumentString<DeleteBlockLayersMutation, DeleteBlockLayersMutationVariables>;
export const PlantPlaybacksDocument = new TypedDocumentString(`
    query PlantPlaybacks($project_id: ID!) {
  plantPlaybacks(project_id: $project_id) {
    id
    kind
    name
    created_at
    first_day
    last_day
  }
}
    `) as unknown as TypedDocumentString<PlantPlaybacksQuery, PlantPlaybacksQueryVariables>;
export const PlantPlaybackDocument = new TypedDocumentString(`
    query PlantPlayback($id: ID!) {
  plantPlaybackIndex(id: $id) {
    url
  }
  plantPlaybackGeoJson(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<PlantPlaybackQuery, PlantPlaybackQueryVariables>;
export const PlantPlaybackDataDocument = new TypedDocumentString(`
    query PlantPlaybackData($id: ID!, $measure: String!, $chunks: [Int!]!) {
  plantPlaybackData(id: $id, measure: $measure, chunks: $chunks) {
    chunk
    url
  }
}
    `) as unknown as TypedDocumentString<PlantPlaybackDataQuery, PlantPlaybackDataQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($org_id: ID!, $skip: Int!, $take: Int!, $search: String, $order_by: String, $collection: String, $portfolio: ID) {
  projects(
    org_id: $org_id
    skip: $skip
    take: $take
    search: $search
    order_by: $order_by
    collection: $collection
    portfolio: $portfolio
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
  rights
  exports_for_viewers
  pvsyst_import_in_progress
  sentinel_deployment {
    tag
    created_at
    portfolio {
      id
      name
    }
  }
  picture {
    width
    height
    shapes {
      kind
      points
    }
  }
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
  rights
  exports_for_viewers
  pvsyst_import_in_progress
  sentinel_deployment {
    tag
    created_at
    portfolio {
      id
      name
    }
  }
  picture {
    width
    height
    shapes {
      kind
      points
    }
  }
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
export const CopyProjectDocument = new TypedDocumentString(`
    mutation CopyProject($sourceProjectId: ID!, $copyProjectName: String, $organization_id: ID) {
  copyProject(
    sourceProjectId: $sourceProjectId
    copyProjectName: $copyProjectName
    organization_id: $organization_id
  ) {
    id
    name
    organization {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<CopyProjectMutation, CopyProjectMutationVariables>;
export const WithdrawProjectDocument = new TypedDocumentString(`
    mutation WithdrawProject($project_id: ID!) {
  withdrawProject(project_id: $project_id) {
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
  rights
  exports_for_viewers
  pvsyst_import_in_progress
  sentinel_deployment {
    tag
    created_at
    portfolio {
      id
      name
    }
  }
  picture {
    width
    height
    shapes {
      kind
      points
    }
  }
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
}`) as unknown as TypedDocumentString<WithdrawProjectMutation, WithdrawProjectMutationVariables>;
export const ProjectActivityDocument = new TypedDocumentString(`
    query ProjectActivity($project_id: ID!, $skip: Int!, $take: Int!) {
  projectActivity(project_id: $project_id, skip: $skip, take: $take) {
    id
    at
    action
    details
    user {
      email
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectActivityQuery, ProjectActivityQueryVariables>;
export const ProjectPeopleDocument = new TypedDocumentString(`
    query ProjectPeople($project_id: ID!) {
  projectPeople(project_id: $project_id) {
    user {
      id
      email
      first_name
      last_name
    }
    organization_role_id
    role_id
    through
    listed_role_id
  }
}
    `) as unknown as TypedDocumentString<ProjectPeopleQuery, ProjectPeopleQueryVariables>;
export const AddProjectUserDocument = new TypedDocumentString(`
    mutation AddProjectUser($project_id: ID!, $email: String!, $role_id: String!, $message: String) {
  addProjectUser(
    project_id: $project_id
    email: $email
    role_id: $role_id
    message: $message
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddProjectUserMutation, AddProjectUserMutationVariables>;
export const AssignProjectRoleDocument = new TypedDocumentString(`
    mutation AssignProjectRole($project_id: ID!, $user_id: ID!, $role_id: String!) {
  assignProjectRole(project_id: $project_id, user_id: $user_id, role_id: $role_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignProjectRoleMutation, AssignProjectRoleMutationVariables>;
export const DeleteProjectUserDocument = new TypedDocumentString(`
    mutation DeleteProjectUser($project_id: ID!, $user_id: ID!) {
  deleteProjectUser(project_id: $project_id, user_id: $user_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteProjectUserMutation, DeleteProjectUserMutationVariables>;
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
export const CreateSampleProjectDocument = new TypedDocumentString(`
    mutation CreateSampleProject($organization_id: ID!) {
  createSampleProject(organization_id: $organization_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSampleProjectMutation, CreateSampleProjectMutationVariables>;
export const MonitoredSampleDocument = new TypedDocumentString(`
    query MonitoredSample($organization_id: ID!) {
  monitoredSample(organization_id: $organization_id) {
    state
    project_id
    computed_fraction
    fault
  }
}
    `) as unknown as TypedDocumentString<MonitoredSampleQuery, MonitoredSampleQueryVariables>;
export const CreateMonitoredSampleDocument = new TypedDocumentString(`
    mutation CreateMonitoredSample($organization_id: ID!) {
  createMonitoredSample(organization_id: $organization_id) {
    state
  }
}
    `) as unknown as TypedDocumentString<CreateMonitoredSampleMutation, CreateMonitoredSampleMutationVariables>;
export const GetPvSystImportFilesDocument = new TypedDocumentString(`
    query GetPvSystImportFiles($project_id: ID!) {
  getPvSystImportFiles(project_id: $project_id) {
    filename
    storage_key
    size_bytes
    created_at
  }
}
    `) as unknown as TypedDocumentString<GetPvSystImportFilesQuery, GetPvSystImportFilesQueryVariables>;
export const GetPvSystImportDataDocument = new TypedDocumentString(`
    query GetPvSystImportData($project_id: ID!) {
  getPvSystImportData(project_id: $project_id) {
    files {
      path
      size_bytes
      state
      kind
      name
      version
      message
    }
    variants {
      path
      name
      version
      project_name
      weather_file
      sub_array_count
      module_count
      grid_kwh
    }
  }
}
    `) as unknown as TypedDocumentString<GetPvSystImportDataQuery, GetPvSystImportDataQueryVariables>;
export const PvSystImportPreviewDocument = new TypedDocumentString(`
    query PvSystImportPreview($project_id: ID!, $input: PvSystImportInput!) {
  pvSystImportPreview(project_id: $project_id, input: $input) {
    variant_name
    latitude
    longitude
    altitude_m
    component_count
    block_count
    layer_count
    declared_module_count
    laid_out_module_count
    weather_file
    has_weather
    needed {
      file
      kind
    }
    rows {
      ...PvSystImportLine
    }
  }
}
    fragment PvSystImportLine on PvSystImportRow {
  section
  state
  item
  given
  becomes
  note
}`) as unknown as TypedDocumentString<PvSystImportPreviewQuery, PvSystImportPreviewQueryVariables>;
export const PvSystImportsDocument = new TypedDocumentString(`
    query PvSystImports($project_id: ID!) {
  pvSystImports(project_id: $project_id) {
    id
    created_at
    variant_name
    block_ids
    component_ids
    layer_ids
    enviro_dataset_id
    custom_dataset_id
    workbook_id
    rows {
      ...PvSystImportLine
    }
  }
}
    fragment PvSystImportLine on PvSystImportRow {
  section
  state
  item
  given
  becomes
  note
}`) as unknown as TypedDocumentString<PvSystImportsQuery, PvSystImportsQueryVariables>;
export const PvSystImportOptionsDocument = new TypedDocumentString(`
    query PvSystImportOptions($project_id: ID!) {
  components(project_id: $project_id) {
    id
    kind
    name
  }
  libraryComponents(project_id: $project_id) {
    id
    kind
    name
  }
  projectEnviroDatasets(project_id: $project_id) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<PvSystImportOptionsQuery, PvSystImportOptionsQueryVariables>;
export const ExecutePvSystImportDocument = new TypedDocumentString(`
    mutation ExecutePvSystImport($project_id: ID!, $input: PvSystImportInput!) {
  executePvSystImport(project_id: $project_id, input: $input) {
    id
    enviro_dataset_id
  }
}
    `) as unknown as TypedDocumentString<ExecutePvSystImportMutation, ExecutePvSystImportMutationVariables>;
export const DeletePvSystImportFilesDocument = new TypedDocumentString(`
    mutation DeletePvSystImportFiles($project_id: ID!) {
  deletePvSystImportFiles(project_id: $project_id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeletePvSystImportFilesMutation, DeletePvSystImportFilesMutationVariables>;
export const DrillDownDocument = new TypedDocumentString(`
    query DrillDown($simulation_id: ID!, $block_id: ID, $zone: Int, $inverter: Int, $table: Int, $time: String) {
  drillDown(
    simulation_id: $simulation_id
    block_id: $block_id
    zone: $zone
    inverter: $inverter
    table: $table
    time: $time
  ) {
    plant_path {
      kind
      key
      label
    }
    time_path {
      kind
      key
      label
    }
    from
    to
    kind
    time_kind
    energy_kwh
    energy_label
    nominal_dc_kw
    notes
    kpis {
      ...KpiParts
    }
    losses {
      ...StageParts
    }
    closure_error
    series {
      ...SeriesParts
    }
    time_children {
      ...DrillChildList
    }
    plant_children {
      ...DrillChildList
    }
  }
}
    fragment DrillChildList on DrillChildren {
  kind
  basis
  total
  items {
    key
    label
    energy_kwh
    share
    deviation
  }
}
fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}
fragment KpiParts on Kpi {
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
fragment StageParts on WaterfallRow {
  key
  label
  group
  kind
  value_after
  unit
  loss
  loss_fraction_of_previous
  is_modelled
}`) as unknown as TypedDocumentString<DrillDownQuery, DrillDownQueryVariables>;
export const DrillDownHeatMapDocument = new TypedDocumentString(`
    query DrillDownHeatMap($simulation_id: ID!, $block_id: ID, $zone: Int, $inverter: Int, $table: Int, $time: String, $kind: String!) {
  drillDownHeatMap(
    simulation_id: $simulation_id
    block_id: $block_id
    zone: $zone
    inverter: $inverter
    table: $table
    time: $time
    kind: $kind
  ) {
    title
    unit
    x_keys
    x_labels
    y_keys
    y_labels
    values
  }
}
    `) as unknown as TypedDocumentString<DrillDownHeatMapQuery, DrillDownHeatMapQueryVariables>;
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
  time_zone
  filename
  status
  total_parts
  completed_parts
  size_bytes
  error_message
  created_at
}`) as unknown as TypedDocumentString<DataExportsQuery, DataExportsQueryVariables>;
export const ResultFilesDocument = new TypedDocumentString(`
    query ResultFiles($simulation_id: ID!, $kind: String!) {
  resultFiles(simulation_id: $simulation_id, kind: $kind) {
    ...ResultFileRow
  }
}
    fragment ResultFileRow on ResultJob {
  id
  kind
  status
  total_parts
  completed_parts
  filename
  size_bytes
  error_message
  created_at
}`) as unknown as TypedDocumentString<ResultFilesQuery, ResultFilesQueryVariables>;
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
    mutation SimDataExport($simulation_id: ID!, $format: String!, $scope: String!, $block_id: ID, $time_interval: String, $columns: [String!], $from: DateTime, $to: DateTime, $time_zone: String, $names: String) {
  simDataExport(
    simulation_id: $simulation_id
    format: $format
    scope: $scope
    block_id: $block_id
    time_interval: $time_interval
    columns: $columns
    from: $from
    to: $to
    time_zone: $time_zone
    names: $names
  ) {
    ...ExportRow
  }
}
    fragment ExportRow on DataExport {
  id
  format
  scope
  time_interval
  time_zone
  filename
  status
  total_parts
  completed_parts
  size_bytes
  error_message
  created_at
}`) as unknown as TypedDocumentString<SimDataExportMutation, SimDataExportMutationVariables>;
export const MakeRunBundleDocument = new TypedDocumentString(`
    mutation MakeRunBundle($simulation_id: ID!) {
  makeRunBundle(simulation_id: $simulation_id) {
    ...ResultFileRow
  }
}
    fragment ResultFileRow on ResultJob {
  id
  kind
  status
  total_parts
  completed_parts
  filename
  size_bytes
  error_message
  created_at
}`) as unknown as TypedDocumentString<MakeRunBundleMutation, MakeRunBundleMutationVariables>;
export const RetryResultFileDocument = new TypedDocumentString(`
    mutation RetryResultFile($id: ID!) {
  retryResultFile(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<RetryResultFileMutation, RetryResultFileMutationVariables>;
export const DeleteResultFileDocument = new TypedDocumentString(`
    mutation DeleteResultFile($id: ID!) {
  deleteResultFile(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteResultFileMutation, DeleteResultFileMutationVariables>;
export const RunManifestDocument = new TypedDocumentString(`
    query RunManifest($simulation_id: ID!) {
  runManifest(simulation_id: $simulation_id) {
    created_at
    created_by
    environment
    engine_version
    sha256
    from
    to
    simulated_year
    step_count
    time_interval
    shading_layers
    inputs {
      kind
      name
      detail
      sha256
    }
  }
}
    `) as unknown as TypedDocumentString<RunManifestQuery, RunManifestQueryVariables>;
export const TableModuleIrradianceProfilesDocument = new TypedDocumentString(`
    query TableModuleIrradianceProfiles($simulation_id: ID!, $block_id: ID!) {
  tableModuleIrradianceProfiles(
    simulation_id: $simulation_id
    block_id: $block_id
  ) {
    is_traced
    zones {
      row_position
      slot_position
      table_count
    }
    east_m
    north_m
    zone
    length_m
    width_m
    row_azimuth_deg
    tiers
    columns
    from
    to
    step_s
    local_time_zone
  }
}
    `) as unknown as TypedDocumentString<TableModuleIrradianceProfilesQuery, TableModuleIrradianceProfilesQueryVariables>;
export const AskTableModuleIrradianceProfilesDocument = new TypedDocumentString(`
    mutation AskTableModuleIrradianceProfiles($simulation_id: ID!, $block_id: ID!, $zone: Int!, $from: DateTime, $to: DateTime, $with_steps: Boolean) {
  askTableModuleIrradianceProfiles(
    simulation_id: $simulation_id
    block_id: $block_id
    zone: $zone
    from: $from
    to: $to
    with_steps: $with_steps
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<AskTableModuleIrradianceProfilesMutation, AskTableModuleIrradianceProfilesMutationVariables>;
export const ResultJobStateDocument = new TypedDocumentString(`
    query ResultJobState($id: ID!) {
  resultJob(id: $id) {
    id
    status
    total_parts
    completed_parts
    error_message
    created_at
    completed_at
  }
}
    `) as unknown as TypedDocumentString<ResultJobStateQuery, ResultJobStateQueryVariables>;
export const TableModuleIrradianceProfilesDataDocument = new TypedDocumentString(`
    query TableModuleIrradianceProfilesData($job_id: ID!) {
  tableModuleIrradianceProfilesData(job_id: $job_id) {
    zone
    from
    to
    tiers
    columns
    cell_rows
    hours
    modules {
      ...FaceLight
    }
    cells {
      ...FaceLight
    }
    chord {
      ...FaceLight
    }
    chord_from_m
    chord_to_m
    unevenness {
      ...Unevenness
    }
    frames {
      time
      modules {
        ...FaceLight
      }
      chord {
        ...FaceLight
      }
      unevenness {
        ...Unevenness
      }
    }
  }
}
    fragment FaceLight on FaceIrradiance {
  front
  rear
  effective
}
fragment Unevenness on LightUnevenness {
  rmad
  estimated_mismatch
  solved_mismatch
  shade
  front
  rear
}`) as unknown as TypedDocumentString<TableModuleIrradianceProfilesDataQuery, TableModuleIrradianceProfilesDataQueryVariables>;
export const GetPVsystExportDataDocument = new TypedDocumentString(`
    query GetPVsystExportData($simulation_id: ID!, $block_id: ID) {
  pvsystExportData(simulation_id: $simulation_id, block_id: $block_id) {
    block_names
    untraced_block_names
    job {
      id
      status
      created_at
      completed_at
    }
    estimated_s
    factors {
      key
      label
      unit
      formula
      annual
      months
    }
    runs {
      key
      scene
      rear_kwh_m2
      rear_ground_kwh_m2
      dc_kwh
      ac_kwh
    }
    csv
  }
}
    `) as unknown as TypedDocumentString<GetPVsystExportDataQuery, GetPVsystExportDataQueryVariables>;
export const StartPvsystFactorsDocument = new TypedDocumentString(`
    mutation StartPvsystFactors($simulation_id: ID!, $block_id: ID) {
  startPvsystFactors(simulation_id: $simulation_id, block_id: $block_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartPvsystFactorsMutation, StartPvsystFactorsMutationVariables>;
export const MakePdfReportDocument = new TypedDocumentString(`
    mutation MakePdfReport($simulation_id: ID!, $paper: String, $sections: [String!], $number_format: String) {
  makePdfReport(
    simulation_id: $simulation_id
    paper: $paper
    sections: $sections
    number_format: $number_format
  ) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<MakePdfReportMutation, MakePdfReportMutationVariables>;
export const ReportRevisionsDocument = new TypedDocumentString(`
    query ReportRevisions($project_id: ID!) {
  reportRevisions(project_id: $project_id) {
    id
    revision
    change
    simulation_id
    simulation_name
    author
    created_at
  }
}
    `) as unknown as TypedDocumentString<ReportRevisionsQuery, ReportRevisionsQueryVariables>;
export const AddReportRevisionDocument = new TypedDocumentString(`
    mutation AddReportRevision($simulation_id: ID!, $revision: String!, $change: String!) {
  addReportRevision(
    simulation_id: $simulation_id
    revision: $revision
    change: $change
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddReportRevisionMutation, AddReportRevisionMutationVariables>;
export const DeleteReportRevisionDocument = new TypedDocumentString(`
    mutation DeleteReportRevision($id: ID!) {
  deleteReportRevision(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteReportRevisionMutation, DeleteReportRevisionMutationVariables>;
export const PlantSeriesDocument = new TypedDocumentString(`
    query PlantSeries($simulation_id: ID!, $block_id: ID, $columns: [String!]!, $time_interval: String) {
  plantSeries(
    simulation_id: $simulation_id
    block_id: $block_id
    columns: $columns
    time_interval: $time_interval
  ) {
    ...SeriesParts
  }
}
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}`) as unknown as TypedDocumentString<PlantSeriesQuery, PlantSeriesQueryVariables>;
export const BlockSeriesDocument = new TypedDocumentString(`
    query BlockSeries($simulation_id: ID!, $columns: [String!]!) {
  blockSeries(simulation_id: $simulation_id, columns: $columns) {
    block_id
    name
    nominal_dc_kw
    series {
      ...SeriesParts
    }
  }
}
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}`) as unknown as TypedDocumentString<BlockSeriesQuery, BlockSeriesQueryVariables>;
export const DayProfilesDocument = new TypedDocumentString(`
    query DayProfiles($simulation_id: ID!, $block_id: ID, $columns: [String!]!) {
  dayProfiles(
    simulation_id: $simulation_id
    block_id: $block_id
    columns: $columns
  ) {
    months
    columns
    labels
    units
    values
  }
}
    `) as unknown as TypedDocumentString<DayProfilesQuery, DayProfilesQueryVariables>;
export const DurationCurveDocument = new TypedDocumentString(`
    query DurationCurve($simulation_id: ID!, $block_id: ID) {
  durationCurve(simulation_id: $simulation_id, block_id: $block_id) {
    hours
    power_w
  }
}
    `) as unknown as TypedDocumentString<DurationCurveQuery, DurationCurveQueryVariables>;
export const DcOperationDocument = new TypedDocumentString(`
    query DcOperation($simulation_id: ID!) {
  dcOperation(simulation_id: $simulation_id) {
    block_id
    working_hours
    voltage_mean_v
    voltage_min_v
    voltage_max_v
    current_mean_a
    current_max_a
    power_max_w
  }
}
    `) as unknown as TypedDocumentString<DcOperationQuery, DcOperationQueryVariables>;
export const HourlyYieldsDocument = new TypedDocumentString(`
    query HourlyYields($simulation_id: ID!, $block_id: ID, $from: DateTime, $to: DateTime) {
  hourlyYields(
    simulation_id: $simulation_id
    block_id: $block_id
    from: $from
    to: $to
  ) {
    ...SeriesParts
  }
}
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}`) as unknown as TypedDocumentString<HourlyYieldsQuery, HourlyYieldsQueryVariables>;
export const SystemMonthsDocument = new TypedDocumentString(`
    query SystemMonths($simulation_id: ID!, $columns: [String!]!) {
  timeSeriesSummary(
    simulation_id: $simulation_id
    columns: $columns
    time_interval: "OneMonth"
  ) {
    ...SeriesParts
  }
}
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}`) as unknown as TypedDocumentString<SystemMonthsQuery, SystemMonthsQueryVariables>;
export const ZoneYieldsDocument = new TypedDocumentString(`
    query ZoneYields($simulation_id: ID!, $block_id: ID!) {
  zoneYields(simulation_id: $simulation_id, block_id: $block_id) {
    row_position
    slot_position
    table_count
    front_kwh_m2
    rear_kwh_m2
    effective_kwh_m2
    nominal_dc_kw
    dc_kwh
    specific_yield_kwh_per_kwp
    mismatch
    deviation
  }
}
    `) as unknown as TypedDocumentString<ZoneYieldsQuery, ZoneYieldsQueryVariables>;
export const CellTemperaturesDocument = new TypedDocumentString(`
    query CellTemperatures($simulation_id: ID!, $block_id: ID) {
  cellTemperatures(simulation_id: $simulation_id, block_id: $block_id) {
    bin_c
    bins {
      from_c
      hours
      light_hours
      irradiation_kwh_m2
    }
    months {
      ...TemperatureParts
    }
    whole {
      ...TemperatureParts
    }
    models {
      block_id
      name
      panel_name
      model
      coefficients {
        name
        label
        value
        unit
      }
    }
  }
}
    fragment TemperatureParts on TemperatureMonth {
  time
  mean_c
  light_mean_c
  weighted_mean_c
  max_c
  max_at
}`) as unknown as TypedDocumentString<CellTemperaturesQuery, CellTemperaturesQueryVariables>;
export const MonthlyLossesDocument = new TypedDocumentString(`
    query MonthlyLosses($simulation_id: ID!, $block_id: ID) {
  monthlyLosses(simulation_id: $simulation_id, block_id: $block_id) {
    time
    closure_error
    rows {
      key
      label
      group
      kind
      unit
      value_after
      loss
      loss_fraction_of_previous
    }
  }
}
    `) as unknown as TypedDocumentString<MonthlyLossesQuery, MonthlyLossesQueryVariables>;
export const RunAlbedoDocument = new TypedDocumentString(`
    query RunAlbedo($simulation_id: ID!, $block_id: ID) {
  runAlbedo(simulation_id: $simulation_id, block_id: $block_id) {
    months
    albedo
    measured_fraction
  }
}
    `) as unknown as TypedDocumentString<RunAlbedoQuery, RunAlbedoQueryVariables>;
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
  weather
  headline {
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
    hours
    missing_step_count
  }
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
    queue_place
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
  weather
  headline {
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
    hours
    missing_step_count
  }
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
    queue_place
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
  weather
  headline {
    energy_kwh
    specific_yield_kwh_per_kwp
    performance_ratio
    hours
    missing_step_count
  }
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
    queue_place
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
    is_whole_year
    dataset_name
    weather {
      dataset_id
      name
      revision
      present_revision
      missing_energy_kwh
      fitness {
        day_count
        remarks {
          code
          level
          message
        }
      }
    }
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
    ...KpiParts
  }
}
    fragment KpiParts on Kpi {
  key
  label
  value
  unit
  formula
  numerator
  numerator_unit
  denominator
  denominator_unit
}`) as unknown as TypedDocumentString<SimulationKpisQuery, SimulationKpisQueryVariables>;
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
export const YearlyYieldsDocument = new TypedDocumentString(`
    query YearlyYields($simulation_id: ID!, $block_id: ID) {
  yearlyYields(simulation_id: $simulation_id, block_id: $block_id) {
    years {
      label
      start
      hours
      year_hours
      is_complete
      energy_kwh
      reference_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
    }
    mean_year {
      years
      energy_kwh
      reference_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
    }
  }
}
    `) as unknown as TypedDocumentString<YearlyYieldsQuery, YearlyYieldsQueryVariables>;
export const DailyYieldsDocument = new TypedDocumentString(`
    query DailyYields($simulation_id: ID!, $block_id: ID) {
  dailyYields(simulation_id: $simulation_id, block_id: $block_id) {
    ...SeriesParts
  }
}
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}`) as unknown as TypedDocumentString<DailyYieldsQuery, DailyYieldsQueryVariables>;
export const PerformanceRatioDocument = new TypedDocumentString(`
    query PerformanceRatio($simulation_id: ID!, $block_id: ID) {
  performanceRatio(
    simulation_id: $simulation_id
    block_id: $block_id
    time_interval: "OneMonth"
  ) {
    ...SeriesParts
  }
}
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}`) as unknown as TypedDocumentString<PerformanceRatioQuery, PerformanceRatioQueryVariables>;
export const CapacityFactorDocument = new TypedDocumentString(`
    query CapacityFactor($simulation_id: ID!, $block_id: ID) {
  capacityFactor(
    simulation_id: $simulation_id
    block_id: $block_id
    time_interval: "OneMonth"
  ) {
    ...SeriesParts
  }
}
    fragment SeriesParts on ResultSeries {
  time
  columns
  labels
  units
  values
}`) as unknown as TypedDocumentString<CapacityFactorQuery, CapacityFactorQueryVariables>;
export const SystemLossesDocument = new TypedDocumentString(`
    query SystemLosses($simulation_id: ID!, $block_id: ID) {
  systemLosses(simulation_id: $simulation_id, block_id: $block_id) {
    closure_error
    rows {
      ...StageParts
    }
  }
}
    fragment StageParts on WaterfallRow {
  key
  label
  group
  kind
  value_after
  unit
  loss
  loss_fraction_of_previous
  is_modelled
}`) as unknown as TypedDocumentString<SystemLossesQuery, SystemLossesQueryVariables>;
export const YieldExceedanceDocument = new TypedDocumentString(`
    query YieldExceedance($simulation_id: ID!, $block_id: ID, $years: Int) {
  yieldExceedance(
    simulation_id: $simulation_id
    block_id: $block_id
    years: $years
  ) {
    basis
    years
    sigma_fraction
    p_values {
      probability
      energy_kwh
    }
    curve {
      energy_kwh
      probability
    }
  }
}
    `) as unknown as TypedDocumentString<YieldExceedanceQuery, YieldExceedanceQueryVariables>;
export const YieldYearsDocument = new TypedDocumentString(`
    query YieldYears($simulation_id: ID!, $block_id: ID) {
  yieldYears(simulation_id: $simulation_id, block_id: $block_id) {
    basis
    basis_years
    uncertainty {
      ...UncertaintyParts
    }
    horizons {
      years
      is_life
      sigma_fraction
      p_values {
        probability
        energy_kwh
        drawn_kwh
      }
    }
    effects {
      key
      name
      sigma_fraction
      p90_kwh
      p10_kwh
    }
    variability {
      years
      fraction
      low_fraction
      high_fraction
    }
    life {
      p50_kwh
      p90_kwh
      sigma_fraction
      years {
        year
        factor
        energy_kwh
        p90_kwh
        cumulated_kwh
        performance_ratio
      }
    }
  }
}
    fragment UncertaintyParts on YieldUncertainty {
  project_id
  life_years
  is_usual
  year_fraction
  parts {
    key
    name
    distribution
    fraction
    input
    sensitivity
    sigma_fraction
    year_correlation
    correlations {
      key
      coefficient
    }
    note
  }
}`) as unknown as TypedDocumentString<YieldYearsQuery, YieldYearsQueryVariables>;
export const UpdateYieldUncertaintyDocument = new TypedDocumentString(`
    mutation UpdateYieldUncertainty($project_id: ID!, $uncertainty: YieldUncertaintyInput) {
  updateYieldUncertainty(project_id: $project_id, uncertainty: $uncertainty) {
    ...UncertaintyParts
  }
}
    fragment UncertaintyParts on YieldUncertainty {
  project_id
  life_years
  is_usual
  year_fraction
  parts {
    key
    name
    distribution
    fraction
    input
    sensitivity
    sigma_fraction
    year_correlation
    correlations {
      key
      coefficient
    }
    note
  }
}`) as unknown as TypedDocumentString<UpdateYieldUncertaintyMutation, UpdateYieldUncertaintyMutationVariables>;
export const RunSensitivitiesDocument = new TypedDocumentString(`
    query RunSensitivities($simulation_id: ID!) {
  runSensitivities(simulation_id: $simulation_id) {
    ...SensitivityParts
  }
}
    fragment SensitivityParts on RunSensitivities {
  simulation_id
  inputs {
    input
    label
    step
    sensitivity
    run_count
    completed_run_count
    failure
  }
}`) as unknown as TypedDocumentString<RunSensitivitiesQuery, RunSensitivitiesQueryVariables>;
export const ComputeRunSensitivitiesDocument = new TypedDocumentString(`
    mutation ComputeRunSensitivities($simulation_id: ID!, $inputs: [String!]!) {
  computeRunSensitivities(simulation_id: $simulation_id, inputs: $inputs) {
    ...SensitivityParts
  }
}
    fragment SensitivityParts on RunSensitivities {
  simulation_id
  inputs {
    input
    label
    step
    sensitivity
    run_count
    completed_run_count
    failure
  }
}`) as unknown as TypedDocumentString<ComputeRunSensitivitiesMutation, ComputeRunSensitivitiesMutationVariables>;
export const NoticeSettingsDocument = new TypedDocumentString(`
    query NoticeSettings {
  noticeSettings {
    ...NoticeSettingFields
  }
}
    fragment NoticeSettingFields on NoticeSettings {
  least_severity
  mail
  time_zone
  quiet_from
  quiet_to
  daily_at
}`) as unknown as TypedDocumentString<NoticeSettingsQuery, NoticeSettingsQueryVariables>;
export const SaveNoticeSettingsDocument = new TypedDocumentString(`
    mutation SaveNoticeSettings($input: NoticeSettingsInput!) {
  saveNoticeSettings(input: $input) {
    ...NoticeSettingFields
  }
}
    fragment NoticeSettingFields on NoticeSettings {
  least_severity
  mail
  time_zone
  quiet_from
  quiet_to
  daily_at
}`) as unknown as TypedDocumentString<SaveNoticeSettingsMutation, SaveNoticeSettingsMutationVariables>;
export const AccountDocument = new TypedDocumentString(`
    query Account {
  me {
    id
    email
    first_name
    last_name
    created_at
    analytics_opt_out
    has_email_verification_intercept
    user_identity {
      id
      provider
      email_verified
      provider_payload
    }
  }
}
    `) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const UpdateUserDocument = new TypedDocumentString(`
    mutation UpdateUser($first_name: String!, $last_name: String!) {
  updateUser(first_name: $first_name, last_name: $last_name) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($old_password: String!, $new_password: String!, $revoke_api_token_ids: [ID!]) {
  changePassword(
    old_password: $old_password
    new_password: $new_password
    revoke_api_token_ids: $revoke_api_token_ids
  ) {
    ... on TokenPayload {
      expires_at
    }
    ... on AuthError {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SetAnalyticsOptOutDocument = new TypedDocumentString(`
    mutation SetAnalyticsOptOut($opt_out: Boolean!) {
  setAnalyticsOptOut(opt_out: $opt_out) {
    id
    analytics_opt_out
  }
}
    `) as unknown as TypedDocumentString<SetAnalyticsOptOutMutation, SetAnalyticsOptOutMutationVariables>;
export const MfaFactorsDocument = new TypedDocumentString(`
    query MfaFactors {
  mfaFactors {
    ...EnrolledFactors
  }
}
    fragment EnrolledFactors on MfaFactors {
  recovery_codes_left
  factors {
    uid
    factorId
    displayName
    phoneNumber
    created_at
    last_used_at
  }
}`) as unknown as TypedDocumentString<MfaFactorsQuery, MfaFactorsQueryVariables>;
export const EnrollTotpDocument = new TypedDocumentString(`
    mutation EnrollTotp($display_name: String!) {
  enrollTotp(display_name: $display_name) {
    uid
    secret
    otpauth_url
  }
}
    `) as unknown as TypedDocumentString<EnrollTotpMutation, EnrollTotpMutationVariables>;
export const EnrollPhoneDocument = new TypedDocumentString(`
    mutation EnrollPhone($display_name: String!, $phone_number: String!) {
  enrollPhone(display_name: $display_name, phone_number: $phone_number) {
    uid
    resend_at
  }
}
    `) as unknown as TypedDocumentString<EnrollPhoneMutation, EnrollPhoneMutationVariables>;
export const ResendEnrollmentCodeDocument = new TypedDocumentString(`
    mutation ResendEnrollmentCode($mfa_uid: ID!) {
  resendEnrollmentCode(mfa_uid: $mfa_uid) {
    resend_at
  }
}
    `) as unknown as TypedDocumentString<ResendEnrollmentCodeMutation, ResendEnrollmentCodeMutationVariables>;
export const ConfirmMfaFactorDocument = new TypedDocumentString(`
    mutation ConfirmMfaFactor($mfa_uid: ID!, $code: String!) {
  confirmMfaFactor(mfa_uid: $mfa_uid, code: $code) {
    recovery_codes
    factors {
      ...EnrolledFactors
    }
  }
}
    fragment EnrolledFactors on MfaFactors {
  recovery_codes_left
  factors {
    uid
    factorId
    displayName
    phoneNumber
    created_at
    last_used_at
  }
}`) as unknown as TypedDocumentString<ConfirmMfaFactorMutation, ConfirmMfaFactorMutationVariables>;
export const RemoveMfaFactorDocument = new TypedDocumentString(`
    mutation RemoveMfaFactor($mfa_uid: ID!) {
  removeMfaFactor(mfa_uid: $mfa_uid) {
    ...EnrolledFactors
  }
}
    fragment EnrolledFactors on MfaFactors {
  recovery_codes_left
  factors {
    uid
    factorId
    displayName
    phoneNumber
    created_at
    last_used_at
  }
}`) as unknown as TypedDocumentString<RemoveMfaFactorMutation, RemoveMfaFactorMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    recovery_codes
    factors {
      ...EnrolledFactors
    }
  }
}
    fragment EnrolledFactors on MfaFactors {
  recovery_codes_left
  factors {
    uid
    factorId
    displayName
    phoneNumber
    created_at
    last_used_at
  }
}`) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  sessions {
    ...Device
  }
}
    fragment Device on Session {
  id
  created_at
  last_seen_at
  expires_at
  ip_address
  user_agent
  is_current
}`) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endSession(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    id
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ApiTokensDocument = new TypedDocumentString(`
    query ApiTokens {
  apiTokens {
    ...ApiTokenRow
  }
}
    fragment ApiTokenRow on ApiToken {
  id
  name
  prefix
  scopes
  organization_id
  created_at
  expires_at
  last_used_at
}`) as unknown as TypedDocumentString<ApiTokensQuery, ApiTokensQueryVariables>;
export const CreateApiTokenDocument = new TypedDocumentString(`
    mutation CreateApiToken($name: String!, $scopes: [String!]!, $organization_id: ID, $expires_at: DateTime) {
  createApiToken(
    name: $name
    scopes: $scopes
    organization_id: $organization_id
    expires_at: $expires_at
  ) {
    token
    api_token {
      ...ApiTokenRow
    }
  }
}
    fragment ApiTokenRow on ApiToken {
  id
  name
  prefix
  scopes
  organization_id
  created_at
  expires_at
  last_used_at
}`) as unknown as TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = new TypedDocumentString(`
    mutation RevokeApiToken($id: ID!) {
  revokeApiToken(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const DataPrivacyRequestsDocument = new TypedDocumentString(`
    query DataPrivacyRequests {
  dataPrivacyRequests {
    ...PrivacyRequest
  }
}
    fragment PrivacyRequest on DataPrivacyRequest {
  id
  request_type
  status
  created_at
  completed_at
  download_url
}`) as unknown as TypedDocumentString<DataPrivacyRequestsQuery, DataPrivacyRequestsQueryVariables>;
export const UserDataPrivacyRequestDocument = new TypedDocumentString(`
    mutation UserDataPrivacyRequest($request_type: String!) {
  userDataPrivacyRequest(request_type: $request_type) {
    ...PrivacyRequest
  }
}
    fragment PrivacyRequest on DataPrivacyRequest {
  id
  request_type
  status
  created_at
  completed_at
  download_url
}`) as unknown as TypedDocumentString<UserDataPrivacyRequestMutation, UserDataPrivacyRequestMutationVariables>;
export const SetPreferencesDocument = new TypedDocumentString(`
    mutation SetPreferences($input: PreferencesInput!) {
  setPreferences(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetPreferencesMutation, SetPreferencesMutationVariables>;
export const IdentityProvidersDocument = new TypedDocumentString(`
    query IdentityProviders {
  identityProviders {
    id
    name
    url
  }
}
    `) as unknown as TypedDocumentString<IdentityProvidersQuery, IdentityProvidersQueryVariables>;
export const LocalLoginDocument = new TypedDocumentString(`
    mutation LocalLogin($username: String!, $password: String!) {
  localLogin(username: $username, password: $password) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
export const LocalRegisterDocument = new TypedDocumentString(`
    mutation LocalRegister($email: String!, $password: String!, $invite_token: String) {
  localRegister(email: $email, password: $password, invite_token: $invite_token) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
}`) as unknown as TypedDocumentString<LocalRegisterMutation, LocalRegisterMutationVariables>;
export const FirebaseLoginDocument = new TypedDocumentString(`
    mutation FirebaseLogin($token: String!, $credential: String!, $invite_id: String) {
  firebaseLogin(token: $token, credential: $credential, invite_id: $invite_id) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
}`) as unknown as TypedDocumentString<FirebaseLoginMutation, FirebaseLoginMutationVariables>;
export const FirebaseRegisterDocument = new TypedDocumentString(`
    mutation FirebaseRegister($token: String!, $credential: String!, $invite_id: String) {
  firebaseRegister(token: $token, credential: $credential, invite_id: $invite_id) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
}`) as unknown as TypedDocumentString<FirebaseRegisterMutation, FirebaseRegisterMutationVariables>;
export const ResolveMfaDocument = new TypedDocumentString(`
    mutation ResolveMfa($token: String!, $mfa_uid: ID!, $code: String!) {
  resolveMfa(token: $token, mfa_uid: $mfa_uid, code: $code) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
export const ReauthenticateDocument = new TypedDocumentString(`
    mutation Reauthenticate($password: String!) {
  reauthenticate(password: $password) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
}`) as unknown as TypedDocumentString<ReauthenticateMutation, ReauthenticateMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetDocument = new TypedDocumentString(`
    query PasswordReset($token: String!) {
  passwordReset(token: $token) {
    email
    api_tokens {
      id
      name
      last_used_at
    }
  }
}
    `) as unknown as TypedDocumentString<PasswordResetQuery, PasswordResetQueryVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $new_password: String!, $keep_api_token_ids: [ID!]) {
  resetPassword(
    token: $token
    new_password: $new_password
    keep_api_token_ids: $keep_api_token_ids
  ) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
}`) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const EmailVerificationSuccessDocument = new TypedDocumentString(`
    mutation EmailVerificationSuccess($token: String!) {
  emailVerificationSuccess(token: $token) {
    ...AuthAnswer
  }
}
    fragment AuthAnswer on AuthResponse {
  __typename
  ... on TokenPayload {
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
}`) as unknown as TypedDocumentString<EmailVerificationSuccessMutation, EmailVerificationSuccessMutationVariables>;
export const ResendEmailVerificationDocument = new TypedDocumentString(`
    mutation ResendEmailVerification {
  resendEmailVerification {
    resend_at
  }
}
    `) as unknown as TypedDocumentString<ResendEmailVerificationMutation, ResendEmailVerificationMutationVariables>;
export const SyncUserIdentityDocument = new TypedDocumentString(`
    mutation SyncUserIdentity {
  syncUserIdentity {
    id
    has_email_verification_intercept
  }
}
    `) as unknown as TypedDocumentString<SyncUserIdentityMutation, SyncUserIdentityMutationVariables>;
export const InvitationDocument = new TypedDocumentString(`
    query Invitation($token: String!) {
  invitation(token: $token) {
    id
    email
    role_id
    status
    invited_by
    expires_at
    organization_slug
    organization_name
    user_registered
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const SimulationStudiesDocument = new TypedDocumentString(`
    query SimulationStudies($project_id: ID!, $skip: Int!, $take: Int!) {
  simulationStudies(project_id: $project_id, skip: $skip, take: $take) {
    ...StudyParts
  }
}
    fragment StudyParts on SimulationStudy {
  id
  name
  parameters
  constraints {
    figure
    keep
    limit
  }
  created_at
  user {
    id
    email
    first_name
    last_name
  }
  block_names
  weather_names
  obstacle_names
  row_optics
  from
  to
  simulated_year
  search {
    figure
    state
    end
    message
  }
  points {
    values
    labels
    broken
    design {
      gcr
      land_ha
      table_land_ha
      table_count
      module_count
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
    }
    simulation {
      id
      name
      duet_job {
        id
        status
        stage
        total_tasks
        completed_tasks
        error_message
        queue_place
      }
    }
    errors {
      block_id
      messages
    }
    result {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      clipping_fraction
      clipping_kwh
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
      module_count
    }
  }
}`) as unknown as TypedDocumentString<SimulationStudiesQuery, SimulationStudiesQueryVariables>;
export const SimulationStudyDocument = new TypedDocumentString(`
    query SimulationStudy($id: ID!) {
  simulationStudy(id: $id) {
    ...StudyParts
  }
}
    fragment StudyParts on SimulationStudy {
  id
  name
  parameters
  constraints {
    figure
    keep
    limit
  }
  created_at
  user {
    id
    email
    first_name
    last_name
  }
  block_names
  weather_names
  obstacle_names
  row_optics
  from
  to
  simulated_year
  search {
    figure
    state
    end
    message
  }
  points {
    values
    labels
    broken
    design {
      gcr
      land_ha
      table_land_ha
      table_count
      module_count
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
    }
    simulation {
      id
      name
      duet_job {
        id
        status
        stage
        total_tasks
        completed_tasks
        error_message
        queue_place
      }
    }
    errors {
      block_id
      messages
    }
    result {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      clipping_fraction
      clipping_kwh
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
      module_count
    }
  }
}`) as unknown as TypedDocumentString<SimulationStudyQuery, SimulationStudyQueryVariables>;
export const AddStudyPointsDocument = new TypedDocumentString(`
    mutation AddStudyPoints($id: ID!, $points: [[JSON!]!]!) {
  addStudyPoints(id: $id, points: $points) {
    ...StudyParts
  }
}
    fragment StudyParts on SimulationStudy {
  id
  name
  parameters
  constraints {
    figure
    keep
    limit
  }
  created_at
  user {
    id
    email
    first_name
    last_name
  }
  block_names
  weather_names
  obstacle_names
  row_optics
  from
  to
  simulated_year
  search {
    figure
    state
    end
    message
  }
  points {
    values
    labels
    broken
    design {
      gcr
      land_ha
      table_land_ha
      table_count
      module_count
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
    }
    simulation {
      id
      name
      duet_job {
        id
        status
        stage
        total_tasks
        completed_tasks
        error_message
        queue_place
      }
    }
    errors {
      block_id
      messages
    }
    result {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      clipping_fraction
      clipping_kwh
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
      module_count
    }
  }
}`) as unknown as TypedDocumentString<AddStudyPointsMutation, AddStudyPointsMutationVariables>;
export const StartStudySearchDocument = new TypedDocumentString(`
    mutation StartStudySearch($id: ID!, $figure: String!) {
  startStudySearch(id: $id, figure: $figure) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartStudySearchMutation, StartStudySearchMutationVariables>;
export const PauseStudySearchDocument = new TypedDocumentString(`
    mutation PauseStudySearch($id: ID!) {
  pauseStudySearch(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<PauseStudySearchMutation, PauseStudySearchMutationVariables>;
export const RenameSimulationStudyDocument = new TypedDocumentString(`
    mutation RenameSimulationStudy($id: ID!, $name: String!) {
  renameSimulationStudy(id: $id, name: $name) {
    ...StudyParts
  }
}
    fragment StudyParts on SimulationStudy {
  id
  name
  parameters
  constraints {
    figure
    keep
    limit
  }
  created_at
  user {
    id
    email
    first_name
    last_name
  }
  block_names
  weather_names
  obstacle_names
  row_optics
  from
  to
  simulated_year
  search {
    figure
    state
    end
    message
  }
  points {
    values
    labels
    broken
    design {
      gcr
      land_ha
      table_land_ha
      table_count
      module_count
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
    }
    simulation {
      id
      name
      duet_job {
        id
        status
        stage
        total_tasks
        completed_tasks
        error_message
        queue_place
      }
    }
    errors {
      block_id
      messages
    }
    result {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      clipping_fraction
      clipping_kwh
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
      module_count
    }
  }
}`) as unknown as TypedDocumentString<RenameSimulationStudyMutation, RenameSimulationStudyMutationVariables>;
export const StopSimulationStudyDocument = new TypedDocumentString(`
    mutation StopSimulationStudy($id: ID!) {
  stopSimulationStudy(id: $id) {
    ...StudyParts
  }
}
    fragment StudyParts on SimulationStudy {
  id
  name
  parameters
  constraints {
    figure
    keep
    limit
  }
  created_at
  user {
    id
    email
    first_name
    last_name
  }
  block_names
  weather_names
  obstacle_names
  row_optics
  from
  to
  simulated_year
  search {
    figure
    state
    end
    message
  }
  points {
    values
    labels
    broken
    design {
      gcr
      land_ha
      table_land_ha
      table_count
      module_count
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
    }
    simulation {
      id
      name
      duet_job {
        id
        status
        stage
        total_tasks
        completed_tasks
        error_message
        queue_place
      }
    }
    errors {
      block_id
      messages
    }
    result {
      energy_kwh
      specific_yield_kwh_per_kwp
      performance_ratio
      clipping_fraction
      clipping_kwh
      nominal_dc_kw
      nominal_ac_kw
      dc_ac_ratio
      module_count
    }
  }
}`) as unknown as TypedDocumentString<StopSimulationStudyMutation, StopSimulationStudyMutationVariables>;
export const DeleteSimulationStudyDocument = new TypedDocumentString(`
    mutation DeleteSimulationStudy($id: ID!, $with_runs: Boolean!) {
  deleteSimulationStudy(id: $id, with_runs: $with_runs) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteSimulationStudyMutation, DeleteSimulationStudyMutationVariables>;
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
    rights
    exports_for_viewers
    pvsyst_import_in_progress
    sentinel_deployment {
      tag
      created_at
      portfolio {
        id
        name
      }
    }
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
export const MyInvitesDocument = new TypedDocumentString(`
    query MyInvites {
  myInvites {
    id
    email
    role_id
    expires_at
    organization {
      id
      name
      slug
    }
    invited_by {
      email
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<MyInvitesQuery, MyInvitesQueryVariables>;
export const AcceptInviteDocument = new TypedDocumentString(`
    mutation AcceptInvite($id: ID!) {
  acceptInvite(id: $id) {
    organization_slug
  }
}
    `) as unknown as TypedDocumentString<AcceptInviteMutation, AcceptInviteMutationVariables>;
export const DeclineInviteDocument = new TypedDocumentString(`
    mutation DeclineInvite($id: ID!, $token: String) {
  declineInvite(id: $id, token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeclineInviteMutation, DeclineInviteMutationVariables>;
export const InviteLinkDocument = new TypedDocumentString(`
    mutation InviteLink($id: ID!) {
  inviteLink(id: $id)
}
    `) as unknown as TypedDocumentString<InviteLinkMutation, InviteLinkMutationVariables>;
export const ResendInviteDocument = new TypedDocumentString(`
    mutation ResendInvite($id: ID!) {
  resendInvite(id: $id) {
    ...InviteRow
  }
}
    fragment InviteRow on Invite {
  id
  email
  role_id
  status
  updated_at
  expires_at
  organization {
    name
  }
  invited_by {
    email
    first_name
    last_name
  }
  message {
    state
    error
  }
}`) as unknown as TypedDocumentString<ResendInviteMutation, ResendInviteMutationVariables>;
export const DeleteInviteDocument = new TypedDocumentString(`
    mutation DeleteInvite($id: ID!) {
  deleteInvite(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteInviteMutation, DeleteInviteMutationVariables>;
export const ProjectUsageDocument = new TypedDocumentString(`
    query ProjectUsage($project_id: ID!) {
  projectUsage(project_id: $project_id) {
    ...QuotaRow
  }
}
    fragment QuotaRow on QuotaUse {
  name
  title
  resource
  scope
  used
  limit
  default_limit
  is_set
}`) as unknown as TypedDocumentString<ProjectUsageQuery, ProjectUsageQueryVariables>;
export const OrganizationQuotasDocument = new TypedDocumentString(`
    query OrganizationQuotas($organization_id: ID!) {
  organizationQuotas(organization_id: $organization_id) {
    ...QuotaRow
  }
}
    fragment QuotaRow on QuotaUse {
  name
  title
  resource
  scope
  used
  limit
  default_limit
  is_set
}`) as unknown as TypedDocumentString<OrganizationQuotasQuery, OrganizationQuotasQueryVariables>;
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
    is_system_admin
    has_lead_intake_form
    has_email_verification_intercept
    analytics_opt_out
    records_session
    hides_first_steps
    preferences {
      unit_system
      color_scheme
      date_style
      hour_cycle
    }
    impersonator {
      email
    }
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
export const MyAccessDocument = new TypedDocumentString(`
    query MyAccess($project_id: ID!, $in_project: Boolean!) {
  me {
    id
    is_system_admin
    user_organization {
      id
      role_id
    }
  }
  project(id: $project_id) @include(if: $in_project) {
    id
    role_id
    rights
  }
}
    `) as unknown as TypedDocumentString<MyAccessQuery, MyAccessQueryVariables>;
export const FeatureFlagsDocument = new TypedDocumentString(`
    query FeatureFlags {
  featureFlags {
    id
    enabled
  }
}
    `) as unknown as TypedDocumentString<FeatureFlagsQuery, FeatureFlagsQueryVariables>;
export const AdminMeDocument = new TypedDocumentString(`
    query AdminMe {
  adminMe {
    email
  }
}
    `) as unknown as TypedDocumentString<AdminMeQuery, AdminMeQueryVariables>;
export const CaptureAnalyticsDocument = new TypedDocumentString(`
    mutation CaptureAnalytics($tab_session_id: String!, $events: [AnalyticsEventInput!]!) {
  captureAnalytics(tab_session_id: $tab_session_id, events: $events) {
    success
  }
}
    `) as unknown as TypedDocumentString<CaptureAnalyticsMutation, CaptureAnalyticsMutationVariables>;
export const DeletedProjectsDocument = new TypedDocumentString(`
    query DeletedProjects($organization_id: ID!) {
  deletedProjects(organization_id: $organization_id) {
    id
    name
    deleted_at
    gone_at
    deleted_by {
      email
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<DeletedProjectsQuery, DeletedProjectsQueryVariables>;
export const RestoreProjectDocument = new TypedDocumentString(`
    mutation RestoreProject($id: ID!) {
  restoreProject(id: $id) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<RestoreProjectMutation, RestoreProjectMutationVariables>;
export const PortfoliosDocument = new TypedDocumentString(`
    query Portfolios($organization_id: ID!) {
  portfolios(organization_id: $organization_id) {
    id
    name
    project_count
  }
}
    `) as unknown as TypedDocumentString<PortfoliosQuery, PortfoliosQueryVariables>;
export const WorkbooksOfDatasetDocument = new TypedDocumentString(`
    query WorkbooksOfDataset($project_id: ID!, $dataset_id: ID!) {
  getCompareWorkbooks(project_id: $project_id, dataset_id: $dataset_id) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<WorkbooksOfDatasetQuery, WorkbooksOfDatasetQueryVariables>;
export const EconomicsOfRunsDocument = new TypedDocumentString(`
    query EconomicsOfRuns($simulation_ids: [ID!]!) {
  economicsOfRuns(simulation_ids: $simulation_ids) {
    simulation_id
    missing
    model {
      currency
    }
    capital_sum
    cases {
      ...EconomicCaseParts
    }
  }
}
    fragment EconomicCaseParts on EconomicCase {
  probability
  energy_kwh
  lcoe_real_per_mwh
  lcoe_nominal_per_mwh
  npv
  irr_fraction
  payback_years
  discounted_payback_years
}`) as unknown as TypedDocumentString<EconomicsOfRunsQuery, EconomicsOfRunsQueryVariables>;
export const RunEconomicsDocument = new TypedDocumentString(`
    query RunEconomics($simulation_id: ID!) {
  runEconomics(simulation_id: $simulation_id) {
    simulation_id
    missing
    model {
      currency
      energy_price {
        flat_per_mwh
        escalation_fraction
      }
      real_discount_fraction
      inflation_fraction
      life_years
    }
    mean_price_per_mwh
    capital {
      name
      unit
      unit_price
      quantity
      amount
    }
    yearly {
      name
      unit
      unit_price
      quantity
      amount
      every_years
    }
    capital_sum
    yearly_sum
    cases {
      ...EconomicCaseParts
    }
    years {
      year
      energy_kwh
      revenue
      cost
    }
  }
}
    fragment EconomicCaseParts on EconomicCase {
  probability
  energy_kwh
  lcoe_real_per_mwh
  lcoe_nominal_per_mwh
  npv
  irr_fraction
  payback_years
  discounted_payback_years
}`) as unknown as TypedDocumentString<RunEconomicsQuery, RunEconomicsQueryVariables>;
export const SetFirstStepsHiddenDocument = new TypedDocumentString(`
    mutation SetFirstStepsHidden($hidden: Boolean!) {
  setFirstStepsHidden(hidden: $hidden) {
    id
    hides_first_steps
  }
}
    `) as unknown as TypedDocumentString<SetFirstStepsHiddenMutation, SetFirstStepsHiddenMutationVariables>;
export const FirstProjectDocument = new TypedDocumentString(`
    query FirstProject($organization_id: ID!, $project_id: ID) {
  firstProject(organization_id: $organization_id, project_id: $project_id) {
    project_id
    name
    has_land
    has_components
    has_weather
    has_run
  }
}
    `) as unknown as TypedDocumentString<FirstProjectQuery, FirstProjectQueryVariables>;
export const GetMapConfigDocument = new TypedDocumentString(`
    query GetMapConfig {
  mapConfig {
    satellite_tiles_url
    satellite_max_zoom
    satellite_attribution
    terrain_tiles_url
    terrain_max_zoom
    terrain_encoding
    terrain_attribution
    places_service
  }
}
    `) as unknown as TypedDocumentString<GetMapConfigQuery, GetMapConfigQueryVariables>;
export const SearchPlacesDocument = new TypedDocumentString(`
    query SearchPlaces($text: String!) {
  searchPlaces(text: $text) {
    service
    attribution
    places {
      name
      latitude
      longitude
    }
  }
}
    `) as unknown as TypedDocumentString<SearchPlacesQuery, SearchPlacesQueryVariables>;
export const GetProjectFileStorageSignedUrlDocument = new TypedDocumentString(`
    mutation GetProjectFileStorageSignedUrl($project_id: ID!, $dir: String!, $filename: String!, $allowOverwrite: Boolean) {
  getProjectFileStorageSignedUrl(
    project_id: $project_id
    dir: $dir
    filename: $filename
    allowOverwrite: $allowOverwrite
  ) {
    url
    storage_key
  }
}
    `) as unknown as TypedDocumentString<GetProjectFileStorageSignedUrlMutation, GetProjectFileStorageSignedUrlMutationVariables>;
export const StopRunningSimulationDocument = new TypedDocumentString(`
    mutation StopRunningSimulation($id: ID!, $project_id: ID!) {
  stopRunningSimulation(id: $id, project_id: $project_id) {
    id
  }
}
    `) as unknown as TypedDocumentString<StopRunningSimulationMutation, StopRunningSimulationMutationVariables>;