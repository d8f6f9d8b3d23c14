import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRow } from '../access/users.ts';
import type { OrganizationRow } from '../access/organizationQueries.ts';
import type { ProjectRecord } from '../projects/projectRecord.ts';
import type { DeploymentRecord } from '../monitoring/deployments/deploymentQueries.ts';
import type { VersionRecord } from '../monitoring/deployments/versionQueries.ts';
import type { CardRecord } from '../monitoring/events/portfolioCards.ts';
import type { WebhookRow } from '../monitoring/webhooks/webhookQueries.ts';
import type { Flag } from '../flags/flagEvaluation.ts';
import type { WeatherReportRecord } from '../meteo/views/weatherReports.ts';
import type { ComponentRecord } from '../components/componentRecord.ts';
import type { CecModuleRow } from '../components/cecModuleQueries.ts';
import type { LibraryComponentRecord } from '../components/library.ts';
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
  DateTime: { input: string; output: Date | string; }
  /** Any JSON value; its shape is checked by the domain that takes it */
  JSON: { input: unknown; output: unknown; }
};

export type AcceptedInvite = {
  readonly __typename?: 'AcceptedInvite';
  readonly organization_slug: Maybe<Scalars['String']['output']>;
};

/** A run that has not ended, of any project */
export type ActiveRun = {
  readonly __typename?: 'ActiveRun';
  readonly created_at: Scalars['DateTime']['output'];
  readonly duet_job: DuetJob;
  /** Of the simulation */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly organization_name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly project_name: Scalars['String']['output'];
  readonly user_email: Scalars['String']['output'];
};

/** One user with the ways in, what is open, and what would be handed over */
export type AdminAccount = {
  readonly __typename?: 'AdminAccount';
  readonly api_tokens: ReadonlyArray<ApiToken>;
  /** What the user did and what was done to them, the newest 20 */
  readonly audit: ReadonlyArray<AuditRow>;
  readonly factors: ReadonlyArray<MfaFactor>;
  readonly inheritances: ReadonlyArray<AdminInheritance>;
  readonly open_challenges: ReadonlyArray<OpenChallenge>;
  readonly projects: ReadonlyArray<AdminOwnedProject>;
  /** password, microsoft or another provider */
  readonly providers: ReadonlyArray<Scalars['String']['output']>;
  readonly recovery_codes_left: Scalars['Int']['output'];
  readonly sessions: ReadonlyArray<Session>;
  readonly user: AdminUser;
};

export type AdminHeir = {
  readonly __typename?: 'AdminHeir';
  readonly email: Scalars['String']['output'];
  readonly first_name: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly last_name: Scalars['String']['output'];
};

/** What a user who is deleted leaves in one organisation */
export type AdminInheritance = {
  readonly __typename?: 'AdminInheritance';
  readonly candidates: ReadonlyArray<AdminHeir>;
  /** Without an heir the organisation would have no owner */
  readonly is_last_owner: Scalars['Boolean']['output'];
  readonly organization_id: Scalars['ID']['output'];
  readonly organization_name: Scalars['String']['output'];
  /** Of the user, also deleted ones */
  readonly project_count: Scalars['Int']['output'];
};

export type AdminMe = {
  readonly __typename?: 'AdminMe';
  readonly email: Scalars['String']['output'];
};

export type AdminOwnedProject = {
  readonly __typename?: 'AdminOwnedProject';
  /** Set while it can be restored */
  readonly deleted_at: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly organization_name: Scalars['String']['output'];
};

export type AdminUser = {
  readonly __typename?: 'AdminUser';
  readonly created_at: Scalars['DateTime']['output'];
  /** Since when the user cannot sign in */
  readonly deactivated_at: Maybe<Scalars['DateTime']['output']>;
  readonly email: Scalars['String']['output'];
  readonly email_verified: Scalars['Boolean']['output'];
  readonly first_name: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly is_system_admin: Maybe<Scalars['Boolean']['output']>;
  readonly last_name: Scalars['String']['output'];
  /** For system administrators alone, as the next two; null to others, and where the user never signed in */
  readonly last_seen_at: Maybe<Scalars['DateTime']['output']>;
  readonly user_organization: ReadonlyArray<UserOrganization>;
};

/** Where the air temperature of a file that has none is taken from: one of the two */
export type AirTemperatureInput = {
  /**
   * A dataset of the project: at the time of each row where both are dated; for other rows, and where one of the two is a
   * typical year, its mean by month and hour
   */
  readonly enviro_dataset_id?: InputMaybe<Scalars['ID']['input']>;
  /** °C: one value for all months, or twelve, January first */
  readonly monthly_c?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
};

/** Energy that is lost to a cause, kWh at inverter output */
export type AllocatedEnergy = {
  readonly __typename?: 'AllocatedEnergy';
  readonly event_type: Scalars['String']['output'];
  /** Of the expected energy */
  readonly fraction: Maybe<Scalars['Float']['output']>;
  readonly kwh: Scalars['Float']['output'];
};

/** One of the list of events in contract; a page's path with its parameters replaced by their names */
export type AnalyticsEventInput = {
  readonly at: Scalars['DateTime']['input'];
  readonly event: Scalars['String']['input'];
  readonly path?: InputMaybe<Scalars['String']['input']>;
  readonly properties?: InputMaybe<Scalars['JSON']['input']>;
};

export type ApiToken = {
  readonly __typename?: 'ApiToken';
  readonly created_at: Scalars['DateTime']['output'];
  readonly expires_at: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly last_used_at: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  /** Null: all organisations of the user */
  readonly organization_id: Maybe<Scalars['ID']['output']>;
  /** The first letters, to know it by */
  readonly prefix: Scalars['String']['output'];
  /** Of a token with the scope ingest: the project whose readings it sends */
  readonly project_id: Maybe<Scalars['ID']['output']>;
  /** read: queries; write: also changes; simulate: also runs; ingest, alone: sends readings of one monitored project */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

export type AuditPage = {
  readonly __typename?: 'AuditPage';
  readonly rows: ReadonlyArray<AuditRow>;
  readonly total: Scalars['Int']['output'];
};

export type AuditRow = {
  readonly __typename?: 'AuditRow';
  readonly action: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly details: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  /** Who acted as that user */
  readonly impersonator_email: Maybe<Scalars['String']['output']>;
  readonly organization_name: Maybe<Scalars['String']['output']>;
  readonly project_id: Maybe<Scalars['ID']['output']>;
  readonly project_name: Maybe<Scalars['String']['output']>;
  readonly user_email: Maybe<Scalars['String']['output']>;
};

/** `code` is one of the error catalogue; with `mfa` set a second factor is wanted instead of a message */
export type AuthError = {
  readonly __typename?: 'AuthError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly mfa: Maybe<MfaChallenge>;
};

export type AuthResponse = AuthError | TokenPayload;

export type AvailabilityReason = {
  readonly __typename?: 'AvailabilityReason';
  readonly counted_as: Scalars['String']['output'];
  /** Of all inverters, h with light in the plane; null: has no time of its own */
  readonly down_h: Maybe<Scalars['Float']['output']>;
  readonly event_type: Scalars['String']['output'];
  readonly kwh: Scalars['Float']['output'];
  /** Without a term */
  readonly usually: Scalars['String']['output'];
};

/** What a contract counts a cause as: unavailable, available or excluded */
export type AvailabilityTermInput = {
  readonly counted_as: Scalars['String']['input'];
  readonly event_type: Scalars['String']['input'];
};

/** Energy with everything in service and uncurtailed, with what was in service, and as it was delivered */
export type AvailableEnergy = {
  readonly __typename?: 'AvailableEnergy';
  readonly available_kwh: Scalars['Float']['output'];
  /** First day of the interval, yyyy-MM-dd; null: of the whole period */
  readonly date: Maybe<Scalars['String']['output']>;
  readonly delivered_kwh: Scalars['Float']['output'];
  /** 1 - lost / (delivered + lost), lost: by outages of system, inverters and strings */
  readonly energy_availability: Maybe<Scalars['Float']['output']>;
  /** delivered / available */
  readonly epi: Maybe<Scalars['Float']['output']>;
  /** delivered / in service */
  readonly in_service_epi: Maybe<Scalars['Float']['output']>;
  readonly in_service_kwh: Scalars['Float']['output'];
};

export type AvailableEnergySummary = {
  readonly __typename?: 'AvailableEnergySummary';
  readonly intervals: ReadonlyArray<AvailableEnergy>;
  readonly total: AvailableEnergy;
};

/** One kind of weather file of a place */
export type AvailableMeteoDataset = {
  readonly __typename?: 'AvailableMeteoDataset';
  readonly can_fetch: Scalars['Boolean']['output'];
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** How far the middle of the cell of the data may be from the place, km */
  readonly distance_km: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  /** The one to take where there is no reason for another */
  readonly is_suggested: Scalars['Boolean']['output'];
  /** Files of this kind and place that the organisation has downloaded, newest first */
  readonly kept: ReadonlyArray<KeptMeteoFile>;
  /** At most so many years become one file; 0: there is nothing to choose */
  readonly max_years: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly resolution: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly time_interval: Scalars['String']['output'];
  /** TMY or Sequential */
  readonly type: Scalars['String']['output'];
  /** Why it cannot be fetched here, and what to do */
  readonly why_not: Maybe<Scalars['String']['output']>;
  /** Years to choose from; of a typical year those that it was made from, where known */
  readonly years: ReadonlyArray<Scalars['Int']['output']>;
};

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
  /** Number of the saved batch that wrote it last */
  readonly revision: Scalars['Int']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

/** The model of cell temperature that a block was simulated with */
export type BlockCellModel = {
  readonly __typename?: 'BlockCellModel';
  readonly block_id: Scalars['ID']['output'];
  readonly coefficients: ReadonlyArray<CellCoefficient>;
  /** ambient, faiman, noct, pvsyst, sandia or stc */
  readonly model: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly panel_name: Scalars['String']['output'];
};

/** What changes slowly at a block, by the newest evaluated day */
export type BlockCondition = {
  readonly __typename?: 'BlockCondition';
  readonly block_id: Scalars['ID']['output'];
  readonly date: Scalars['String']['output'];
  /** Null with less than two years */
  readonly degradation: Maybe<BlockDegradation>;
  /** Expected energy of a day, mean of the last thirty */
  readonly model_kwh_per_day: Scalars['Float']['output'];
  /** Months with enough clean days */
  readonly month_count: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** Null: none was found */
  readonly soiling: Maybe<BlockSoiling>;
};

/** At the inputs of the inverters of a block, over the steps in which it works */
export type BlockDcOperation = {
  readonly __typename?: 'BlockDcOperation';
  readonly block_id: Scalars['ID']['output'];
  readonly current_max_a: Maybe<Scalars['Float']['output']>;
  /** Of all strings of the block, weighted by power */
  readonly current_mean_a: Maybe<Scalars['Float']['output']>;
  readonly name: Scalars['String']['output'];
  readonly power_max_w: Maybe<Scalars['Float']['output']>;
  readonly voltage_max_v: Maybe<Scalars['Float']['output']>;
  /** Weighted by power */
  readonly voltage_mean_v: Maybe<Scalars['Float']['output']>;
  readonly voltage_min_v: Maybe<Scalars['Float']['output']>;
  readonly working_hours: Scalars['Float']['output'];
};

/** Change of the share of the modelled energy, 1/year, with its 95 % interval */
export type BlockDegradation = {
  readonly __typename?: 'BlockDegradation';
  readonly high: Scalars['Float']['output'];
  readonly low: Scalars['Float']['output'];
  readonly per_year: Scalars['Float']['output'];
};

/** Ids are made by the client; an unknown id inserts, a known one updates */
export type BlockInput = {
  /** The revision that was edited; where the stored record is newer or gone, the whole call is refused with DESIGN_CONFLICT. Left out: whatever is there is replaced */
  readonly base_revision?: InputMaybe<Scalars['Int']['input']>;
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

/** What an inverter gave in a period, kWh */
export type BlockInverter = {
  readonly __typename?: 'BlockInverter';
  /** Days that were evaluated */
  readonly day_count: Scalars['Int']['output'];
  /** Measured over expected of each day: thousandths, each two digits of base 64, the high one first; 4095: none */
  readonly day_ratios: Scalars['String']['output'];
  /** W at STC of what hangs on it */
  readonly dc_capacity_w: Maybe<Scalars['Float']['output']>;
  /** 1 - lost / (delivered + lost), lost: by outages of system, inverters and strings */
  readonly energy_availability: Maybe<Scalars['Float']['output']>;
  /** delivered / available */
  readonly epi: Maybe<Scalars['Float']['output']>;
  readonly hierarchy_id: Scalars['ID']['output'];
  /** Missing: expected - measured + over */
  readonly lost_kwh: Scalars['Float']['output'];
  readonly model_kwh: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly sensor_kwh: Scalars['Float']['output'];
};

export type BlockInverters = {
  readonly __typename?: 'BlockInverters';
  /** Civil days of the period, yyyy-MM-dd */
  readonly dates: ReadonlyArray<Scalars['String']['output']>;
  /** In the order of the hierarchy */
  readonly inverters: ReadonlyArray<BlockInverter>;
};

export type BlockLayer = {
  readonly __typename?: 'BlockLayer';
  /** null: Unassigned */
  readonly block_id: Maybe<Scalars['ID']['output']>;
  readonly created_at: Scalars['DateTime']['output'];
  /** A GeoJSON Feature, WGS84; layer properties lie in its properties */
  readonly geojson: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  /** May not be moved, reshaped or deleted on the map */
  readonly is_locked: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  /** Number of the saved batch that wrote it last */
  readonly revision: Scalars['Int']['output'];
  /** Place in the list; null: after the others, by age */
  readonly sort_order: Maybe<Scalars['Float']['output']>;
  readonly source_filename: Maybe<Scalars['String']['output']>;
  readonly source_type: Maybe<Scalars['String']['output']>;
  readonly source_url: Maybe<Scalars['String']['output']>;
  readonly type: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

export type BlockLayerInput = {
  /** As of blocks */
  readonly base_revision?: InputMaybe<Scalars['Int']['input']>;
  readonly block_id?: InputMaybe<Scalars['ID']['input']>;
  readonly geojson: Scalars['JSON']['input'];
  readonly id: Scalars['ID']['input'];
  readonly is_locked?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name: Scalars['String']['input'];
  readonly sort_order?: InputMaybe<Scalars['Float']['input']>;
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

export type BlockOutline = {
  readonly __typename?: 'BlockOutline';
  readonly block_id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Polygons of the perimeters: rings of [longitude, latitude] */
  readonly polygons: ReadonlyArray<ReadonlyArray<ReadonlyArray<ReadonlyArray<Scalars['Float']['output']>>>>;
};

export type BlockSeries = {
  readonly __typename?: 'BlockSeries';
  readonly block_id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly nominal_dc_kw: Scalars['Float']['output'];
  readonly series: ResultSeries;
};

export type BlockSoiling = {
  readonly __typename?: 'BlockSoiling';
  /** The last clean day, yyyy-MM-dd */
  readonly clean_date: Scalars['String']['output'];
  /** Share that dirt takes beyond the model */
  readonly loss_fraction: Scalars['Float']['output'];
  /** 1/day */
  readonly loss_per_day: Scalars['Float']['output'];
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

export type CapacityConditions = {
  readonly __typename?: 'CapacityConditions';
  readonly air_c: Scalars['Float']['output'];
  readonly poa_wm2: Scalars['Float']['output'];
  readonly wind_m_per_s: Maybe<Scalars['Float']['output']>;
};

export type CapacityFilterCount = {
  readonly __typename?: 'CapacityFilterCount';
  readonly key: Scalars['String']['output'];
  readonly left: Scalars['Int']['output'];
  readonly removed: Scalars['Int']['output'];
};

/** Points of a side, thinned evenly where there are many */
export type CapacityPoints = {
  readonly __typename?: 'CapacityPoints';
  readonly air_c: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly fitted_w: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** All that count, and all that filters but the first took */
  readonly kept_count: Scalars['Int']['output'];
  readonly poa_wm2: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly power_w: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** The filter that took it; null: it counts */
  readonly removed_by: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly removed_count: Scalars['Int']['output'];
  readonly time: ReadonlyArray<Scalars['DateTime']['output']>;
  readonly wind_m_per_s: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
};

/** What a capacity test is told; absent: as usual. Null leaves a filter out */
export type CapacitySetupInput = {
  readonly air_c?: InputMaybe<Scalars['Float']['input']>;
  /** Averaging interval, a multiple of the interval of readings; null: the shortest from 15 min on */
  readonly average_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Share of the rear light that counts, 0 to 1 */
  readonly bifaciality?: InputMaybe<Scalars['Float']['input']>;
  /** Of rated power */
  readonly clip_percent?: InputMaybe<Scalars['Float']['input']>;
  /** Where reporting conditions are from: measured, target or given */
  readonly conditions?: InputMaybe<Scalars['String']['input']>;
  /** On the clock of the plant, h */
  readonly from_hour?: InputMaybe<Scalars['Float']['input']>;
  readonly high_wm2?: InputMaybe<Scalars['Float']['input']>;
  readonly least_points?: InputMaybe<Scalars['Int']['input']>;
  readonly leave_out_issues?: InputMaybe<Scalars['Boolean']['input']>;
  readonly low_wm2?: InputMaybe<Scalars['Float']['input']>;
  /** Standard deviations of the residuals of a first regression */
  readonly outlier_deviations?: InputMaybe<Scalars['Float']['input']>;
  /** Of the irradiance of the points, 1 to 99 */
  readonly percentile?: InputMaybe<Scalars['Float']['input']>;
  readonly poa_wm2?: InputMaybe<Scalars['Float']['input']>;
  /** About the reporting irradiance */
  readonly range_percent?: InputMaybe<Scalars['Float']['input']>;
  /** Sensors of a plane differ by more, % of their mean */
  readonly sensor_percent?: InputMaybe<Scalars['Float']['input']>;
  /** Light moves by more, % of its mean */
  readonly steady_percent?: InputMaybe<Scalars['Float']['input']>;
  /** The sun stands above it, degrees */
  readonly sun_deg?: InputMaybe<Scalars['Float']['input']>;
  /** budget (the run that was sold), expected (in the same weather) or given (target_w) */
  readonly target?: InputMaybe<Scalars['String']['input']>;
  /** Days of the run about the middle of the period */
  readonly target_days?: InputMaybe<Scalars['Int']['input']>;
  readonly target_w?: InputMaybe<Scalars['Float']['input']>;
  readonly to_hour?: InputMaybe<Scalars['Float']['input']>;
  readonly tolerance_percent?: InputMaybe<Scalars['Float']['input']>;
  /** below or both */
  readonly tolerance_side?: InputMaybe<Scalars['String']['input']>;
  readonly wind_m_per_s?: InputMaybe<Scalars['Float']['input']>;
};

export type CapacitySide = {
  readonly __typename?: 'CapacitySide';
  /** Points of the regression */
  readonly count: Scalars['Int']['output'];
  /** In the order in which they take points away */
  readonly filters: ReadonlyArray<CapacityFilterCount>;
  /** Half of its 95 % interval */
  readonly half_w: Maybe<Scalars['Float']['output']>;
  /** At reporting conditions; null: too few points, or one of the quantities stands still */
  readonly power_w: Maybe<Scalars['Float']['output']>;
  /** 1 - sum((P - fit)²) / sum((P - mean)²) */
  readonly r2: Maybe<Scalars['Float']['output']>;
  readonly residual_deviation_w: Maybe<Scalars['Float']['output']>;
  readonly terms: ReadonlyArray<CapacityTerm>;
};

export type CapacityTerm = {
  readonly __typename?: 'CapacityTerm';
  readonly coefficient: Scalars['Float']['output'];
  /** Probability of so large a coefficient where there is none */
  readonly p: Scalars['Float']['output'];
  readonly standard_error: Scalars['Float']['output'];
  /** E, E², E·Ta or E·v */
  readonly term: Scalars['String']['output'];
};

/** Capacity by regression, P = E (a1 + a2 E + a3 Ta + a4 v), after ASTM E2848 */
export type CapacityTest = {
  readonly __typename?: 'CapacityTest';
  readonly above_count: Scalars['Int']['output'];
  readonly average_minutes: Scalars['Float']['output'];
  /** Points below, and at or above the reporting irradiance */
  readonly below_count: Scalars['Int']['output'];
  readonly budget_name: Maybe<Scalars['String']['output']>;
  /** Why the run that was sold cannot be read */
  readonly budget_problem: Maybe<Scalars['String']['output']>;
  readonly conditions: Maybe<CapacityConditions>;
  /** Days of the period with readings */
  readonly day_count: Scalars['Int']['output'];
  /** The regression has a term of the wind */
  readonly has_wind: Scalars['Boolean']['output'];
  /** Averaging intervals with the sun up */
  readonly interval_count: Scalars['Int']['output'];
  /** Sensors of light in the plane */
  readonly light_ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly measured: CapacitySide;
  /** What the plant lacks for it: power, light, air, rear, budget */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  /** Planes with sensors of their own */
  readonly plane_count: Scalars['Int']['output'];
  readonly points: CapacityPoints;
  /** Nodes whose power together is tested */
  readonly power_ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly rated_w: Maybe<Scalars['Float']['output']>;
  /** Null of a given target, and where there is no run */
  readonly target: Maybe<CapacitySide>;
  /** Half of its 95 % interval */
  readonly target_half_w: Maybe<Scalars['Float']['output']>;
  readonly target_points: Maybe<CapacityPoints>;
  readonly target_w: Maybe<Scalars['Float']['output']>;
  readonly verdict: Maybe<CapacityVerdict>;
};

export type CapacityVerdict = {
  readonly __typename?: 'CapacityVerdict';
  readonly passes_with: Scalars['Boolean']['output'];
  readonly passes_without: Scalars['Boolean']['output'];
  /** Measured over target */
  readonly ratio: Scalars['Float']['output'];
  /** Half of its 95 % interval */
  readonly ratio_half: Scalars['Float']['output'];
};

/** A thing that is paid once, before the first year */
export type CapitalCost = {
  readonly __typename?: 'CapitalCost';
  readonly name: Scalars['String']['output'];
  /** wp, module, table, inverter, transformer, dc_wire_m, ac_wire_m (single conductors), land_ha or fixed */
  readonly unit: Scalars['String']['output'];
  readonly unit_price: Scalars['Float']['output'];
};

export type CapitalCostInput = {
  readonly name: Scalars['String']['input'];
  readonly unit: Scalars['String']['input'];
  readonly unit_price: Scalars['Float']['input'];
};

export type CashYear = {
  readonly __typename?: 'CashYear';
  readonly cost: Scalars['Float']['output'];
  readonly energy_kwh: Scalars['Float']['output'];
  readonly revenue: Scalars['Float']['output'];
  /** 0: before the first year */
  readonly year: Scalars['Int']['output'];
};

/** A file of the CEC catalogue */
export type CecDataset = {
  readonly __typename?: 'CecDataset';
  readonly created_at: Scalars['DateTime']['output'];
  readonly entry_count: Scalars['Int']['output'];
  readonly filename: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** inverter or panel */
  readonly kind: Scalars['String']['output'];
  /** Rows that were left out, each with its line and reason */
  readonly rejected: ReadonlyArray<FieldError>;
  readonly uploaded_by: Scalars['String']['output'];
};

/** An inverter of the CEC catalogue that administrators upload */
export type CecInverter = {
  readonly __typename?: 'CecInverter';
  readonly id: Scalars['ID']['output'];
  readonly manufacturer: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Those of an inverter component; inverter_id names this entry */
  readonly parameters: Scalars['JSON']['output'];
};

/** What the catalogue can be narrowed to */
export type CecInverterFilterParams = {
  readonly __typename?: 'CecInverterFilterParams';
  readonly manufacturers: ReadonlyArray<Scalars['String']['output']>;
  readonly output_ac_voltages: ReadonlyArray<Scalars['Float']['output']>;
};

export type CecInverterPage = {
  readonly __typename?: 'CecInverterPage';
  readonly inverters: ReadonlyArray<CecInverter>;
  readonly total: Scalars['Int']['output'];
};

/** A module of the CEC catalogue */
export type CecModule = {
  readonly __typename?: 'CecModule';
  readonly id: Scalars['ID']['output'];
  readonly is_bifacial: Scalars['Boolean']['output'];
  readonly manufacturer: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Those of a panel component */
  readonly parameters: Scalars['JSON']['output'];
  /** At standard test conditions */
  readonly stc_w: Scalars['Float']['output'];
  /** Mono-c-Si, Multi-c-Si, CdTe, CIGS or Thin Film */
  readonly technology: Scalars['String']['output'];
};

/** What the catalogue can be narrowed to */
export type CecModuleFilterParams = {
  readonly __typename?: 'CecModuleFilterParams';
  readonly manufacturers: ReadonlyArray<Scalars['String']['output']>;
  readonly technologies: ReadonlyArray<Scalars['String']['output']>;
};

export type CecModulePage = {
  readonly __typename?: 'CecModulePage';
  readonly modules: ReadonlyArray<CecModule>;
  readonly total: Scalars['Int']['output'];
};

export type CellCoefficient = {
  readonly __typename?: 'CellCoefficient';
  readonly label: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

/** Of one block, or of all as means by nominal DC power; a maximum is that of any block */
export type CellTemperatures = {
  readonly __typename?: 'CellTemperatures';
  readonly bin_c: Scalars['Float']['output'];
  readonly bins: ReadonlyArray<TemperatureBin>;
  readonly models: ReadonlyArray<BlockCellModel>;
  readonly months: ReadonlyArray<TemperatureMonth>;
  readonly whole: TemperatureMonth;
};

/** So many cleanings a year of each block that is cleaned, evenly spread, and what they leave */
export type CleaningChoice = {
  readonly __typename?: 'CleaningChoice';
  /** Cleanings of the whole plant that these are, blocks by their DC power: what is paid for */
  readonly cleanings: Scalars['Float']['output'];
  /** Of a year, of these blocks */
  readonly energy_kwh: Scalars['Float']['output'];
  /** Lost by dirt, fraction of the energy without any */
  readonly loss_fraction: Scalars['Float']['output'];
  readonly per_year: Scalars['Float']['output'];
};

/** What cleaning is worth, by the soiling that blocks have now and the light and weather of the last finished simulation */
export type CleaningStudy = {
  readonly __typename?: 'CleaningStudy';
  /** Names of the blocks that are counted */
  readonly blocks: ReadonlyArray<Scalars['String']['output']>;
  /** From none to 12 a year; a sawtooth says nothing of none */
  readonly choices: ReadonlyArray<CleaningChoice>;
  /** Of one cleaning of the whole plant: the running costs per cleaning; null: there is none */
  readonly cleaning_price: Maybe<Scalars['Float']['output']>;
  /** Of the costs of the project; null: none are entered */
  readonly currency: Maybe<Scalars['String']['output']>;
  /** Of the simulation, but not counted: monthly losses, wrong values, or weather without rain or dust */
  readonly left_out: ReadonlyArray<Scalars['String']['output']>;
  readonly mean_price_per_mwh: Maybe<Scalars['Float']['output']>;
  /** Why there are no figures: run (there is no finished simulation), year (it has no complete year), schedule (no block has dirt that is cleaned by hand); null: there are */
  readonly missing: Maybe<Scalars['String']['output']>;
  readonly now: Maybe<CleaningChoice>;
  readonly project_id: Scalars['ID']['output'];
  readonly simulation_name: Maybe<Scalars['String']['output']>;
};

export type CodeSent = {
  readonly __typename?: 'CodeSent';
  readonly resend_at: Scalars['DateTime']['output'];
};

/** A column on even steps */
export type ComparableSeries = {
  readonly __typename?: 'ComparableSeries';
  readonly is_typical_year: Scalars['Boolean']['output'];
  /** mean of the step, or sum over it */
  readonly kind: Scalars['String']['output'];
  /** Start of the first step, seconds since 1970 UTC */
  readonly start_utc_s: Scalars['Float']['output'];
  readonly step_s: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
  /** Standard time of the site less UTC */
  readonly utc_offset_h: Scalars['Float']['output'];
  /** Base 64 of little-endian doubles, one a step; NaN: none */
  readonly values: Scalars['String']['output'];
};

export type CompareColumn = {
  readonly __typename?: 'CompareColumn';
  readonly group: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Empty: a ratio */
  readonly unit: Scalars['String']['output'];
};

export type CompareColumnList = {
  readonly __typename?: 'CompareColumnList';
  readonly columns: ReadonlyArray<CompareColumn>;
  readonly key: Scalars['String']['output'];
};

/** What a dataset has to compare */
export type CompareColumns = {
  readonly __typename?: 'CompareColumns';
  /** As it is called now */
  readonly label: Scalars['String']['output'];
  readonly lists: ReadonlyArray<CompareColumnList>;
  readonly parts: ReadonlyArray<ComparePart>;
  /** Of its loss account, in order; empty where it has none */
  readonly stages: ReadonlyArray<CompareStage>;
};

/** What is compared, as a workbook stores it: the label names what may have been deleted */
export type CompareDataset = {
  readonly __typename?: 'CompareDataset';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  /** simulation, meteo, custom or deployment; the id is that thing's */
  readonly source: Scalars['String']['output'];
};

/** Something of a project that can be compared */
export type CompareDatasetChoice = {
  readonly __typename?: 'CompareDatasetChoice';
  /** Null: not known */
  readonly created_at: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
};

export type CompareDatasetInput = {
  readonly id: Scalars['ID']['input'];
  readonly label: Scalars['String']['input'];
  readonly source: Scalars['String']['input'];
};

/** A part of a dataset: the whole, a block, a zone or a sensor */
export type ComparePart = {
  readonly __typename?: 'ComparePart';
  /** Which list its columns are */
  readonly columns: Scalars['String']['output'];
  /** Null: the whole */
  readonly id: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
};

/** What is left after a stage of a loss account */
export type CompareStage = {
  readonly __typename?: 'CompareStage';
  /** Of the account of this product where it has the stage */
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

/** A comparison of two datasets that people return to */
export type CompareWorkbook = {
  readonly __typename?: 'CompareWorkbook';
  readonly created_at: Scalars['DateTime']['output'];
  /** Version, parameters of both sides and tags; no other keys */
  readonly data: Scalars['JSON']['output'];
  /** Null: none is chosen */
  readonly dataset_a: Maybe<CompareDataset>;
  readonly dataset_b: Maybe<CompareDataset>;
  readonly id: Scalars['ID']['output'];
  /** Whether the caller may delete it */
  readonly may_delete: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly owner: ProjectMember;
  readonly project_id: Scalars['ID']['output'];
  /** One higher with each change */
  readonly revision: Scalars['Int']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

export type CompareWorkbookInput = {
  readonly data: Scalars['JSON']['input'];
  readonly dataset_a?: InputMaybe<CompareDatasetInput>;
  readonly dataset_b?: InputMaybe<CompareDatasetInput>;
  readonly name: Scalars['String']['input'];
};

/** Energy of the intervals that count, by day */
export type ComparedEnergies = {
  readonly __typename?: 'ComparedEnergies';
  readonly dates: ReadonlyArray<Scalars['String']['output']>;
  readonly model_kwh: ReadonlyArray<Scalars['Float']['output']>;
  readonly sensor_kwh: ReadonlyArray<Scalars['Float']['output']>;
};

export type Component = {
  readonly __typename?: 'Component';
  readonly created_at: Scalars['DateTime']['output'];
  readonly default_state_fields: ReadonlyArray<Scalars['String']['output']>;
  /** What the schema finds wrong in the stored parameters; such a component is stored, but a block with it is incomplete */
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
  /** Fields of the component whose value the file does not give */
  readonly assumed: ReadonlyArray<Scalars['String']['output']>;
  readonly changed: ReadonlyArray<Scalars['String']['output']>;
  readonly kind: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly parameters: Scalars['JSON']['output'];
  readonly read: ReadonlyArray<Scalars['String']['output']>;
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
};

/** Availability as a contract counts it */
export type ContractAvailability = {
  readonly __typename?: 'ContractAvailability';
  readonly actual_kwh: Scalars['Float']['output'];
  /** 1 - lost / (actual + excused + lost) */
  readonly energy_availability: Maybe<Scalars['Float']['output']>;
  /** Lost to what counts as available */
  readonly excused_kwh: Scalars['Float']['output'];
  readonly inverter_count: Scalars['Int']['output'];
  /** Lost to what counts as unavailable */
  readonly lost_kwh: Scalars['Float']['output'];
  /** All causes that a contract may name */
  readonly reasons: ReadonlyArray<AvailabilityReason>;
  /** Mean over inverters by DC capacity of (useful - down) / useful time */
  readonly time_availability: Maybe<Scalars['Float']['output']>;
  /** Of all inverters, h, before what the contract excludes */
  readonly useful_h: Scalars['Float']['output'];
  /** Time counts with more light in the plane, W/m² */
  readonly useful_light_wm2: Scalars['Float']['output'];
};

/** What a plant costs and what its energy earns, in one currency; rates are fractions of 1 */
export type CostModel = {
  readonly __typename?: 'CostModel';
  readonly capital: ReadonlyArray<CapitalCost>;
  /** Three letters of ISO 4217 */
  readonly currency: Scalars['String']['output'];
  /** Null: no revenue is counted */
  readonly energy_price: Maybe<EnergyPrice>;
  readonly inflation_fraction: Scalars['Float']['output'];
  readonly life_years: Scalars['Int']['output'];
  /** Above inflation */
  readonly real_discount_fraction: Scalars['Float']['output'];
  readonly yearly: ReadonlyArray<YearlyCost>;
};

export type CostModelInput = {
  readonly capital: ReadonlyArray<CapitalCostInput>;
  readonly currency: Scalars['String']['input'];
  readonly energy_price?: InputMaybe<EnergyPriceInput>;
  readonly inflation_fraction: Scalars['Float']['input'];
  readonly life_years: Scalars['Int']['input'];
  readonly real_discount_fraction: Scalars['Float']['input'];
  readonly yearly: ReadonlyArray<YearlyCostInput>;
};

/** A line of the cost table with how much of its unit the design of the run has */
export type CostPart = {
  readonly __typename?: 'CostPart';
  /** Null where the quantity is */
  readonly amount: Maybe<Scalars['Float']['output']>;
  /** How often a cost that comes again is paid; null: once */
  readonly every_years: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  /** Null: it does not follow from the design */
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly unit: Scalars['String']['output'];
  readonly unit_price: Scalars['Float']['output'];
};

/** The file was sent to the folder /raster-layers of the project: a PNG, JPEG or WebP image, at most 50 MB and 8192 pixels a side */
export type CreateRasterLayerInput = {
  readonly corners: ReadonlyArray<ReadonlyArray<Scalars['Float']['input']>>;
  readonly height_px: Scalars['Int']['input'];
  readonly name: Scalars['String']['input'];
  readonly opacity?: InputMaybe<Scalars['Float']['input']>;
  readonly source_filename: Scalars['String']['input'];
  readonly storage_key: Scalars['String']['input'];
  readonly width_px: Scalars['Int']['input'];
};

/** The file was sent to the folder /terrain of the project, in the layout of packages/plant (heightGridFile) */
export type CreateTerrainInput = {
  readonly name: Scalars['String']['input'];
  readonly source_filename?: InputMaybe<Scalars['String']['input']>;
  readonly source_type: Scalars['String']['input'];
  readonly storage_key: Scalars['String']['input'];
};

export type CreatedApiToken = {
  readonly __typename?: 'CreatedApiToken';
  readonly api_token: ApiToken;
  /** Shown this once; only its hash is stored */
  readonly token: Scalars['String']['output'];
};

/** Column -> [header or number in the file, unit in the file]; time: either one timestamp column or its parts */
export type CsvMapping = {
  readonly altitude_m?: InputMaybe<Scalars['Float']['input']>;
  readonly columns: Scalars['JSON']['input'];
  readonly decimal_comma?: InputMaybe<Scalars['Boolean']['input']>;
  /** The character between two cells: comma, semicolon, tab, bar or space */
  readonly delimiter?: InputMaybe<Scalars['String']['input']>;
  /** Summer time of the file's clock: [{from, to, shift_h}], as the clock reads before it is moved (YYYY-MM-DDTHH:MM) */
  readonly dst_shifts?: InputMaybe<Scalars['JSON']['input']>;
  readonly first_data_line?: InputMaybe<Scalars['Int']['input']>;
  /** Line of the column names, from 1; 0: there are none and columns are given by their number from 1. Found by the names where absent */
  readonly header_line?: InputMaybe<Scalars['Int']['input']>;
  readonly interval_alignment: Scalars['String']['input'];
  readonly latitude: Scalars['Float']['input'];
  /** Local standard time of the dataset, hours from UTC, where it is not the clock of the file */
  readonly local_time_zone_h?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude: Scalars['Float']['input'];
  /** Numbers that stand for missing; -9999, -999 and -99 where absent */
  readonly missing_values?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  readonly plane_azimuth_deg?: InputMaybe<Scalars['Float']['input']>;
  /** Of columns.poa_wm2, light on a plane, from which GHI is found back: tilt and azimuth clockwise from north, degrees */
  readonly plane_tilt_deg?: InputMaybe<Scalars['Float']['input']>;
  /** Rows of one time: drop_identical (the default: rows with other values are refused), first, or mean of their values */
  readonly repeated_rows?: InputMaybe<Scalars['String']['input']>;
  readonly time_zone_h: Scalars['Float']['input'];
  readonly type: Scalars['String']['input'];
  /** Of a table of months without a column of years; a typical year where absent */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** Columns over steps of one length that a person brought: a table with times, or the results of another program */
export type CustomDataset = {
  readonly __typename?: 'CustomDataset';
  readonly columns: ReadonlyArray<CustomDatasetColumn>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly end_time: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** What the times of the file label: beginning, center or ending of their step */
  readonly interval_alignment: Scalars['String']['output'];
  /** How its file was read; null: it was made of no file */
  readonly mapping: Maybe<Scalars['JSON']['output']>;
  /** Steps between the first row and the last that have none */
  readonly missing_row_count: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** What it was made of, in words; null: of its file */
  readonly origin: Maybe<Scalars['String']['output']>;
  readonly project_id: Scalars['ID']['output'];
  readonly row_count: Scalars['Int']['output'];
  readonly size_bytes: Scalars['Float']['output'];
  /** file or pvsyst */
  readonly source: Scalars['String']['output'];
  readonly source_filename: Scalars['String']['output'];
  /** Of the loss diagram of a simulation, where it has one */
  readonly stages: ReadonlyArray<CustomDatasetStage>;
  /** Start of the first step, and end of the last */
  readonly start_time: Scalars['DateTime']['output'];
  readonly step_s: Scalars['Float']['output'];
  /** Sequential or TMY, whose times lie in 2001 */
  readonly type: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  /** Standard time, hours from UTC */
  readonly utc_offset_h: Scalars['Float']['output'];
  readonly warnings: ReadonlyArray<CustomDatasetWarning>;
};

export type CustomDatasetColumn = {
  readonly __typename?: 'CustomDatasetColumn';
  /** mean of the step, or sum over it */
  readonly aggregation: Scalars['String']['output'];
  /** By which it is asked for */
  readonly key: Scalars['String']['output'];
  /** irradiance, irradiation, power, energy, temperature, ...; other: its unit is not known */
  readonly kind: Scalars['String']['output'];
  readonly max: Maybe<Scalars['Float']['output']>;
  readonly mean: Maybe<Scalars['Float']['output']>;
  readonly min: Maybe<Scalars['Float']['output']>;
  /** Rows without a value */
  readonly missing_count: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** Of all values and of the figures below */
  readonly stored_unit: Scalars['String']['output'];
  /** Of all rows; null for means */
  readonly total: Maybe<Scalars['Float']['output']>;
  /** Of the file */
  readonly unit: Scalars['String']['output'];
};

/** A link to a file, which holds for a few minutes */
export type CustomDatasetFile = {
  readonly __typename?: 'CustomDatasetFile';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly url: Scalars['String']['output'];
};

export type CustomDatasetLayout = {
  readonly delimiter?: InputMaybe<Scalars['String']['input']>;
  readonly first_data_line?: InputMaybe<Scalars['Int']['input']>;
  /** Line of the column names, from 1; 0: there is none */
  readonly header_line?: InputMaybe<Scalars['Int']['input']>;
  /** Of a workbook; absent: the first that has rows */
  readonly sheet?: InputMaybe<Scalars['String']['input']>;
};

/** What is found out about an uploaded file before it is read */
export type CustomDatasetPreview = {
  readonly __typename?: 'CustomDatasetPreview';
  /** Line of the first of them */
  readonly first_sample_line: Scalars['Int']['output'];
  readonly headers: ReadonlyArray<Scalars['String']['output']>;
  /** The file says what its times label */
  readonly is_alignment_said: Scalars['Boolean']['output'];
  /** The file says the clock of its times; else it is standard time of the project */
  readonly is_clock_said: Scalars['Boolean']['output'];
  /** As createCustomDataset takes it; columns that are not in it are left out */
  readonly mapping: Scalars['JSON']['output'];
  /** Dataset with the same header whose mapping is offered */
  readonly mapping_of: Maybe<Scalars['String']['output']>;
  /** The first rows, as text */
  readonly samples: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
  readonly sheet: Maybe<Scalars['String']['output']>;
  /** Of a workbook */
  readonly sheets: ReadonlyArray<Scalars['String']['output']>;
  /** Numbers of the columns whose unit is not known */
  readonly without_unit: ReadonlyArray<Scalars['Int']['output']>;
};

/** Values of columns over equal steps, from the first that was asked for */
export type CustomDatasetSeries = {
  readonly __typename?: 'CustomDatasetSeries';
  readonly columns: ReadonlyArray<CustomDatasetSeriesColumn>;
  readonly point_count: Scalars['Int']['output'];
  /** Seconds from one point to the next */
  readonly point_s: Scalars['Float']['output'];
  /** Start of the first point, seconds since 1970 UTC */
  readonly start_utc_s: Scalars['Float']['output'];
  /** Steps that a point is the mean of; 1: all points are there */
  readonly steps_per_point: Scalars['Int']['output'];
};

/** Numbers are packed: 8 bytes each (little endian), all of them in base64; NaN where there is no value */
export type CustomDatasetSeriesColumn = {
  readonly __typename?: 'CustomDatasetSeriesColumn';
  readonly aggregation: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly max: Maybe<Scalars['String']['output']>;
  /** Least and greatest value of the steps of each point; null where a point is one step */
  readonly min: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  /** Means of the values of the steps of each point */
  readonly values: Scalars['String']['output'];
};

export type CustomDatasetStage = {
  readonly __typename?: 'CustomDatasetStage';
  readonly key: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

export type CustomDatasetUpdate = {
  /** Reads the file anew */
  readonly mapping?: InputMaybe<Scalars['JSON']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

export type CustomDatasetWarning = {
  readonly __typename?: 'CustomDatasetWarning';
  readonly code: Scalars['String']['output'];
  readonly line: Maybe<Scalars['Int']['output']>;
  readonly message: Scalars['String']['output'];
};

/** Quantiles */
export type DailyEnergyError = {
  readonly __typename?: 'DailyEnergyError';
  readonly days: Scalars['Int']['output'];
  readonly p10: Scalars['Float']['output'];
  readonly p50: Scalars['Float']['output'];
  readonly p90: Scalars['Float']['output'];
};

/** Series of a run as a file, made by a worker */
export type DataExport = {
  readonly __typename?: 'DataExport';
  /** Of scope block; null: all blocks, one below the other */
  readonly block_id: Maybe<Scalars['ID']['output']>;
  /** Names of columns; empty: all of the scope, or all that PVsyst has a name for */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly completed_at: Maybe<Scalars['DateTime']['output']>;
  readonly completed_parts: Scalars['Int']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly error_code: Maybe<Scalars['String']['output']>;
  readonly error_message: Maybe<Scalars['String']['output']>;
  readonly filename: Scalars['String']['output'];
  /** csv or parquet */
  readonly format: Scalars['String']['output'];
  /** Start of the first interval and end of the last; null: the whole run */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** duet or pvsyst: whose names the columns have */
  readonly names: Scalars['String']['output'];
  /** block or system */
  readonly scope: Scalars['String']['output'];
  readonly simulation_id: Scalars['ID']['output'];
  /** Of a completed export */
  readonly size_bytes: Maybe<Scalars['Float']['output']>;
  /** queued, running, completed or failed */
  readonly status: Scalars['String']['output'];
  readonly time_interval: Scalars['String']['output'];
  /** site: standard time of the site; utc */
  readonly time_zone: Scalars['String']['output'];
  readonly to: Maybe<Scalars['DateTime']['output']>;
  readonly total_parts: Scalars['Int']['output'];
};

/** A link to a file of results, which holds for a few minutes */
export type DataExportUrl = {
  readonly __typename?: 'DataExportUrl';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
};

/** request_type: export or erasure. status: pending or completed. download_url while the file of an export is stored */
export type DataPrivacyRequest = {
  readonly __typename?: 'DataPrivacyRequest';
  readonly completed_at: Maybe<Scalars['DateTime']['output']>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly download_url: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly request_type: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
};

/** A field of a dataset as it was in the run */
export type DatasetFact = {
  readonly __typename?: 'DatasetFact';
  readonly field: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Means of each hour of the day in site time, month by month */
export type DayProfiles = {
  readonly __typename?: 'DayProfiles';
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  /** 1 to 12, those that the run has */
  readonly months: ReadonlyArray<Scalars['Int']['output']>;
  /** Of a step: W, W/m² */
  readonly units: ReadonlyArray<Scalars['String']['output']>;
  /** By column, month and hour 0 to 23 */
  readonly values: ReadonlyArray<ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>>;
};

/** A deleted project while it can still be restored */
export type DeletedProject = {
  readonly __typename?: 'DeletedProject';
  readonly deleted_at: Scalars['DateTime']['output'];
  readonly deleted_by: Maybe<ProjectMember>;
  /** When it is removed for good */
  readonly gone_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type DeletionAnswer = {
  readonly __typename?: 'DeletionAnswer';
  /** Number of the saved batch; the last one where there was nothing left to delete */
  readonly revision: Scalars['Int']['output'];
  readonly success: Scalars['Boolean']['output'];
};

/** What a project is monitored by from an instant on */
export type DeploymentVersion = {
  readonly __typename?: 'DeploymentVersion';
  /** Rated, limited by what may be injected, W */
  readonly ac_capacity_w: Maybe<Scalars['Float']['output']>;
  /** Where its blocks lie; blocks without a perimeter are left out */
  readonly block_outlines: ReadonlyArray<BlockOutline>;
  /** The run that was sold */
  readonly budget_simulation_id: Maybe<Scalars['ID']['output']>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly currency: Maybe<Scalars['String']['output']>;
  /** At STC, W */
  readonly dc_capacity_w: Maybe<Scalars['Float']['output']>;
  /** Weather that was measured at the plant; of the satellite where weather is satellite and there is no other */
  readonly enviro_dataset_id: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly interval_minutes: Scalars['Float']['output'];
  /** The sensor hierarchy, parents before children where it was made as the design */
  readonly nodes: ReadonlyArray<SensorNode>;
  /** The design as it was when it was deployed */
  readonly plant_document: Scalars['JSON']['output'];
  readonly price_per_kwh: Maybe<Scalars['Float']['output']>;
  /** Weather of a satellite: fills what sensors lack */
  readonly satellite_dataset_id: Maybe<Scalars['ID']['output']>;
  /** rated_ac_w, tracker_angle_sign, tracker_rotation, strings_per_combiner, power_factor_setpoint, power_factor_kind */
  readonly settings: Scalars['JSON']['output'];
  /** IANA zone whose civil days are the days of the plant */
  readonly time_zone: Scalars['String']['output'];
  /** utc, or local: civil time of the zone, summer time included */
  readonly timestamp_clock: Scalars['String']['output'];
  /** beginning or ending of the interval */
  readonly timestamp_label: Scalars['String']['output'];
  readonly valid_from: Scalars['DateTime']['output'];
  /** When the next one begins; null: the newest */
  readonly valid_to: Maybe<Scalars['DateTime']['output']>;
  /** Where the weather of the expected energy comes from: station, satellite, ghi or poa */
  readonly weather: Scalars['String']['output'];
};

/** Absent fields are those of the version before, or the default */
export type DeploymentVersionInput = {
  readonly budget_simulation_id?: InputMaybe<Scalars['ID']['input']>;
  /** ISO 4217, for example EUR */
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  /** Weather that was measured at the plant, not a typical year */
  readonly enviro_dataset_id?: InputMaybe<Scalars['ID']['input']>;
  /** Default: as the design */
  readonly hierarchy?: InputMaybe<SentinelHierarchyInput>;
  /** Default: 15 */
  readonly interval_minutes?: InputMaybe<Scalars['Float']['input']>;
  /** Takes its design from then on: what was built, drawn in a copy of the project */
  readonly plant_project_id?: InputMaybe<Scalars['ID']['input']>;
  readonly price_per_kwh?: InputMaybe<Scalars['Float']['input']>;
  /** Weather of a satellite: fills what sensors lack */
  readonly satellite_dataset_id?: InputMaybe<Scalars['ID']['input']>;
  readonly settings?: InputMaybe<Scalars['JSON']['input']>;
  /** Default: that of the place */
  readonly time_zone?: InputMaybe<Scalars['String']['input']>;
  /** utc (default) or local */
  readonly timestamp_clock?: InputMaybe<Scalars['String']['input']>;
  /** beginning (default) or ending */
  readonly timestamp_label?: InputMaybe<Scalars['String']['input']>;
  /** When it begins; a version that begins then is replaced. Absent: now; of the first: from the beginning of all readings */
  readonly valid_from?: InputMaybe<Scalars['DateTime']['input']>;
  /** station (default), satellite, ghi or poa */
  readonly weather?: InputMaybe<Scalars['String']['input']>;
};

/** One record of the design that is not as it was in the run */
export type DesignChange = {
  readonly __typename?: 'DesignChange';
  /** added, removed or changed */
  readonly change: Scalars['String']['output'];
  /** Fields that changed */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Maybe<Scalars['ID']['output']>;
  /** block, layer, a kind of component, system, or dataset: corrected to a newer revision, or deleted */
  readonly kind: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

/** What was saved since a revision, by anybody */
export type DesignChanges = {
  readonly __typename?: 'DesignChanges';
  readonly blockLayers: ReadonlyArray<BlockLayer>;
  readonly blocks: ReadonlyArray<Block>;
  readonly deletedBlockIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly deletedBlockLayerIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Who wrote or deleted each of the records above last, by record id */
  readonly editors: ReadonlyArray<DesignEditor>;
  readonly revision: Scalars['Int']['output'];
};

/** What keeps a stored design from being built or simulated, and what is most likely a mistake */
export type DesignCheck = {
  readonly __typename?: 'DesignCheck';
  readonly findings: ReadonlyArray<DesignFinding>;
  /** No finding is an error */
  readonly ready: Scalars['Boolean']['output'];
};

export type DesignEditor = {
  readonly __typename?: 'DesignEditor';
  readonly at: Scalars['DateTime']['output'];
  /** First and last name, or the email address */
  readonly name: Scalars['String']['output'];
  readonly record_id: Scalars['ID']['output'];
  readonly user_id: Maybe<Scalars['ID']['output']>;
};

export type DesignFinding = {
  readonly __typename?: 'DesignFinding';
  /** null: it concerns the whole plant */
  readonly block_id: Maybe<Scalars['ID']['output']>;
  /** By name, in the unit of the name: _v V, _a A, _w W, _va VA, _m m, _m2 m², _km km, _percent % */
  readonly figures: Scalars['JSON']['output'];
  readonly message: Scalars['String']['output'];
  /** The field to go to: of the block, of a component as panel.cells.0, a layer as layers.ID, the plant as system.FIELD, its HV stage as hvTransformer.FIELD and hvAcWire.FIELD, any component as components.KIND.ID; null: none */
  readonly path: Maybe<Scalars['String']['output']>;
  /** Code of the rule: docs/guide/design.md */
  readonly rule: Scalars['String']['output'];
  /** error: keeps it from being simulated; warning: most likely a mistake; info: worth knowing */
  readonly severity: Scalars['String']['output'];
};

export type DrillChild = {
  readonly __typename?: 'DrillChild';
  /** Energy per installed power (of a time: per hour) over the mean of the children, less 1 */
  readonly deviation: Maybe<Scalars['Float']['output']>;
  readonly energy_kwh: Scalars['Float']['output'];
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Of the energy of all children */
  readonly share: Maybe<Scalars['Float']['output']>;
};

/** Children of one kind */
export type DrillChildren = {
  readonly __typename?: 'DrillChildren';
  /** known: computed for each; shared: the same for all, shared out */
  readonly basis: Scalars['String']['output'];
  readonly items: ReadonlyArray<DrillChild>;
  /** year, month, day, interval, block, zone, inverter or table */
  readonly kind: Scalars['String']['output'];
  /** More than are listed */
  readonly total: Scalars['Int']['output'];
};

/** A part of the plant over a part of the time */
export type DrillDown = {
  readonly __typename?: 'DrillDown';
  readonly closure_error: Scalars['Float']['output'];
  readonly energy_kwh: Scalars['Float']['output'];
  /** Where the energy is counted */
  readonly energy_label: Scalars['String']['output'];
  readonly from: Scalars['DateTime']['output'];
  /** system, block, zone, inverter or table */
  readonly kind: Scalars['String']['output'];
  readonly kpis: ReadonlyArray<Kpi>;
  readonly losses: ReadonlyArray<WaterfallRow>;
  readonly nominal_dc_kw: Scalars['Float']['output'];
  /** What of this is shared out and not computed for itself */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  readonly plant_children: ReadonlyArray<DrillChildren>;
  readonly plant_path: ReadonlyArray<DrillStep>;
  /** At the next finer interval; without rows for an interval itself */
  readonly series: ResultSeries;
  /** At the next finer interval; null for an interval itself */
  readonly time_children: Maybe<DrillChildren>;
  /** run, year, month, day or interval */
  readonly time_kind: Scalars['String']['output'];
  readonly time_path: ReadonlyArray<DrillStep>;
  readonly to: Scalars['DateTime']['output'];
};

export type DrillHeatMap = {
  readonly __typename?: 'DrillHeatMap';
  readonly title: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  /** A list for each row */
  readonly values: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  /** What a column stands for, from left to right, and a row from the top */
  readonly x_keys: ReadonlyArray<Scalars['String']['output']>;
  readonly x_labels: ReadonlyArray<Scalars['String']['output']>;
  readonly y_keys: ReadonlyArray<Scalars['String']['output']>;
  readonly y_labels: ReadonlyArray<Scalars['String']['output']>;
};

/** A step of a path: what is chosen there, and its text */
export type DrillStep = {
  readonly __typename?: 'DrillStep';
  /** What the address holds: a time, a block's id, or a number from 0 */
  readonly key: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type DuetJob = {
  readonly __typename?: 'DuetJob';
  readonly completed_at: Maybe<Scalars['DateTime']['output']>;
  readonly completed_tasks: Scalars['Int']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly error_code: Maybe<Scalars['String']['output']>;
  readonly error_message: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Place among the runs that wait on this server, of all projects, from 1; null: it does not wait */
  readonly queue_place: Maybe<Scalars['Int']['output']>;
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
  /** The run covers one year (8,760 or 8,784 h), a typical one too */
  readonly is_whole_year: Scalars['Boolean']['output'];
  readonly local_time_zone: Scalars['Float']['output'];
  /** Ratings of system and blocks: nominal_dc_w, nominal_ac_w, module_count */
  readonly ratings: Scalars['JSON']['output'];
  readonly simulation: DuetSimulation;
  readonly step_count: Scalars['Int']['output'];
  readonly time_interval: Scalars['String']['output'];
  readonly to: Scalars['DateTime']['output'];
  readonly warnings: ReadonlyArray<SimulationWarning>;
  /** In the order of their first blocks */
  readonly weather: ReadonlyArray<RunWeather>;
};

export type DuetSimulation = {
  readonly __typename?: 'DuetSimulation';
  readonly blocks: ReadonlyArray<SimulationBlock>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly duet_job: DuetJob;
  readonly environment: Scalars['String']['output'];
  /** Null of a run that is not completed */
  readonly headline: Maybe<SimulationHeadline>;
  readonly id: Scalars['ID']['output'];
  /** Standard time of its weather less UTC, hours */
  readonly local_time_zone: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  /** The study that it is a run of */
  readonly study_id: Maybe<Scalars['ID']['output']>;
  readonly user: ProjectMember;
  /** Names of its weather datasets, when it was started */
  readonly weather: ReadonlyArray<Scalars['String']['output']>;
};

/** Power, or more, for so many hours */
export type DurationCurve = {
  readonly __typename?: 'DurationCurve';
  readonly hours: ReadonlyArray<Scalars['Float']['output']>;
  readonly power_w: ReadonlyArray<Scalars['Float']['output']>;
};

/** What a plant is worth with an energy that is exceeded with some probability. Null: there is no such figure */
export type EconomicCase = {
  readonly __typename?: 'EconomicCase';
  readonly discounted_payback_years: Maybe<Scalars['Float']['output']>;
  /** Of the first year; P-values are of the mean of the life */
  readonly energy_kwh: Scalars['Float']['output'];
  /** Nominal internal rate of return */
  readonly irr_fraction: Maybe<Scalars['Float']['output']>;
  /** The price that, the same in every year, would pay for all */
  readonly lcoe_nominal_per_mwh: Maybe<Scalars['Float']['output']>;
  /** Levelized cost of energy in money of year 0 */
  readonly lcoe_real_per_mwh: Maybe<Scalars['Float']['output']>;
  /** At the nominal discount rate */
  readonly npv: Maybe<Scalars['Float']['output']>;
  readonly payback_years: Maybe<Scalars['Float']['output']>;
  /** Chance in %: 50, 75, 90, 95 or 99 */
  readonly probability: Scalars['Float']['output'];
};

/** What a MWh earns in one of four ways; of the first year where not said otherwise */
export type EnergyPrice = {
  readonly __typename?: 'EnergyPrice';
  /** Growth a year, inflation included */
  readonly escalation_fraction: Scalars['Float']['output'];
  readonly flat_per_mwh: Maybe<Scalars['Float']['output']>;
  /** Twelve months, January first, of 24 hours of site time */
  readonly hourly_per_mwh: Maybe<ReadonlyArray<ReadonlyArray<Scalars['Float']['output']>>>;
  /** Each of the 8,760 hours of a year of 365 days, in site time */
  readonly series_per_mwh: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
  /** Each year in money of that year, the first first; the last one grows on where the life is longer */
  readonly yearly_per_mwh: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
};

export type EnergyPriceInput = {
  readonly escalation_fraction: Scalars['Float']['input'];
  readonly flat_per_mwh?: InputMaybe<Scalars['Float']['input']>;
  readonly hourly_per_mwh?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Float']['input']>>>;
  readonly series_per_mwh?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  readonly yearly_per_mwh?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
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
  /** Where the air temperature is from, in words; null: from the file */
  readonly air_temperature_from: Maybe<Scalars['String']['output']>;
  readonly altitude_m: Maybe<Scalars['Float']['output']>;
  readonly attribution: Maybe<Scalars['String']['output']>;
  /** Lowest air temperature, °C; string lengths that nobody chose are found at it */
  readonly coldest_air_c: Scalars['Float']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly dst_shifts: Maybe<Scalars['JSON']['output']>;
  readonly end_time: Scalars['DateTime']['output'];
  readonly has_dust: Scalars['Boolean']['output'];
  readonly has_pw: Scalars['Boolean']['output'];
  readonly has_rain: Scalars['Boolean']['output'];
  readonly has_rh: Scalars['Boolean']['output'];
  /** There is such a column; rows may lack it */
  readonly has_snow_depth: Scalars['Boolean']['output'];
  readonly has_windspeed: Scalars['Boolean']['output'];
  /** Oldest first; empty: as it came from its file */
  readonly history: ReadonlyArray<WeatherEdit>;
  readonly id: Scalars['ID']['output'];
  readonly interval_alignment: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  /** Hours from UTC, standard time */
  readonly local_time_zone: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  /** The dataset that this one was edited from; null where there is none, or it was deleted */
  readonly parent_id: Maybe<Scalars['ID']['output']>;
  readonly project_id: Scalars['ID']['output'];
  /** passed, warning or failed; null: not checked */
  readonly quality: Maybe<Scalars['String']['output']>;
  /** From 1; higher by one with each correction of times or place */
  readonly revision: Scalars['Int']['output'];
  readonly row_count: Scalars['Int']['output'];
  readonly source: Scalars['String']['output'];
  readonly source_filename: Scalars['String']['output'];
  readonly start_time: Scalars['DateTime']['output'];
  readonly time_interval: Scalars['String']['output'];
  /** Null where the file of the dataset is damaged or lost: it is to be deleted and imported again */
  readonly totals: Maybe<WeatherTotals>;
  readonly type: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  readonly warnings: ReadonlyArray<MeteoWarning>;
};

/**
 * What is done to the rows, in this order: [{kind, ...}]
 * albedo_by_month {values: 12 of 0..1}; scale {column, factor, months?: 1..12}; add {column, offset, months?};
 * fill_gaps {max_hours, method: "interpolate" | "typical_day"}; shift_time {minutes}; remove_range {from, to};
 * drop_column {column}. Each may have a reason, a text that the history stores
 */
export type EnviroDatasetEdit = {
  readonly edits: Scalars['JSON']['input'];
  readonly name: Scalars['String']['input'];
};

/**
 * Times and place put right make a new revision: its rows, sums and report are made anew, and the runs made before retain the
 * revision that they had
 */
export type EnviroDatasetUpdate = {
  /** Required with a new place that the heights of the project do not reach */
  readonly altitude_m?: InputMaybe<Scalars['Float']['input']>;
  /** beginning, center or ending */
  readonly interval_alignment?: InputMaybe<Scalars['String']['input']>;
  readonly latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Standard time, hours from UTC */
  readonly local_time_zone?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude?: InputMaybe<Scalars['Float']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Stored in the history */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * With a new zone: labels retains what the times of the file say, so that the rows move (the default); instants retains the rows,
   * as for a file in UTC
   */
  readonly zone_keeps?: InputMaybe<Scalars['String']['input']>;
};

/** How far the evaluation of a plant has come */
export type EvaluationState = {
  readonly __typename?: 'EvaluationState';
  /** Why the last turn failed */
  readonly failure: Maybe<Scalars['String']['output']>;
  /** A process is at the plant now */
  readonly is_worked_on: Scalars['Boolean']['output'];
  /** The newest day that was evaluated, yyyy-MM-dd, and where its light is from */
  readonly last_day: Maybe<Scalars['String']['output']>;
  readonly last_turn_at: Maybe<Scalars['DateTime']['output']>;
  readonly light_sources: ReadonlyArray<LightSourceShare>;
  /** The newest of them, yyyy-MM-dd */
  readonly newest_waiting_day: Maybe<Scalars['String']['output']>;
  /** Civil days of the plant that are to be evaluated */
  readonly waiting_days: Scalars['Int']['output'];
};

export type ExceedancePoint = {
  readonly __typename?: 'ExceedancePoint';
  readonly energy_kwh: Scalars['Float']['output'];
  /** Chance in % that the energy is exceeded */
  readonly probability: Scalars['Float']['output'];
};

export type ExceededEnergy = {
  readonly __typename?: 'ExceededEnergy';
  readonly energy_kwh: Scalars['Float']['output'];
  /** Chance in % that the energy is exceeded: 50, 75, 90, 95 or 99 */
  readonly probability: Scalars['Float']['output'];
  readonly specific_yield_kwh_per_kwp: Maybe<Scalars['Float']['output']>;
};

/** W/m², means of the period; effective is front + bifaciality · rear */
export type FaceIrradiance = {
  readonly __typename?: 'FaceIrradiance';
  readonly effective: ReadonlyArray<Scalars['Float']['output']>;
  readonly front: ReadonlyArray<Scalars['Float']['output']>;
  readonly rear: ReadonlyArray<Scalars['Float']['output']>;
};

export type FactorHistogram = {
  readonly __typename?: 'FactorHistogram';
  readonly count: ReadonlyArray<Scalars['Int']['output']>;
  /** Middle of each bin */
  readonly distance: ReadonlyArray<Scalars['Float']['output']>;
};

/** `enabled` as it holds for the caller. Constraints are shown to system administrators alone */
export type FeatureFlag = {
  readonly __typename?: 'FeatureFlag';
  readonly constraints: ReadonlyArray<FlagConstraint>;
  readonly description: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Why it has no effect as the server is set, and what to do; null where it has, and for all but system administrators */
  readonly no_effect_because: Maybe<Scalars['String']['output']>;
};

/** A wrong value: `path` names the field, `message` says what is wrong */
export type FieldError = {
  readonly __typename?: 'FieldError';
  readonly message: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

/** How far the caller has come with a first project of their own; ids and names are null before there is one */
export type FirstProject = {
  readonly __typename?: 'FirstProject';
  /** One of each kind that a block needs */
  readonly has_components: Scalars['Boolean']['output'];
  /** A perimeter is drawn */
  readonly has_land: Scalars['Boolean']['output'];
  /** A simulation was completed */
  readonly has_run: Scalars['Boolean']['output'];
  readonly has_weather: Scalars['Boolean']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly project_id: Maybe<Scalars['ID']['output']>;
};

export type FitnessRemark = {
  readonly __typename?: 'FitnessRemark';
  /** distance, height, period, missing_steps, time_offset or derived_light */
  readonly code: Scalars['String']['output'];
  /** note, warning or confirm: such a run starts with confirm_distant_weather alone */
  readonly level: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** key: organization (slug), user (email address), email_domain or environment. A flag with constraints in force holds where one of them is met */
export type FlagConstraint = {
  readonly __typename?: 'FlagConstraint';
  readonly enabled: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type FlagConstraintInput = {
  readonly enabled: Scalars['Boolean']['input'];
  readonly key: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

/** Degrees */
export type FoundPlace = {
  readonly __typename?: 'FoundPlace';
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
};

export type HeirInput = {
  readonly organization_id: Scalars['ID']['input'];
  readonly user_id: Scalars['ID']['input'];
};

export type HeldIntervals = {
  readonly __typename?: 'HeldIntervals';
  readonly count: Scalars['Int']['output'];
  /** night (sun below 5°), quality, event or clipped */
  readonly reason: Scalars['String']['output'];
};

export type HierarchyError = {
  readonly __typename?: 'HierarchyError';
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** Line of the file, or place in the list, from 1; null: the hierarchy as a whole */
  readonly row: Maybe<Scalars['Int']['output']>;
};

export type HorizonEnergy = {
  readonly __typename?: 'HorizonEnergy';
  /** By 10,000 draws of the parts in their own distributions */
  readonly drawn_kwh: Scalars['Float']['output'];
  readonly energy_kwh: Scalars['Float']['output'];
  /** Chance in % that the energy is exceeded */
  readonly probability: Scalars['Float']['output'];
};

/** A ways to sign in at another provider; `url` begins it */
export type IdentityProvider = {
  readonly __typename?: 'IdentityProvider';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Impersonator = {
  readonly __typename?: 'Impersonator';
  readonly email: Scalars['String']['output'];
};

export type IntegrationAnswer = {
  readonly __typename?: 'IntegrationAnswer';
  /** As text, cut at 64 KiB */
  readonly body: Scalars['String']['output'];
  readonly duration_ms: Scalars['Int']['output'];
  readonly status: Scalars['Int']['output'];
};

/** status: running, succeeded or failed */
export type IntegrationJobEvent = {
  readonly __typename?: 'IntegrationJobEvent';
  readonly completed_at: Maybe<Scalars['DateTime']['output']>;
  readonly http_status: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly integration_server_id: Scalars['ID']['output'];
  readonly job_name: Scalars['String']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly organization_name: Scalars['String']['output'];
  readonly project_id: Maybe<Scalars['ID']['output']>;
  readonly schedule_id: Maybe<Scalars['ID']['output']>;
  readonly started_at: Scalars['DateTime']['output'];
  readonly status: Scalars['String']['output'];
};

export type IntegrationPing = {
  readonly __typename?: 'IntegrationPing';
  readonly at: Scalars['DateTime']['output'];
  readonly duration_ms: Scalars['Int']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly ok: Scalars['Boolean']['output'];
  readonly status: Maybe<Scalars['Int']['output']>;
};

export type IntegrationSchedule = {
  readonly __typename?: 'IntegrationSchedule';
  /** Five fields, in UTC */
  readonly crontab: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly job_data: Scalars['JSON']['output'];
  readonly job_name: Scalars['String']['output'];
  readonly job_type: Scalars['String']['output'];
  readonly next_run_at: Maybe<Scalars['DateTime']['output']>;
  readonly project_id: Maybe<Scalars['ID']['output']>;
  readonly project_name: Maybe<Scalars['String']['output']>;
  readonly schedule_id: Scalars['ID']['output'];
};

export type IntegrationScheduleInput = {
  readonly crontab: Scalars['String']['input'];
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly integration_server_id: Scalars['ID']['input'];
  readonly job_data: Scalars['JSON']['input'];
  readonly job_name: Scalars['String']['input'];
  readonly job_type: Scalars['String']['input'];
  readonly project_id?: InputMaybe<Scalars['ID']['input']>;
  readonly schedule_id?: InputMaybe<Scalars['ID']['input']>;
};

export type IntegrationServer = {
  readonly __typename?: 'IntegrationServer';
  /** The OpenAPI description of the server, as fetched */
  readonly api_spec: Maybe<Scalars['JSON']['output']>;
  readonly api_spec_fetched_at: Maybe<Scalars['DateTime']['output']>;
  /** Whether a bearer token is stored; the token itself is never shown */
  readonly has_bearer_token: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly organization_id: Scalars['ID']['output'];
  readonly organization_name: Scalars['String']['output'];
  readonly ping: Maybe<IntegrationPing>;
  readonly registered_schedulers: ReadonlyArray<IntegrationSchedule>;
  readonly url: Scalars['String']['output'];
};

export type IntegrationServerInput = {
  /** Absent: the stored one stays; empty: none */
  readonly bearer_token?: InputMaybe<Scalars['String']['input']>;
  readonly organization_id: Scalars['ID']['input'];
  readonly url: Scalars['String']['input'];
};

/** What the bearer of the token of an invitation may know. status: pending, accepted, declined, expired or revoked */
export type Invitation = {
  readonly __typename?: 'Invitation';
  readonly email: Scalars['String']['output'];
  readonly expires_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Name of who sent it, or the address */
  readonly invited_by: Maybe<Scalars['String']['output']>;
  readonly organization_name: Maybe<Scalars['String']['output']>;
  readonly organization_slug: Maybe<Scalars['String']['output']>;
  readonly role_id: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  /** Shown to the bearer of the email alone; false by a link that was copied */
  readonly user_registered: Scalars['Boolean']['output'];
};

/** status: pending, accepted, declined, expired or revoked */
export type Invite = {
  readonly __typename?: 'Invite';
  readonly created_at: Scalars['DateTime']['output'];
  readonly email: Scalars['String']['output'];
  readonly expires_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly invited_by: Maybe<MemberUser>;
  /** For those who invite: what became of the newest email; null for one that is older than 30 days */
  readonly message: Maybe<InviteMessage>;
  readonly organization: Maybe<MatchingOrganization>;
  readonly role_id: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

/** state: waiting, sent, failed, or kept (in the app, where no mail server is set) */
export type InviteMessage = {
  readonly __typename?: 'InviteMessage';
  readonly at: Scalars['DateTime']['output'];
  /** Of the last attempt */
  readonly error: Maybe<Scalars['String']['output']>;
  readonly state: Scalars['String']['output'];
};

/**
 * Events of one node and type that belong together: less than 24 clean hours lie between two of them. Resolved by itself when a whole
 * evaluated day without it has followed
 */
export type Issue = {
  readonly __typename?: 'Issue';
  readonly assignee: Maybe<ProjectMember>;
  readonly block_id: Maybe<Scalars['ID']['output']>;
  readonly component: Scalars['String']['output'];
  readonly currency: Maybe<Scalars['String']['output']>;
  /** Days with events; 0: evaluated again, nothing of it was found any more */
  readonly day_count: Scalars['Int']['output'];
  readonly event_type: Scalars['String']['output'];
  /** Start of the first event and end of the last */
  readonly first_at: Scalars['DateTime']['output'];
  /** First and last civil day of the plant, yyyy-MM-dd */
  readonly first_date: Scalars['String']['output'];
  /** Of its first events, and its name in the newest hierarchy */
  readonly hierarchy_id: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kwh: Scalars['Float']['output'];
  readonly last_at: Scalars['DateTime']['output'];
  readonly last_date: Scalars['String']['output'];
  /** kWh by the price of the version of their day, in currency; null: no price */
  readonly money: Maybe<Scalars['Float']['output']>;
  readonly node_name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  /** Why it is ignored */
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly row_count: Scalars['Int']['output'];
  /** Of its worst day, as that of events */
  readonly severity: Scalars['String']['output'];
  /** open, acknowledged, in_progress, resolved or ignored */
  readonly state: Scalars['String']['output'];
  /** When somebody gave it the state; null: it came to it by itself */
  readonly state_at: Maybe<Scalars['DateTime']['output']>;
  readonly ticket: Maybe<Scalars['String']['output']>;
};

export type IssueActivity = {
  readonly __typename?: 'IssueActivity';
  readonly at: Scalars['DateTime']['output'];
  /** state: from, to, reason; assignee: name; ticket, comment: text; merge: count; split: dates, issue_id */
  readonly details: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  /** state, assignee, ticket, comment, merge or split */
  readonly kind: Scalars['String']['output'];
  /** Null: by itself */
  readonly user: Maybe<ProjectMember>;
};

export type IssueDay = {
  readonly __typename?: 'IssueDay';
  /** yyyy-MM-dd */
  readonly date: Scalars['String']['output'];
  readonly duration_s: Scalars['Float']['output'];
  readonly kwh: Scalars['Float']['output'];
  readonly row_count: Scalars['Int']['output'];
};

export type IssueDetails = {
  readonly __typename?: 'IssueDetails';
  /** The newest first */
  readonly activity: ReadonlyArray<IssueActivity>;
  readonly days: ReadonlyArray<IssueDay>;
  readonly issue: Issue;
  /** Issues that were merged into it */
  readonly merged_ids: ReadonlyArray<Scalars['ID']['output']>;
  /** Of all its events */
  readonly nodes: ReadonlyArray<IssueNode>;
};

/** A span of a fault at a node within one civil day of the plant */
export type IssueEvent = {
  readonly __typename?: 'IssueEvent';
  /** kWh of the whole row */
  readonly allocated_delta: Scalars['Float']['output'];
  readonly block_id: Maybe<Scalars['ID']['output']>;
  readonly component: Scalars['String']['output'];
  /** Civil day of the plant, yyyy-MM-dd */
  readonly date: Scalars['String']['output'];
  /** Model less sensor */
  readonly delta: Maybe<Scalars['Float']['output']>;
  readonly duration_s: Scalars['Float']['output'];
  readonly event_type: Scalars['String']['output'];
  readonly hierarchy_id: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly issue_id: Scalars['ID']['output'];
  readonly model_value: Maybe<Scalars['Float']['output']>;
  readonly project_id: Scalars['ID']['output'];
  /** Means over the span in the unit of the node's measure */
  readonly sensor_value: Maybe<Scalars['Float']['output']>;
  /** By the share of the plant's expected energy of the day: info below 0.1 %, minor below 0.5 %, major below 2 %, else critical */
  readonly severity: Scalars['String']['output'];
  /** Of its issue: open, acknowledged, in_progress, resolved or ignored */
  readonly state: Scalars['String']['output'];
  readonly timestamp: Scalars['DateTime']['output'];
};

/** All that are given must hold */
export type IssueEventFilter = {
  readonly block_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly components?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly event_types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** First and last civil day of the plant, yyyy-MM-dd */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly hierarchy_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly issue_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly severities?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly states?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type IssueEventPage = {
  readonly __typename?: 'IssueEventPage';
  /** kWh of all rows that the filter leaves */
  readonly allocated_delta: Scalars['Float']['output'];
  readonly events: ReadonlyArray<IssueEvent>;
  readonly total: Scalars['Int']['output'];
};

/** A span of one day on the clock of the plant */
export type IssueEventSpan = {
  readonly __typename?: 'IssueEventSpan';
  readonly allocated_delta: Scalars['Float']['output'];
  readonly component: Scalars['String']['output'];
  readonly end: Scalars['DateTime']['output'];
  readonly event_type: Scalars['String']['output'];
  readonly hierarchy_id: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly issue_id: Scalars['ID']['output'];
  readonly start: Scalars['DateTime']['output'];
  readonly state: Scalars['String']['output'];
};

export type IssueEventsOfDay = {
  readonly __typename?: 'IssueEventsOfDay';
  /** kWh */
  readonly allocated_delta: Scalars['Float']['output'];
  /** Rows, and how many nodes have some */
  readonly count: Scalars['Int']['output'];
  readonly date: Scalars['String']['output'];
  readonly duration_s: Scalars['Float']['output'];
  readonly event_type: Scalars['String']['output'];
  readonly node_count: Scalars['Int']['output'];
};

/** All that are given must hold; from and to: issues with an event between these days */
export type IssueFilter = {
  readonly assignee_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly block_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly components?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly event_types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly hierarchy_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly severities?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly states?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** Events of a kind of component and a type, of the days of the filter alone */
export type IssueGroup = {
  readonly __typename?: 'IssueGroup';
  readonly component: Scalars['String']['output'];
  readonly currency: Maybe<Scalars['String']['output']>;
  /** Days with events, yyyy-MM-dd, and their kWh */
  readonly dates: ReadonlyArray<Scalars['String']['output']>;
  readonly event_type: Scalars['String']['output'];
  readonly first_at: Scalars['DateTime']['output'];
  readonly issue_count: Scalars['Int']['output'];
  readonly kwh: Scalars['Float']['output'];
  readonly kwh_by_date: ReadonlyArray<Scalars['Float']['output']>;
  readonly last_at: Scalars['DateTime']['output'];
  readonly money: Maybe<Scalars['Float']['output']>;
  readonly node_count: Scalars['Int']['output'];
  /** Neither resolved nor ignored */
  readonly open_count: Scalars['Int']['output'];
  readonly row_count: Scalars['Int']['output'];
  /** Of the worst day of its worst issue */
  readonly severity: Scalars['String']['output'];
};

export type IssueNode = {
  readonly __typename?: 'IssueNode';
  readonly component: Scalars['String']['output'];
  readonly event_type: Scalars['String']['output'];
  readonly hierarchy_id: Scalars['ID']['output'];
  readonly kwh: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
};

export type IssuePage = {
  readonly __typename?: 'IssuePage';
  readonly currency: Maybe<Scalars['String']['output']>;
  readonly issues: ReadonlyArray<Issue>;
  readonly kwh: Scalars['Float']['output'];
  readonly money: Maybe<Scalars['Float']['output']>;
  /** Of all that the filter leaves */
  readonly total: Scalars['Int']['output'];
};

export type KeptMeteoFile = {
  readonly __typename?: 'KeptMeteoFile';
  readonly fetched_at: Scalars['DateTime']['output'];
  readonly filename: Scalars['String']['output'];
  readonly size_bytes: Scalars['Float']['output'];
  /** Of a series */
  readonly years: ReadonlyArray<Scalars['Int']['output']>;
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

export type LeadIntakeForm = {
  readonly __typename?: 'LeadIntakeForm';
  readonly company_name: Scalars['String']['output'];
  readonly company_type: Scalars['String']['output'];
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  readonly is_complete: Scalars['Boolean']['output'];
  readonly position: Scalars['String']['output'];
  readonly use_cases: ReadonlyArray<Scalars['String']['output']>;
};

export type LeadIntakeFormInput = {
  readonly company_name: Scalars['String']['input'];
  readonly company_type: Scalars['String']['input'];
  readonly features: ReadonlyArray<Scalars['String']['input']>;
  readonly position: Scalars['String']['input'];
  readonly use_cases: ReadonlyArray<Scalars['String']['input']>;
};

/** A component that an organisation shares between its projects */
export type LibraryComponent = {
  readonly __typename?: 'LibraryComponent';
  readonly created_at: Scalars['DateTime']['output'];
  /** Who put it there; null: the user is gone */
  readonly created_by_name: Maybe<Scalars['String']['output']>;
  readonly field_errors: ReadonlyArray<FieldError>;
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  /** May be renamed and deleted by the caller: an organisation's admin, or who put it there */
  readonly may_manage: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly parameters: Scalars['JSON']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

export type LifeYear = {
  readonly __typename?: 'LifeYear';
  readonly cumulated_kwh: Scalars['Float']['output'];
  readonly energy_kwh: Scalars['Float']['output'];
  /** Energy over that of the run */
  readonly factor: Scalars['Float']['output'];
  /** Exceeded with a chance of 90 % in this year */
  readonly p90_kwh: Scalars['Float']['output'];
  /** In the light of the run */
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  /** 1 is the first */
  readonly year: Scalars['Int']['output'];
};

/** Global irradiance by day and time of day, local standard time */
export type LightMap = {
  readonly __typename?: 'LightMap';
  readonly days: ReadonlyArray<Scalars['String']['output']>;
  /** W/m², [day][slot]; null where there is no row */
  readonly ghi_wm2: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  /** Minutes of a slot */
  readonly slot_min: Scalars['Int']['output'];
  /** Sunrise and sunset by the place and time zone of the dataset, minutes after midnight; null: none */
  readonly sunrise_min: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly sunset_min: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
};

/** Where the light of the expected energy is from */
export type LightSourceShare = {
  readonly __typename?: 'LightSourceShare';
  /** Of the daylight */
  readonly fraction: Scalars['Float']['output'];
  /** station, poa (sensors in the plane of blocks), satellite or none */
  readonly source: Scalars['String']['output'];
};

/** How uneven the effective light of the cells of a table is, and what it costs; fractions */
export type LightUnevenness = {
  readonly __typename?: 'LightUnevenness';
  /** Loss by the fit of Deline 2020 to that difference */
  readonly estimated_mismatch: Scalars['Float']['output'];
  readonly front: Maybe<Scalars['Float']['output']>;
  readonly rear: Maybe<Scalars['Float']['output']>;
  /** Relative mean absolute difference of all pairs of cells */
  readonly rmad: Scalars['Float']['output'];
  readonly shade: Maybe<Scalars['Float']['output']>;
  /** Loss of strings of such tables, from their circuit, split into its causes; null in the dark and for modules without a curve */
  readonly solved_mismatch: Maybe<Scalars['Float']['output']>;
};

/** An email that was stored instead of sent */
export type LocalEmail = {
  readonly __typename?: 'LocalEmail';
  readonly created_at: Scalars['DateTime']['output'];
  readonly html: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly subject: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

/** What a correction makes of values of the reference */
export type LongTermCurve = {
  readonly __typename?: 'LongTermCurve';
  readonly corrected: ReadonlyArray<Scalars['Float']['output']>;
  /** Months with this curve of their own, 1 to 12; none: it is of all others */
  readonly months: ReadonlyArray<Scalars['Int']['output']>;
  /** Rising, in `unit` of the report */
  readonly reference: ReadonlyArray<Scalars['Float']['output']>;
};

/** Differences of the reference to what was measured with it */
export type LongTermErrors = {
  readonly __typename?: 'LongTermErrors';
  /** Σ(x − y) / Σy */
  readonly bias_fraction: Scalars['Float']['output'];
  /** In `unit` of the report */
  readonly rmse: Scalars['Float']['output'];
};

export type LongTermInput = {
  /** A correction of its own for each month of the year that was measured on 10 days and more */
  readonly by_month: Scalars['Boolean']['input'];
  /** The short series */
  readonly measured_id: Scalars['ID']['input'];
  /** linear (mean and variance of what was measured) or quantile (its distribution) */
  readonly method: Scalars['String']['input'];
  /** The long one, of a satellite or a reanalysis, which is corrected */
  readonly reference_id: Scalars['ID']['input'];
  /** hour or day: what is paired. Of days, the steps of a day are scaled alike */
  readonly resolution: Scalars['String']['input'];
};

/** What a correction of a long series to a short one does. Pairs are times with light that both have */
export type LongTermReport = {
  readonly __typename?: 'LongTermReport';
  readonly after: LongTermErrors;
  readonly before: LongTermErrors;
  /** Standard error of the bias of these runs */
  readonly correction_uncertainty_fraction: Scalars['Float']['output'];
  readonly curves: ReadonlyArray<LongTermCurve>;
  readonly day_count: Scalars['Int']['output'];
  /** Runs of days, each foretold from all others */
  readonly fold_count: Scalars['Int']['output'];
  /** Local days of the first and of the last pair, yyyy-MM-dd */
  readonly from: Scalars['String']['output'];
  readonly mean_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly month_corrected: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** Means of the pairs by month of the year, January first (12), in `unit` */
  readonly month_measured: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly month_reference: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** Months of the year with a correction of their own, 1 to 12 */
  readonly own_months: ReadonlyArray<Scalars['Int']['output']>;
  readonly pair_count: Scalars['Int']['output'];
  /** Square of the correlation of the pairs; null where one of them does not change */
  readonly r2: Maybe<Scalars['Float']['output']>;
  /** Of the complete years; null without one */
  readonly reference_mean_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** Pairs by the reference (x) and what was measured (y), in `unit` */
  readonly scatter: ValueGrid;
  readonly to: Scalars['String']['output'];
  /** Standard uncertainty of the mean by the correction and the differences of years, without that of the instrument; null of fewer than three complete years */
  readonly uncertainty_fraction: Maybe<Scalars['Float']['output']>;
  /** Of the pairs: W/m² of hours, Wh/m² of days */
  readonly unit: Scalars['String']['output'];
  /** Of days that the correction was not made from */
  readonly validation: LongTermErrors;
  readonly years: ReadonlyArray<LongTermYear>;
};

/** GHI of a complete calendar year of the reference, kWh/m² */
export type LongTermYear = {
  readonly __typename?: 'LongTermYear';
  readonly corrected_kwh_m2: Scalars['Float']['output'];
  readonly reference_kwh_m2: Scalars['Float']['output'];
  readonly year: Scalars['Int']['output'];
};

/** Where the value of a loss comes from and how sure it is */
export type LossNote = {
  readonly __typename?: 'LossNote';
  /** By the list of losses of packages/plant */
  readonly key: Scalars['String']['output'];
  /** What screens call the loss */
  readonly label: Scalars['String']['output'];
  /** Source or remark; may be empty */
  readonly note: Scalars['String']['output'];
  /** One standard deviation, % of the energy */
  readonly sigma_percentage: Maybe<Scalars['Float']['output']>;
};

export type LossNoteInput = {
  readonly key: Scalars['String']['input'];
  /** At most 500 characters */
  readonly note: Scalars['String']['input'];
  /** 0 to 100; null: nothing is said */
  readonly sigma_percentage?: InputMaybe<Scalars['Float']['input']>;
};

export type LossNotes = {
  readonly __typename?: 'LossNotes';
  /** Losses of which something is said */
  readonly notes: ReadonlyArray<LossNote>;
  readonly project_id: Scalars['ID']['output'];
};

export type MailServer = {
  readonly __typename?: 'MailServer';
  readonly host: Scalars['String']['output'];
  readonly port: Scalars['Int']['output'];
  /** When the connection is encrypted */
  readonly tls: Scalars['String']['output'];
};

export type MailState = {
  readonly __typename?: 'MailState';
  /** The sender of all messages */
  readonly from: Scalars['String']['output'];
  readonly kept: Scalars['Int']['output'];
  /** Of the last 30 days, as all that follows */
  readonly last_sent_at: Maybe<Scalars['DateTime']['output']>;
  /** null: no mail server is set, and messages are stored in the app */
  readonly server: Maybe<MailServer>;
  readonly sms: SmsState;
  /** That failed or are tried again, newest first; text messages too */
  readonly unsent: ReadonlyArray<UnsentMessage>;
  readonly waiting: Scalars['Int']['output'];
};

/** Tiles that the operator has set; null: none. Templates hold {z}, {x} and {y}. */
export type MapConfig = {
  readonly __typename?: 'MapConfig';
  /** Name of the service that searchPlaces asks; null: none is set */
  readonly places_service: Maybe<Scalars['String']['output']>;
  readonly satellite_attribution: Maybe<Scalars['String']['output']>;
  readonly satellite_max_zoom: Scalars['Int']['output'];
  readonly satellite_tiles_url: Maybe<Scalars['String']['output']>;
  readonly terrain_attribution: Maybe<Scalars['String']['output']>;
  /** terrarium or mapbox */
  readonly terrain_encoding: Scalars['String']['output'];
  readonly terrain_max_zoom: Scalars['Int']['output'];
  readonly terrain_tiles_url: Maybe<Scalars['String']['output']>;
};

/** A service of the map. kind: imagery, terrain or places */
export type MapService = {
  readonly __typename?: 'MapService';
  readonly attribution: Scalars['String']['output'];
  /** terrain: terrarium or mapbox; places: nominatim, photon, maptiler or mapbox; imagery: null */
  readonly format: Maybe<Scalars['String']['output']>;
  readonly has_key: Scalars['Boolean']['output'];
  readonly kind: Scalars['String']['output'];
  readonly max_zoom: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  /** Why it is not in force, and what to do; null: it is */
  readonly problem: Maybe<Scalars['String']['output']>;
  /** environment: set by variables of the server, and not changed here; settings: stored */
  readonly source: Scalars['String']['output'];
  readonly updated_at: Maybe<Scalars['DateTime']['output']>;
  /** Email address of who accepted its terms */
  readonly updated_by: Maybe<Scalars['String']['output']>;
  /** With {key} where the key goes */
  readonly url: Scalars['String']['output'];
};

export type MapServiceInput = {
  readonly attribution: Scalars['String']['input'];
  readonly format?: InputMaybe<Scalars['String']['input']>;
  /** Null retains the one that is stored; needed where the address holds {key} */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** Of tiles */
  readonly max_zoom?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  /** The operator has read the terms of the service and keeps them; nothing is stored without */
  readonly terms_accepted: Scalars['Boolean']['input'];
  /** Tiles: with {z}, {x} and {y}. A place for the key is written {key} */
  readonly url: Scalars['String']['input'];
};

/** What a stranger with a matching address may know */
export type MatchingOrganization = {
  readonly __typename?: 'MatchingOrganization';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** The request of the user, if there is one that waits */
  readonly user_request: Maybe<UserRequest>;
};

/** The mean of the complete years of a run */
export type MeanYear = {
  readonly __typename?: 'MeanYear';
  readonly energy_kwh: Scalars['Float']['output'];
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  readonly reference_kwh: Scalars['Float']['output'];
  readonly specific_yield_kwh_per_kwp: Maybe<Scalars['Float']['output']>;
  readonly years: Scalars['Int']['output'];
};

export type MemberUser = {
  readonly __typename?: 'MemberUser';
  readonly email: Scalars['String']['output'];
  readonly first_name: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly last_name: Scalars['String']['output'];
};

export type MeteoComparison = {
  readonly __typename?: 'MeteoComparison';
  /** Days with readings */
  readonly dates: ReadonlyArray<Scalars['String']['output']>;
  /** Sensors against what is of the same measure, of the hours that both have */
  readonly pairs: ReadonlyArray<SensorPair>;
  readonly series: ReadonlyArray<MeteoSeries>;
};

/** A download into the project; ask again until it is no longer running */
export type MeteoDownload = {
  readonly __typename?: 'MeteoDownload';
  readonly attribution: Scalars['String']['output'];
  readonly completed_parts: Scalars['Int']['output'];
  readonly dataset_id: Scalars['ID']['output'];
  readonly error_code: Maybe<Scalars['String']['output']>;
  readonly error_message: Maybe<Scalars['String']['output']>;
  /** When the provider gave the file: before the download where a cached copy was taken */
  readonly fetched_at: Maybe<Scalars['DateTime']['output']>;
  readonly filename: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly size_bytes: Maybe<Scalars['Float']['output']>;
  readonly source: Scalars['String']['output'];
  /** running, completed or failed */
  readonly status: Scalars['String']['output'];
  /** Of a completed one: an upload of the project for createEnviroDatasetFromMetFile */
  readonly storage_key: Maybe<Scalars['String']['output']>;
  /** Standard time of the place less UTC, hours, for the import */
  readonly time_zone_h: Scalars['Float']['output'];
  /** Answers of the provider that make up the file */
  readonly total_parts: Scalars['Int']['output'];
  /** TMY or Sequential, for the import */
  readonly type: Scalars['String']['output'];
};

/** What a sensor of light or temperature gave in a period, beside what was expected in the same hours */
export type MeteoSensorSummary = {
  readonly __typename?: 'MeteoSensorSummary';
  readonly component_measure: Scalars['String']['output'];
  /** Hours with a value over all hours of the period */
  readonly data_availability: Scalars['Float']['output'];
  /** Measured less expected over expected; light alone */
  readonly difference_fraction: Maybe<Scalars['Float']['output']>;
  readonly duet_block_id: Maybe<Scalars['String']['output']>;
  /** Of hours that have both */
  readonly expected_mean: Maybe<Scalars['Float']['output']>;
  readonly hierarchy_id: Scalars['ID']['output'];
  /** Light alone */
  readonly measured_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** Means of hours with a value */
  readonly measured_mean: Maybe<Scalars['Float']['output']>;
  readonly name: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
};

export type MeteoSeries = {
  readonly __typename?: 'MeteoSeries';
  /** kWh/m² of light, mean °C of temperatures; null where a tenth of the day is missing */
  readonly daily: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** With a value, and all of the days */
  readonly hours: Scalars['Int']['output'];
  readonly hours_of_period: Scalars['Int']['output'];
  readonly key: Scalars['ID']['output'];
  /** ghi, poa_front, air or module */
  readonly measure: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** sensor, model or satellite */
  readonly source: Scalars['String']['output'];
};

/** What one source of weather has for a place */
export type MeteoSourceAnswer = {
  readonly __typename?: 'MeteoSourceAnswer';
  /** Whom the source wants named; stored on datasets made of its files */
  readonly attribution: Scalars['String']['output'];
  /** Where the source has data, in words */
  readonly coverage: Scalars['String']['output'];
  readonly datasets: ReadonlyArray<AvailableMeteoDataset>;
  /** The source was asked and did not answer */
  readonly has_failed: Scalars['Boolean']['output'];
  readonly info_url: Scalars['String']['output'];
  readonly last_failure: Maybe<Scalars['String']['output']>;
  readonly last_failure_at: Maybe<Scalars['DateTime']['output']>;
  /** Of all downloads of this server; null: none yet */
  readonly last_success_at: Maybe<Scalars['DateTime']['output']>;
  readonly licence: Scalars['String']['output'];
  /** Why there is nothing, or how to get a file; null: nothing to say */
  readonly message: Maybe<Scalars['String']['output']>;
  /** default, meteonorm, nasapower, nsrdb, pvgis, solaranywhere, solargis, solcast or threetier */
  readonly source: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type MeteoWarning = {
  readonly __typename?: 'MeteoWarning';
  readonly code: Scalars['String']['output'];
  readonly line: Maybe<Scalars['Int']['output']>;
  readonly message: Scalars['String']['output'];
};

/** A login that waits for its second factor; `token` is good for ten minutes and one success */
export type MfaChallenge = {
  readonly __typename?: 'MfaChallenge';
  readonly hints: ReadonlyArray<MfaHint>;
  readonly token: Scalars['String']['output'];
};

/** recovery_codes: shown once, with the first factor */
export type MfaEnrolled = {
  readonly __typename?: 'MfaEnrolled';
  readonly factors: MfaFactors;
  readonly recovery_codes: ReadonlyArray<Scalars['String']['output']>;
};

/** Not in force before confirmMfaFactor has seen a code of it. secret and otpauth_url for an authenticator app */
export type MfaEnrollment = {
  readonly __typename?: 'MfaEnrollment';
  readonly factorId: Scalars['String']['output'];
  readonly otpauth_url: Maybe<Scalars['String']['output']>;
  /** When a code may be sent again */
  readonly resend_at: Maybe<Scalars['DateTime']['output']>;
  readonly secret: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

/** An enrolled factor of the user */
export type MfaFactor = {
  readonly __typename?: 'MfaFactor';
  readonly created_at: Scalars['DateTime']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly factorId: Scalars['String']['output'];
  readonly last_used_at: Maybe<Scalars['DateTime']['output']>;
  readonly phoneNumber: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type MfaFactors = {
  readonly __typename?: 'MfaFactors';
  readonly factors: ReadonlyArray<MfaFactor>;
  readonly recovery_codes_left: Scalars['Int']['output'];
};

/** factorId: totp or phone; phoneNumber with all but its last digits hidden */
export type MfaHint = {
  readonly __typename?: 'MfaHint';
  readonly displayName: Scalars['String']['output'];
  readonly factorId: Scalars['String']['output'];
  readonly phoneNumber: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

/** m expected, s measured power, W */
export type ModelFigures = {
  readonly __typename?: 'ModelFigures';
  readonly absolute_sum_w: Scalars['Float']['output'];
  /** Squared correlation */
  readonly correlation2: Scalars['Float']['output'];
  readonly count: Scalars['Int']['output'];
  /** mean(|m - s|) */
  readonly mae: Scalars['Float']['output'];
  /** mean(m - s) */
  readonly mbe: Scalars['Float']['output'];
  readonly model_sensor_w2: Scalars['Float']['output'];
  readonly model_sum_w: Scalars['Float']['output'];
  /** sum(m - s) / sum(s) */
  readonly nmbe: Scalars['Float']['output'];
  /** rmse / mean(s) */
  readonly nrmse: Scalars['Float']['output'];
  /** 1 - sum((m - s)²) / sum((s - mean(s))²) */
  readonly r2: Scalars['Float']['output'];
  /** sqrt(mean((m - s)²)) */
  readonly rmse: Scalars['Float']['output'];
  readonly sensor_sensor_w2: Scalars['Float']['output'];
  readonly sensor_sum_w: Scalars['Float']['output'];
  /** sum(m s) / sum(s²) */
  readonly slope: Scalars['Float']['output'];
};

/** How well the expected power follows the measured one, on intervals that have both */
export type ModelPerformance = {
  readonly __typename?: 'ModelPerformance';
  /** (expected - measured) / measured of the days with two hours that count; null of fewer than five */
  readonly daily_error: Maybe<DailyEnergyError>;
  /** Days of the period with readings */
  readonly day_count: Scalars['Int']['output'];
  readonly days: ComparedEnergies;
  /** Null with fewer than two intervals that count */
  readonly figures: Maybe<ModelFigures>;
  /** Those of them for which a reason to leave them out holds; several may hold at once */
  readonly held: ReadonlyArray<HeldIntervals>;
  /** Nodes whose power together is compared; empty: none measures it */
  readonly hierarchy_ids: ReadonlyArray<Scalars['ID']['output']>;
  /** Intervals with both values */
  readonly pair_count: Scalars['Int']['output'];
  /** Rated AC power of what is compared, W */
  readonly rated_w: Maybe<Scalars['Float']['output']>;
  /** Expected less measured, by poa (W/m²), hour (of the plant's clock), month and cell (temperature, °C) */
  readonly residuals: ReadonlyArray<PowerResiduals>;
  readonly scatter: PowerScatter;
  readonly step_s: Scalars['Float']['output'];
};

/** Energy by interval; absent where a day was not evaluated */
export type ModelledEnergy = {
  readonly __typename?: 'ModelledEnergy';
  /** First day of each interval, yyyy-MM-dd */
  readonly dates: ReadonlyArray<Scalars['String']['output']>;
  /** Of a node; null: of the system or portfolio */
  readonly hierarchy_id: Maybe<Scalars['ID']['output']>;
  readonly model_kwh: ReadonlyArray<Scalars['Float']['output']>;
  readonly sensor_kwh: ReadonlyArray<Scalars['Float']['output']>;
};

export type ModuleIrradianceFrame = {
  readonly __typename?: 'ModuleIrradianceFrame';
  readonly chord: FaceIrradiance;
  readonly modules: FaceIrradiance;
  /** Start of the step */
  readonly time: Scalars['DateTime']['output'];
  readonly unevenness: LightUnevenness;
};

/** The plant in operation of an organization: made once, then fed with readings */
export type MonitoredSample = {
  readonly __typename?: 'MonitoredSample';
  /** Share of its budget that is computed, 0 to 1 */
  readonly computed_fraction: Maybe<Scalars['Float']['output']>;
  /** Why it could not be made; it is tried again within minutes, or when it is asked for */
  readonly fault: Maybe<Scalars['String']['output']>;
  /** Null until it is there */
  readonly project_id: Maybe<Scalars['ID']['output']>;
  /** none, waiting, computing (its budget), ready or failed; off: this server makes none */
  readonly state: Scalars['String']['output'];
};

/** Ground reflectance as the run had it, weighted by light on level ground */
export type MonthlyAlbedo = {
  readonly __typename?: 'MonthlyAlbedo';
  readonly albedo: ReadonlyArray<Scalars['Float']['output']>;
  /** Share of the light on level ground for which the weather has an albedo; the rest is that of the blocks */
  readonly measured_fraction: Scalars['Float']['output'];
  /** 1 to 12, those that the run has */
  readonly months: ReadonlyArray<Scalars['Int']['output']>;
};

export type MonthlyLossRow = {
  readonly __typename?: 'MonthlyLossRow';
  /** irradiance, dc or ac */
  readonly group: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  /** start, stage or total */
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Negative: a gain */
  readonly loss: ReadonlyArray<Scalars['Float']['output']>;
  readonly loss_fraction_of_previous: ReadonlyArray<Scalars['Float']['output']>;
  readonly unit: Scalars['String']['output'];
  /** What is left after the stage, month by month */
  readonly value_after: ReadonlyArray<Scalars['Float']['output']>;
};

/** The loss account month by month, without the parts of the rear light; energies sum to those of the run */
export type MonthlyLosses = {
  readonly __typename?: 'MonthlyLosses';
  /** The largest of the months */
  readonly closure_error: Scalars['Float']['output'];
  readonly rows: ReadonlyArray<MonthlyLossRow>;
  /** Start of each month */
  readonly time: ReadonlyArray<Scalars['DateTime']['output']>;
};

/** A broker that a deployment listens to */
export type MqttSource = {
  readonly __typename?: 'MqttSource';
  readonly enabled: Scalars['Boolean']['output'];
  /** Why nothing comes; null: connected, or not tried yet */
  readonly fault: Maybe<Scalars['String']['output']>;
  /** It is never shown */
  readonly has_password: Scalars['Boolean']['output'];
  /** json or sparkplug */
  readonly payload: Scalars['String']['output'];
  /** + stands for a whole level, # for the rest: what they stand for is the tag */
  readonly topic: Scalars['String']['output'];
  /** mqtt://, mqtts://, ws:// or wss:// */
  readonly url: Scalars['String']['output'];
  readonly username: Maybe<Scalars['String']['output']>;
};

export type MqttSourceInput = {
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Absent: the stored one stays, where url and username do; empty: none */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly payload: Scalars['String']['input'];
  readonly topic: Scalars['String']['input'];
  readonly url: Scalars['String']['input'];
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

/** What came of listening for some seconds; nothing of it is stored */
export type MqttTrial = {
  readonly __typename?: 'MqttTrial';
  /** Null: the broker took user and topic */
  readonly fault: Maybe<Scalars['String']['output']>;
  /** The first that came */
  readonly messages: ReadonlyArray<MqttTrialMessage>;
};

export type MqttTrialMessage = {
  readonly __typename?: 'MqttTrialMessage';
  /** Readings that would be stored */
  readonly accepted: Scalars['Int']['output'];
  /** The first characters of its content */
  readonly content: Scalars['String']['output'];
  /** False: it has not the form of the payload */
  readonly is_read: Scalars['Boolean']['output'];
  /** As in the answer to a push: count, and by_reason with examples */
  readonly refused: Scalars['JSON']['output'];
  readonly topic: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Joins the organization of an invitation. By the id of an invite to the verified address of the user */
  readonly acceptInvite: AcceptedInvite;
  /** Puts a copy of a project's component into the library of the organisation; one of the same kind and name is replaced only with `replace` */
  readonly addComponentToLibrary: LibraryComponent;
  /**
   * Adds somebody to the list of a project. A member of the organisation, who is notified by mail; message: plain text of the
   * sender, at most 1000 characters
   */
  readonly addProjectUser: Project;
  /**
   * Gives the reports of a run a revision. The reports of the run have this revision on their covers from now on. A revision that
   * the run has already is given out again; CONFLICT for one of another run. revision: at most 10 characters; change: at most 300,
   * not empty
   */
  readonly addReportRevision: ReportRevision;
  /**
   * Adds points to a study. Further points, each with a value of every parameter, over the design as it was when the study began;
   * those that it has are left out
   */
  readonly addStudyPoints: SimulationStudy;
  /** Usual components that go together, one of each kind that a block needs; mounting is that of the table: tracker or fixed */
  readonly addUsualComponents: ReadonlyArray<Component>;
  /** Makes the user who asked a member of the organization; for system administrators */
  readonly adminApproveUserRequest: UserRequest;
  /** Copies the project that is open while impersonating into an organization of the administrator */
  readonly adminCopyProjectToSelf: Project;
  /** Removes a request to join an organization; for system administrators */
  readonly adminDeleteUserRequest: SuccessAnswer;
  /** Refuses a request to join an organization; for system administrators */
  readonly adminRejectUserRequest: UserRequest;
  /** Makes the user who asked a member of the organization; for owners and admins */
  readonly approveUserRequest: UserRequest;
  /** Asks for the profile of the tables of a zone over a period, the whole run where it is absent; the job that makes it, or has made it */
  readonly askTableModuleIrradianceProfiles: ResultJob;
  /** Gives an issue to somebody. Null: nobody */
  readonly assignIssue: Issue;
  /** Changes the role that the project lists somebody with */
  readonly assignProjectRole: Project;
  /** Counts a use of the application. Nothing is stored of users who opted out */
  readonly captureAnalytics: SuccessAnswer;
  /** Changes the password of the caller. Ends the other sessions and every open link; API tokens stay, but for those named */
  readonly changePassword: AuthResponse;
  /** Adds a comment to the activity of an issue */
  readonly commentIssue: Issue;
  /** Starts two runs for each of the inputs whose sensitivity is not known, all or none */
  readonly computeRunSensitivities: RunSensitivities;
  /** Puts a second factor in force by a code of it */
  readonly confirmMfaFactor: MfaEnrolled;
  /** Makes a project from another. Design, components and weather, without runs; into the same organisation unless another is given */
  readonly copyProject: Project;
  /** Adds an AC wire to a project; parameters that are not given have their defaults */
  readonly createAcWire: Component;
  /** Makes an API token that acts as the caller with the given scopes; the token is shown this once. Needs a recent login */
  readonly createApiToken: CreatedApiToken;
  /** Stores a workbook of comparisons in a project */
  readonly createCompareWorkbook: CompareWorkbook;
  /** Makes a component of the project from one of the library */
  readonly createComponentFromLibrary: Component;
  /**
   * Makes a custom dataset from an uploaded table by a mapping of its columns. The name of the file where no other is given. The
   * file becomes part of the dataset
   */
  readonly createCustomDataset: CustomDataset;
  /** Adds a DC wire to a project; parameters that are not given have their defaults */
  readonly createDcWire: Component;
  /** Makes a weather dataset from an uploaded file of a known format, named by its storage key */
  readonly createEnviroDatasetFromMetFile: EnviroDataset;
  /** Adds a high-voltage transformer to a project; parameters that are not given have their defaults */
  readonly createHvTransformer: Component;
  /** Adds an inverter to a project; parameters that are not given have their defaults */
  readonly createInverter: Component;
  /** A new dataset: the reference corrected to the measurement */
  readonly createLongTermDataset: EnviroDataset;
  /** Has the monitored sample made where there is none, owned by the caller and watched in the portfolio Samples */
  readonly createMonitoredSample: MonitoredSample;
  /** Adds a medium-voltage transformer to a project; parameters that are not given have their defaults */
  readonly createMvTransformer: Component;
  /** Makes an organization that the caller owns */
  readonly createOrganization: OrganizationAnswer;
  /** Adds a photovoltaic module to a project; parameters that are not given have their defaults */
  readonly createPanel: Component;
  /** Makes a portfolio of an organization */
  readonly createPortfolio: Portfolio;
  /** Makes an empty project in an organization */
  readonly createProject: Project;
  /** Makes a weather dataset from an uploaded table by a mapping of its columns */
  readonly createProjectEnviroDatasetFromCsvFile: EnviroDataset;
  /** Lays an uploaded picture over the map of a project */
  readonly createRasterLayer: RasterLayer;
  /** A copy of the sample plant with its weather, owned by the caller */
  readonly createSampleProject: Project;
  /**
   * Begins a study of variants of a project. Starts a run for each point that can be run, all or none; the others keep their
   * reasons
   */
  readonly createSimulationStudy: SimulationStudy;
  /** Adds a table, fixed or tracking, to a project; parameters that are not given have their defaults */
  readonly createTable: Component;
  /** Makes the heights of a project from an uploaded file. Takes the place of the terrain that was there */
  readonly createTerrain: Terrain;
  /** Asks the owners and admins of an organization to let the caller in */
  readonly createUserRequest: UserRequest;
  /** Adds a webhook to an organization; its secret is shown this once. For owners and admins */
  readonly createWebhook: WebhookWithSecret;
  /** Keeps a user from signing in: sessions and API tokens end; nothing else is lost */
  readonly deactivateUser: AdminAccount;
  /** Refuses an invitation. As acceptInvite; with the token of the email also without being signed in */
  readonly declineInvite: SuccessAnswer;
  /** Removes layers of blocks; arguments as of deleteBlocks */
  readonly deleteBlockLayers: DeletionAnswer;
  /**
   * Removes blocks. With `base_revisions`, one for each id, the whole call is refused with DESIGN_CONFLICT where a stored record
   * is newer, or where layers are left in a block. Ids that are not in the project are passed over.
   */
  readonly deleteBlocks: DeletionAnswer;
  /** Removes a workbook of comparisons. For who made it, and for owners of the project */
  readonly deleteCompareWorkbook: SuccessAnswer;
  /** Removes a component; blocks that had it are left without and become incomplete */
  readonly deleteComponent: SuccessAnswer;
  /** Removes a custom dataset with its file */
  readonly deleteCustomDataset: SuccessAnswer;
  /** Removes a simulation with its results */
  readonly deleteDuetSimulation: SuccessAnswer;
  /** Removes a scheduled call of an integration server; for system administrators */
  readonly deleteIntegrationSchedule: SuccessAnswer;
  /** Removes an uploaded file of CEC inverters from the catalogue; for system administrators */
  readonly deleteInverterDataset: SuccessAnswer;
  /** Revokes an invitation: its link is void */
  readonly deleteInvite: SuccessAnswer;
  /** Removes a component from the library of an organization; projects retain their copies */
  readonly deleteLibraryComponent: SuccessAnswer;
  /** In force at once, for pages that are loaded from now on: the map has none of that kind then */
  readonly deleteMapService: SuccessAnswer;
  /** Removes the broker of a deployment */
  readonly deleteMqttSource: SuccessAnswer;
  /** Removes an integration server with its schedules; for system administrators */
  readonly deleteOrgIntegrationServer: SuccessAnswer;
  /** Removes an organization with its projects; for owners */
  readonly deleteOrganization: SuccessAnswer;
  /** Removes the logo of an organization; for owners and admins */
  readonly deleteOrganizationLogo: SuccessAnswer;
  /** Takes somebody out of an organization. Also for a member who leaves; the last owner stays */
  readonly deleteOrganizationUser: SuccessAnswer;
  /** Removes a portfolio. Its projects stay, without a portfolio */
  readonly deletePortfolio: SuccessAnswer;
  /** Removes a project. Can be restored for 30 days */
  readonly deleteProject: SuccessAnswer;
  /** Removes a weather dataset that no unfinished run uses; blocks that had it are left without, and runs made with it stay */
  readonly deleteProjectEnviroDataset: SuccessAnswer;
  /** Takes somebody off the list of a project */
  readonly deleteProjectUser: Project;
  /** Removes the uploaded PVsyst files of a project, to begin anew */
  readonly deletePvSystImportFiles: SuccessAnswer;
  /** Removes a picture from the map */
  readonly deleteRasterLayer: SuccessAnswer;
  /** Removes an entry from the list of report revisions */
  readonly deleteReportRevision: SuccessAnswer;
  /** Removes an export, report or bundle. For who asked for it, and for editors of the project */
  readonly deleteResultFile: ResultFileRemoval;
  /** Removes a study. with_runs: its simulations are deleted with it; else they stay */
  readonly deleteSimulationStudy: SuccessAnswer;
  /** Removes the heights of a project */
  readonly deleteTerrain: SuccessAnswer;
  /** Erases the person; projects go to the heirs. An organisation without another owner needs one */
  readonly deleteUser: SuccessAnswer;
  /** Removes a request to join an organization. By the user who asked, or by those who may answer */
  readonly deleteUserRequest: SuccessAnswer;
  /** Removes a webhook. What waits to be sent goes with it */
  readonly deleteWebhook: SuccessAnswer;
  /** Monitors the project from now on, and locks its design. Again: changes portfolio and tag, and with input the version */
  readonly deployProject: Project;
  /**
   * Sets the status of a job. Ends a run by hand whose worker does not: an owner of the project, or a system administrator. From
   * created, submitting, queued or running to failed or stopped; what has ended never changes
   */
  readonly editDuetJobStatus: DuetSimulation;
  /** Renames a simulation */
  readonly editDuetSimulation: DuetSimulation;
  /** Edits rows of a weather dataset. A new dataset; the old one stays as it is */
  readonly editEnviroDataset: EnviroDataset;
  /** Verifies an email address. By the token of the email */
  readonly emailVerificationSuccess: AuthResponse;
  /** Goes back from the user acted as to the administrator's own session */
  readonly endImpersonation: AuthResponse;
  /** Ends all sessions of the caller but this one */
  readonly endOtherSessions: ReadonlyArray<Session>;
  /** Ends one session of the caller */
  readonly endSession: ReadonlyArray<Session>;
  /** Ends all sessions of the user, and with with_api_tokens their API tokens too */
  readonly endUserSessions: AdminAccount;
  /** Begins to add a phone as second factor and sends it a code; confirmMfaFactor ends it */
  readonly enrollPhone: MfaEnrollment;
  /** Begins to add an authenticator app as second factor; confirmMfaFactor ends it */
  readonly enrollTotp: MfaEnrollment;
  /**
   * Imports the uploaded PVsyst files into a project. All or nothing. The project says pvsyst_import_in_progress meanwhile, and a
   * second import is refused
   */
  readonly executePvSystImport: PvSystImport;
  /**
   * Writes a custom dataset as a file. All rows with the names and units of the columns, as csv or parquet. The link works for 15
   * minutes
   */
  readonly exportCustomDataset: CustomDatasetFile;
  /** Takes in the current list of a kind, inverter or panel, from where SAM publishes it; for system administrators */
  readonly fetchCecDataset: CecDataset;
  /**
   * Signs in by a provider. `token` and `credential` come from the way back of a provider (IdentityProvider.url). Sets the token
   * cookie
   */
  readonly firebaseLogin: AuthResponse;
  /** Makes an account by a provider; arguments as of firebaseLogin. Sets the token cookie */
  readonly firebaseRegister: AuthResponse;
  /** A link by which a file is put into the storage of a project. dir is a folder of the project's own storage, for example /meteo */
  readonly getProjectFileStorageSignedUrl: SignedUpload;
  /** Signs in as the user; the administrator's own session waits in a second cookie */
  readonly impersonateUser: AuthResponse;
  /** Makes a project from a plant document; weather files are named by signed uploads of their own */
  readonly importProject: Project;
  /**
   * The link of an invitation, to hand over where the email does not arrive. It opens the same invitation without proving the
   * address
   */
  readonly inviteLink: Scalars['String']['output'];
  /**
   * Invites somebody by email to an organization; for owners and admins. Nobody is a member before they accept. An invitation for
   * another role that waits is replaced only when so wanted
   */
  readonly inviteOrganizationUser: Invite;
  /**
   * Invites a user to the installation; for system administrators. remarks go into the email; without an organisation the user
   * joins or creates one later
   */
  readonly inviteUser: Invite;
  /** Signs in with email address and password. Sets the token cookie on success */
  readonly localLogin: AuthResponse;
  /**
   * Makes an account with email address and password. By invitation, or open where the flag ga-open-registration is on. Sets the
   * token cookie on success
   */
  readonly localRegister: AuthResponse;
  /** Ends the session; the token is void at once */
  readonly logout: SuccessAnswer;
  /** Makes one call of an integration server by its API description; for system administrators */
  readonly makeIntegrationRequest: IntegrationAnswer;
  /**
   * Asks for the report of a run. A report as PDF. paper: A4 (default) or Letter. sections: all where null; of site, system,
   * weather, assumptions, months, hours, losses, yield, blocks and components. number_format: 1,234.5 (default), 1.234,5, 1 234.5
   * or 1 234,5
   */
  readonly makePdfReport: ResultJob;
  /** Asks for a bundle. Everything that a run was computed from and gave, as one zip file from which it can be repeated */
  readonly makeRunBundle: ResultJob;
  /** Makes one issue of several. Events and activity of the others move to one of them, and they lead to it */
  readonly mergeIssues: Issue;
  /** Pauses the search of a study. Runs that are on the way go on */
  readonly pauseStudySearch: SimulationStudy;
  /** Lets a deactivated user sign in again */
  readonly reactivateUser: AdminAccount;
  /** Reads a PAN or OND file into parameters of a component; stores nothing. content: the file, base64; at most 1 MiB */
  readonly readComponentFile: ComponentFile;
  /** Marks notices as read. Up to this one, which is the newest that was shown */
  readonly readNotices: SuccessAnswer;
  /** Enters the password (and a factor) again, for what asks for a recent login */
  readonly reauthenticate: AuthResponse;
  /** A new token for the session of the one in the cookie or header */
  readonly refreshToken: AuthResponse;
  /** Refuses a request to join the organization; for owners and admins */
  readonly rejectUserRequest: UserRequest;
  /** Removes a second factor of the caller */
  readonly removeMfaFactor: MfaFactors;
  /** Renames a portfolio */
  readonly renamePortfolio: Portfolio;
  /** Renames a study of a project */
  readonly renameSimulationStudy: SimulationStudy;
  /** Makes new recovery codes, shown this once. The old ones are void */
  readonly renewRecoveryCodes: MfaEnrolled;
  /** Sends a link for a new password. Always succeeds, whether the address is known or not */
  readonly requestPasswordReset: SuccessAnswer;
  /** Sends the link that verifies the email address of the caller again */
  readonly resendEmailVerification: CodeSent;
  /** Sends the code of an unconfirmed phone factor again */
  readonly resendEnrollmentCode: CodeSent;
  /** Sends an invitation again. A new link and 14 more days */
  readonly resendInvite: Invite;
  /** Sends a message of a webhook. Anew, with the retries of a new message */
  readonly resendWebhookDelivery: WebhookDelivery;
  /** Sets a new password. By the token of the email; ends all sessions of the user and the API tokens that are not named */
  readonly resetPassword: AuthResponse;
  /**
   * Removes second factors and recovery codes of somebody else; `reason` goes into the audit log, and a recent login is needed,
   * here and for all that follow
   */
  readonly resetUserFactors: AdminAccount;
  /** The second step of a login that wants a factor; a recovery code serves with the uid 'recovery' */
  readonly resolveMfa: AuthResponse;
  /** Brings a deleted project back, within 30 days of its removal */
  readonly restoreProject: Project;
  /** Sends an email as it was written that failed, waits or was stored */
  readonly retryMessage: SuccessAnswer;
  /** Starts a new job in the place of an export, report or bundle that failed */
  readonly retryResultFile: ResultJob;
  /** Ends an API token of the caller at once */
  readonly revokeApiToken: ReadonlyArray<ApiToken>;
  /** Makes a new secret of a webhook, shown this once. The secret before signs too for a day */
  readonly rotateWebhookSecret: WebhookWithSecret;
  /** Starts a simulation of blocks of a project, or says for each block why nothing was started */
  readonly runProjectBlockSimulation: RunSimulationAnswer;
  /** Starts a run with the plant and choices of an earlier one, with today's engine and weather file */
  readonly runSimulationAgain: RunSimulationAnswer;
  /** What the project is monitored by from an instant on: plant, hierarchy, weather, settings, budget, price */
  readonly saveDeploymentVersion: SentinelDeployment;
  /**
   * Downloads weather of a provider into a dataset of a project. A copy that the organisation has cached is taken; with is_fresh
   * the provider is asked again
   */
  readonly saveMeteoDatasetToBlobStorage: MeteoDownload;
  /** Adds the source of a deployment, or changes it */
  readonly saveMqttSource: MqttSource;
  /** Sets which notices the caller gets, and how */
  readonly saveNoticeSettings: NoticeSettings;
  /** Sets which reports of a monitored plant the caller gets by mail. Neither daily nor monthly: no more reports */
  readonly saveReportSubscription: ReportSubscription;
  /** Sends the code of a phone factor; not more often than every 30 s */
  readonly sendMfaCode: CodeSent;
  /** Sends a message to the administrator who asks, at once */
  readonly sendTestMail: TestMailAnswer;
  /** Sends the user a link by which a new password is chosen; where no mail server is set, answers it */
  readonly sendUserResetLink: ResetLinkAnswer;
  /** Sets whether the use of the application by the caller is counted */
  readonly setAnalyticsOptOut: User;
  /** Puts the steps of the caller's first project away, or brings them back */
  readonly setFirstStepsHidden: User;
  /** Sets the state of issues. reason: needed for ignored */
  readonly setIssueStates: ReadonlyArray<Issue>;
  /** Sets the number of the ticket of an issue in another system. Null or empty: none */
  readonly setIssueTicket: Issue;
  /** In force at once, for pages that are loaded from now on. Replaces what was set for that kind */
  readonly setMapService: MapService;
  /** Sets a limit of an organization, or null: that of the installation. For system administrators. */
  readonly setOrganizationQuota: ReadonlyArray<QuotaUse>;
  /** Sets how figures, times and colours are shown to the caller */
  readonly setPreferences: User;
  /** Sets the share of a project, or null: the usual one. For owners and admins of its organization. */
  readonly setProjectQuota: ReadonlyArray<QuotaUse>;
  /** Makes a user a system administrator, or takes that back; the last one stays */
  readonly setSystemAdmin: AdminUser;
  /**
   * Asks for series of a run as a file: format csv or parquet, scope system or block. time_interval: the step itself where null.
   * time_zone: site (default) or utc. names: duet (default), or pvsyst: GlobHor, DiffHor, T_Amb, GlobInc, GlobEff, TArray, EArray,
   * EOutInv and E_Grid, with powers of steps in kW. The system has the columns of its blocks too: powers added, the rest as means
   * by nominal DC power
   */
  readonly simDataExport: DataExport;
  /** Makes two issues of one. Days of an issue leave into an issue of their own, which is answered */
  readonly splitIssue: Issue;
  /**
   * Starts up to 1,000 runs in projects of an organization, one after the other in the order given. One that is refused does not
   * hold up the others, and says why
   */
  readonly startOrganizationRuns: ReadonlyArray<StartedRun>;
  /** Asks for the factors of a block, or of all traced blocks; the job that makes them, or has made them */
  readonly startPvsystFactors: ResultJob;
  /**
   * Searches the best point of a study. Steps around the best point by a figure, half as long where none is better, each when the
   * runs of the one before have ended. The figure is energy, specific_yield, performance_ratio, clipping, land_ha, table_land_ha
   * or, with costs, lcoe_real, npv or capital
   */
  readonly startStudySearch: SimulationStudy;
  /** Stops a simulation that waits or runs */
  readonly stopRunningSimulation: DuetSimulation;
  /** Stops the runs of a study that have not ended */
  readonly stopSimulationStudy: SimulationStudy;
  /** The caller with the identities of their providers as they are now */
  readonly syncUserIdentity: User;
  /** Sends a message now, once, also where the webhook is off, and answers what became of it */
  readonly testWebhook: WebhookDelivery;
  /** Asks the server whether it lives and for its API description, and stores both answers */
  readonly tryFetchOrgIntegrationServer: IntegrationServer;
  /** Listens for some seconds and shows what comes; without input by the stored source */
  readonly tryMqttSource: MqttTrial;
  /**
   * Replaces a workbook of comparisons. revision: of the workbook that was changed; CONFLICT where somebody else has changed it
   * since
   */
  readonly updateCompareWorkbook: CompareWorkbook;
  /**
   * Changes the parameters of a component. `base`: the parameters that were edited. Fields that are as there stay as they are
   * stored; one that somebody else has changed since as well is refused with DESIGN_CONFLICT. Left out: all are replaced
   */
  readonly updateComponent: Component;
  /** Renames a component of a project */
  readonly updateComponentName: Component;
  /** Renames a custom dataset and its columns */
  readonly updateCustomDataset: CustomDataset;
  /** Renames a weather dataset, or puts its times or place right, which makes a new revision */
  readonly updateEnviroDataset: EnviroDataset;
  /** Sets whether a feature flag is on and for whom; for system administrators */
  readonly updateFeatureFlag: FeatureFlag;
  /** Stores what the caller says of their company and work */
  readonly updateLeadIntakeForm: LeadIntakeForm;
  /** Renames a component of the library of an organization */
  readonly updateLibraryComponentName: LibraryComponent;
  /** Sets what is said of a loss of a project. An empty note without a deviation takes the entry away */
  readonly updateLossNote: LossNotes;
  /** Changes the name, slug and settings of an organization; for owners and admins */
  readonly updateOrganization: OrganizationAnswer;
  /**
   * Sets the logo of an organization. content: a PNG or JPEG file, base64; at most 512 kB and 2,000 pixels a side. For owners and
   * admins
   */
  readonly updateOrganizationLogo: OrganizationLogo;
  /** Changes the role of a member; for owners and admins */
  readonly updateOrganizationUserRole: Organization;
  /** Changes the name, place and access of a project */
  readonly updateProject: Project;
  /** Sets costs, prices and financing of a project. Null: the project has no costs from now on */
  readonly updateProjectCosts: ProjectCosts;
  /** Renames, moves or fades a picture of the map */
  readonly updateRasterLayer: RasterLayer;
  /** Changes the parameters of the plant beyond its blocks. `base`: what was edited, as of components */
  readonly updateSystemParameters: SystemParameters;
  /** Changes the name of the caller */
  readonly updateUser: User;
  /** Changes address, events and state of a webhook; for owners and admins */
  readonly updateWebhook: Webhook;
  /** Sets the uncertainties of the yield that a project reckons with. Null: those of a usual plant from now on */
  readonly updateYieldUncertainty: YieldUncertainty;
  /** Adds a file of CEC inverters to the catalogue; for system administrators. The text of a CEC inverter file (SAM library CSV) */
  readonly uploadInverterDataset: CecDataset;
  /** Inserts or changes layers of blocks, all or nothing; at most 500 a call */
  readonly upsertBlockLayers: ReadonlyArray<BlockLayer>;
  /** Computes the figures of the stored block and keeps them: `blockPvSummary` answers them until the block, or what it is made of, changes */
  readonly upsertBlockPvSummary: Scalars['JSON']['output'];
  /** Inserts or changes blocks. All or nothing; at most 500 a call */
  readonly upsertBlocks: ReadonlyArray<Block>;
  /** Adds a scheduled call of an integration server, or changes it; for system administrators */
  readonly upsertIntegrationSchedule: IntegrationServer;
  /** Adds an integration server to an organization, or with an id changes it; for system administrators */
  readonly upsertOrgIntegrationServer: IntegrationServer;
  /**
   * Adds somebody to an organization; for owners and admins. Changes the role of a member; anybody else is sent an invitation,
   * registered or not
   */
  readonly upsertOrganizationUser: Organization;
  /** Asks for an export of the caller's data or for the erasure of the account. request_type: export or erasure */
  readonly userDataPrivacyRequest: DataPrivacyRequest;
  /** Ends monitoring and unlocks the design */
  readonly withdrawProject: Project;
};


export type MutationAcceptInviteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddComponentToLibraryArgs = {
  id: Scalars['ID']['input'];
  replace?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddProjectUserArgs = {
  email: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  role_id: Scalars['String']['input'];
};


export type MutationAddReportRevisionArgs = {
  change: Scalars['String']['input'];
  revision: Scalars['String']['input'];
  simulation_id: Scalars['ID']['input'];
};


export type MutationAddStudyPointsArgs = {
  id: Scalars['ID']['input'];
  points: ReadonlyArray<ReadonlyArray<Scalars['JSON']['input']>>;
};


export type MutationAddUsualComponentsArgs = {
  mounting: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationAdminApproveUserRequestArgs = {
  id: Scalars['ID']['input'];
  role_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdminCopyProjectToSelfArgs = {
  organization_id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationAdminDeleteUserRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAdminRejectUserRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationApproveUserRequestArgs = {
  id: Scalars['ID']['input'];
  role_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAskTableModuleIrradianceProfilesArgs = {
  block_id: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  simulation_id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['DateTime']['input']>;
  with_steps?: InputMaybe<Scalars['Boolean']['input']>;
  zone: Scalars['Int']['input'];
};


export type MutationAssignIssueArgs = {
  id: Scalars['ID']['input'];
  user_id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAssignProjectRoleArgs = {
  project_id: Scalars['ID']['input'];
  role_id: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationCaptureAnalyticsArgs = {
  events: ReadonlyArray<AnalyticsEventInput>;
  tab_session_id: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  new_password: Scalars['String']['input'];
  old_password: Scalars['String']['input'];
  revoke_api_token_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationCommentIssueArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationComputeRunSensitivitiesArgs = {
  inputs: ReadonlyArray<Scalars['String']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type MutationConfirmMfaFactorArgs = {
  code: Scalars['String']['input'];
  mfa_uid: Scalars['ID']['input'];
};


export type MutationCopyProjectArgs = {
  copyProjectName?: InputMaybe<Scalars['String']['input']>;
  organization_id?: InputMaybe<Scalars['ID']['input']>;
  sourceProjectId: Scalars['ID']['input'];
};


export type MutationCreateAcWireArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateApiTokenArgs = {
  expires_at?: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
  organization_id?: InputMaybe<Scalars['ID']['input']>;
  project_id?: InputMaybe<Scalars['ID']['input']>;
  scopes: ReadonlyArray<Scalars['String']['input']>;
};


export type MutationCreateCompareWorkbookArgs = {
  input: CompareWorkbookInput;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateComponentFromLibraryArgs = {
  library_component_id: Scalars['ID']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationCreateCustomDatasetArgs = {
  filename: Scalars['String']['input'];
  mapping: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  storage_key: Scalars['String']['input'];
};


export type MutationCreateDcWireArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateEnviroDatasetFromMetFileArgs = {
  air_temperature?: InputMaybe<AirTemperatureInput>;
  altitude_m?: InputMaybe<Scalars['Float']['input']>;
  clock_h?: InputMaybe<Scalars['Float']['input']>;
  dst_shifts?: InputMaybe<Scalars['JSON']['input']>;
  filename: Scalars['String']['input'];
  interval_alignment?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  repeated_rows?: InputMaybe<Scalars['String']['input']>;
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


export type MutationCreateLongTermDatasetArgs = {
  input: LongTermInput;
  name: Scalars['String']['input'];
};


export type MutationCreateMonitoredSampleArgs = {
  organization_id: Scalars['ID']['input'];
};


export type MutationCreateMvTransformerArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateOrganizationArgs = {
  input: OrganizationInput;
};


export type MutationCreatePanelArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreatePortfolioArgs = {
  name: Scalars['String']['input'];
  organization_id: Scalars['ID']['input'];
};


export type MutationCreateProjectArgs = {
  input: ProjectInput;
  organization_id: Scalars['ID']['input'];
};


export type MutationCreateProjectEnviroDatasetFromCsvFileArgs = {
  air_temperature?: InputMaybe<AirTemperatureInput>;
  filename: Scalars['String']['input'];
  mapping: CsvMapping;
  name?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  storage_key: Scalars['String']['input'];
};


export type MutationCreateRasterLayerArgs = {
  input: CreateRasterLayerInput;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateSampleProjectArgs = {
  organization_id: Scalars['ID']['input'];
};


export type MutationCreateSimulationStudyArgs = {
  input: StudyInput;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateTableArgs = {
  name: Scalars['String']['input'];
  parameters?: InputMaybe<Scalars['JSON']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateTerrainArgs = {
  input: CreateTerrainInput;
  project_id: Scalars['ID']['input'];
};


export type MutationCreateUserRequestArgs = {
  organization_id: Scalars['ID']['input'];
};


export type MutationCreateWebhookArgs = {
  input: WebhookInput;
  organization_id: Scalars['ID']['input'];
};


export type MutationDeactivateUserArgs = {
  reason: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationDeclineInviteArgs = {
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteBlockLayersArgs = {
  base_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteBlocksArgs = {
  base_revisions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteCompareWorkbookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteComponentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCustomDatasetArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDuetSimulationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteIntegrationScheduleArgs = {
  schedule_id: Scalars['ID']['input'];
};


export type MutationDeleteInverterDatasetArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteInviteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteLibraryComponentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMapServiceArgs = {
  kind: Scalars['String']['input'];
};


export type MutationDeleteMqttSourceArgs = {
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteOrgIntegrationServerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOrganizationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOrganizationLogoArgs = {
  organization_id: Scalars['ID']['input'];
};


export type MutationDeleteOrganizationUserArgs = {
  organization_id: Scalars['ID']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationDeletePortfolioArgs = {
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


export type MutationDeletePvSystImportFilesArgs = {
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteRasterLayerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReportRevisionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteResultFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSimulationStudyArgs = {
  id: Scalars['ID']['input'];
  with_runs: Scalars['Boolean']['input'];
};


export type MutationDeleteTerrainArgs = {
  project_id: Scalars['ID']['input'];
};


export type MutationDeleteUserArgs = {
  heirs: ReadonlyArray<HeirInput>;
  reason: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationDeleteUserRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeployProjectArgs = {
  input?: InputMaybe<DeploymentVersionInput>;
  portfolio_id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEditDuetJobStatusArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  status: Scalars['String']['input'];
};


export type MutationEditDuetSimulationArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationEditEnviroDatasetArgs = {
  id: Scalars['ID']['input'];
  input: EnviroDatasetEdit;
};


export type MutationEmailVerificationSuccessArgs = {
  token: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndUserSessionsArgs = {
  reason: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
  with_api_tokens: Scalars['Boolean']['input'];
};


export type MutationEnrollPhoneArgs = {
  display_name: Scalars['String']['input'];
  phone_number: Scalars['String']['input'];
};


export type MutationEnrollTotpArgs = {
  display_name: Scalars['String']['input'];
};


export type MutationExecutePvSystImportArgs = {
  input: PvSystImportInput;
  project_id: Scalars['ID']['input'];
};


export type MutationExportCustomDatasetArgs = {
  format: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationFetchCecDatasetArgs = {
  kind: Scalars['String']['input'];
};


export type MutationFirebaseLoginArgs = {
  credential: Scalars['String']['input'];
  invite_id?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationFirebaseRegisterArgs = {
  credential: Scalars['String']['input'];
  invite_id?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationGetProjectFileStorageSignedUrlArgs = {
  allowOverwrite?: InputMaybe<Scalars['Boolean']['input']>;
  dir: Scalars['String']['input'];
  filename: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationImpersonateUserArgs = {
  email: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationImportProjectArgs = {
  document: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  organization_id: Scalars['ID']['input'];
};


export type MutationInviteLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationInviteOrganizationUserArgs = {
  email: Scalars['String']['input'];
  organization_id: Scalars['ID']['input'];
  replace?: InputMaybe<Scalars['Boolean']['input']>;
  role_id: Scalars['String']['input'];
};


export type MutationInviteUserArgs = {
  email: Scalars['String']['input'];
  organization_id?: InputMaybe<Scalars['ID']['input']>;
  remarks?: InputMaybe<Scalars['String']['input']>;
  replace?: InputMaybe<Scalars['Boolean']['input']>;
  role_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLocalLoginArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationLocalRegisterArgs = {
  email: Scalars['String']['input'];
  invite_token?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationMakeIntegrationRequestArgs = {
  body?: InputMaybe<Scalars['JSON']['input']>;
  id: Scalars['ID']['input'];
  method: Scalars['String']['input'];
  path: Scalars['String']['input'];
};


export type MutationMakePdfReportArgs = {
  number_format?: InputMaybe<Scalars['String']['input']>;
  paper?: InputMaybe<Scalars['String']['input']>;
  sections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  simulation_id: Scalars['ID']['input'];
};


export type MutationMakeRunBundleArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type MutationMergeIssuesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  into: Scalars['ID']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationPauseStudySearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReactivateUserArgs = {
  reason: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationReadComponentFileArgs = {
  content: Scalars['String']['input'];
  filename: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationReadNoticesArgs = {
  up_to: Scalars['ID']['input'];
};


export type MutationReauthenticateArgs = {
  password: Scalars['String']['input'];
};


export type MutationRejectUserRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveMfaFactorArgs = {
  mfa_uid: Scalars['ID']['input'];
};


export type MutationRenamePortfolioArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameSimulationStudyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendEnrollmentCodeArgs = {
  mfa_uid: Scalars['ID']['input'];
};


export type MutationResendInviteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  keep_api_token_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  new_password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetUserFactorsArgs = {
  reason: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationResolveMfaArgs = {
  code: Scalars['String']['input'];
  mfa_uid: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationRestoreProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryResultFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRunProjectBlockSimulationArgs = {
  input: RunSimulationInput;
  project_id: Scalars['ID']['input'];
};


export type MutationRunSimulationAgainArgs = {
  confirm_distant_weather?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveDeploymentVersionArgs = {
  input: DeploymentVersionInput;
  project_id: Scalars['ID']['input'];
};


export type MutationSaveMeteoDatasetToBlobStorageArgs = {
  dataset_id: Scalars['ID']['input'];
  is_fresh?: InputMaybe<Scalars['Boolean']['input']>;
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  project_id: Scalars['ID']['input'];
  years?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};


export type MutationSaveMqttSourceArgs = {
  input: MqttSourceInput;
  project_id: Scalars['ID']['input'];
};


export type MutationSaveNoticeSettingsArgs = {
  input: NoticeSettingsInput;
};


export type MutationSaveReportSubscriptionArgs = {
  input: ReportSubscriptionInput;
  project_id: Scalars['ID']['input'];
};


export type MutationSendMfaCodeArgs = {
  mfa_uid: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationSendUserResetLinkArgs = {
  reason: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationSetAnalyticsOptOutArgs = {
  opt_out: Scalars['Boolean']['input'];
};


export type MutationSetFirstStepsHiddenArgs = {
  hidden: Scalars['Boolean']['input'];
};


export type MutationSetIssueStatesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};


export type MutationSetIssueTicketArgs = {
  id: Scalars['ID']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetMapServiceArgs = {
  input: MapServiceInput;
  kind: Scalars['String']['input'];
};


export type MutationSetOrganizationQuotaArgs = {
  limit?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  organization_id: Scalars['ID']['input'];
};


export type MutationSetPreferencesArgs = {
  input: PreferencesInput;
};


export type MutationSetProjectQuotaArgs = {
  limit?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationSetSystemAdminArgs = {
  is_system_admin: Scalars['Boolean']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationSimDataExportArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  columns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  format: Scalars['String']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  names?: InputMaybe<Scalars['String']['input']>;
  scope: Scalars['String']['input'];
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  time_zone?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSplitIssueArgs = {
  dates: ReadonlyArray<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationStartOrganizationRunsArgs = {
  organization_id: Scalars['ID']['input'];
  runs: ReadonlyArray<RunToStart>;
};


export type MutationStartPvsystFactorsArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type MutationStartStudySearchArgs = {
  figure: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationStopRunningSimulationArgs = {
  id: Scalars['ID']['input'];
  project_id: Scalars['ID']['input'];
};


export type MutationStopSimulationStudyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTryFetchOrgIntegrationServerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTryMqttSourceArgs = {
  input?: InputMaybe<MqttSourceInput>;
  project_id: Scalars['ID']['input'];
};


export type MutationUpdateCompareWorkbookArgs = {
  id: Scalars['ID']['input'];
  input: CompareWorkbookInput;
  revision: Scalars['Int']['input'];
};


export type MutationUpdateComponentArgs = {
  base?: InputMaybe<Scalars['JSON']['input']>;
  id: Scalars['ID']['input'];
  parameters: Scalars['JSON']['input'];
};


export type MutationUpdateComponentNameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationUpdateCustomDatasetArgs = {
  id: Scalars['ID']['input'];
  input: CustomDatasetUpdate;
};


export type MutationUpdateEnviroDatasetArgs = {
  id: Scalars['ID']['input'];
  input: EnviroDatasetUpdate;
};


export type MutationUpdateFeatureFlagArgs = {
  constraints: ReadonlyArray<FlagConstraintInput>;
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationUpdateLeadIntakeFormArgs = {
  input: LeadIntakeFormInput;
};


export type MutationUpdateLibraryComponentNameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationUpdateLossNoteArgs = {
  note: LossNoteInput;
  project_id: Scalars['ID']['input'];
};


export type MutationUpdateOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: OrganizationInput;
};


export type MutationUpdateOrganizationLogoArgs = {
  content: Scalars['String']['input'];
  organization_id: Scalars['ID']['input'];
};


export type MutationUpdateOrganizationUserRoleArgs = {
  organization_id: Scalars['ID']['input'];
  role_id: Scalars['String']['input'];
  user_id: Scalars['ID']['input'];
};


export type MutationUpdateProjectArgs = {
  id: Scalars['ID']['input'];
  input: ProjectInput;
};


export type MutationUpdateProjectCostsArgs = {
  model?: InputMaybe<CostModelInput>;
  project_id: Scalars['ID']['input'];
};


export type MutationUpdateRasterLayerArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRasterLayerInput;
};


export type MutationUpdateSystemParametersArgs = {
  base?: InputMaybe<SystemParametersInput>;
  input: SystemParametersInput;
  project_id: Scalars['ID']['input'];
};


export type MutationUpdateUserArgs = {
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
};


export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookInput;
};


export type MutationUpdateYieldUncertaintyArgs = {
  project_id: Scalars['ID']['input'];
  uncertainty?: InputMaybe<YieldUncertaintyInput>;
};


export type MutationUploadInverterDatasetArgs = {
  filename: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationUpsertBlockLayersArgs = {
  layers: ReadonlyArray<BlockLayerInput>;
  project_id: Scalars['ID']['input'];
};


export type MutationUpsertBlockPvSummaryArgs = {
  block_id: Scalars['ID']['input'];
};


export type MutationUpsertBlocksArgs = {
  blocks: ReadonlyArray<BlockInput>;
  project_id: Scalars['ID']['input'];
};


export type MutationUpsertIntegrationScheduleArgs = {
  input: IntegrationScheduleInput;
};


export type MutationUpsertOrgIntegrationServerArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: IntegrationServerInput;
};


export type MutationUpsertOrganizationUserArgs = {
  email: Scalars['String']['input'];
  organization_id: Scalars['ID']['input'];
  role_id: Scalars['String']['input'];
};


export type MutationUserDataPrivacyRequestArgs = {
  request_type: Scalars['String']['input'];
};


export type MutationWithdrawProjectArgs = {
  project_id: Scalars['ID']['input'];
};

/** The newest reading of a node, as it was sent */
export type NodeReading = {
  readonly __typename?: 'NodeReading';
  readonly at: Maybe<Scalars['DateTime']['output']>;
  readonly hierarchy_id: Scalars['ID']['output'];
  /** Null: none of today and the day before */
  readonly value: Maybe<Scalars['Float']['output']>;
};

/** An issue that is new, or worse than it was told before; or a plant that has fallen silent, or sends readings again */
export type Notice = {
  readonly __typename?: 'Notice';
  readonly created_at: Scalars['DateTime']['output'];
  readonly event_type: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly is_read: Scalars['Boolean']['output'];
  readonly issue_id: Maybe<Scalars['ID']['output']>;
  /** Of now */
  readonly issue_state: Maybe<Scalars['String']['output']>;
  /** new or worse of an issue; silent or reporting of a plant, which has none of the fields of an issue */
  readonly kind: Scalars['String']['output'];
  readonly kwh: Maybe<Scalars['Float']['output']>;
  readonly node_name: Maybe<Scalars['String']['output']>;
  /** Slug of its organization */
  readonly organization: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly project_name: Scalars['String']['output'];
  /** Of then: info, minor, major or critical */
  readonly severity: Maybe<Scalars['String']['output']>;
  /** Last reading before the silence of the plant */
  readonly silent_since: Maybe<Scalars['DateTime']['output']>;
  /** Of the plant */
  readonly time_zone: Scalars['String']['output'];
};

export type NoticePage = {
  readonly __typename?: 'NoticePage';
  /** The newest first */
  readonly notices: ReadonlyArray<Notice>;
  readonly unread_count: Scalars['Int']['output'];
};

/** Minutes are of the day in the zone */
export type NoticeSettings = {
  readonly __typename?: 'NoticeSettings';
  /** Of the daily mail */
  readonly daily_at: Scalars['Int']['output'];
  readonly least_severity: Scalars['String']['output'];
  /** never, at_once or daily */
  readonly mail: Scalars['String']['output'];
  /** Mails wait between these; null: never */
  readonly quiet_from: Maybe<Scalars['Int']['output']>;
  readonly quiet_to: Maybe<Scalars['Int']['output']>;
  readonly time_zone: Scalars['String']['output'];
};

export type NoticeSettingsInput = {
  readonly daily_at: Scalars['Int']['input'];
  readonly least_severity: Scalars['String']['input'];
  readonly mail: Scalars['String']['input'];
  readonly quiet_from?: InputMaybe<Scalars['Int']['input']>;
  readonly quiet_to?: InputMaybe<Scalars['Int']['input']>;
  readonly time_zone: Scalars['String']['input'];
};

export type NumDaylightTimestamps = {
  readonly __typename?: 'NumDaylightTimestamps';
  readonly count: Scalars['Int']['output'];
};

/** Waits for an answer. kind: mfa_challenge, password_reset, email_verification */
export type OpenChallenge = {
  readonly __typename?: 'OpenChallenge';
  readonly created_at: Scalars['DateTime']['output'];
  readonly expires_at: Scalars['DateTime']['output'];
  readonly kind: Scalars['String']['output'];
};

export type OpenIssues = {
  readonly __typename?: 'OpenIssues';
  readonly critical: Scalars['Int']['output'];
  readonly info: Scalars['Int']['output'];
  readonly major: Scalars['Int']['output'];
  readonly minor: Scalars['Int']['output'];
};

export type Organization = {
  readonly __typename?: 'Organization';
  /** Whoever has a verified address in one of these may ask to join */
  readonly allowed_domains: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** Members with their roles; empty for guests */
  readonly user_organization: ReadonlyArray<OrganizationMember>;
};

export type OrganizationAnswer = {
  readonly __typename?: 'OrganizationAnswer';
  readonly errors: ReadonlyArray<OrganizationError>;
  readonly organization: Maybe<Organization>;
};

export type OrganizationError = {
  readonly __typename?: 'OrganizationError';
  readonly field: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type OrganizationInput = {
  readonly allowed_domains?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly name: Scalars['String']['input'];
  /** Of lower-case letters, digits and single hyphens; made from the name where absent */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};

/** The picture on the covers of an organisation's reports */
export type OrganizationLogo = {
  readonly __typename?: 'OrganizationLogo';
  /** base64 */
  readonly content: Scalars['String']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  /** image/png or image/jpeg */
  readonly media_type: Scalars['String']['output'];
};

export type OrganizationMember = {
  readonly __typename?: 'OrganizationMember';
  readonly created_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly role_id: Scalars['String']['output'];
  readonly user: MemberUser;
};

/** A run of a project that the caller sees */
export type OrganizationRun = {
  readonly __typename?: 'OrganizationRun';
  /** Null where there is nothing to compare */
  readonly change: Maybe<YieldChange>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly duet_job: DuetJob;
  readonly engine_version: Scalars['String']['output'];
  /** Null of a run that is not completed */
  readonly figures: Maybe<RunFigures>;
  /** It was completed by another version of the engine than that of this server */
  readonly is_outdated: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly simulation_id: Scalars['ID']['output'];
};

export type OrganizationRunPage = {
  readonly __typename?: 'OrganizationRunPage';
  readonly counts: RunStateCounts;
  /** Of the engine that runs are done with now */
  readonly engine_version: Scalars['String']['output'];
  readonly rows: ReadonlyArray<OrganizationRunRow>;
};

export type OrganizationRunRow = {
  readonly __typename?: 'OrganizationRunRow';
  /** Whether the caller may start runs in the project */
  readonly may_run: Scalars['Boolean']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly project_name: Scalars['String']['output'];
  /** Null: the project has none */
  readonly run: Maybe<OrganizationRun>;
};

export type OrganizationUsage = {
  readonly __typename?: 'OrganizationUsage';
  readonly organization_id: Scalars['ID']['output'];
  /** Downloaded weather that is cached for all projects. */
  readonly other_stored_bytes: Scalars['Float']['output'];
  /** Those that store most first. */
  readonly projects: ReadonlyArray<ProjectUsage>;
  readonly quotas: ReadonlyArray<QuotaUse>;
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

/** How far a part goes together with another in the same year, in what both do to the yield */
export type PartCorrelation = {
  readonly __typename?: 'PartCorrelation';
  /** -1 to 1 */
  readonly coefficient: Scalars['Float']['output'];
  /** Of the other part */
  readonly key: Scalars['String']['output'];
};

export type PartCorrelationInput = {
  readonly coefficient: Scalars['Float']['input'];
  readonly key: Scalars['String']['input'];
};

/** What the bearer of a link for a new password is asked about */
export type PasswordReset = {
  readonly __typename?: 'PasswordReset';
  /** In force until the new password is set */
  readonly api_tokens: ReadonlyArray<ApiToken>;
  readonly email: Scalars['String']['output'];
};

/** Sums of days that have ended and were evaluated, with the ratios that they give; null: unknown */
export type PerformanceFigures = {
  readonly __typename?: 'PerformanceFigures';
  /** Budget, over the same days; null without a budget */
  readonly budget_kwh: Maybe<Scalars['Float']['output']>;
  readonly budget_poa_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly data_availability: Maybe<Scalars['Float']['output']>;
  /** Time of inverters with readings, and all of it, h */
  readonly data_h: Maybe<Scalars['Float']['output']>;
  /** First day of the interval, yyyy-MM-dd; null: of the whole period */
  readonly date: Maybe<Scalars['String']['output']>;
  readonly day_count: Scalars['Int']['output'];
  readonly energy_availability: Maybe<Scalars['Float']['output']>;
  readonly epi: Maybe<Scalars['Float']['output']>;
  readonly in_service_epi: Maybe<Scalars['Float']['output']>;
  /** Expected less outages and curtailment */
  readonly in_service_kwh: Scalars['Float']['output'];
  /** Expected */
  readonly model_kwh: Scalars['Float']['output'];
  /** Taken by outages of system, inverters and strings */
  readonly outage_kwh: Scalars['Float']['output'];
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  readonly performance_ratio_25c: Maybe<Scalars['Float']['output']>;
  readonly poa_at_25c_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** Light on the open planes, blocks by DC capacity; and with cells at 25 °C */
  readonly poa_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** Measured */
  readonly sensor_kwh: Scalars['Float']['output'];
  /** kWh/kWp */
  readonly specific_yield: Maybe<Scalars['Float']['output']>;
  readonly total_h: Maybe<Scalars['Float']['output']>;
  /** Budget times weather index */
  readonly weather_budget_kwh: Maybe<Scalars['Float']['output']>;
  /** Measured over budgeted light */
  readonly weather_index: Maybe<Scalars['Float']['output']>;
};

/** kind: perimeter, exclusion, section or other */
export type PictureShape = {
  readonly __typename?: 'PictureShape';
  readonly kind: Scalars['String']['output'];
  /** x1, y1, x2, y2, ... */
  readonly points: ReadonlyArray<Scalars['Float']['output']>;
};

/** What the service of place search answered, the best first, at most 8 */
export type PlacesAnswer = {
  readonly __typename?: 'PlacesAnswer';
  readonly attribution: Maybe<Scalars['String']['output']>;
  readonly places: ReadonlyArray<FoundPlace>;
  readonly service: Scalars['String']['output'];
};

/** Energy of a plant by interval; absent where a day was not evaluated */
export type PlantEnergy = {
  readonly __typename?: 'PlantEnergy';
  /** First day of each interval, yyyy-MM-dd */
  readonly dates: ReadonlyArray<Scalars['String']['output']>;
  readonly model_kwh: ReadonlyArray<Scalars['Float']['output']>;
  readonly project_id: Scalars['ID']['output'];
  readonly sensor_kwh: ReadonlyArray<Scalars['Float']['output']>;
};

/** What a project has that can be played */
export type PlaybackChoice = {
  readonly __typename?: 'PlaybackChoice';
  /** Of a run: when it was asked for */
  readonly created_at: Maybe<Scalars['DateTime']['output']>;
  /** Of a deployment: first and last evaluated day, yyyy-MM-dd */
  readonly first_day: Maybe<Scalars['String']['output']>;
  /** Of the run; of a deployment that of its project */
  readonly id: Scalars['ID']['output'];
  readonly kind: PlaybackKind;
  readonly last_day: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

/** A link that its caller alone can use */
export type PlaybackFile = {
  readonly __typename?: 'PlaybackFile';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly url: Scalars['String']['output'];
};

export type PlaybackKind =
  | 'deployment'
  | 'run';

/** Frames of a measure over some days */
export type PlaybackValues = {
  readonly __typename?: 'PlaybackValues';
  readonly chunk: Scalars['Int']['output'];
  readonly expires_at: Scalars['DateTime']['output'];
  readonly url: Scalars['String']['output'];
};

export type Portfolio = {
  readonly __typename?: 'Portfolio';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_count: Scalars['Int']['output'];
};

export type PortfolioCapacity = {
  readonly __typename?: 'PortfolioCapacity';
  /** W; plants of which it is not known count 0 */
  readonly ac_capacity_w: Scalars['Float']['output'];
  readonly dc_capacity_w: Scalars['Float']['output'];
  readonly plant_count: Scalars['Int']['output'];
};

export type PortfolioCard = {
  readonly __typename?: 'PortfolioCard';
  /** Rated, limited by what may be injected, W */
  readonly ac_capacity_w: Maybe<Scalars['Float']['output']>;
  /** At STC, W */
  readonly dc_capacity_w: Maybe<Scalars['Float']['output']>;
  /** live; stale: no reading is younger than two hours; offline: none is younger than a day, or there is none */
  readonly freshness: Scalars['String']['output'];
  /** The newest day that was evaluated, yyyy-MM-dd */
  readonly last_day: Maybe<Scalars['String']['output']>;
  /** The newest reading of the plant */
  readonly last_reading: Maybe<Scalars['DateTime']['output']>;
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly losses: SystemLossSummary;
  /** kWh, all causes */
  readonly lost_kwh: Scalars['Float']['output'];
  readonly month: AvailableEnergy;
  readonly name: Scalars['String']['output'];
  /** Days that wait for their evaluation */
  readonly open_days: Scalars['Int']['output'];
  /** Issues that are neither resolved nor ignored, by severity */
  readonly open_issues: OpenIssues;
  /** Of the period that was asked for, by default of the month to date; so are the next three */
  readonly period: AvailableEnergy;
  /** Null: the plant is in none */
  readonly portfolio_id: Maybe<Scalars['ID']['output']>;
  readonly project_id: Scalars['ID']['output'];
  readonly tag: Scalars['String']['output'];
  /** IANA name: its days are those of the plant */
  readonly time_zone: Scalars['String']['output'];
  readonly today: AvailableEnergy;
  /** That with the most energy */
  readonly top_cause: Maybe<Scalars['String']['output']>;
  readonly year: AvailableEnergy;
};

export type PortfolioDeployment = {
  readonly __typename?: 'PortfolioDeployment';
  readonly created_at: Scalars['DateTime']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly tag: Scalars['String']['output'];
};

/** Distances of the power factor from 1 are ±(1 - |PF|), negative where reactive power is absorbed (lagging) */
export type PowerFactorSummary = {
  readonly __typename?: 'PowerFactorSummary';
  readonly apparent_id: Maybe<Scalars['ID']['output']>;
  /** How far from the target the distance may be */
  readonly band: Scalars['Float']['output'];
  /** Days of the period with readings */
  readonly day_count: Scalars['Int']['output'];
  readonly histogram: FactorHistogram;
  /** With a power factor: above a tenth of rated power */
  readonly known_minutes: Scalars['Float']['output'];
  /** Energy that the power factor took from the active power, as allocated, kWh */
  readonly lost_kwh: Scalars['Float']['output'];
  readonly outside_minutes: Scalars['Float']['output'];
  /** Nodes of the meter; power_id null: there are not both active and reactive or apparent power */
  readonly power_id: Maybe<Scalars['ID']['output']>;
  readonly reactive_id: Maybe<Scalars['ID']['output']>;
  /** Apparent power that the inverters can give, VA */
  readonly s_max_va: Maybe<Scalars['Float']['output']>;
  /** 0 to 1; null: none is stated */
  readonly setpoint: Maybe<Scalars['Float']['output']>;
  readonly squares: PqSquares;
  /** Jumps of reactive power at constant active power: banks of capacitors and taps */
  readonly steps: ReadonlyArray<ReactiveStep>;
  /** The set-point as a distance from 1 */
  readonly target: Maybe<Scalars['Float']['output']>;
};

export type PowerResiduals = {
  readonly __typename?: 'PowerResiduals';
  readonly axis: Scalars['String']['output'];
  readonly count: ReadonlyArray<Scalars['Int']['output']>;
  readonly deviation_w: ReadonlyArray<Scalars['Float']['output']>;
  readonly mean_w: ReadonlyArray<Scalars['Float']['output']>;
  /** Where each bin begins */
  readonly start: ReadonlyArray<Scalars['Float']['output']>;
};

/** Intervals by squares of rated power: square k begins at first + k · step, as a share of it */
export type PowerScatter = {
  readonly __typename?: 'PowerScatter';
  readonly count: ReadonlyArray<Scalars['Int']['output']>;
  readonly first: Scalars['Float']['output'];
  readonly model: ReadonlyArray<Scalars['Int']['output']>;
  readonly sensor: ReadonlyArray<Scalars['Int']['output']>;
  readonly step: Scalars['Float']['output'];
};

/** Where squares begin, as shares of s_max_va */
export type PqSquares = {
  readonly __typename?: 'PqSquares';
  readonly count: ReadonlyArray<Scalars['Int']['output']>;
  readonly p: ReadonlyArray<Scalars['Float']['output']>;
  readonly q: ReadonlyArray<Scalars['Float']['output']>;
  readonly side: Scalars['Float']['output'];
};

/** How figures, times and colours are shown to a user; stored values and files do not change by it */
export type Preferences = {
  readonly __typename?: 'Preferences';
  /** system, light or dark */
  readonly color_scheme: Scalars['String']['output'];
  /** locale, iso (2026-11-29), day_month (29 Nov 2026) or month_day (Nov 29 2026) */
  readonly date_style: Scalars['String']['output'];
  /** locale, h24 or h12 */
  readonly hour_cycle: Scalars['String']['output'];
  /** si or us */
  readonly unit_system: Scalars['String']['output'];
};

export type PreferencesInput = {
  readonly color_scheme: Scalars['String']['input'];
  readonly date_style: Scalars['String']['input'];
  readonly hour_cycle: Scalars['String']['input'];
  readonly unit_system: Scalars['String']['input'];
};

export type PreflightBlock = {
  readonly __typename?: 'PreflightBlock';
  readonly block_id: Scalars['ID']['output'];
  /** Those of them whose factors an earlier run has left */
  readonly cached_class_count: Scalars['Int']['output'];
  /** Classes of its tables, which light is traced for one by one; 0: not traced */
  readonly class_count: Scalars['Int']['output'];
  /** What the design rules and its weather say; without an error it is ready */
  readonly messages: ReadonlyArray<PreflightMessage>;
  /** In whole strings */
  readonly module_count: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly table_count: Scalars['Int']['output'];
};

export type PreflightDataset = {
  readonly __typename?: 'PreflightDataset';
  readonly dataset_id: Scalars['ID']['output'];
  readonly daylight_step_count: Scalars['Int']['output'];
  readonly end_time: Scalars['DateTime']['output'];
  /** How the rows of the range fit the plant; null while the range is wrong */
  readonly fitness: Maybe<WeatherFitness>;
  readonly has_dust: Scalars['Boolean']['output'];
  readonly has_pw: Scalars['Boolean']['output'];
  readonly has_rain: Scalars['Boolean']['output'];
  readonly has_rh: Scalars['Boolean']['output'];
  readonly has_snow_depth: Scalars['Boolean']['output'];
  readonly has_windspeed: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** passed, warning or failed: the worst of the checks of its quality report; null: there is no report */
  readonly quality: Maybe<Scalars['String']['output']>;
  /** Titles of the checks that did not pass */
  readonly quality_checks: ReadonlyArray<Scalars['String']['output']>;
  readonly start_time: Scalars['DateTime']['output'];
  /** Rows in the chosen range, and those with the sun up; 0 while the range is wrong */
  readonly step_count: Scalars['Int']['output'];
  readonly time_interval: Scalars['String']['output'];
  /** Sequential or TMY */
  readonly type: Scalars['String']['output'];
};

export type PreflightMessage = {
  readonly __typename?: 'PreflightMessage';
  readonly message: Scalars['String']['output'];
  /** The field to go to, as of DesignFinding; null: none */
  readonly path: Maybe<Scalars['String']['output']>;
  /** error: keeps the run from starting; warning: most likely a mistake */
  readonly severity: Scalars['String']['output'];
};

/** A part of the run in the order in which they are done */
export type PreflightPart = {
  readonly __typename?: 'PreflightPart';
  /** queue, geometry, irradiance or post_processing */
  readonly key: Scalars['String']['output'];
  /** Finished tasks of this server that the time is estimated from; 0: a usual time */
  readonly sample_count: Scalars['Int']['output'];
  readonly seconds: Scalars['Float']['output'];
  readonly task_count: Scalars['Int']['output'];
};

export type Project = {
  readonly __typename?: 'Project';
  readonly altitude_m: Scalars['Float']['output'];
  /** [west, south, east, north] of all layers, degrees; null without layers */
  readonly blocks_bounding_box: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
  readonly created_at: Scalars['DateTime']['output'];
  /** Whether viewers may export results */
  readonly exports_for_viewers: Scalars['Boolean']['output'];
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
  /** Small picture of the layers: closed outlines in the unit square, y downwards; null without layers */
  readonly picture: Maybe<ProjectPicture>;
  readonly project_users: ReadonlyArray<ProjectUser>;
  /** An import from PVsyst runs, or the project was made for one and nothing was imported or designed yet */
  readonly pvsyst_import_in_progress: Scalars['Boolean']['output'];
  readonly recent_simulations: ReadonlyArray<DuetSimulation>;
  /** All that the caller may do here: viewer, operator, editor, owner by their role; edit the design (nobody while it is monitored), run, stop and delete simulations, copy (guests may neither) */
  readonly rights: ReadonlyArray<Scalars['String']['output']>;
  /** What the caller may do here: owner, editor, operator or viewer */
  readonly role_id: Scalars['String']['output'];
  /** Set while the project is monitored: its design is locked */
  readonly sentinel_deployment: Maybe<SentinelDeployment>;
  readonly updated_at: Scalars['DateTime']['output'];
};

export type ProjectActivity = {
  readonly __typename?: 'ProjectActivity';
  readonly action: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly details: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  readonly user: Maybe<ProjectMember>;
};

export type ProjectBlocks = {
  readonly __typename?: 'ProjectBlocks';
  readonly blockIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly blockLayerIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly blockLayers: ReadonlyArray<BlockLayer>;
  readonly blocks: ReadonlyArray<Block>;
  /** Number of the last saved batch: what changed since is asked for with it */
  readonly revision: Scalars['Int']['output'];
};

export type ProjectCosts = {
  readonly __typename?: 'ProjectCosts';
  /** Null: nobody has entered one */
  readonly model: Maybe<CostModel>;
  readonly project_id: Scalars['ID']['output'];
};

export type ProjectInput = {
  readonly altitude_m?: InputMaybe<Scalars['Float']['input']>;
  /** Of a new project: it is unfinished until a variant of PVsyst is imported or something is designed */
  readonly begins_pvsyst_import?: InputMaybe<Scalars['Boolean']['input']>;
  readonly exports_for_viewers?: InputMaybe<Scalars['Boolean']['input']>;
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
  readonly name: Scalars['String']['input'];
  readonly org_general_access?: InputMaybe<Scalars['String']['input']>;
  /** Of a new project: it has the components of addUsualComponents, with tracker or fixed tables */
  readonly usual_components?: InputMaybe<Scalars['String']['input']>;
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

/** A member of the organisation, and what the project lets them do */
export type ProjectPerson = {
  readonly __typename?: 'ProjectPerson';
  /** The role that the project lists them with; null: not added */
  readonly listed_role_id: Maybe<Scalars['String']['output']>;
  /** owner, admin, member or guest of the organisation */
  readonly organization_role_id: Scalars['String']['output'];
  /** What they may do in the project, all taken together; null: they do not see it */
  readonly role_id: Maybe<Scalars['String']['output']>;
  /** What gives them this role: listed (added to the project), general_access or organization_role; null without access */
  readonly through: Maybe<Scalars['String']['output']>;
  readonly user: ProjectMember;
};

export type ProjectPicture = {
  readonly __typename?: 'ProjectPicture';
  readonly height: Scalars['Float']['output'];
  readonly shapes: ReadonlyArray<PictureShape>;
  readonly width: Scalars['Float']['output'];
};

export type ProjectUsage = {
  readonly __typename?: 'ProjectUsage';
  /** Deleted projects count until their files are removed. */
  readonly is_deleted: Scalars['Boolean']['output'];
  readonly is_storage_limit_set: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly open_jobs: Scalars['Int']['output'];
  readonly open_runs: Scalars['Int']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly storage_limit_bytes: Scalars['Float']['output'];
  readonly stored_bytes: Scalars['Float']['output'];
};

export type ProjectUser = {
  readonly __typename?: 'ProjectUser';
  readonly role_id: Scalars['String']['output'];
  readonly user: ProjectMember;
};

/** An import that was done */
export type PvSystImport = {
  readonly __typename?: 'PvSystImport';
  readonly block_ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly component_ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly created_at: Scalars['DateTime']['output'];
  /** PVsyst's own results; null: the variant holds none */
  readonly custom_dataset_id: Maybe<Scalars['ID']['output']>;
  /** The weather of the blocks; null: none was there and none was chosen */
  readonly enviro_dataset_id: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly layer_ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly rows: ReadonlyArray<PvSystImportRow>;
  readonly variant_name: Scalars['String']['output'];
  /** Compares runs with those results; null: there are none */
  readonly workbook_id: Maybe<Scalars['ID']['output']>;
};

/** A component for a file that is not there: one of the project, or one of the organisation's library */
export type PvSystImportChoice = {
  readonly component_id?: InputMaybe<Scalars['ID']['input']>;
  readonly file: Scalars['String']['input'];
  readonly library_component_id?: InputMaybe<Scalars['ID']['input']>;
};

export type PvSystImportData = {
  readonly __typename?: 'PvSystImportData';
  readonly files: ReadonlyArray<PvSystImportFile>;
  readonly variants: ReadonlyArray<PvSystImportVariant>;
};

/** A file of the uploads, those in archives by their path there */
export type PvSystImportFile = {
  readonly __typename?: 'PvSystImportFile';
  readonly filename: Scalars['String']['output'];
  /** project, variant, site, meteo, horizon, scene, pan or ond; null: not read */
  readonly kind: Maybe<Scalars['String']['output']>;
  /** Why it was passed over or refused, or what is odd about it */
  readonly message: Scalars['String']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly path: Scalars['String']['output'];
  readonly size_bytes: Scalars['Float']['output'];
  /** read, ignored or failed */
  readonly state: Scalars['String']['output'];
  /** Of PVsyst */
  readonly version: Maybe<Scalars['String']['output']>;
};

export type PvSystImportInput = {
  /** Usual values for what PVsyst does not have: tube, posts, frames, transformer, and components that are not there */
  readonly apply_starter_defaults?: InputMaybe<Scalars['Boolean']['input']>;
  readonly components?: InputMaybe<ReadonlyArray<PvSystImportChoice>>;
  /** Where the weather file is not there */
  readonly enviro_dataset_id?: InputMaybe<Scalars['ID']['input']>;
  /** Exchanges east and west of the scene */
  readonly is_scene_mirrored?: InputMaybe<Scalars['Boolean']['input']>;
  /** Path of a variant */
  readonly variant: Scalars['String']['input'];
};

/** A component that the variant names by a file that is not there */
export type PvSystImportNeed = {
  readonly __typename?: 'PvSystImportNeed';
  readonly file: Scalars['String']['output'];
  /** panel or inverter */
  readonly kind: Scalars['String']['output'];
};

/** What an import would make; nothing is stored */
export type PvSystImportPreview = {
  readonly __typename?: 'PvSystImportPreview';
  readonly altitude_m: Scalars['Float']['output'];
  readonly block_count: Scalars['Int']['output'];
  readonly component_count: Scalars['Int']['output'];
  readonly declared_module_count: Scalars['Int']['output'];
  /** The weather file is among the uploads */
  readonly has_weather: Scalars['Boolean']['output'];
  readonly laid_out_module_count: Scalars['Int']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly layer_count: Scalars['Int']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly needed: ReadonlyArray<PvSystImportNeed>;
  readonly rows: ReadonlyArray<PvSystImportRow>;
  readonly variant_name: Scalars['String']['output'];
  /** As the variant names it */
  readonly weather_file: Maybe<Scalars['String']['output']>;
};

/** One thing that was read, and what it becomes */
export type PvSystImportRow = {
  readonly __typename?: 'PvSystImportRow';
  readonly becomes: Scalars['String']['output'];
  /** As the file has it, with its unit */
  readonly given: Scalars['String']['output'];
  readonly item: Scalars['String']['output'];
  readonly note: Scalars['String']['output'];
  readonly section: Scalars['String']['output'];
  /** taken, assumed, starter (a usual value), not_taken or to_choose (named, but not there) */
  readonly state: Scalars['String']['output'];
};

/** A file that was sent to the folder /pvsyst-import of the project */
export type PvSystImportUpload = {
  readonly __typename?: 'PvSystImportUpload';
  readonly created_at: Scalars['DateTime']['output'];
  readonly filename: Scalars['String']['output'];
  readonly size_bytes: Scalars['Float']['output'];
  readonly storage_key: Scalars['String']['output'];
};

export type PvSystImportVariant = {
  readonly __typename?: 'PvSystImportVariant';
  /** Energy to the grid of the year that the file holds */
  readonly grid_kwh: Maybe<Scalars['Float']['output']>;
  readonly module_count: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly project_name: Maybe<Scalars['String']['output']>;
  readonly sub_array_count: Scalars['Int']['output'];
  readonly version: Maybe<Scalars['String']['output']>;
  readonly weather_file: Maybe<Scalars['String']['output']>;
};

/** Factors by which a 2-D model of endless rows comes to what the traced scene gives */
export type PvsystExportData = {
  readonly __typename?: 'PvsystExportData';
  /** Blocks that the factors are of, weighted by their energy where there are several */
  readonly block_names: ReadonlyArray<Scalars['String']['output']>;
  /** Both tables as comma-separated values */
  readonly csv: Scalars['String']['output'];
  /** About how long the making takes */
  readonly estimated_s: Scalars['Float']['output'];
  /** Empty until the job has completed */
  readonly factors: ReadonlyArray<PvsystFactorRow>;
  /** What makes the factors; null until they are asked for */
  readonly job: Maybe<ResultJob>;
  readonly runs: ReadonlyArray<PvsystRunRow>;
  /** Blocks without factors: their light is not traced */
  readonly untraced_block_names: ReadonlyArray<Scalars['String']['output']>;
};

export type PvsystFactorRow = {
  readonly __typename?: 'PvsystFactorRow';
  readonly annual: Maybe<Scalars['Float']['output']>;
  readonly formula: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** January first; null where the month has nothing to divide by */
  readonly months: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** % or none */
  readonly unit: Scalars['String']['output'];
};

/** A controlled run of the audit list, with its sums over the simulated range */
export type PvsystRunRow = {
  readonly __typename?: 'PvsystRunRow';
  readonly ac_kwh: Scalars['Float']['output'];
  readonly dc_kwh: Scalars['Float']['output'];
  readonly key: Scalars['String']['output'];
  readonly rear_ground_kwh_m2: Scalars['Float']['output'];
  readonly rear_kwh_m2: Scalars['Float']['output'];
  readonly scene: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** Runs that wait or are worked on; for system administrators. Of all organizations, the oldest first, 500 at most */
  readonly activeRuns: ReadonlyArray<ActiveRun>;
  /** One user with the ways in, open sessions, factors and API tokens; for system administrators */
  readonly adminAccount: AdminAccount;
  /** All feature flags with their constraints; for system administrators */
  readonly adminFeatureFlags: ReadonlyArray<FeatureFlag>;
  /** Invitations of all organizations that wait for an answer; for system administrators */
  readonly adminInvites: ReadonlyArray<Invite>;
  /** The system administrator who asks, also while impersonating */
  readonly adminMe: AdminMe;
  /** Limits of any organization. For system administrators. */
  readonly adminOrganizationQuotas: ReadonlyArray<QuotaUse>;
  /** All organizations of the installation, those with the words of `search` in name or slug; for system administrators */
  readonly adminOrganizations: ReadonlyArray<Organization>;
  /** The plant document of any project; for system administrators */
  readonly adminProjectExport: Scalars['JSON']['output'];
  /** Storage of organizations. For system administrators. */
  readonly adminStorageUsages: ReadonlyArray<StorageUsage>;
  /** Requests to join any organization that wait for an answer; for system administrators */
  readonly adminUserRequests: ReadonlyArray<UserRequest>;
  /** API tokens of the caller that are in force; the tokens themselves are not shown again */
  readonly apiTokens: ReadonlyArray<ApiToken>;
  /** Changes of rights, deletions and acts of administrators, the newest first; for system administrators */
  readonly auditLog: AuditPage;
  /** What weather providers have for a place; without a source: all of them */
  readonly availableMeteoDatasets: ReadonlyArray<MeteoSourceAnswer>;
  /** Ratings, counts and areas of a block, computed from the stored design */
  readonly blockPvSummary: Scalars['JSON']['output'];
  /** The same columns of every block by itself */
  readonly blockSeries: ReadonlyArray<BlockSeries>;
  /** Energy (kWh), specific yield (kWh/kWp) and performance ratio of each block of a run */
  readonly blockYields: ReadonlyArray<BlockYield>;
  /** Energy over that of nominal DC and AC power all the time, by month or day; time_interval as of performanceRatio */
  readonly capacityFactor: ResultSeries;
  /** One inverter of the CEC catalogue with its parameters */
  readonly cecInverter: CecInverter;
  /** Manufacturers and AC voltages, V, that the CEC catalogue can be filtered by */
  readonly cecInverterFilterParams: CecInverterFilterParams;
  /**
   * Inverters of the CEC catalogue. Those whose name holds every word of `search`, by name; of a name in several uploads, the
   * newest
   */
  readonly cecInverters: CecInverterPage;
  /** What the catalogue of modules can be narrowed to */
  readonly cecModuleFilterParams: CecModuleFilterParams;
  /** Modules of the CEC catalogue whose name holds every word of `search`, by name; of a name in several files, the newest */
  readonly cecModules: CecModulePage;
  /** Cell temperatures of a run by month and as hours in classes, °C, with the model of each block */
  readonly cellTemperatures: CellTemperatures;
  /** What none to 12 cleanings a year would gain over the last finished simulation of a project, kWh of a year */
  readonly cleaningStudy: CleaningStudy;
  /** Columns, parts and loss stages that a dataset of a comparison offers; source as in listCompareDatasets */
  readonly compareColumns: CompareColumns;
  /** Differences of two weather datasets over the time that they share */
  readonly compareEnviroDatasets: WeatherComparison;
  /** One column of a dataset of a comparison on its own steps. part: an id of compareColumns; null: the whole */
  readonly compareSeries: ComparableSeries;
  /** One component with its parameters */
  readonly component: Component;
  /** Modules, inverters, tables, transformers and wires of a project, by kind where one is given */
  readonly components: ReadonlyArray<Component>;
  /**
   * Values of a custom dataset over a range. At most 20 columns by their keys; of more than max_points (at most 20,000) steps,
   * points are means of several with their least and greatest value
   */
  readonly customDatasetDataSeries: CustomDatasetSeries;
  /** Tables with times that were imported into a project, such as measurements */
  readonly customDatasets: ReadonlyArray<CustomDataset>;
  /** Albedo of a weather dataset by day, null where there is none */
  readonly dailyAlbedo: EnviroData;
  /** GHI of each day of a weather dataset, kWh/m², 365 or more values */
  readonly dailySparkLine: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** Energy to the grid of each day of a run, kWh */
  readonly dailyYields: ResultSeries;
  /** Exports of a run. Newest first */
  readonly dataExports: ReadonlyArray<DataExport>;
  /** Exports and erasures of their own data that the caller asked for */
  readonly dataPrivacyRequests: ReadonlyArray<DataPrivacyRequest>;
  /** Means of each hour of the day by month, W and W/m² of a step */
  readonly dayProfiles: DayProfiles;
  /** Voltages, currents and hours at the inputs of the inverters of each block, V, A, W */
  readonly dcOperation: ReadonlyArray<BlockDcOperation>;
  /** Deleted projects of an organization. Those that the caller could restore, newest first */
  readonly deletedProjects: ReadonlyArray<DeletedProject>;
  /** All custom datasets of a project, at most 500, to choose columns of */
  readonly describeAllCustomDataset: ReadonlyArray<CustomDataset>;
  /** One custom dataset with its columns and their units */
  readonly describeCustomDataset: CustomDataset;
  /** What was saved in the design of a project after revision `since`. A negative `since` asks for the whole design */
  readonly designChanges: DesignChanges;
  /**
   * Organizations that the caller may ask to join. Those whose allowed domains the verified address of the user is of, and that
   * the user is not in
   */
  readonly domainMatchingOrganizations: ReadonlyArray<MatchingOrganization>;
  /**
   * Energy and losses of a run from the plant down to a table. Time as yyyy, yyyy-MM, yyyy-MM-dd or yyyy-MM-ddTHH:mm in the
   * standard time of the weather; the whole run where it is absent
   */
  readonly drillDown: DrillDown;
  /**
   * Values of a run as a picture of two axes. kind plant: children of the node by the next finer interval; hours: hour of the day
   * by day
   */
  readonly drillDownHeatMap: DrillHeatMap;
  /** What a completed run was: range, step, weather, engine version, assumptions and warnings */
  readonly duetSimMeta: DuetSimMeta;
  /** For how many hours the power is how high or more, W. Of the power to the grid, or of a block at its output */
  readonly durationCurve: DurationCurve;
  /** The figures of runEconomics for several runs, in their order; at most 200 */
  readonly economicsOfRuns: ReadonlyArray<RunEconomics>;
  /** Rows of a weather dataset. At most 10,000 rows a call */
  readonly enviroData: EnviroData;
  /**
   * Weather by intervals. time_interval: OneMinute to OneYear, not shorter than the rows. Irradiance as kWh/m², or with `mean` as
   * W/m²; the rest as means, the direction of the wind as that of the mean wind vector. Of the rows that start in the range; at
   * most 100,000 intervals
   */
  readonly enviroDataRollup: EnviroData;
  /** Feature flags as they hold for the caller. Open to everybody, also before login */
  readonly featureFlags: ReadonlyArray<FeatureFlag>;
  /** Of the projects that the caller owns, samples apart: one that was run, else that of project_id, else the one used last */
  readonly firstProject: FirstProject;
  /** Workbooks of comparisons of a project. Last changed first. dataset_id: those alone that compare it, or have a tag that does */
  readonly getCompareWorkbooks: ReadonlyArray<CompareWorkbook>;
  /** Links to exports, reports and bundles that are ready, good for 15 minutes */
  readonly getDataExportUrls: ReadonlyArray<DataExportUrl>;
  /** What the uploaded PVsyst files of a project hold */
  readonly getPvSystImportData: PvSystImportData;
  /** PVsyst files that were uploaded to a project. Newest first */
  readonly getPvSystImportFiles: ReadonlyArray<PvSystImportUpload>;
  /** Means of one column by month and hour of the day, 12 times 24 values in its unit */
  readonly hourlyMeteoByMonth: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  /** Energy of each hour of a run, kWh. At most 10,000 rows a call */
  readonly hourlyYields: ResultSeries;
  /** Ways to sign in beside the password; open to everybody */
  readonly identityProviders: ReadonlyArray<IdentityProvider>;
  /** What scheduled calls of integration servers did, the newest first; for system administrators */
  readonly integrationJobEvents: ReadonlyArray<IntegrationJobEvent>;
  /** Files of CEC inverters and modules, each with the rows that were left out; for system administrators */
  readonly inverterDatasets: ReadonlyArray<CecDataset>;
  /**
   * What an invitation is about. By the token of the email or of a copied link; null for one that is unknown or was replaced by a
   * newer one
   */
  readonly invitation: Maybe<Invitation>;
  /** Invitations of an organization that wait for an answer. For owners and admins of the organisation */
  readonly invites: ReadonlyArray<Invite>;
  /** One performance issue with its days and activity. An issue that was merged leads to the one that it is part of */
  readonly issue: IssueDetails;
  /** Who can be given issues of a project: members who see it */
  readonly issueAssignees: ReadonlyArray<ProjectMember>;
  /** When events of a monitored plant lasted. Spans of a civil day, which end at its midnight at the latest */
  readonly issueEventSpansIntraday: ReadonlyArray<IssueEventSpan>;
  /**
   * Events of a monitored plant with their lost energy, kWh. order_by: timestamp, duration_s or allocated_delta, with ' asc' or '
   * desc'
   */
  readonly issueEvents: IssueEventPage;
  /** Sums of the events of a monitored plant by day and type, kWh */
  readonly issueEventsDailySummary: ReadonlyArray<IssueEventsOfDay>;
  /** Performance issues of a monitored plant in groups. By component and type, the most energy lost first */
  readonly issueIndex: ReadonlyArray<IssueGroup>;
  /**
   * Performance issues of a monitored plant with their lost energy, kWh. order_by: kwh (default), first_at, last_at, row_count or
   * severity, with ' asc' or ' desc'
   */
  readonly issues: IssuePage;
  /** What the caller said of their company and work; null: nothing */
  readonly leadIntakeForm: Maybe<LeadIntakeForm>;
  /**
   * Components of a library. Of the organisation of the project, by name; for members of the organisation, others find an empty
   * list
   */
  readonly libraryComponents: ReadonlyArray<LibraryComponent>;
  /** What can be compared in a project: completed runs, weather, custom datasets and the deployment, newest first */
  readonly listCompareDatasets: ReadonlyArray<CompareDatasetChoice>;
  /**
   * Messages that were stored instead of sent. Newest first. Open while no mail server is set and the server is not in production;
   * else for system administrators
   */
  readonly localEmails: ReadonlyArray<LocalEmail>;
  /** Relates a reference of many years to a measurement of the same place. Nothing is stored */
  readonly longTermCorrection: LongTermReport;
  /** Sources, remarks and uncertainties (% of the energy) of the losses of a project */
  readonly lossNotes: LossNotes;
  /** The mail server in use and what became of the messages of the last 30 days; for system administrators */
  readonly mailState: MailState;
  /** Satellite and terrain tiles that the operator has set */
  readonly mapConfig: MapConfig;
  /** For system administrators: what is set */
  readonly mapServices: ReadonlyArray<MapService>;
  /** The caller with their organizations and roles */
  readonly me: User;
  /** State of a download from a weather provider, with the dataset when it is completed */
  readonly meteoDownload: MeteoDownload;
  /** Second factors of the caller, and how many recovery codes are left */
  readonly mfaFactors: MfaFactors;
  /** How far the monitored sample of an organization is, for those who may have it made */
  readonly monitoredSample: MonitoredSample;
  /** The loss account of a run month by month, kWh/m² and kWh */
  readonly monthlyLosses: MonthlyLosses;
  /** Brokers that the deployment listens to: one at most */
  readonly mqttSources: ReadonlyArray<MqttSource>;
  /** Invitations of the caller. Those that wait for this user's answer, by the verified address */
  readonly myInvites: ReadonlyArray<Invite>;
  /** Requests of the caller to join organizations */
  readonly myUserRequests: ReadonlyArray<UserRequest>;
  /** Which notices the caller gets, and how */
  readonly noticeSettings: NoticeSettings;
  /** Notices of issues. Of plants that the caller sees */
  readonly notices: NoticePage;
  /** How many rows of a dataset between two times have the sun above the horizon */
  readonly numDaylightTimestamps: NumDaylightTimestamps;
  /** One integration server with its schedules; for system administrators */
  readonly orgIntegrationServer: IntegrationServer;
  /** Integration servers of all organizations with their schedules; for system administrators */
  readonly orgIntegrationServers: ReadonlyArray<IntegrationServer>;
  /** One organization of the caller with its members */
  readonly organization: Organization;
  /** The logo of an organization as PNG or JPEG. Null: it has none */
  readonly organizationLogo: Maybe<OrganizationLogo>;
  /** All projects of an organisation, for its settings; for owners and admins */
  readonly organizationProjects: ProjectPage;
  /** Limits that an organization and the caller in it have to respect. */
  readonly organizationQuotas: ReadonlyArray<QuotaUse>;
  /**
   * Runs of all projects of an organization that the caller sees; those of studies and sensitivities are left out. search: a part of
   * the name of a project or run. state: completed, outdated, running, failed, stopped or none. all_runs: else the latest of each
   * project. order_by: created_at, project, name, state, energy, specific_yield, performance_ratio, bifacial_gain, nominal_dc,
   * dc_ac_ratio, engine_version or change, with ' asc' or ' desc'
   */
  readonly organizationRuns: OrganizationRunPage;
  /** What an organization uses of its limits. For its owners and admins. */
  readonly organizationUsage: OrganizationUsage;
  /** The organizations of the caller */
  readonly organizations: ReadonlyArray<Organization>;
  /** Current and voltage curves of one module by its parameters, V and A, with the mistakes found in them; stores nothing */
  readonly panelIv: PanelIv;
  /** What the bearer of a link for a new password is asked about. By the token of the email; null where it serves no more */
  readonly passwordReset: Maybe<PasswordReset>;
  /** Performance ratio of a run by intervals. time_interval OneMonth (default) or OneDay */
  readonly performanceRatio: ResultSeries;
  /** Frames of a measure; chunks are those of the index, at most 100 */
  readonly plantPlaybackData: ReadonlyArray<PlaybackValues>;
  /** tables.geojson: an outline of each table with its place among the blocks and the units of the index */
  readonly plantPlaybackGeoJson: PlaybackFile;
  /** index.json: what a run or a deployment has to be played */
  readonly plantPlaybackIndex: PlaybackFile;
  /** What of a project can be played. Finished runs, the newest first, and the deployment, which is the first where there is one */
  readonly plantPlaybacks: ReadonlyArray<PlaybackChoice>;
  /** Columns of blocks as days or months: of one block, or of all together (powers added, irradiance and temperature as means by nominal DC power) */
  readonly plantSeries: ResultSeries;
  /** AC power of the plants of a portfolio, or of the organization, that the caller sees */
  readonly portfolioAcCapacity: PortfolioCapacity;
  /**
   * Energy, losses and issues of plants in short. A card for each plant that the caller sees, the most lost energy first. from and
   * to: first and last civil day of each plant
   */
  readonly portfolioSummaryCard: ReadonlyArray<PortfolioCard>;
  /** Portfolios of an organization */
  readonly portfolios: ReadonlyArray<Portfolio>;
  /** How the file of a custom dataset is read, with the mapping in use */
  readonly previewCustomDataset: CustomDatasetPreview;
  /** How a table that was put into /custom-datasets would be read */
  readonly previewCustomDatasetFile: CustomDatasetPreview;
  /** What an edit of a weather dataset would change; stores nothing. edits: as for editEnviroDataset */
  readonly previewEnviroDatasetEdit: WeatherEditPreview;
  /** One project with its place, people, role of the caller and recent simulations */
  readonly project: Project;
  /** What was done in a project and by whom, the newest first */
  readonly projectActivity: ReadonlyArray<ProjectActivity>;
  /** Blocks of a project and the revision of its design */
  readonly projectBlocks: ProjectBlocks;
  /** Costs, prices and financing of a project; without a model where none was entered */
  readonly projectCosts: ProjectCosts;
  /** Findings of the design rules on the design as it is stored; blocks with their own weather */
  readonly projectDesignCheck: DesignCheck;
  /** Simulations of a project with the state of their jobs, the newest first, or the one of `id` */
  readonly projectDuetSim: ReadonlyArray<DuetSimulation>;
  /** Weather datasets of a project, or the one of `id` */
  readonly projectEnviroDatasets: ReadonlyArray<EnviroDataset>;
  /** The plant document: the project's export format */
  readonly projectExport: Scalars['JSON']['output'];
  /** Files in a folder of the project's own storage */
  readonly projectFileStorage: ReadonlyArray<StoredFile>;
  /** Every member of the organisation with what they may do in the project, by email address; for owners */
  readonly projectPeople: ReadonlyArray<ProjectPerson>;
  /** Limits that a project, its organization and the caller have to respect. */
  readonly projectUsage: ReadonlyArray<QuotaUse>;
  /**
   * Projects of an organization that the caller sees. order_by: last_activity_at, name or created_at, with ' asc' or ' desc'.
   * collection: mine, shared or all_sentinel; portfolio: its id
   */
  readonly projects: ProjectPage;
  /** What an import of PVsyst files would make, with all doubts; stores nothing */
  readonly pvSystImportPreview: PvSystImportPreview;
  /** What was imported into the project, newest first */
  readonly pvSystImports: ReadonlyArray<PvSystImport>;
  /** Factors by which a 2-D model of endless rows comes to what the traced scene gives, with the job that makes them */
  readonly pvsystExportData: PvsystExportData;
  /** Pictures over the map of a project. The lowest first */
  readonly rasterLayers: ReadonlyArray<RasterLayer>;
  /** Revisions of the reports of a project. Oldest first */
  readonly reportRevisions: ReadonlyArray<ReportRevision>;
  /** Which reports of a monitored plant the caller gets by mail */
  readonly reportSubscription: ReportSubscription;
  /** Files of a run. Reports or bundles of a run, newest first; kind is pdf_report or run_bundle */
  readonly resultFiles: ReadonlyArray<ResultJob>;
  /** State of a job that makes an export, report, bundle or long answer of a run */
  readonly resultJob: ResultJob;
  /** Ground reflectance of a run by month, weighted by light */
  readonly runAlbedo: MonthlyAlbedo;
  /** What changed from run a to run b: inputs, and what they did to the energy by stage. Blocks meet by name */
  readonly runChanges: RunChanges;
  /** Cash flow, levelised cost and return of a completed run by the costs of its project, in money of each year, P50 */
  readonly runEconomics: RunEconomics;
  /** Inputs, choices and engine version of a run with their hashes, by which it can be repeated */
  readonly runManifest: RunManifest;
  /** What a run would be and how long it would take; starts nothing. Times are estimates */
  readonly runPreflight: RunPreflight;
  /** What the energy of a run makes of each of its inputs, as far as that was computed */
  readonly runSensitivities: RunSensitivities;
  /** Simulations of a project that have not ended */
  readonly runningProjectSim: ReadonlyArray<DuetSimulation>;
  /** Places by name or address, asked of the service that is set */
  readonly searchPlaces: PlacesAnswer;
  /** Sign-ins and refusals, the newest first; for system administrators */
  readonly securityEvents: SecurityEventPage;
  /** Expected and measured energy of nodes; by default of all that have sums */
  readonly sensorDataModelledHierarchy: ReadonlyArray<ModelledEnergy>;
  /** Expected and measured energy plant by plant, kWh; by default of the first hundred by name */
  readonly sensorDataModelledPlants: ReadonlyArray<PlantEnergy>;
  /**
   * Expected and measured energy of plants added up, kWh. Of all plants of a portfolio, or the organization, that the caller sees;
   * portfolio_id none: of those in no portfolio
   */
  readonly sensorDataModelledPortfolio: ModelledEnergy;
  /** Expected and measured energy of a monitored plant by intervals, kWh */
  readonly sensorDataModelledSystem: ModelledEnergy;
  /** Measured and expected values of nodes on steps of step_s seconds */
  readonly sensorSeries: SensorSeriesAnswer;
  /**
   * Energy available, lost and measured by intervals, kWh. time_interval: OneDay, OneMonth or OneYear; hierarchy_id: of a node,
   * not the plant
   */
  readonly sentinelAvailableEnergySummary: AvailableEnergySummary;
  /** Soiling and degradation by block, as the newest evaluated day up to a civil day knows them */
  readonly sentinelBlockConditions: ReadonlyArray<BlockCondition>;
  /** Inverters of a block of the design, of the version at the end of the period; from and to: civil days of the plant, yyyy-MM-dd */
  readonly sentinelBlockInverters: BlockInverters;
  /** Nodes with a tag of a block of the design, by the version at the end of a civil day of the plant, yyyy-MM-dd */
  readonly sentinelBlockSensors: ReadonlyArray<SensorState>;
  /**
   * Capacity test of a monitored plant. from and to: first and last civil day of the plant, at most 92 days; hierarchy_id: of a
   * block or inverter, not the plant
   */
  readonly sentinelCapacityTest: CapacityTest;
  /** Causes without a term count as usual: outages unavailable, others excluded */
  readonly sentinelContractAvailability: ContractAvailability;
  /** Evaluates a civil day of the plant by the version that the input describes; csv: readings of the day, as a push has them, else those that have come. Stores nothing */
  readonly sentinelDayTrial: SentinelDayTrial;
  /** How the project is monitored; null: it is not */
  readonly sentinelDeployment: Maybe<SentinelDeployment>;
  /** The hierarchy as it would be stored, with all that is wrong with it; plant_project_id: for a version that takes the design of that project */
  readonly sentinelHierarchyCheck: SentinelHierarchyCheck;
  /** Share of the daylight by where the light of the expected energy is from, mean of civil days of the plant, yyyy-MM-dd */
  readonly sentinelLightSources: ReadonlyArray<LightSourceShare>;
  /**
   * Weather sensors of a monitored plant beside each other, the model and the satellite; from and to: first and last civil day of
   * the plant
   */
  readonly sentinelMeteoComparison: MeteoComparison;
  /**
   * What the weather sensors of a monitored plant measured by intervals. Sensors of the weather, of the version at the end of the
   * period
   */
  readonly sentinelMeteoSummary: ReadonlyArray<MeteoSensorSummary>;
  /**
   * How well the expected energy meets the measured, by node. from and to: first and last civil day of the plant; hierarchy_id: of
   * a block or inverter, not the plant
   */
  readonly sentinelModelPerformance: ModelPerformance;
  /** Portfolios of the organization with the deployments that the caller sees */
  readonly sentinelPortfolios: ReadonlyArray<SentinelPortfolio>;
  /** Power factor at the meter; from and to: first and last civil day of the plant */
  readonly sentinelPowerFactor: PowerFactorSummary;
  /** Columns of the run that was sold, the budget of the version of an instant (default: now); as timeSeriesSummary */
  readonly sentinelSimulationTimeseries: ResultSeries;
  /** From expected to measured energy by intervals */
  readonly sentinelSystemLossIntervals: ReadonlyArray<SystemLossInterval>;
  /** Where the energy of a monitored plant went, kWh. from and to: first and last civil day of the plant, yyyy-MM-dd */
  readonly sentinelSystemLossSummary: SystemLossSummary;
  /** Budget, expected and measured energy with the key figures; time_interval: OneDay, OneMonth or OneYear */
  readonly sentinelSystemPerformance: SystemPerformance;
  /** What tags seem to measure, from their names and headers; csv: the first lines of a table of readings */
  readonly sentinelTagGuesses: ReadonlyArray<SentinelTagGuess>;
  /** Places where the caller is signed in */
  readonly sessions: ReadonlyArray<Session>;
  /** All that the report of a run is made of, as data */
  readonly simPdfExportData: SimPdfExportData;
  /** What the run was asked for, and what of its design has changed since */
  readonly simulationChoices: SimulationChoices;
  /** Key figures of a run, each with its unit, formula and parts; of the system or one block */
  readonly simulationKpis: ReadonlyArray<Kpi>;
  /** Studies of a project, the newest first */
  readonly simulationStudies: ReadonlyArray<SimulationStudy>;
  /** One study with its points and what they gave */
  readonly simulationStudy: SimulationStudy;
  /** Free and used bytes of the disk of the data folder and of the database; for system administrators */
  readonly storageState: StorageState;
  /** Which points a study would have, which of them cannot be built and which break a constraint */
  readonly studyPreview: StudyPreview;
  /** The sun over the place of a dataset, and the irradiation from each direction, kWh/m² */
  readonly sunPath: SunPath;
  /** The loss account of a run from the light on level ground to the grid, kWh/m² and kWh */
  readonly systemLosses: SystemLosses;
  /** Parameters of the plant beyond its blocks: transformers, lines and limits at the grid */
  readonly systemParameters: SystemParameters;
  /** Zones of a block whose light over the modules of a table can be asked for */
  readonly tableModuleIrradianceProfiles: TableModuleIrradianceProfiles;
  /** What a completed job of `askTableModuleIrradianceProfiles` gave */
  readonly tableModuleIrradianceProfilesData: TableModuleIrradianceProfilesData;
  /** Heights of a project, m. Null: the project has none */
  readonly terrain: Maybe<Terrain>;
  /**
   * Columns of a run over time, each with its unit. Any columns at any interval (the step itself: null), at most 10,000 rows a
   * call
   */
  readonly timeSeriesSummary: ResultSeries;
  /** Requests to join an organization. That wait for an answer; for owners and admins of the organisation */
  readonly userRequests: ReadonlyArray<UserRequest>;
  /** Users of the installation, by name or address. For system administrators; with organization_id also for its owners and admins */
  readonly users: ReadonlyArray<AdminUser>;
  /** How many users `users` would list; with organization_id also for its owners and admins */
  readonly usersCount: Scalars['Int']['output'];
  /** Time zone of a place, and its standard time less UTC, hours */
  readonly utcOffsetForLocation: UtcOffset;
  /** Checks of the quality of a weather dataset and what they found. Made at import; made anew for datasets of before */
  readonly weatherReport: WeatherReport;
  /** Least, mean and greatest value of each column by month, and the distribution of the wind */
  readonly weatherStatistics: WeatherStatistics;
  /** Webhooks of an organization with their last deliveries, by name */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** Wind by direction and speed, m/s. Null for a dataset without the speed or the direction of the wind */
  readonly windRose: Maybe<WindRose>;
  /** Energy (kWh) and performance ratio year by year. Of a run of more than one year; no years for others */
  readonly yearlyYields: YearlyYields;
  /**
   * Energies exceeded with chances such as 50 and 90 %, kWh. Of the energy of a run, or of one of its blocks; in a single year or
   * in the mean of so many
   */
  readonly yieldExceedance: YieldExceedance;
  /** Uncertainties of the yield that a project reckons with, one standard deviation, as fractions of the energy */
  readonly yieldUncertainty: YieldUncertainty;
  /** What a run gives over one, several and all years of a life with which certainty, kWh */
  readonly yieldYears: YieldYears;
  /** Light and energy of tables by their surroundings, kWh/m² and kWh. Zones of one block; none where its light was not traced */
  readonly zoneYields: ReadonlyArray<ZoneYield>;
};


export type QueryAdminAccountArgs = {
  user_id: Scalars['ID']['input'];
};


export type QueryAdminInvitesArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminOrganizationQuotasArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryAdminOrganizationsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminProjectExportArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryAdminUserRequestsArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  organization_id?: InputMaybe<Scalars['ID']['input']>;
  project_id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAvailableMeteoDatasetsArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  project_id: Scalars['ID']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlockPvSummaryArgs = {
  block_id: Scalars['ID']['input'];
};


export type QueryBlockSeriesArgs = {
  columns: ReadonlyArray<Scalars['String']['input']>;
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlockYieldsArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryCapacityFactorArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCecInverterArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCecInvertersArgs = {
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  output_ac_voltage?: InputMaybe<Scalars['Float']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCecModulesArgs = {
  is_bifacial?: InputMaybe<Scalars['Boolean']['input']>;
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  max_stc_w?: InputMaybe<Scalars['Float']['input']>;
  min_stc_w?: InputMaybe<Scalars['Float']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  technology?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCellTemperaturesArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryCleaningStudyArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryCompareColumnsArgs = {
  id: Scalars['ID']['input'];
  project_id: Scalars['ID']['input'];
  source: Scalars['String']['input'];
};


export type QueryCompareEnviroDatasetsArgs = {
  a: Scalars['ID']['input'];
  b: Scalars['ID']['input'];
};


export type QueryCompareSeriesArgs = {
  column: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  part?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  source: Scalars['String']['input'];
};


export type QueryComponentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryComponentsArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
};


export type QueryCustomDatasetDataSeriesArgs = {
  columns: ReadonlyArray<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  max_points?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryCustomDatasetsArgs = {
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDailyAlbedoArgs = {
  id: Scalars['ID']['input'];
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


export type QueryDayProfilesArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  columns: ReadonlyArray<Scalars['String']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryDcOperationArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryDeletedProjectsArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryDescribeAllCustomDatasetArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryDescribeCustomDatasetArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDesignChangesArgs = {
  project_id: Scalars['ID']['input'];
  since: Scalars['Int']['input'];
};


export type QueryDrillDownArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  inverter?: InputMaybe<Scalars['Int']['input']>;
  simulation_id: Scalars['ID']['input'];
  table?: InputMaybe<Scalars['Int']['input']>;
  time?: InputMaybe<Scalars['String']['input']>;
  zone?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDrillDownHeatMapArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  inverter?: InputMaybe<Scalars['Int']['input']>;
  kind: Scalars['String']['input'];
  simulation_id: Scalars['ID']['input'];
  table?: InputMaybe<Scalars['Int']['input']>;
  time?: InputMaybe<Scalars['String']['input']>;
  zone?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDuetSimMetaArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryDurationCurveArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryEconomicsOfRunsArgs = {
  simulation_ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryEnviroDataArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryEnviroDataRollupArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  mean?: InputMaybe<Scalars['Boolean']['input']>;
  time_interval: Scalars['String']['input'];
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryFirstProjectArgs = {
  organization_id: Scalars['ID']['input'];
  project_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetCompareWorkbooksArgs = {
  dataset_id?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetDataExportUrlsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetPvSystImportDataArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryGetPvSystImportFilesArgs = {
  project_id: Scalars['ID']['input'];
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


export type QueryIntegrationJobEventsArgs = {
  integration_server_id?: InputMaybe<Scalars['ID']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryInvitesArgs = {
  organization_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIssueArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIssueAssigneesArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryIssueEventSpansIntradayArgs = {
  date: Scalars['String']['input'];
  filter?: InputMaybe<IssueEventFilter>;
  project_id: Scalars['ID']['input'];
};


export type QueryIssueEventsArgs = {
  filter?: InputMaybe<IssueEventFilter>;
  order_by?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIssueEventsDailySummaryArgs = {
  filter?: InputMaybe<IssueEventFilter>;
  project_id: Scalars['ID']['input'];
};


export type QueryIssueIndexArgs = {
  filter?: InputMaybe<IssueFilter>;
  project_id: Scalars['ID']['input'];
};


export type QueryIssuesArgs = {
  filter?: InputMaybe<IssueFilter>;
  order_by?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLibraryComponentsArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
};


export type QueryListCompareDatasetsArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryLongTermCorrectionArgs = {
  input: LongTermInput;
};


export type QueryLossNotesArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryMeteoDownloadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMonitoredSampleArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryMonthlyLossesArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryMqttSourcesArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryNoticesArgs = {
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNumDaylightTimestampsArgs = {
  from: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  to: Scalars['DateTime']['input'];
};


export type QueryOrgIntegrationServerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrganizationLogoArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryOrganizationProjectsArgs = {
  organization_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrganizationQuotasArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryOrganizationRunsArgs = {
  all_runs?: InputMaybe<Scalars['Boolean']['input']>;
  order_by?: InputMaybe<Scalars['String']['input']>;
  organization_id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrganizationUsageArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryOrganizationsArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPanelIvArgs = {
  parameters: Scalars['JSON']['input'];
};


export type QueryPasswordResetArgs = {
  token: Scalars['String']['input'];
};


export type QueryPerformanceRatioArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlantPlaybackDataArgs = {
  chunks: ReadonlyArray<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  measure: Scalars['String']['input'];
};


export type QueryPlantPlaybackGeoJsonArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlantPlaybackIndexArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlantPlaybacksArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryPlantSeriesArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  columns: ReadonlyArray<Scalars['String']['input']>;
  simulation_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPortfolioAcCapacityArgs = {
  organization_id: Scalars['ID']['input'];
  portfolio_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPortfolioSummaryCardArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  organization_id: Scalars['ID']['input'];
  portfolio_id?: InputMaybe<Scalars['ID']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPortfoliosArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryPreviewCustomDatasetArgs = {
  id: Scalars['ID']['input'];
  layout?: InputMaybe<CustomDatasetLayout>;
};


export type QueryPreviewCustomDatasetFileArgs = {
  filename: Scalars['String']['input'];
  layout?: InputMaybe<CustomDatasetLayout>;
  project_id: Scalars['ID']['input'];
  storage_key: Scalars['String']['input'];
};


export type QueryPreviewEnviroDatasetEditArgs = {
  edits: Scalars['JSON']['input'];
  id: Scalars['ID']['input'];
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectActivityArgs = {
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProjectBlocksArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryProjectCostsArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryProjectDesignCheckArgs = {
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


export type QueryProjectFileStorageArgs = {
  dir: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type QueryProjectPeopleArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryProjectUsageArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  collection?: InputMaybe<Scalars['String']['input']>;
  order_by?: InputMaybe<Scalars['String']['input']>;
  org_id: Scalars['ID']['input'];
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPvSystImportPreviewArgs = {
  input: PvSystImportInput;
  project_id: Scalars['ID']['input'];
};


export type QueryPvSystImportsArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryPvsystExportDataArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryRasterLayersArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryReportRevisionsArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryReportSubscriptionArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryResultFilesArgs = {
  kind: Scalars['String']['input'];
  simulation_id: Scalars['ID']['input'];
};


export type QueryResultJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRunAlbedoArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryRunChangesArgs = {
  a: Scalars['ID']['input'];
  b: Scalars['ID']['input'];
};


export type QueryRunEconomicsArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryRunManifestArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryRunPreflightArgs = {
  input: RunSimulationInput;
  project_id: Scalars['ID']['input'];
};


export type QueryRunSensitivitiesArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QueryRunningProjectSimArgs = {
  project_id: Scalars['ID']['input'];
};


export type QuerySearchPlacesArgs = {
  text: Scalars['String']['input'];
};


export type QuerySecurityEventsArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  user_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySensorDataModelledHierarchyArgs = {
  from: Scalars['String']['input'];
  hierarchy_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  project_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};


export type QuerySensorDataModelledPlantsArgs = {
  from: Scalars['String']['input'];
  organization_id: Scalars['ID']['input'];
  portfolio_id?: InputMaybe<Scalars['ID']['input']>;
  project_ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};


export type QuerySensorDataModelledPortfolioArgs = {
  from: Scalars['String']['input'];
  organization_id: Scalars['ID']['input'];
  portfolio_id?: InputMaybe<Scalars['ID']['input']>;
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};


export type QuerySensorDataModelledSystemArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};


export type QuerySensorSeriesArgs = {
  from: Scalars['DateTime']['input'];
  hierarchy_ids: ReadonlyArray<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  step_s: Scalars['Int']['input'];
  to: Scalars['DateTime']['input'];
};


export type QuerySentinelAvailableEnergySummaryArgs = {
  from: Scalars['String']['input'];
  hierarchy_id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};


export type QuerySentinelBlockConditionsArgs = {
  project_id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


export type QuerySentinelBlockInvertersArgs = {
  block_id: Scalars['ID']['input'];
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


export type QuerySentinelBlockSensorsArgs = {
  block_id: Scalars['ID']['input'];
  date: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
};


export type QuerySentinelCapacityTestArgs = {
  from: Scalars['String']['input'];
  hierarchy_id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
  setup?: InputMaybe<CapacitySetupInput>;
  to: Scalars['String']['input'];
};


export type QuerySentinelContractAvailabilityArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  terms?: InputMaybe<ReadonlyArray<AvailabilityTermInput>>;
  to: Scalars['String']['input'];
};


export type QuerySentinelDayTrialArgs = {
  csv?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['String']['input'];
  input?: InputMaybe<DeploymentVersionInput>;
  project_id: Scalars['ID']['input'];
};


export type QuerySentinelDeploymentArgs = {
  project_id: Scalars['ID']['input'];
};


export type QuerySentinelHierarchyCheckArgs = {
  hierarchy: SentinelHierarchyInput;
  plant_project_id?: InputMaybe<Scalars['ID']['input']>;
  project_id: Scalars['ID']['input'];
};


export type QuerySentinelLightSourcesArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


export type QuerySentinelMeteoComparisonArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


export type QuerySentinelMeteoSummaryArgs = {
  from: Scalars['DateTime']['input'];
  project_id: Scalars['ID']['input'];
  to: Scalars['DateTime']['input'];
};


export type QuerySentinelModelPerformanceArgs = {
  from: Scalars['String']['input'];
  hierarchy_id?: InputMaybe<Scalars['ID']['input']>;
  left_out?: ReadonlyArray<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


export type QuerySentinelPortfoliosArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QuerySentinelPowerFactorArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


export type QuerySentinelSimulationTimeseriesArgs = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
  block_id?: InputMaybe<Scalars['ID']['input']>;
  columns: ReadonlyArray<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  project_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QuerySentinelSystemLossIntervalsArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};


export type QuerySentinelSystemLossSummaryArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


export type QuerySentinelSystemPerformanceArgs = {
  from: Scalars['String']['input'];
  project_id: Scalars['ID']['input'];
  time_interval?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};


export type QuerySentinelTagGuessesArgs = {
  csv?: InputMaybe<Scalars['String']['input']>;
  project_id: Scalars['ID']['input'];
  tags?: InputMaybe<ReadonlyArray<SentinelTagHeader>>;
};


export type QuerySimPdfExportDataArgs = {
  simulation_id: Scalars['ID']['input'];
};


export type QuerySimulationChoicesArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySimulationKpisArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QuerySimulationStudiesArgs = {
  project_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySimulationStudyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudyPreviewArgs = {
  input: StudyInput;
  project_id: Scalars['ID']['input'];
};


export type QuerySunPathArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySystemLossesArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QuerySystemParametersArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryTableModuleIrradianceProfilesArgs = {
  block_id: Scalars['ID']['input'];
  simulation_id: Scalars['ID']['input'];
};


export type QueryTableModuleIrradianceProfilesDataArgs = {
  job_id: Scalars['ID']['input'];
};


export type QueryTerrainArgs = {
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


export type QueryUserRequestsArgs = {
  organization_id: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUsersArgs = {
  organization_id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUsersCountArgs = {
  organization_id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUtcOffsetForLocationArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


export type QueryWeatherReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWeatherStatisticsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhooksArgs = {
  organization_id: Scalars['ID']['input'];
};


export type QueryWindRoseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryYearlyYieldsArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryYieldExceedanceArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
  years?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryYieldUncertaintyArgs = {
  project_id: Scalars['ID']['input'];
};


export type QueryYieldYearsArgs = {
  block_id?: InputMaybe<Scalars['ID']['input']>;
  simulation_id: Scalars['ID']['input'];
};


export type QueryZoneYieldsArgs = {
  block_id: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  simulation_id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A limit and how much of it is used. Of storage: bytes. */
export type QuotaUse = {
  readonly __typename?: 'QuotaUse';
  /** What holds where no limit was set. */
  readonly default_limit: Scalars['Float']['output'];
  readonly is_set: Scalars['Boolean']['output'];
  readonly limit: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  /** storage, runs, jobs, daily_runs or daily_jobs. */
  readonly resource: Scalars['String']['output'];
  /** organization, project or user: each user within the organization. */
  readonly scope: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** Null for limits of each user or project, where none is looked at. */
  readonly used: Maybe<Scalars['Float']['output']>;
};

/**
 * An image on the ground. In the spec's words `origin` is its upper left corner and `pixel_ratio` the metres on the ground of one
 * pixel along its upper edge; both follow from `corners`.
 */
export type RasterLayer = {
  readonly __typename?: 'RasterLayer';
  /** [longitude, latitude] of the upper left, upper right, lower right and lower left corner */
  readonly corners: ReadonlyArray<ReadonlyArray<Scalars['Float']['output']>>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly height_px: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly is_visible: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** 0 to 1 */
  readonly opacity: Scalars['Float']['output'];
  /** [longitude, latitude] */
  readonly origin: ReadonlyArray<Scalars['Float']['output']>;
  /** m */
  readonly pixel_ratio: Scalars['Float']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly sort_order: Scalars['Float']['output'];
  readonly source_filename: Scalars['String']['output'];
  readonly storage_url: Scalars['String']['output'];
  /** Signed; serves a quarter of an hour */
  readonly url: Scalars['String']['output'];
  readonly width_px: Scalars['Int']['output'];
};

export type ReactiveStep = {
  readonly __typename?: 'ReactiveStep';
  readonly delta_var: Scalars['Float']['output'];
  readonly power_w: Scalars['Float']['output'];
  readonly time: Scalars['DateTime']['output'];
};

/** What was taken where the design says nothing */
export type ReportAssumption = {
  readonly __typename?: 'ReportAssumption';
  /** Names of blocks; empty: the plant */
  readonly blocks: ReadonlyArray<Scalars['String']['output']>;
  readonly field: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ReportBlock = {
  readonly __typename?: 'ReportBlock';
  /** Where fixed tables face, or the direction of a tracker's axis; clockwise from north */
  readonly azimuth_deg: Maybe<Scalars['Float']['output']>;
  readonly block_id: Scalars['ID']['output'];
  readonly energy_kwh: Scalars['Float']['output'];
  /** Width of the modules across the row over the row spacing */
  readonly gcr: Maybe<Scalars['Float']['output']>;
  readonly inverter: Maybe<Scalars['String']['output']>;
  readonly inverter_count: Scalars['Int']['output'];
  /** Its light was traced, table by table */
  readonly is_traced: Scalars['Boolean']['output'];
  readonly module_count: Scalars['Int']['output'];
  readonly modules_per_string: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly nominal_ac_kw: Scalars['Float']['output'];
  readonly nominal_dc_kw: Scalars['Float']['output'];
  /** Names of components; null: none */
  readonly panel: Maybe<Scalars['String']['output']>;
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  /** Centre to centre of neighbour rows */
  readonly row_spacing_m: Maybe<Scalars['Float']['output']>;
  readonly specific_yield_kwh_per_kwp: Maybe<Scalars['Float']['output']>;
  readonly string_count: Maybe<Scalars['Int']['output']>;
  readonly table_count: Scalars['Int']['output'];
  /** Of fixed tables */
  readonly tilt_deg: Maybe<Scalars['Float']['output']>;
  /** Fixed, Single Axis or Dual Axis */
  readonly tracking: Scalars['String']['output'];
};

/** One thing that the design of the run says */
export type ReportFact = {
  readonly __typename?: 'ReportFact';
  /** site, system, block, layer or component */
  readonly group: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Mean power to the grid of each hour of the day in site time, month by month */
export type ReportHours = {
  readonly __typename?: 'ReportHours';
  /** By month and hour 0 to 23 */
  readonly mean_kw: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  /** 1 to 12, those that the run has */
  readonly months: ReadonlyArray<Scalars['Int']['output']>;
};

/** A loss that the design of the run has, with what the project says of it today */
export type ReportLoss = {
  readonly __typename?: 'ReportLoss';
  /** Blocks that have another, each with its value; may be empty */
  readonly differing: Scalars['String']['output'];
  /** Where it enters, in words */
  readonly enters: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Source or remark; may be empty */
  readonly note: Scalars['String']['output'];
  /** One standard deviation, % of the energy */
  readonly sigma_percentage: Maybe<Scalars['Float']['output']>;
  /** Of most blocks, with its unit; 'not set' where only others have it */
  readonly value: Scalars['String']['output'];
};

export type ReportMonth = {
  readonly __typename?: 'ReportMonth';
  /** At the inputs of the inverters */
  readonly array_energy_kwh: Maybe<Scalars['Float']['output']>;
  readonly dhi_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** Of the front behind shade, soiling, snow, reflection and spectrum */
  readonly effective_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly energy_kwh: Maybe<Scalars['Float']['output']>;
  readonly ghi_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** yyyy-MM, site time */
  readonly month: Scalars['String']['output'];
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  /** In the plane of the modules, before shading */
  readonly poa_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly temp_air_c: Maybe<Scalars['Float']['output']>;
};

/** A report of a project that was given out */
export type ReportRevision = {
  readonly __typename?: 'ReportRevision';
  readonly author: Scalars['String']['output'];
  /** What changed since the one before */
  readonly change: Scalars['String']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** 'A', '0', 'P01': as the project numbers them */
  readonly revision: Scalars['String']['output'];
  /** Null: the run was deleted */
  readonly simulation_id: Maybe<Scalars['ID']['output']>;
  /** When it was given out */
  readonly simulation_name: Scalars['String']['output'];
};

/** Which reports of a plant the caller gets by mail, and when */
export type ReportSubscription = {
  readonly __typename?: 'ReportSubscription';
  readonly daily: Scalars['Boolean']['output'];
  /** The newest that was sent, a day or a month: 2026-06-21, 2026-06 */
  readonly last_period: Maybe<Scalars['String']['output']>;
  readonly last_sent_at: Maybe<Scalars['DateTime']['output']>;
  readonly monthly: Scalars['Boolean']['output'];
  readonly project_id: Scalars['ID']['output'];
  /** Minute of the day in the zone: a report is sent then, or as soon as its last day is evaluated, six hours later at the latest */
  readonly send_at: Scalars['Int']['output'];
  /** Null: that of the plant */
  readonly time_zone: Maybe<Scalars['String']['output']>;
};

export type ReportSubscriptionInput = {
  readonly daily: Scalars['Boolean']['input'];
  readonly monthly: Scalars['Boolean']['input'];
  readonly send_at: Scalars['Int']['input'];
  readonly time_zone?: InputMaybe<Scalars['String']['input']>;
};

export type ReportWeather = {
  readonly __typename?: 'ReportWeather';
  readonly altitude_m: Scalars['Float']['output'];
  readonly attribution: Maybe<Scalars['String']['output']>;
  /** How many checks there were */
  readonly check_count: Maybe<Scalars['Int']['output']>;
  /** Everything that the run says of the dataset */
  readonly facts: ReadonlyArray<DatasetFact>;
  readonly latitude: Scalars['Float']['output'];
  /** Hours from UTC */
  readonly local_time_zone: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly present_revision: Maybe<Scalars['Int']['output']>;
  /** Checks of the import that did not pass, in words; null: the dataset has no report or is gone */
  readonly quality: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** How it fits the plant and the run; null: a run of before it was looked at */
  readonly remarks: Maybe<ReadonlyArray<FitnessRemark>>;
  /** Of the run, and of the dataset now; null: it was deleted */
  readonly revision: Scalars['Int']['output'];
  readonly sha256: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly source_filename: Maybe<Scalars['String']['output']>;
  readonly time_interval: Scalars['String']['output'];
  /** Sequential or TMY */
  readonly type: Scalars['String']['output'];
};

/** url: where no mail server is set, to give to the user by other means */
export type ResetLinkAnswer = {
  readonly __typename?: 'ResetLinkAnswer';
  readonly url: Maybe<Scalars['String']['output']>;
};

export type ResultFileRemoval = {
  readonly __typename?: 'ResultFileRemoval';
  readonly success: Scalars['Boolean']['output'];
};

/** What a worker makes of a finished run: a file to take away, or an answer that takes long */
export type ResultJob = {
  readonly __typename?: 'ResultJob';
  readonly completed_at: Maybe<Scalars['DateTime']['output']>;
  readonly completed_parts: Scalars['Int']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly error_code: Maybe<Scalars['String']['output']>;
  readonly error_message: Maybe<Scalars['String']['output']>;
  /** Of a job that made a file */
  readonly filename: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** data_export, pdf_report, run_bundle, pvsyst_factors or module_profile */
  readonly kind: Scalars['String']['output'];
  readonly simulation_id: Scalars['ID']['output'];
  readonly size_bytes: Maybe<Scalars['Float']['output']>;
  /** queued, running, completed or failed */
  readonly status: Scalars['String']['output'];
  readonly total_parts: Scalars['Int']['output'];
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

/** An input that is not the same in both runs */
export type RunChange = {
  readonly __typename?: 'RunChange';
  readonly after: Scalars['String']['output'];
  readonly before: Scalars['String']['output'];
  /** engine, choice, weather, site, system, block, layer, component, rating or assumption */
  readonly group: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Names of the blocks or component; empty: the whole run */
  readonly subjects: ReadonlyArray<Scalars['String']['output']>;
  readonly unit: Scalars['String']['output'];
};

export type RunChanges = {
  readonly __typename?: 'RunChanges';
  readonly inputs: ReadonlyArray<RunChange>;
  readonly stages: ReadonlyArray<StageChange>;
};

/** A run as a plant of the costs of its project. In money of each year, P50 */
export type RunEconomics = {
  readonly __typename?: 'RunEconomics';
  readonly capital: ReadonlyArray<CostPart>;
  readonly capital_sum: Maybe<Scalars['Float']['output']>;
  readonly cases: ReadonlyArray<EconomicCase>;
  /** Of the first year, weighted by the energy of the hours */
  readonly mean_price_per_mwh: Maybe<Scalars['Float']['output']>;
  /** Why there are no figures: costs (none are entered), year (the run has no complete year) or quantity (one that has a price is not known); null: there are */
  readonly missing: Maybe<Scalars['String']['output']>;
  /** Null: the project has no costs */
  readonly model: Maybe<CostModel>;
  readonly simulation_id: Scalars['ID']['output'];
  /** One time, at the prices of the first year */
  readonly yearly: ReadonlyArray<CostPart>;
  /** A year on average, at the prices of the first year */
  readonly yearly_sum: Maybe<Scalars['Float']['output']>;
  readonly years: ReadonlyArray<CashYear>;
};

/** What a run gives in short, of one year: of several whole ones their mean */
export type RunFigures = {
  readonly __typename?: 'RunFigures';
  /** Of the light on the modules */
  readonly bifacial_gain: Maybe<Scalars['Float']['output']>;
  /** To the grid; what half of the years exceed (P50) */
  readonly energy_kwh: Scalars['Float']['output'];
  /** Of its weather */
  readonly hours: Scalars['Float']['output'];
  /** Of its weather, without energy; null: a run of before they were counted */
  readonly missing_step_count: Maybe<Scalars['Int']['output']>;
  readonly nominal_ac_w: Scalars['Float']['output'];
  readonly nominal_dc_w: Scalars['Float']['output'];
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  readonly specific_yield_kwh_per_kwp: Maybe<Scalars['Float']['output']>;
};

/** An input of a run with the SHA-256 of its content */
export type RunInput = {
  readonly __typename?: 'RunInput';
  /** What it is, in a few words */
  readonly detail: Scalars['String']['output'];
  /** document, system, block, layers, obstacle, component, dataset or terrain */
  readonly kind: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly sha256: Scalars['String']['output'];
};

/** What a run was made from, by whom and when */
export type RunManifest = {
  readonly __typename?: 'RunManifest';
  readonly created_at: Scalars['DateTime']['output'];
  readonly created_by: Scalars['String']['output'];
  readonly engine_version: Scalars['String']['output'];
  readonly environment: Scalars['String']['output'];
  /** Local standard time of the weather; null: all of it */
  readonly from: Maybe<Scalars['String']['output']>;
  readonly inputs: ReadonlyArray<RunInput>;
  /** Hours from UTC */
  readonly local_time_zone: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_name: Scalars['String']['output'];
  /** SHA-256 of the engine version, the choices and all inputs together: the same for runs that give the same */
  readonly sha256: Scalars['String']['output'];
  /** Names of the obstacles that cast shade */
  readonly shading_layers: ReadonlyArray<Scalars['String']['output']>;
  readonly simulated_year: Maybe<Scalars['Int']['output']>;
  readonly simulation_id: Scalars['ID']['output'];
  readonly step_count: Scalars['Int']['output'];
  readonly time_interval: Scalars['String']['output'];
  readonly to: Maybe<Scalars['String']['output']>;
};

/** A run as it would be, without starting it */
export type RunPreflight = {
  readonly __typename?: 'RunPreflight';
  readonly blocks: ReadonlyArray<PreflightBlock>;
  readonly datasets: ReadonlyArray<PreflightDataset>;
  /** Why nothing would be started, as runProjectBlockSimulation would answer */
  readonly errors: ReadonlyArray<BlockMessages>;
  readonly is_ready: Scalars['Boolean']['output'];
  /** Arrays that workers hold while the run is at work, estimated, bytes */
  readonly memory_bytes: Scalars['Float']['output'];
  /** What the design rules say of the plant as a whole */
  readonly messages: ReadonlyArray<PreflightMessage>;
  readonly parts: ReadonlyArray<PreflightPart>;
  /** Files of the results, estimated, bytes */
  readonly result_bytes: Scalars['Float']['output'];
  /** Runs of all projects on this server that wait or are at work */
  readonly runs_ahead: Scalars['Int']['output'];
  readonly step_count: Scalars['Int']['output'];
  /** Threads of this server; further workers take their share */
  readonly thread_count: Scalars['Int']['output'];
  /** What runProjectBlockSimulation asks to be confirmed; null: nothing */
  readonly to_confirm: Maybe<Scalars['String']['output']>;
  /** Sum of the parts: an estimate */
  readonly total_seconds: Scalars['Float']['output'];
};

export type RunSensitivities = {
  readonly __typename?: 'RunSensitivities';
  /** All inputs, in their order */
  readonly inputs: ReadonlyArray<RunSensitivity>;
  readonly project_id: Scalars['ID']['output'];
  readonly simulation_id: Scalars['ID']['output'];
};

/** What the energy of a run makes of one of its inputs, by two more runs in which it is less and more */
export type RunSensitivity = {
  readonly __typename?: 'RunSensitivity';
  readonly completed_run_count: Scalars['Int']['output'];
  /** Why there is none, in words: a run of it failed or was stopped; it may be computed anew */
  readonly failure: Maybe<Scalars['String']['output']>;
  /** irradiation, albedo, soiling, bifaciality, module_power, cell_heating or temperature_coefficient */
  readonly input: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly less_kwh: Maybe<Scalars['Float']['output']>;
  readonly more_kwh: Maybe<Scalars['Float']['output']>;
  /** 2, or 0 where no runs have been started */
  readonly run_count: Scalars['Int']['output'];
  /** Relative change of the energy over that of the input, (E+ − E−) / (2 · step · E); null until both runs have completed */
  readonly sensitivity: Maybe<Scalars['Float']['output']>;
  /** Fraction of itself by which it is less in one run and more in the other */
  readonly step: Scalars['Float']['output'];
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
  /** The weather is of another hemisphere or more than 500 km away, and meant; else refused with DISTANT_WEATHER */
  readonly confirm_distant_weather?: InputMaybe<Scalars['Boolean']['input']>;
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

/** How many rows there are of each state, of those that the search finds */
export type RunStateCounts = {
  readonly __typename?: 'RunStateCounts';
  readonly all: Scalars['Int']['output'];
  /** Completed, outdated ones among them */
  readonly completed: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  /** Projects without a run */
  readonly none: Scalars['Int']['output'];
  readonly outdated: Scalars['Int']['output'];
  /** Waiting ones among them */
  readonly running: Scalars['Int']['output'];
  readonly stopped: Scalars['Int']['output'];
};

export type RunToStart = {
  readonly project_id: Scalars['ID']['input'];
  /** The run to repeat; null: one of all blocks of the design as it is now */
  readonly simulation_id?: InputMaybe<Scalars['ID']['input']>;
};

/** A dataset as the run had it */
export type RunWeather = {
  readonly __typename?: 'RunWeather';
  readonly dataset_id: Scalars['ID']['output'];
  /** Null: a run of before it was looked at */
  readonly fitness: Maybe<WeatherFitness>;
  /** What its missing steps would have given, estimated by their light; null: none is missing, or it is not known */
  readonly missing_energy_kwh: Maybe<Scalars['Float']['output']>;
  readonly name: Scalars['String']['output'];
  readonly present_revision: Maybe<Scalars['Int']['output']>;
  /** Of the run, and of the dataset now; null: it was deleted */
  readonly revision: Scalars['Int']['output'];
};

/** Twelve months of a run of several years, or what the run has of them */
export type RunYear = {
  readonly __typename?: 'RunYear';
  readonly energy_kwh: Scalars['Float']['output'];
  readonly hours: Scalars['Float']['output'];
  readonly is_complete: Scalars['Boolean']['output'];
  /** '2019', or '2019-07 to 2020-06' where the years of the run begin in another month */
  readonly label: Scalars['String']['output'];
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  /** Nominal DC power in the light, without losses */
  readonly reference_kwh: Scalars['Float']['output'];
  readonly specific_yield_kwh_per_kwp: Maybe<Scalars['Float']['output']>;
  /** Its first month, yyyy-MM */
  readonly start: Scalars['String']['output'];
  /** Of its twelve months */
  readonly year_hours: Scalars['Float']['output'];
};

export type SecurityEvent = {
  readonly __typename?: 'SecurityEvent';
  readonly api_token_id: Maybe<Scalars['ID']['output']>;
  /** Equal events of one minute are one row */
  readonly count: Scalars['Int']['output'];
  readonly details: Scalars['JSON']['output'];
  readonly first_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Who acted as that user */
  readonly impersonator_email: Maybe<Scalars['String']['output']>;
  readonly ip_address: Maybe<Scalars['String']['output']>;
  readonly kind: Scalars['String']['output'];
  readonly last_at: Scalars['DateTime']['output'];
  /** Fields that were asked for; unknown where the call did not come so far */
  readonly operation: Maybe<Scalars['String']['output']>;
  /** Code of the refusal, or done */
  readonly outcome: Scalars['String']['output'];
  readonly user_agent: Maybe<Scalars['String']['output']>;
  readonly user_email: Maybe<Scalars['String']['output']>;
  readonly user_id: Maybe<Scalars['ID']['output']>;
};

export type SecurityEventPage = {
  readonly __typename?: 'SecurityEventPage';
  readonly rows: ReadonlyArray<SecurityEvent>;
  readonly total: Scalars['Int']['output'];
};

/** A value in the unit of the measure is (reading · scale + offset) · sign */
export type SensorNode = {
  readonly __typename?: 'SensorNode';
  readonly component: Scalars['String']['output'];
  readonly component_measure: Maybe<Scalars['String']['output']>;
  readonly duet_block_id: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** W at STC of what hangs on the node */
  readonly inverter_dc_capacity: Maybe<Scalars['Float']['output']>;
  readonly name: Scalars['String']['output'];
  readonly offset: Scalars['Float']['output'];
  readonly parent_id: Maybe<Scalars['ID']['output']>;
  readonly scale: Scalars['Float']['output'];
  readonly sensor_tag: Maybe<Scalars['String']['output']>;
  /** Minutes */
  readonly sensor_time_interval: Maybe<Scalars['Float']['output']>;
  readonly sentinel_tag: Scalars['String']['output'];
  readonly sign: Scalars['Int']['output'];
};

export type SensorPair = {
  readonly __typename?: 'SensorPair';
  /** Mean of first less second, W/m² or °C */
  readonly difference: Scalars['Float']['output'];
  readonly first: Scalars['ID']['output'];
  readonly hours: Scalars['Int']['output'];
  /** Squared correlation; null where one of them stands */
  readonly r2: Maybe<Scalars['Float']['output']>;
  /** Sum of the first over that of the second, of hours from 50 W/m² on; null of temperatures */
  readonly ratio: Maybe<Scalars['Float']['output']>;
  readonly second: Scalars['ID']['output'];
};

/** Values of each step; null: none */
export type SensorSeries = {
  readonly __typename?: 'SensorSeries';
  /** Of the run that was sold, its year standing for every year; null: not power, or no such run */
  readonly budget: Maybe<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  readonly component_measure: Maybe<Scalars['String']['output']>;
  readonly expected: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly hierarchy_id: Scalars['ID']['output'];
  readonly measured: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly unit: Scalars['String']['output'];
};

export type SensorSeriesAnswer = {
  readonly __typename?: 'SensorSeriesAnswer';
  readonly series: ReadonlyArray<SensorSeries>;
  /** Start of each step */
  readonly time: ReadonlyArray<Scalars['DateTime']['output']>;
};

/** What a sensor sent in the last 24 hours of a day, or until now */
export type SensorState = {
  readonly __typename?: 'SensorState';
  /** As many as its interval lets expect */
  readonly expected_count: Scalars['Int']['output'];
  readonly hierarchy_id: Scalars['ID']['output'];
  readonly last_at: Maybe<Scalars['DateTime']['output']>;
  /** The newest reading, in the unit of the measure */
  readonly last_value: Maybe<Scalars['Float']['output']>;
  readonly reading_count: Scalars['Int']['output'];
};

/** What an evaluation of one day by a version that is not stored comes to */
export type SentinelDayTrial = {
  readonly __typename?: 'SentinelDayTrial';
  /** Readings that are there over those of all nodes, of the day so far */
  readonly data_fraction: Scalars['Float']['output'];
  readonly date: Scalars['String']['output'];
  /** By the model as built, before a level of the plant's own is learned */
  readonly expected_kwh: Scalars['Float']['output'];
  /** Where the light of the expected energy is from */
  readonly light_sources: ReadonlyArray<LightSourceShare>;
  readonly losses: ReadonlyArray<AllocatedEnergy>;
  /** At the sum of the inverters, gaps filled */
  readonly measured_kwh: Scalars['Float']['output'];
  /** Of meters, gaps not filled; null: none has a reading of its power */
  readonly meter_kwh: Maybe<Scalars['Float']['output']>;
  /** Nodes that are read */
  readonly nodes: ReadonlyArray<SentinelTrialNode>;
  readonly over_kwh: Scalars['Float']['output'];
  /** Readings of a file that would not be taken: count, and by_reason with examples */
  readonly refused: Scalars['JSON']['output'];
  readonly residual_kwh: Scalars['Float']['output'];
};

export type SentinelDeployment = {
  readonly __typename?: 'SentinelDeployment';
  readonly created_at: Scalars['DateTime']['output'];
  readonly evaluation: EvaluationState;
  /** live; stale: no reading is younger than two hours; offline: none is younger than a day, or there is none */
  readonly freshness: Scalars['String']['output'];
  /** The newest reading of the plant */
  readonly last_reading: Maybe<Scalars['DateTime']['output']>;
  /** The newest readings of the nodes that are read, by the version that holds now */
  readonly newest_readings: ReadonlyArray<NodeReading>;
  readonly portfolio: Maybe<Portfolio>;
  readonly project_id: Scalars['ID']['output'];
  readonly tag: Scalars['String']['output'];
  /** The version of an instant, by default of now; null: deployed before there were versions */
  readonly version: Maybe<DeploymentVersion>;
  /** All of them, the newest first */
  readonly versions: ReadonlyArray<DeploymentVersion>;
};


export type SentinelDeploymentVersionArgs = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SentinelHierarchyCheck = {
  readonly __typename?: 'SentinelHierarchyCheck';
  readonly errors: ReadonlyArray<HierarchyError>;
  /** Empty where there are errors */
  readonly nodes: ReadonlyArray<SensorNode>;
};

/** One of the fields */
export type SentinelHierarchyInput = {
  /** A node for each block and inverter of the design, a meter and a met station */
  readonly as_design?: InputMaybe<Scalars['Boolean']['input']>;
  /** Table with the fields of nodes as columns */
  readonly csv?: InputMaybe<Scalars['String']['input']>;
  /** List of nodes, or an object with such a list as nodes */
  readonly nodes?: InputMaybe<Scalars['JSON']['input']>;
  /** Tags, each with what it is: as sentinelTagGuesses answers, confirmed or corrected */
  readonly tags?: InputMaybe<ReadonlyArray<SentinelTagInput>>;
};

export type SentinelPortfolio = {
  readonly __typename?: 'SentinelPortfolio';
  readonly deployments: ReadonlyArray<PortfolioDeployment>;
  /** Null: deployments without a portfolio */
  readonly portfolio: Maybe<Portfolio>;
};

/** What a tag seems to be; people confirm or correct it */
export type SentinelTagGuess = {
  readonly __typename?: 'SentinelTagGuess';
  readonly block: Maybe<Scalars['String']['output']>;
  /** Null: not to be read */
  readonly component: Maybe<Scalars['String']['output']>;
  readonly component_measure: Maybe<Scalars['String']['output']>;
  /** 0 to 1 */
  readonly confidence: Scalars['Float']['output'];
  readonly inverter: Maybe<Scalars['String']['output']>;
  readonly offset: Scalars['Float']['output'];
  readonly part: Maybe<Scalars['String']['output']>;
  readonly reason: Scalars['String']['output'];
  readonly scale: Scalars['Float']['output'];
  readonly sensor_tag: Scalars['String']['output'];
  readonly sign: Scalars['Int']['output'];
  /** Unit of the readings as it was found */
  readonly unit: Maybe<Scalars['String']['output']>;
};

export type SentinelTagHeader = {
  /** What the file says above or below the tag: device, unit */
  readonly header?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly tag: Scalars['String']['input'];
};

export type SentinelTagInput = {
  /** Id, name or number of the block; absent: the only one */
  readonly block?: InputMaybe<Scalars['String']['input']>;
  /** Absent: not read */
  readonly component?: InputMaybe<Scalars['String']['input']>;
  readonly component_measure?: InputMaybe<Scalars['String']['input']>;
  /** Number or letters of the inverter within its block or plant */
  readonly inverter?: InputMaybe<Scalars['String']['input']>;
  readonly offset?: InputMaybe<Scalars['Float']['input']>;
  /** Number or letters of the combiner, input, meter or sensor */
  readonly part?: InputMaybe<Scalars['String']['input']>;
  readonly scale?: InputMaybe<Scalars['Float']['input']>;
  readonly sensor_tag: Scalars['String']['input'];
  readonly sign?: InputMaybe<Scalars['Int']['input']>;
};

export type SentinelTrialNode = {
  readonly __typename?: 'SentinelTrialNode';
  readonly data_fraction: Scalars['Float']['output'];
  readonly hierarchy_id: Scalars['ID']['output'];
  /** Start of that interval */
  readonly last_at: Maybe<Scalars['DateTime']['output']>;
  /** Of the last interval that has one, in the unit of the measure */
  readonly last_value: Maybe<Scalars['Float']['output']>;
  readonly sensor_tag: Scalars['String']['output'];
};

/** A place where the user is signed in */
export type Session = {
  readonly __typename?: 'Session';
  readonly created_at: Scalars['DateTime']['output'];
  readonly expires_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly ip_address: Maybe<Scalars['String']['output']>;
  readonly is_current: Scalars['Boolean']['output'];
  readonly last_seen_at: Scalars['DateTime']['output'];
  readonly user_agent: Maybe<Scalars['String']['output']>;
};

export type SignedUpload = {
  readonly __typename?: 'SignedUpload';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly storage_key: Scalars['String']['output'];
  /** Path and query on this server: PUT the bytes there */
  readonly url: Scalars['String']['output'];
};

/** All that the report of a run is made of */
export type SimPdfExportData = {
  readonly __typename?: 'SimPdfExportData';
  readonly altitude_m: Scalars['Float']['output'];
  readonly assumptions: ReadonlyArray<ReportAssumption>;
  readonly blocks: ReadonlyArray<ReportBlock>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly created_by: Scalars['String']['output'];
  readonly engine_version: Scalars['String']['output'];
  /** Those that are set */
  readonly entered_losses: ReadonlyArray<ReportLoss>;
  readonly facts: ReadonlyArray<ReportFact>;
  /** org_project_run_date.pdf */
  readonly filename: Scalars['String']['output'];
  readonly from: Scalars['DateTime']['output'];
  readonly hours: ReportHours;
  /** The run has the hours of a year */
  readonly is_whole_year: Scalars['Boolean']['output'];
  readonly kpis: ReadonlyArray<Kpi>;
  readonly latitude: Scalars['Float']['output'];
  readonly local_time_zone: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly losses: ReadonlyArray<WaterfallRow>;
  readonly module_count: Scalars['Int']['output'];
  readonly months: ReadonlyArray<ReportMonth>;
  readonly nominal_ac_kw: Scalars['Float']['output'];
  readonly nominal_dc_kw: Scalars['Float']['output'];
  readonly organization_name: Scalars['String']['output'];
  readonly project_name: Scalars['String']['output'];
  /** Of the project, up to that of the run, oldest first; all where the run has none */
  readonly revisions: ReadonlyArray<ReportRevision>;
  /** SHA-256 of the engine version, the choices and all inputs */
  readonly sha256: Scalars['String']['output'];
  readonly simulated_year: Maybe<Scalars['Int']['output']>;
  readonly simulation_id: Scalars['ID']['output'];
  readonly simulation_name: Scalars['String']['output'];
  readonly step_count: Scalars['Int']['output'];
  readonly time_interval: Scalars['String']['output'];
  readonly to: Scalars['DateTime']['output'];
  readonly warnings: ReadonlyArray<SimulationWarning>;
  readonly weather: ReadonlyArray<ReportWeather>;
  /** Of a run of several years */
  readonly yearly: YearlyYields;
  /** P-values, the parts of the uncertainty and the life of the plant */
  readonly years: YieldYears;
};

export type SimulationBlock = {
  readonly __typename?: 'SimulationBlock';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type SimulationChoices = {
  readonly __typename?: 'SimulationChoices';
  /** Those that the design still has */
  readonly block_ids: ReadonlyArray<Scalars['ID']['output']>;
  /** Blocks, their components and layers, obstacles, and the system */
  readonly changes: ReadonlyArray<DesignChange>;
  readonly engine_version: Scalars['String']['output'];
  /** Null: each block with its own */
  readonly enviro_dataset_id: Maybe<Scalars['ID']['output']>;
  readonly environment: Scalars['String']['output'];
  readonly from: Maybe<Scalars['String']['output']>;
  /** Of the engine that would run it now */
  readonly present_engine_version: Scalars['String']['output'];
  readonly shading_layer_ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly simulated_year: Maybe<Scalars['Int']['output']>;
  readonly simulation: DuetSimulation;
  readonly to: Maybe<Scalars['String']['output']>;
};

/** What a finished run gave in short; null of a figure that it has not */
export type SimulationHeadline = {
  readonly __typename?: 'SimulationHeadline';
  /** To the grid, of the whole run */
  readonly energy_kwh: Scalars['Float']['output'];
  /** That were simulated */
  readonly hours: Scalars['Float']['output'];
  /** Of its weather, without energy; null: a run of before they were counted */
  readonly missing_step_count: Maybe<Scalars['Int']['output']>;
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  readonly specific_yield_kwh_per_kwp: Maybe<Scalars['Float']['output']>;
};

/** Runs over the values of one parameter, or over all combinations of the values of two or three */
export type SimulationStudy = {
  readonly __typename?: 'SimulationStudy';
  /** Of the design as it was when the study began */
  readonly block_names: ReadonlyArray<Scalars['String']['output']>;
  readonly constraints: ReadonlyArray<StudyConstraint>;
  readonly created_at: Scalars['DateTime']['output'];
  /** Local days that were asked for, as yyyy-MM-dd or, of a typical year, MM-dd; null: all of the weather */
  readonly from: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Obstacles that were chosen; null: all of the design */
  readonly obstacle_names: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly parameters: ReadonlyArray<Scalars['String']['output']>;
  /** In the order of their values */
  readonly points: ReadonlyArray<StudyPoint>;
  readonly project_id: Scalars['ID']['output'];
  /** That the study gave all blocks; null: each has its own */
  readonly row_optics: Maybe<Scalars['String']['output']>;
  /** Null: nobody began one */
  readonly search: Maybe<StudySearch>;
  /** Of typical years; null: follows from the blocks */
  readonly simulated_year: Maybe<Scalars['Int']['output']>;
  readonly to: Maybe<Scalars['String']['output']>;
  readonly user: ProjectMember;
  /** Datasets that its blocks are run with; a study of datasets has one for each value */
  readonly weather_names: ReadonlyArray<Scalars['String']['output']>;
};

export type SimulationWarning = {
  readonly __typename?: 'SimulationWarning';
  readonly block_id: Maybe<Scalars['ID']['output']>;
  readonly code: Scalars['String']['output'];
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly message: Scalars['String']['output'];
};

export type SmsState = {
  readonly __typename?: 'SmsState';
  /** null: no gateway is set, and text messages are stored in the app */
  readonly gateway_host: Maybe<Scalars['String']['output']>;
  readonly last_sent_at: Maybe<Scalars['DateTime']['output']>;
};

/** A stage of the loss account in both runs */
export type StageChange = {
  readonly __typename?: 'StageChange';
  /** irradiance, dc or ac */
  readonly group: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly loss_fraction_after: Maybe<Scalars['Float']['output']>;
  /** Of what came to the stage; negative: a gain */
  readonly loss_fraction_before: Maybe<Scalars['Float']['output']>;
  readonly unit: Scalars['String']['output'];
  readonly value_after: Maybe<Scalars['Float']['output']>;
  /** What is left after the stage */
  readonly value_before: Maybe<Scalars['Float']['output']>;
};

/** What became of one of the runs that were to be started */
export type StartedRun = {
  readonly __typename?: 'StartedRun';
  readonly error_code: Maybe<Scalars['String']['output']>;
  /** Why it was refused */
  readonly error_message: Maybe<Scalars['String']['output']>;
  readonly project_id: Scalars['ID']['output'];
  /** That was to be repeated */
  readonly repeated_id: Maybe<Scalars['ID']['output']>;
  /** The run that was started; null: it was refused */
  readonly simulation_id: Maybe<Scalars['ID']['output']>;
};

/** The disk that the data folder of the server lies on */
export type StorageState = {
  readonly __typename?: 'StorageState';
  /** Of the database, wherever it lies */
  readonly database_bytes: Scalars['Float']['output'];
  readonly folder: Scalars['String']['output'];
  readonly free_bytes: Scalars['Float']['output'];
  /** With less the server is not ready: its database needs the rest */
  readonly min_free_bytes: Scalars['Float']['output'];
  /** Why nothing can be stored, and what to do; null: all is well */
  readonly problem: Maybe<Scalars['String']['output']>;
  readonly total_bytes: Scalars['Float']['output'];
};

export type StorageUsage = {
  readonly __typename?: 'StorageUsage';
  readonly limit_bytes: Scalars['Float']['output'];
  readonly organization_id: Scalars['ID']['output'];
  readonly stored_bytes: Scalars['Float']['output'];
};

export type StoredFile = {
  readonly __typename?: 'StoredFile';
  readonly created_at: Scalars['DateTime']['output'];
  readonly filename: Scalars['String']['output'];
  readonly size_bytes: Maybe<Scalars['Float']['output']>;
  readonly storage_key: Scalars['String']['output'];
};

/** A limit that the points of a study keep: those that break it before their run are not run, those that break it after are marked */
export type StudyConstraint = {
  readonly __typename?: 'StudyConstraint';
  readonly figure: Scalars['String']['output'];
  readonly keep: Scalars['String']['output'];
  readonly limit: Scalars['Float']['output'];
};

export type StudyConstraintInput = {
  /**
   * gcr, land_ha, table_land_ha, table_count, module_count, nominal_dc_kw (kWp), nominal_ac_kw, dc_ac_ratio: known before the run; energy
   * (MWh), specific_yield (kWh/kWp), performance_ratio (%), clipping (%): after it
   */
  readonly figure: Scalars['String']['input'];
  /** at_most or at_least */
  readonly keep: Scalars['String']['input'];
  readonly limit: Scalars['Float']['input'];
};

/** Known before the run */
export type StudyDesign = {
  readonly __typename?: 'StudyDesign';
  readonly dc_ac_ratio: Scalars['Float']['output'];
  /** Of the chosen blocks, the highest */
  readonly gcr: Maybe<Scalars['Float']['output']>;
  /** Within the perimeters */
  readonly land_ha: Maybe<Scalars['Float']['output']>;
  readonly module_count: Scalars['Int']['output'];
  readonly nominal_ac_kw: Scalars['Float']['output'];
  readonly nominal_dc_kw: Scalars['Float']['output'];
  readonly table_count: Scalars['Int']['output'];
  /** Ground that the tables take: their number by their pitch along and across the rows */
  readonly table_land_ha: Scalars['Float']['output'];
};

export type StudyInput = {
  /** At most 10 */
  readonly constraints?: InputMaybe<ReadonlyArray<StudyConstraintInput>>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** One to three. Every combination of their values is a point; at most 100 */
  readonly parameters: ReadonlyArray<StudyParameterInput>;
  /** endless_rows or tables, for all chosen blocks; null: as each is designed. Endless rows take a fraction of the time */
  readonly row_optics?: InputMaybe<Scalars['String']['input']>;
  /** What every run is asked for; its name is left out */
  readonly run: RunSimulationInput;
};

export type StudyParameterInput = {
  /**
   * tilt, azimuth, row_spacing, gcr, height, num_inverters, dc_ac_ratio, modules_per_string, panel, inverter, enviro_dataset, albedo,
   * backtracking, slope_aware_tracking, backtracking_by, tracking_strategy, wind_stow_speed or tracker_offset
   */
  readonly parameter: Scalars['String']['input'];
  /** Degrees, m, m/s, fractions or counts; ids of components or datasets; on and off; none, level, block and row; sun, diffuse and script */
  readonly values: ReadonlyArray<Scalars['JSON']['input']>;
};

/** A value of each parameter of a study, and what the run gave */
export type StudyPoint = {
  readonly __typename?: 'StudyPoint';
  /** Constraints that it breaks */
  readonly broken: ReadonlyArray<Scalars['String']['output']>;
  /** Null where it cannot be laid out, or was planned before this was stored */
  readonly design: Maybe<StudyDesign>;
  readonly errors: ReadonlyArray<BlockMessages>;
  /** Each with its unit, or the name of what it stands for */
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  /** Of a finished run */
  readonly result: Maybe<StudyResult>;
  /** Null: the point has no run. It cannot be run or its run was deleted (errors), or it breaks a constraint (broken) */
  readonly simulation: Maybe<DuetSimulation>;
  /** In the order of the parameters: a number, an id, or on and off as texts */
  readonly values: ReadonlyArray<Scalars['JSON']['output']>;
};

/** A study as it would be: nothing is stored or started */
export type StudyPreview = {
  readonly __typename?: 'StudyPreview';
  /** In the order in which they would run */
  readonly points: ReadonlyArray<StudyPoint>;
};

export type StudyResult = {
  readonly __typename?: 'StudyResult';
  /** Of the energy at the output of the inverters without clipping */
  readonly clipping_fraction: Scalars['Float']['output'];
  readonly clipping_kwh: Scalars['Float']['output'];
  readonly dc_ac_ratio: Scalars['Float']['output'];
  readonly energy_kwh: Scalars['Float']['output'];
  readonly module_count: Scalars['Int']['output'];
  readonly nominal_ac_kw: Scalars['Float']['output'];
  readonly nominal_dc_kw: Scalars['Float']['output'];
  readonly performance_ratio: Maybe<Scalars['Float']['output']>;
  readonly specific_yield_kwh_per_kwp: Scalars['Float']['output'];
};

/** The search for the best point of a study */
export type StudySearch = {
  readonly __typename?: 'StudySearch';
  /**
   * Why it ended: found (no point around the best is better), flat (no point is better than another), no_range (no parameter is a range of
   * numbers), full (the study has as many points as it may) or refused (the next points could not be run)
   */
  readonly end: Maybe<Scalars['String']['output']>;
  readonly figure: Scalars['String']['output'];
  /** Why the next points could not be run */
  readonly message: Maybe<Scalars['String']['output']>;
  /** running, paused or ended */
  readonly state: Scalars['String']['output'];
};

export type SuccessAnswer = {
  readonly __typename?: 'SuccessAnswer';
  readonly success: Scalars['Boolean']['output'];
};

/** The sun over the place of the dataset */
export type SunPath = {
  readonly __typename?: 'SunPath';
  /** Irradiation by direction of the sun, kWh/m² normal to it; azimuth 0 is north, elevation 0 the horizon */
  readonly azimuth_edges_deg: ReadonlyArray<Scalars['Float']['output']>;
  /** [elevation][azimuth] */
  readonly beam_kwh_m2: ReadonlyArray<ReadonlyArray<Scalars['Float']['output']>>;
  /** One curve a day: the 21st of each month of the dataset's year */
  readonly days: ReadonlyArray<SunPathDay>;
  readonly elevation_edges_deg: ReadonlyArray<Scalars['Float']['output']>;
  /** Terrain around the place, as far as the project's heights reach; empty without them */
  readonly horizon_azimuth_deg: ReadonlyArray<Scalars['Float']['output']>;
  readonly horizon_elevation_deg: ReadonlyArray<Scalars['Float']['output']>;
};

export type SunPathDay = {
  readonly __typename?: 'SunPathDay';
  readonly azimuth_deg: ReadonlyArray<Scalars['Float']['output']>;
  /** MM-dd */
  readonly date: Scalars['String']['output'];
  readonly elevation_deg: ReadonlyArray<Scalars['Float']['output']>;
  /** Local standard time, minutes after midnight */
  readonly minute: ReadonlyArray<Scalars['Float']['output']>;
};

export type SystemLossInterval = {
  readonly __typename?: 'SystemLossInterval';
  /** First day of the interval, yyyy-MM-dd */
  readonly date: Scalars['String']['output'];
  readonly sums: SystemLossSummary;
};

/** From what was expected to what was measured: model - losses - residual + over = sensor */
export type SystemLossSummary = {
  readonly __typename?: 'SystemLossSummary';
  /** Days that were evaluated */
  readonly day_count: Scalars['Int']['output'];
  /** In the order in which causes take */
  readonly losses: ReadonlyArray<AllocatedEnergy>;
  readonly model_kwh: Scalars['Float']['output'];
  /** More than expected */
  readonly over_kwh: Scalars['Float']['output'];
  /** Missing, and of no cause */
  readonly residual_kwh: Scalars['Float']['output'];
  readonly sensor_kwh: Scalars['Float']['output'];
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
  /** In the place of both, W: a list of {from, to, limit}, times of local standard time as yyyy-MM-ddTHH:mm */
  readonly grid_limit_periods: Maybe<Scalars['JSON']['output']>;
  /** % of the limit by month and hour of local standard time: 12 times 24 values, January's midnight first */
  readonly grid_limit_schedule: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
  readonly hv_stage_enabled: Scalars['Boolean']['output'];
  readonly outage_mean_hours: Maybe<Scalars['Float']['output']>;
  /** How likely one begins in each month, January first */
  readonly outage_month_weights: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
  readonly outage_seed: Maybe<Scalars['Int']['output']>;
  /** % of the plant */
  readonly outage_share_percentage: Maybe<Scalars['Float']['output']>;
  readonly outages_per_year: Maybe<Scalars['Float']['output']>;
  readonly project_id: Scalars['ID']['output'];
  readonly pv_hv_ac_wire_id: Maybe<Scalars['ID']['output']>;
  readonly pv_hv_transformer_id: Maybe<Scalars['ID']['output']>;
  readonly terrain_dem_enabled: Scalars['Boolean']['output'];
  /** % of the energy */
  readonly unavailability_percentage: Maybe<Scalars['Float']['output']>;
};

export type SystemParametersInput = {
  readonly grid_injection_limit?: InputMaybe<Scalars['Float']['input']>;
  readonly grid_injection_limit_enabled: Scalars['Boolean']['input'];
  /** In the place of both, W: a list of {from, to, limit}, times of local standard time as yyyy-MM-ddTHH:mm */
  readonly grid_limit_periods?: InputMaybe<Scalars['JSON']['input']>;
  readonly grid_limit_schedule?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  readonly hv_stage_enabled: Scalars['Boolean']['input'];
  readonly outage_mean_hours?: InputMaybe<Scalars['Float']['input']>;
  /** How likely one begins in each month, January first */
  readonly outage_month_weights?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  readonly outage_seed?: InputMaybe<Scalars['Int']['input']>;
  /** % of the plant */
  readonly outage_share_percentage?: InputMaybe<Scalars['Float']['input']>;
  readonly outages_per_year?: InputMaybe<Scalars['Float']['input']>;
  readonly pv_hv_ac_wire_id?: InputMaybe<Scalars['ID']['input']>;
  readonly pv_hv_transformer_id?: InputMaybe<Scalars['ID']['input']>;
  readonly terrain_dem_enabled: Scalars['Boolean']['input'];
  readonly unavailability_percentage?: InputMaybe<Scalars['Float']['input']>;
};

export type SystemPerformance = {
  readonly __typename?: 'SystemPerformance';
  /** The run that was sold; null: the version has none */
  readonly budget_name: Maybe<Scalars['String']['output']>;
  /** Why it cannot be read */
  readonly budget_problem: Maybe<Scalars['String']['output']>;
  readonly dc_capacity_kw: Maybe<Scalars['Float']['output']>;
  readonly intervals: ReadonlyArray<PerformanceFigures>;
  readonly total: PerformanceFigures;
};

/** The tables of a block in plan, with the zones that their light is known by */
export type TableModuleIrradianceProfiles = {
  readonly __typename?: 'TableModuleIrradianceProfiles';
  readonly columns: Scalars['Int']['output'];
  /** Of each table: its centre, m from the middle of the tables, and its place among the zones */
  readonly east_m: ReadonlyArray<Scalars['Float']['output']>;
  /** Of the run */
  readonly from: Scalars['DateTime']['output'];
  /** False: the light of the block is not traced, and no table has a profile */
  readonly is_traced: Scalars['Boolean']['output'];
  /** Of one table along and across its row, m */
  readonly length_m: Scalars['Float']['output'];
  readonly local_time_zone: Scalars['Float']['output'];
  readonly north_m: ReadonlyArray<Scalars['Float']['output']>;
  /** Direction of the rows, degrees from north */
  readonly row_azimuth_deg: Scalars['Float']['output'];
  readonly step_s: Scalars['Float']['output'];
  readonly tiers: Scalars['Int']['output'];
  readonly to: Scalars['DateTime']['output'];
  readonly width_m: Scalars['Float']['output'];
  readonly zone: ReadonlyArray<Scalars['Int']['output']>;
  readonly zones: ReadonlyArray<TableZone>;
};

/** Light over the modules and cells of one table of a zone */
export type TableModuleIrradianceProfilesData = {
  readonly __typename?: 'TableModuleIrradianceProfilesData';
  readonly block_id: Scalars['ID']['output'];
  /** Rows of cells of one module across the table */
  readonly cell_rows: Scalars['Int']['output'];
  /** Of each row of cells of each module */
  readonly cells: FaceIrradiance;
  /** Of each row of cells in the mean along the table, and where it lies across the table from its middle, m */
  readonly chord: FaceIrradiance;
  readonly chord_from_m: ReadonlyArray<Scalars['Float']['output']>;
  readonly chord_to_m: ReadonlyArray<Scalars['Float']['output']>;
  readonly columns: Scalars['Int']['output'];
  /** The steps that have light, where the job was asked for steps */
  readonly frames: ReadonlyArray<ModuleIrradianceFrame>;
  readonly from: Scalars['DateTime']['output'];
  /** Light times hours is irradiation */
  readonly hours: Scalars['Float']['output'];
  /** Of each module, tier after tier */
  readonly modules: FaceIrradiance;
  readonly tiers: Scalars['Int']['output'];
  readonly to: Scalars['DateTime']['output'];
  readonly unevenness: LightUnevenness;
  readonly zone: Scalars['Int']['output'];
};

/** A zone of tables that see the same surroundings */
export type TableZone = {
  readonly __typename?: 'TableZone';
  readonly row_position: Scalars['String']['output'];
  readonly slot_position: Scalars['String']['output'];
  readonly table_count: Scalars['Int']['output'];
};

export type TemperatureBin = {
  readonly __typename?: 'TemperatureBin';
  /** Lower end; the upper is bin_c above */
  readonly from_c: Scalars['Float']['output'];
  readonly hours: Scalars['Float']['output'];
  /** On the plane of the modules, front, unshaded */
  readonly irradiation_kwh_m2: Scalars['Float']['output'];
  /** With light on the plane of the modules */
  readonly light_hours: Scalars['Float']['output'];
};

/** Cell temperatures of a month, or of the whole run */
export type TemperatureMonth = {
  readonly __typename?: 'TemperatureMonth';
  /** Of steps with light */
  readonly light_mean_c: Maybe<Scalars['Float']['output']>;
  /** Start of the step */
  readonly max_at: Maybe<Scalars['DateTime']['output']>;
  readonly max_c: Maybe<Scalars['Float']['output']>;
  readonly mean_c: Maybe<Scalars['Float']['output']>;
  /** Start */
  readonly time: Scalars['DateTime']['output'];
  /** Weighted by irradiation on the plane of the modules */
  readonly weighted_mean_c: Maybe<Scalars['Float']['output']>;
};

/** Heights of the ground of a project, a grid in a local plane */
export type Terrain = {
  readonly __typename?: 'Terrain';
  readonly cell_size_m: Scalars['Float']['output'];
  readonly columns: Scalars['Int']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly latitude: Scalars['Float']['output'];
  /** Of the origin of the grid's local plane, degrees */
  readonly longitude: Scalars['Float']['output'];
  readonly max_height_m: Scalars['Float']['output'];
  readonly min_height_m: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly project_id: Scalars['ID']['output'];
  readonly rows: Scalars['Int']['output'];
  readonly sha256: Scalars['String']['output'];
  readonly source_filename: Maybe<Scalars['String']['output']>;
  /** geotiff, contours, points or tiles */
  readonly source_type: Scalars['String']['output'];
  /** Signed; the file of heights */
  readonly url: Scalars['String']['output'];
};

/** What the mail server said */
export type TestMailAnswer = {
  readonly __typename?: 'TestMailAnswer';
  readonly answer: Scalars['String']['output'];
  readonly ok: Scalars['Boolean']['output'];
};

export type TokenPayload = {
  readonly __typename?: 'TokenPayload';
  readonly expires_at: Scalars['DateTime']['output'];
  readonly token: Scalars['String']['output'];
};

/** How a part is spread about its mean */
export type UncertaintyDistribution =
  | 'normal'
  | 'triangular'
  | 'uniform';

/** What one part alone does to the energy of a year */
export type UncertaintyEffect = {
  readonly __typename?: 'UncertaintyEffect';
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly p10_kwh: Scalars['Float']['output'];
  /** Exceeded with a chance of 90 and of 10 % where all other parts are certain */
  readonly p90_kwh: Scalars['Float']['output'];
  readonly sigma_fraction: Scalars['Float']['output'];
};

/** kind: email or sms; state: waiting or failed */
export type UnsentMessage = {
  readonly __typename?: 'UnsentMessage';
  readonly attempts: Scalars['Int']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly error: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly next_attempt_at: Maybe<Scalars['DateTime']['output']>;
  readonly state: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

/** What is left out stays */
export type UpdateRasterLayerInput = {
  readonly corners?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Float']['input']>>>;
  readonly is_visible?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly opacity?: InputMaybe<Scalars['Float']['input']>;
  readonly sort_order?: InputMaybe<Scalars['Float']['input']>;
};

export type User = {
  readonly __typename?: 'User';
  readonly analytics_opt_out: Scalars['Boolean']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly email: Scalars['String']['output'];
  readonly first_name: Scalars['String']['output'];
  /** The email address is not verified and must be before anything else */
  readonly has_email_verification_intercept: Scalars['Boolean']['output'];
  readonly has_lead_intake_form: Scalars['Boolean']['output'];
  /** The steps of a first project are put away */
  readonly hides_first_steps: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Set while a system administrator acts as this user */
  readonly impersonator: Maybe<Impersonator>;
  /** The user is of the provider's staff and sees the administration */
  readonly is_system_admin: Scalars['Boolean']['output'];
  readonly last_name: Scalars['String']['output'];
  readonly preferences: Preferences;
  /** Pages send replays of a share of the sessions to the error-reporting service */
  readonly records_session: Scalars['Boolean']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
  readonly user_identity: ReadonlyArray<UserIdentity>;
  readonly user_organization: ReadonlyArray<UserOrganization>;
};

/** How a user signs in: password, microsoft or another provider */
export type UserIdentity = {
  readonly __typename?: 'UserIdentity';
  readonly email_verified: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly provider: Scalars['String']['output'];
  /** What the provider says: subject and email address */
  readonly provider_payload: Scalars['JSON']['output'];
};

export type UserOrganization = {
  readonly __typename?: 'UserOrganization';
  readonly id: Scalars['ID']['output'];
  readonly organization: Organization;
  readonly role_id: Scalars['String']['output'];
};

/** status: pending, approved or rejected */
export type UserRequest = {
  readonly __typename?: 'UserRequest';
  readonly approved_at: Maybe<Scalars['DateTime']['output']>;
  readonly created_at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly organization_id: Scalars['ID']['output'];
  readonly organization_name: Scalars['String']['output'];
  readonly rejected_at: Maybe<Scalars['DateTime']['output']>;
  readonly status: Scalars['String']['output'];
  readonly user: MemberUser;
};

export type UtcOffset = {
  readonly __typename?: 'UtcOffset';
  readonly has_summer_time: Scalars['Boolean']['output'];
  /** Standard time less UTC, hours */
  readonly standard_offset_h: Scalars['Float']['output'];
  /** IANA name */
  readonly time_zone: Scalars['String']['output'];
};

/** Counts of rows by two values */
export type ValueGrid = {
  readonly __typename?: 'ValueGrid';
  /** [y][x] */
  readonly counts: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /** Edges of the cells, one more than cells */
  readonly x_edges: ReadonlyArray<Scalars['Float']['output']>;
  readonly x_label: Scalars['String']['output'];
  readonly y_edges: ReadonlyArray<Scalars['Float']['output']>;
  readonly y_label: Scalars['String']['output'];
};

export type WaterfallRow = {
  readonly __typename?: 'WaterfallRow';
  /** irradiance, dc or ac */
  readonly group: Scalars['String']['output'];
  /** False where the design of the run has nothing that the stage could be computed from: its zero says nothing */
  readonly is_modelled: Scalars['Boolean']['output'];
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

/** One check of a dataset, and what it found */
export type WeatherCheck = {
  readonly __typename?: 'WeatherCheck';
  /** Rows that were looked at, and those that did not pass */
  readonly checked_count: Scalars['Int']['output'];
  /** gaps, duplicates, limits, rare_limits, closure, clear_sky, time_label, dark_days, stuck_values, tracker_angle, place, ... */
  readonly code: Scalars['String']['output'];
  /** Column that the check is about; null: several */
  readonly column: Maybe<Scalars['String']['output']>;
  readonly failed_count: Scalars['Int']['output'];
  readonly first_at: Maybe<Scalars['DateTime']['output']>;
  readonly last_at: Maybe<Scalars['DateTime']['output']>;
  /** What was found, or why it could not be checked; what to do about it */
  readonly message: Scalars['String']['output'];
  /** passed, warning, failed or not_checked */
  readonly result: Scalars['String']['output'];
  /** Where the check cites a rule: its source */
  readonly source: Maybe<Scalars['String']['output']>;
  /** Unbroken times of what did not pass, where they are reported (dark_days); else empty */
  readonly spans: ReadonlyArray<WeatherSpan>;
  readonly title: Scalars['String']['output'];
};

export type WeatherColumnComparison = {
  readonly __typename?: 'WeatherColumnComparison';
  /** B less A: mean, relative to the mean of A; root mean square; correlation */
  readonly bias: Scalars['Float']['output'];
  readonly bias_fraction: Maybe<Scalars['Float']['output']>;
  readonly column: Scalars['String']['output'];
  readonly correlation: Maybe<Scalars['Float']['output']>;
  readonly mean_a: Scalars['Float']['output'];
  readonly mean_b: Scalars['Float']['output'];
  readonly month_a: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly month_b: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly month_unit: Scalars['String']['output'];
  /** By month, as yyyy-MM or MM: sums in kWh/m² of irradiance, means of the rest */
  readonly months: ReadonlyArray<Scalars['String']['output']>;
  readonly rmse: Scalars['Float']['output'];
  readonly scatter: ValueGrid;
  readonly unit: Scalars['String']['output'];
};

/** Two datasets over the time that they share */
export type WeatherComparison = {
  readonly __typename?: 'WeatherComparison';
  /** Columns that both have */
  readonly columns: ReadonlyArray<WeatherColumnComparison>;
  readonly from: Maybe<Scalars['DateTime']['output']>;
  readonly row_count: Scalars['Int']['output'];
  /** OneHour, or the longer step of the two */
  readonly time_interval: Scalars['String']['output'];
  readonly to: Maybe<Scalars['DateTime']['output']>;
};

/** One step of making a dataset */
export type WeatherEdit = {
  readonly __typename?: 'WeatherEdit';
  readonly at: Scalars['DateTime']['output'];
  /** As it was asked for */
  readonly edit: Scalars['JSON']['output'];
  /** What was done, in words */
  readonly text: Scalars['String']['output'];
  readonly user_name: Scalars['String']['output'];
};

/** What edits would change, without making them */
export type WeatherEditPreview = {
  readonly __typename?: 'WeatherEditPreview';
  readonly columns: ReadonlyArray<WeatherEditTotals>;
  readonly row_count_after: Scalars['Int']['output'];
  readonly row_count_before: Scalars['Int']['output'];
};

/** Sums of irradiance in kWh/m², means of anything else; null: the column is not there, or has no values */
export type WeatherEditTotals = {
  readonly __typename?: 'WeatherEditTotals';
  readonly after: Maybe<Scalars['Float']['output']>;
  readonly before: Maybe<Scalars['Float']['output']>;
  readonly column: Scalars['String']['output'];
  readonly month_after: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** By month of the year, January first (12) */
  readonly month_before: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  readonly unit: Scalars['String']['output'];
};

/** How well weather fits a plant and a run */
export type WeatherFitness = {
  readonly __typename?: 'WeatherFitness';
  /** Of the irradiation: with a part computed from the two others; with beam and diffuse light modelled from GHI */
  readonly closed_light_percent: Scalars['Float']['output'];
  readonly day_count: Scalars['Float']['output'];
  readonly distance_km: Scalars['Float']['output'];
  /** Weather less plant; null: the height of the weather is not known */
  readonly height_difference_m: Maybe<Scalars['Float']['output']>;
  /** Of the irradiation that there would be with them, estimated */
  readonly missing_light_percent: Scalars['Float']['output'];
  /** Steps without a row, and rows without light or air temperature: none gives energy */
  readonly missing_step_count: Scalars['Int']['output'];
  readonly modelled_light_percent: Scalars['Float']['output'];
  readonly remarks: ReadonlyArray<FitnessRemark>;
  /** Centre of the light less solar noon, positive: late; null: cannot be told */
  readonly time_offset_min: Maybe<Scalars['Float']['output']>;
  /** What it changes of the light on the modules, estimated; negative: a loss; null: none is found */
  readonly time_offset_percent: Maybe<Scalars['Float']['output']>;
  /** 0: not a whole number of years */
  readonly whole_years: Scalars['Int']['output'];
};

export type WeatherMonth = {
  readonly __typename?: 'WeatherMonth';
  /** Share of the rows of the month that are there and have global irradiance */
  readonly available_fraction: Scalars['Float']['output'];
  /** Global irradiation of the month without clouds */
  readonly clear_sky_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly dhi_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly dni_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly ghi_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** How far the centre of the light of bright days is from the sun, minutes; positive: the data are late */
  readonly light_offset_min: Maybe<Scalars['Float']['output']>;
  /** yyyy-MM; MM of a typical year */
  readonly month: Scalars['String']['output'];
  readonly temp_mean_c: Maybe<Scalars['Float']['output']>;
};

export type WeatherReport = {
  readonly __typename?: 'WeatherReport';
  readonly checks: ReadonlyArray<WeatherCheck>;
  /** GHI against DNI · cos(zenith) + DHI, W/m²; null where a part is missing */
  readonly closure: Maybe<ValueGrid>;
  readonly created_at: Scalars['DateTime']['output'];
  /** Rows from the first to the last time at the step of the dataset */
  readonly expected_row_count: Scalars['Int']['output'];
  readonly light_map: LightMap;
  readonly months: ReadonlyArray<WeatherMonth>;
  readonly row_count: Scalars['Int']['output'];
};

/** The end is not part of it */
export type WeatherSpan = {
  readonly __typename?: 'WeatherSpan';
  readonly from: Scalars['DateTime']['output'];
  readonly to: Scalars['DateTime']['output'];
};

/** What the rows of a dataset are like; but of the wind's direction, which has no least and greatest, see windRose */
export type WeatherStatistics = {
  readonly __typename?: 'WeatherStatistics';
  /** Of each column, by month of the year (12, null: no rows): least, mean, greatest */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly month_greatest: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  readonly month_least: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  readonly month_mean: ReadonlyArray<ReadonlyArray<Maybe<Scalars['Float']['output']>>>;
  /** Share of the rows in classes of air temperature, and of the irradiation that falls in them; edges in °C, one more than classes */
  readonly temp_edges_c: ReadonlyArray<Scalars['Float']['output']>;
  readonly temp_fractions: ReadonlyArray<Scalars['Float']['output']>;
  readonly temp_irradiation_fractions: ReadonlyArray<Scalars['Float']['output']>;
  readonly units: ReadonlyArray<Scalars['String']['output']>;
  /** Mean wind speed by hour of the day, m/s; [24] */
  readonly wind_by_hour_m_per_s: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** Share of the rows in classes of wind speed; lower edges in m/s, as many as classes, the last class is open. Empty without wind speed */
  readonly wind_edges_m_per_s: ReadonlyArray<Scalars['Float']['output']>;
  readonly wind_fractions: ReadonlyArray<Scalars['Float']['output']>;
};

/** Sums over all rows, kWh/m²: negative and missing values count as 0. Every place that shows a sum of weather shows these */
export type WeatherTotals = {
  readonly __typename?: 'WeatherTotals';
  /** Rows that are there, in days */
  readonly day_count: Scalars['Float']['output'];
  readonly dhi_kwh_m2: Maybe<Scalars['Float']['output']>;
  readonly dni_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** What DNI and DHI make where there is no GHI; null: no light */
  readonly ghi_kwh_m2: Maybe<Scalars['Float']['output']>;
  /** Times between the first and the last row that have none */
  readonly missing_row_count: Scalars['Int']['output'];
  /** Years from the first row to the end of the last, where these are whole; else 0: the sums are of no year */
  readonly whole_years: Scalars['Int']['output'];
};

/** An address that is told of what happens at the monitored plants of an organization, by the rules of Standard Webhooks */
export type Webhook = {
  readonly __typename?: 'Webhook';
  readonly created_at: Scalars['DateTime']['output'];
  /** The last 20, the newest first */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
  readonly enabled: Scalars['Boolean']['output'];
  /** issue.opened, issue.worse, issue.ended, plant.silent, plant.reporting */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** Nothing has got through since; null: the last message did */
  readonly failing_since: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Of issues: info, minor, major or critical */
  readonly least_severity: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Why the server has switched it off */
  readonly off_reason: Maybe<Scalars['String']['output']>;
  /** Until then the secret before signs too */
  readonly old_secret_until: Maybe<Scalars['DateTime']['output']>;
  readonly organization_id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
};

export type WebhookDelivery = {
  readonly __typename?: 'WebhookDelivery';
  /** Of the last attempt; without a status there was no answer */
  readonly attempted_at: Maybe<Scalars['DateTime']['output']>;
  readonly attempts: Scalars['Int']['output'];
  /** The JSON that is sent */
  readonly body: Scalars['String']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly duration_ms: Maybe<Scalars['Int']['output']>;
  readonly error: Maybe<Scalars['String']['output']>;
  /** An event of a webhook, or webhook.test */
  readonly event: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null: none is to come */
  readonly next_attempt_at: Maybe<Scalars['DateTime']['output']>;
  /** waiting, delivered or failed */
  readonly state: Scalars['String']['output'];
  readonly status: Maybe<Scalars['Int']['output']>;
};

export type WebhookInput = {
  readonly enabled?: Scalars['Boolean']['input'];
  readonly events: ReadonlyArray<Scalars['String']['input']>;
  readonly least_severity?: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly url: Scalars['String']['input'];
};

export type WebhookWithSecret = {
  readonly __typename?: 'WebhookWithSecret';
  /** Shown this once */
  readonly secret: Scalars['String']['output'];
  readonly webhook: Webhook;
};

/**
 * How often the wind comes from where, and how fast. Sectors go clockwise from that around north, all of one width. Directions
 * that are written in steps of a degree and more are spread evenly over their step: numbers of rows have fractions
 */
export type WindRose = {
  readonly __typename?: 'WindRose';
  /** Step of all or most directions of the dataset, degrees; null: finer than one degree */
  readonly direction_step_deg: Maybe<Scalars['Float']['output']>;
  /** By month of the year, of each the day before the night; 24 */
  readonly parts: ReadonlyArray<WindRosePart>;
  /** Lower edges of the classes of speed, m/s; below the first is calm, the last class is open */
  readonly speed_edges_m_per_s: ReadonlyArray<Scalars['Float']['output']>;
};

export type WindRosePart = {
  readonly __typename?: 'WindRosePart';
  readonly calm_rows: Scalars['Int']['output'];
  /** The sun is up for at least half of each row */
  readonly is_day: Scalars['Boolean']['output'];
  /** Mean speed of each sector, m/s; null where there is no wind from it */
  readonly mean_speeds_m_per_s: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** 1 to 12, local standard time */
  readonly month: Scalars['Int']['output'];
  /** Rows by sector (16, north first) and class of speed, [sector][class] */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['Float']['output']>>;
  /** Without a speed, or with wind of which the direction is missing; they are in no sector */
  readonly unknown_rows: Scalars['Int']['output'];
};

/** How much the complete years of a run differ, relative to their mean and with the age of the modules taken out */
export type YearVariability = {
  readonly __typename?: 'YearVariability';
  /** Sample standard deviation */
  readonly fraction: Scalars['Float']['output'];
  readonly high_fraction: Scalars['Float']['output'];
  /** Limits of its confidence interval of 95 % */
  readonly low_fraction: Scalars['Float']['output'];
  readonly years: Scalars['Int']['output'];
};

/** What comes again, with the price of the first year */
export type YearlyCost = {
  readonly __typename?: 'YearlyCost';
  /** Growth a year above inflation */
  readonly escalation_fraction: Scalars['Float']['output'];
  /** 1: every year; more: what is replaced after so many years, but not in the last year of the life */
  readonly every_years: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** kwp, land_ha, fixed, module, table, inverter, transformer or cleaning (of the whole plant) */
  readonly unit: Scalars['String']['output'];
  readonly unit_price: Scalars['Float']['output'];
};

export type YearlyCostInput = {
  readonly escalation_fraction: Scalars['Float']['input'];
  readonly every_years?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly unit: Scalars['String']['input'];
  readonly unit_price: Scalars['Float']['input'];
};

export type YearlyYields = {
  readonly __typename?: 'YearlyYields';
  /** Null where no year is complete */
  readonly mean_year: Maybe<MeanYear>;
  readonly years: ReadonlyArray<RunYear>;
};

/** A run against an earlier one of the same project */
export type YieldChange = {
  readonly __typename?: 'YieldChange';
  readonly engine_version: Scalars['String']['output'];
  readonly is_repeated: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** The run that was repeated, else the completed one before that is as long */
  readonly simulation_id: Scalars['ID']['output'];
  /** Specific yield less that of the earlier run, over that */
  readonly yield_fraction: Scalars['Float']['output'];
};

/** Energies of a run, and how likely they are exceeded */
export type YieldExceedance = {
  readonly __typename?: 'YieldExceedance';
  /** What P50 is of: year, mean_year (of the complete years of a run of several) or period (of a run that has no complete year) */
  readonly basis: Scalars['String']['output'];
  /** Complete years of the run whose mean is P50 */
  readonly basis_years: Scalars['Int']['output'];
  /** From three standard deviations below the forecast to three above */
  readonly curve: ReadonlyArray<ExceedancePoint>;
  readonly p_values: ReadonlyArray<ExceededEnergy>;
  /** Relative standard deviation of the mean of these years */
  readonly sigma_fraction: Scalars['Float']['output'];
  readonly uncertainty: YieldUncertainty;
  /** Years whose mean the energies are of; 1 for a period */
  readonly years: Scalars['Int']['output'];
};

/** Energies of the mean of some years, without degradation */
export type YieldHorizon = {
  readonly __typename?: 'YieldHorizon';
  /** The years are those of the plant's life */
  readonly is_life: Scalars['Boolean']['output'];
  readonly p_values: ReadonlyArray<HorizonEnergy>;
  readonly sigma_fraction: Scalars['Float']['output'];
  readonly years: Scalars['Int']['output'];
};

/** The typical year of a run through the life of the plant, its blocks ageing by the rates of their panels */
export type YieldLife = {
  readonly __typename?: 'YieldLife';
  readonly p50_kwh: Scalars['Float']['output'];
  readonly p90_kwh: Scalars['Float']['output'];
  readonly sigma_fraction: Scalars['Float']['output'];
  readonly years: ReadonlyArray<LifeYear>;
};

/** How uncertain the yields of a project are taken to be, and how long it lives */
export type YieldUncertainty = {
  readonly __typename?: 'YieldUncertainty';
  /** The project has no parts of its own: those of a usual plant, with a life of 25 years */
  readonly is_usual: Scalars['Boolean']['output'];
  readonly life_years: Scalars['Int']['output'];
  readonly parts: ReadonlyArray<YieldUncertaintyPart>;
  readonly project_id: Scalars['ID']['output'];
  /** Of a single year, with the correlations of the parts */
  readonly year_fraction: Scalars['Float']['output'];
};

export type YieldUncertaintyInput = {
  /** 1 to 60 */
  readonly life_years: Scalars['Int']['input'];
  /** 1 to 30 */
  readonly parts: ReadonlyArray<YieldUncertaintyPartInput>;
};

/** Something that makes a yield uncertain */
export type YieldUncertaintyPart = {
  readonly __typename?: 'YieldUncertaintyPart';
  /** With other parts, each pair at one of the two; independent of all others */
  readonly correlations: ReadonlyArray<PartCorrelation>;
  readonly distribution: UncertaintyDistribution;
  /** Of the yield or of the input, 0 to 1: the standard deviation of a normal part, half the width of a uniform or triangular one */
  readonly fraction: Scalars['Float']['output'];
  /** The input of a simulation that is uncertain, of those of runSensitivities; null: the yield itself */
  readonly input: Maybe<Scalars['String']['output']>;
  /** Its own among the parts; interannual is the one that a run of several years tells of */
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Where the figure comes from */
  readonly note: Scalars['String']['output'];
  /** Relative change of the yield over that of the input in this run; null where it is not known, and taken as 1 */
  readonly sensitivity: Maybe<Scalars['Float']['output']>;
  /** Standard deviation of the yield in one year */
  readonly sigma_fraction: Scalars['Float']['output'];
  /** Of what the part is in one year with what it is in another: 0 averages out over years, 1 stays as it is */
  readonly year_correlation: Scalars['Float']['output'];
};

export type YieldUncertaintyPartInput = {
  /** Null: independent of all others, where none of them names it */
  readonly correlations?: InputMaybe<ReadonlyArray<PartCorrelationInput>>;
  readonly distribution: UncertaintyDistribution;
  readonly fraction: Scalars['Float']['input'];
  /** Null: the yield itself */
  readonly input?: InputMaybe<Scalars['String']['input']>;
  readonly key: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly note: Scalars['String']['input'];
  readonly year_correlation: Scalars['Float']['input'];
};

/** A run over years: what is exceeded in the mean of some, what makes it uncertain, and what the years of a life give */
export type YieldYears = {
  readonly __typename?: 'YieldYears';
  /** What P50 is of: year, mean_year or period */
  readonly basis: Scalars['String']['output'];
  readonly basis_years: Scalars['Int']['output'];
  /** The largest first */
  readonly effects: ReadonlyArray<UncertaintyEffect>;
  /** Of 1, 5, 10 and 20 years and life; of a period itself alone */
  readonly horizons: ReadonlyArray<YieldHorizon>;
  /** Of a run that has a complete year */
  readonly life: Maybe<YieldLife>;
  readonly uncertainty: YieldUncertainty;
  /** Of a run of three complete years and more */
  readonly variability: Maybe<YearVariability>;
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
  AcceptedInvite: ResolverTypeWrapper<AcceptedInvite>;
  ActiveRun: ResolverTypeWrapper<ActiveRun>;
  AdminAccount: ResolverTypeWrapper<Omit<AdminAccount, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  AdminHeir: ResolverTypeWrapper<AdminHeir>;
  AdminInheritance: ResolverTypeWrapper<AdminInheritance>;
  AdminMe: ResolverTypeWrapper<AdminMe>;
  AdminOwnedProject: ResolverTypeWrapper<AdminOwnedProject>;
  AdminUser: ResolverTypeWrapper<Omit<AdminUser, 'user_organization'> & { user_organization: ReadonlyArray<ResolversTypes['UserOrganization']> }>;
  AirTemperatureInput: AirTemperatureInput;
  AllocatedEnergy: ResolverTypeWrapper<AllocatedEnergy>;
  AnalyticsEventInput: AnalyticsEventInput;
  ApiToken: ResolverTypeWrapper<ApiToken>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditRow: ResolverTypeWrapper<AuditRow>;
  AuthError: ResolverTypeWrapper<AuthError>;
  AuthResponse: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthResponse']>;
  AvailabilityReason: ResolverTypeWrapper<AvailabilityReason>;
  AvailabilityTermInput: AvailabilityTermInput;
  AvailableEnergy: ResolverTypeWrapper<AvailableEnergy>;
  AvailableEnergySummary: ResolverTypeWrapper<AvailableEnergySummary>;
  AvailableMeteoDataset: ResolverTypeWrapper<AvailableMeteoDataset>;
  Block: ResolverTypeWrapper<Block>;
  BlockCellModel: ResolverTypeWrapper<BlockCellModel>;
  BlockCondition: ResolverTypeWrapper<BlockCondition>;
  BlockDcOperation: ResolverTypeWrapper<BlockDcOperation>;
  BlockDegradation: ResolverTypeWrapper<BlockDegradation>;
  BlockInput: BlockInput;
  BlockInverter: ResolverTypeWrapper<BlockInverter>;
  BlockInverters: ResolverTypeWrapper<BlockInverters>;
  BlockLayer: ResolverTypeWrapper<BlockLayer>;
  BlockLayerInput: BlockLayerInput;
  BlockMessages: ResolverTypeWrapper<BlockMessages>;
  BlockOutline: ResolverTypeWrapper<BlockOutline>;
  BlockSeries: ResolverTypeWrapper<BlockSeries>;
  BlockSoiling: ResolverTypeWrapper<BlockSoiling>;
  BlockYield: ResolverTypeWrapper<BlockYield>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CapacityConditions: ResolverTypeWrapper<CapacityConditions>;
  CapacityFilterCount: ResolverTypeWrapper<CapacityFilterCount>;
  CapacityPoints: ResolverTypeWrapper<CapacityPoints>;
  CapacitySetupInput: CapacitySetupInput;
  CapacitySide: ResolverTypeWrapper<CapacitySide>;
  CapacityTerm: ResolverTypeWrapper<CapacityTerm>;
  CapacityTest: ResolverTypeWrapper<CapacityTest>;
  CapacityVerdict: ResolverTypeWrapper<CapacityVerdict>;
  CapitalCost: ResolverTypeWrapper<CapitalCost>;
  CapitalCostInput: CapitalCostInput;
  CashYear: ResolverTypeWrapper<CashYear>;
  CecDataset: ResolverTypeWrapper<CecDataset>;
  CecInverter: ResolverTypeWrapper<CecInverter>;
  CecInverterFilterParams: ResolverTypeWrapper<CecInverterFilterParams>;
  CecInverterPage: ResolverTypeWrapper<CecInverterPage>;
  CecModule: ResolverTypeWrapper<CecModuleRow>;
  CecModuleFilterParams: ResolverTypeWrapper<CecModuleFilterParams>;
  CecModulePage: ResolverTypeWrapper<Omit<CecModulePage, 'modules'> & { modules: ReadonlyArray<ResolversTypes['CecModule']> }>;
  CellCoefficient: ResolverTypeWrapper<CellCoefficient>;
  CellTemperatures: ResolverTypeWrapper<CellTemperatures>;
  CleaningChoice: ResolverTypeWrapper<CleaningChoice>;
  CleaningStudy: ResolverTypeWrapper<CleaningStudy>;
  CodeSent: ResolverTypeWrapper<CodeSent>;
  ComparableSeries: ResolverTypeWrapper<ComparableSeries>;
  CompareColumn: ResolverTypeWrapper<CompareColumn>;
  CompareColumnList: ResolverTypeWrapper<CompareColumnList>;
  CompareColumns: ResolverTypeWrapper<CompareColumns>;
  CompareDataset: ResolverTypeWrapper<CompareDataset>;
  CompareDatasetChoice: ResolverTypeWrapper<CompareDatasetChoice>;
  CompareDatasetInput: CompareDatasetInput;
  ComparePart: ResolverTypeWrapper<ComparePart>;
  CompareStage: ResolverTypeWrapper<CompareStage>;
  CompareWorkbook: ResolverTypeWrapper<CompareWorkbook>;
  CompareWorkbookInput: CompareWorkbookInput;
  ComparedEnergies: ResolverTypeWrapper<ComparedEnergies>;
  Component: ResolverTypeWrapper<ComponentRecord>;
  ComponentFile: ResolverTypeWrapper<ComponentFile>;
  ContractAvailability: ResolverTypeWrapper<ContractAvailability>;
  CostModel: ResolverTypeWrapper<CostModel>;
  CostModelInput: CostModelInput;
  CostPart: ResolverTypeWrapper<CostPart>;
  CreateRasterLayerInput: CreateRasterLayerInput;
  CreateTerrainInput: CreateTerrainInput;
  CreatedApiToken: ResolverTypeWrapper<CreatedApiToken>;
  CsvMapping: CsvMapping;
  CustomDataset: ResolverTypeWrapper<CustomDataset>;
  CustomDatasetColumn: ResolverTypeWrapper<CustomDatasetColumn>;
  CustomDatasetFile: ResolverTypeWrapper<CustomDatasetFile>;
  CustomDatasetLayout: CustomDatasetLayout;
  CustomDatasetPreview: ResolverTypeWrapper<CustomDatasetPreview>;
  CustomDatasetSeries: ResolverTypeWrapper<CustomDatasetSeries>;
  CustomDatasetSeriesColumn: ResolverTypeWrapper<CustomDatasetSeriesColumn>;
  CustomDatasetStage: ResolverTypeWrapper<CustomDatasetStage>;
  CustomDatasetUpdate: CustomDatasetUpdate;
  CustomDatasetWarning: ResolverTypeWrapper<CustomDatasetWarning>;
  DailyEnergyError: ResolverTypeWrapper<DailyEnergyError>;
  DataExport: ResolverTypeWrapper<DataExport>;
  DataExportUrl: ResolverTypeWrapper<DataExportUrl>;
  DataPrivacyRequest: ResolverTypeWrapper<DataPrivacyRequest>;
  DatasetFact: ResolverTypeWrapper<DatasetFact>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayProfiles: ResolverTypeWrapper<DayProfiles>;
  DeletedProject: ResolverTypeWrapper<DeletedProject>;
  DeletionAnswer: ResolverTypeWrapper<DeletionAnswer>;
  DeploymentVersion: ResolverTypeWrapper<VersionRecord>;
  DeploymentVersionInput: DeploymentVersionInput;
  DesignChange: ResolverTypeWrapper<DesignChange>;
  DesignChanges: ResolverTypeWrapper<DesignChanges>;
  DesignCheck: ResolverTypeWrapper<DesignCheck>;
  DesignEditor: ResolverTypeWrapper<DesignEditor>;
  DesignFinding: ResolverTypeWrapper<DesignFinding>;
  DrillChild: ResolverTypeWrapper<DrillChild>;
  DrillChildren: ResolverTypeWrapper<DrillChildren>;
  DrillDown: ResolverTypeWrapper<DrillDown>;
  DrillHeatMap: ResolverTypeWrapper<DrillHeatMap>;
  DrillStep: ResolverTypeWrapper<DrillStep>;
  DuetJob: ResolverTypeWrapper<DuetJob>;
  DuetSimMeta: ResolverTypeWrapper<DuetSimMeta>;
  DuetSimulation: ResolverTypeWrapper<DuetSimulation>;
  DurationCurve: ResolverTypeWrapper<DurationCurve>;
  EconomicCase: ResolverTypeWrapper<EconomicCase>;
  EnergyPrice: ResolverTypeWrapper<EnergyPrice>;
  EnergyPriceInput: EnergyPriceInput;
  EnviroData: ResolverTypeWrapper<EnviroData>;
  EnviroDataset: ResolverTypeWrapper<EnviroDataset>;
  EnviroDatasetEdit: EnviroDatasetEdit;
  EnviroDatasetUpdate: EnviroDatasetUpdate;
  EvaluationState: ResolverTypeWrapper<EvaluationState>;
  ExceedancePoint: ResolverTypeWrapper<ExceedancePoint>;
  ExceededEnergy: ResolverTypeWrapper<ExceededEnergy>;
  FaceIrradiance: ResolverTypeWrapper<FaceIrradiance>;
  FactorHistogram: ResolverTypeWrapper<FactorHistogram>;
  FeatureFlag: ResolverTypeWrapper<Flag>;
  FieldError: ResolverTypeWrapper<FieldError>;
  FirstProject: ResolverTypeWrapper<FirstProject>;
  FitnessRemark: ResolverTypeWrapper<FitnessRemark>;
  FlagConstraint: ResolverTypeWrapper<FlagConstraint>;
  FlagConstraintInput: FlagConstraintInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundPlace: ResolverTypeWrapper<FoundPlace>;
  HeirInput: HeirInput;
  HeldIntervals: ResolverTypeWrapper<HeldIntervals>;
  HierarchyError: ResolverTypeWrapper<HierarchyError>;
  HorizonEnergy: ResolverTypeWrapper<HorizonEnergy>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityProvider: ResolverTypeWrapper<IdentityProvider>;
  Impersonator: ResolverTypeWrapper<Impersonator>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntegrationAnswer: ResolverTypeWrapper<IntegrationAnswer>;
  IntegrationJobEvent: ResolverTypeWrapper<IntegrationJobEvent>;
  IntegrationPing: ResolverTypeWrapper<IntegrationPing>;
  IntegrationSchedule: ResolverTypeWrapper<IntegrationSchedule>;
  IntegrationScheduleInput: IntegrationScheduleInput;
  IntegrationServer: ResolverTypeWrapper<IntegrationServer>;
  IntegrationServerInput: IntegrationServerInput;
  Invitation: ResolverTypeWrapper<Invitation>;
  Invite: ResolverTypeWrapper<Invite>;
  InviteMessage: ResolverTypeWrapper<InviteMessage>;
  Issue: ResolverTypeWrapper<Issue>;
  IssueActivity: ResolverTypeWrapper<IssueActivity>;
  IssueDay: ResolverTypeWrapper<IssueDay>;
  IssueDetails: ResolverTypeWrapper<IssueDetails>;
  IssueEvent: ResolverTypeWrapper<IssueEvent>;
  IssueEventFilter: IssueEventFilter;
  IssueEventPage: ResolverTypeWrapper<IssueEventPage>;
  IssueEventSpan: ResolverTypeWrapper<IssueEventSpan>;
  IssueEventsOfDay: ResolverTypeWrapper<IssueEventsOfDay>;
  IssueFilter: IssueFilter;
  IssueGroup: ResolverTypeWrapper<IssueGroup>;
  IssueNode: ResolverTypeWrapper<IssueNode>;
  IssuePage: ResolverTypeWrapper<IssuePage>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  KeptMeteoFile: ResolverTypeWrapper<KeptMeteoFile>;
  Kpi: ResolverTypeWrapper<Kpi>;
  LeadIntakeForm: ResolverTypeWrapper<LeadIntakeForm>;
  LeadIntakeFormInput: LeadIntakeFormInput;
  LibraryComponent: ResolverTypeWrapper<LibraryComponentRecord>;
  LifeYear: ResolverTypeWrapper<LifeYear>;
  LightMap: ResolverTypeWrapper<LightMap>;
  LightSourceShare: ResolverTypeWrapper<LightSourceShare>;
  LightUnevenness: ResolverTypeWrapper<LightUnevenness>;
  LocalEmail: ResolverTypeWrapper<LocalEmail>;
  LongTermCurve: ResolverTypeWrapper<LongTermCurve>;
  LongTermErrors: ResolverTypeWrapper<LongTermErrors>;
  LongTermInput: LongTermInput;
  LongTermReport: ResolverTypeWrapper<LongTermReport>;
  LongTermYear: ResolverTypeWrapper<LongTermYear>;
  LossNote: ResolverTypeWrapper<LossNote>;
  LossNoteInput: LossNoteInput;
  LossNotes: ResolverTypeWrapper<LossNotes>;
  MailServer: ResolverTypeWrapper<MailServer>;
  MailState: ResolverTypeWrapper<MailState>;
  MapConfig: ResolverTypeWrapper<MapConfig>;
  MapService: ResolverTypeWrapper<MapService>;
  MapServiceInput: MapServiceInput;
  MatchingOrganization: ResolverTypeWrapper<MatchingOrganization>;
  MeanYear: ResolverTypeWrapper<MeanYear>;
  MemberUser: ResolverTypeWrapper<MemberUser>;
  MeteoComparison: ResolverTypeWrapper<MeteoComparison>;
  MeteoDownload: ResolverTypeWrapper<MeteoDownload>;
  MeteoSensorSummary: ResolverTypeWrapper<MeteoSensorSummary>;
  MeteoSeries: ResolverTypeWrapper<MeteoSeries>;
  MeteoSourceAnswer: ResolverTypeWrapper<MeteoSourceAnswer>;
  MeteoWarning: ResolverTypeWrapper<MeteoWarning>;
  MfaChallenge: ResolverTypeWrapper<MfaChallenge>;
  MfaEnrolled: ResolverTypeWrapper<MfaEnrolled>;
  MfaEnrollment: ResolverTypeWrapper<MfaEnrollment>;
  MfaFactor: ResolverTypeWrapper<MfaFactor>;
  MfaFactors: ResolverTypeWrapper<MfaFactors>;
  MfaHint: ResolverTypeWrapper<MfaHint>;
  ModelFigures: ResolverTypeWrapper<ModelFigures>;
  ModelPerformance: ResolverTypeWrapper<ModelPerformance>;
  ModelledEnergy: ResolverTypeWrapper<ModelledEnergy>;
  ModuleIrradianceFrame: ResolverTypeWrapper<ModuleIrradianceFrame>;
  MonitoredSample: ResolverTypeWrapper<MonitoredSample>;
  MonthlyAlbedo: ResolverTypeWrapper<MonthlyAlbedo>;
  MonthlyLossRow: ResolverTypeWrapper<MonthlyLossRow>;
  MonthlyLosses: ResolverTypeWrapper<MonthlyLosses>;
  MqttSource: ResolverTypeWrapper<MqttSource>;
  MqttSourceInput: MqttSourceInput;
  MqttTrial: ResolverTypeWrapper<MqttTrial>;
  MqttTrialMessage: ResolverTypeWrapper<MqttTrialMessage>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NodeReading: ResolverTypeWrapper<NodeReading>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticePage: ResolverTypeWrapper<NoticePage>;
  NoticeSettings: ResolverTypeWrapper<NoticeSettings>;
  NoticeSettingsInput: NoticeSettingsInput;
  NumDaylightTimestamps: ResolverTypeWrapper<NumDaylightTimestamps>;
  OpenChallenge: ResolverTypeWrapper<OpenChallenge>;
  OpenIssues: ResolverTypeWrapper<OpenIssues>;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  OrganizationAnswer: ResolverTypeWrapper<Omit<OrganizationAnswer, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  OrganizationError: ResolverTypeWrapper<OrganizationError>;
  OrganizationInput: OrganizationInput;
  OrganizationLogo: ResolverTypeWrapper<OrganizationLogo>;
  OrganizationMember: ResolverTypeWrapper<OrganizationMember>;
  OrganizationRun: ResolverTypeWrapper<OrganizationRun>;
  OrganizationRunPage: ResolverTypeWrapper<OrganizationRunPage>;
  OrganizationRunRow: ResolverTypeWrapper<OrganizationRunRow>;
  OrganizationUsage: ResolverTypeWrapper<OrganizationUsage>;
  PanelIv: ResolverTypeWrapper<PanelIv>;
  PanelIvCurve: ResolverTypeWrapper<PanelIvCurve>;
  PartCorrelation: ResolverTypeWrapper<PartCorrelation>;
  PartCorrelationInput: PartCorrelationInput;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  PerformanceFigures: ResolverTypeWrapper<PerformanceFigures>;
  PictureShape: ResolverTypeWrapper<PictureShape>;
  PlacesAnswer: ResolverTypeWrapper<PlacesAnswer>;
  PlantEnergy: ResolverTypeWrapper<PlantEnergy>;
  PlaybackChoice: ResolverTypeWrapper<PlaybackChoice>;
  PlaybackFile: ResolverTypeWrapper<PlaybackFile>;
  PlaybackKind: PlaybackKind;
  PlaybackValues: ResolverTypeWrapper<PlaybackValues>;
  Portfolio: ResolverTypeWrapper<Portfolio>;
  PortfolioCapacity: ResolverTypeWrapper<PortfolioCapacity>;
  PortfolioCard: ResolverTypeWrapper<CardRecord>;
  PortfolioDeployment: ResolverTypeWrapper<PortfolioDeployment>;
  PowerFactorSummary: ResolverTypeWrapper<PowerFactorSummary>;
  PowerResiduals: ResolverTypeWrapper<PowerResiduals>;
  PowerScatter: ResolverTypeWrapper<PowerScatter>;
  PqSquares: ResolverTypeWrapper<PqSquares>;
  Preferences: ResolverTypeWrapper<Preferences>;
  PreferencesInput: PreferencesInput;
  PreflightBlock: ResolverTypeWrapper<PreflightBlock>;
  PreflightDataset: ResolverTypeWrapper<PreflightDataset>;
  PreflightMessage: ResolverTypeWrapper<PreflightMessage>;
  PreflightPart: ResolverTypeWrapper<PreflightPart>;
  Project: ResolverTypeWrapper<ProjectRecord>;
  ProjectActivity: ResolverTypeWrapper<ProjectActivity>;
  ProjectBlocks: ResolverTypeWrapper<ProjectBlocks>;
  ProjectCosts: ResolverTypeWrapper<ProjectCosts>;
  ProjectInput: ProjectInput;
  ProjectMember: ResolverTypeWrapper<ProjectMember>;
  ProjectPage: ResolverTypeWrapper<Omit<ProjectPage, 'projects'> & { projects: ReadonlyArray<ResolversTypes['Project']> }>;
  ProjectPerson: ResolverTypeWrapper<ProjectPerson>;
  ProjectPicture: ResolverTypeWrapper<ProjectPicture>;
  ProjectUsage: ResolverTypeWrapper<ProjectUsage>;
  ProjectUser: ResolverTypeWrapper<ProjectUser>;
  PvSystImport: ResolverTypeWrapper<PvSystImport>;
  PvSystImportChoice: PvSystImportChoice;
  PvSystImportData: ResolverTypeWrapper<PvSystImportData>;
  PvSystImportFile: ResolverTypeWrapper<PvSystImportFile>;
  PvSystImportInput: PvSystImportInput;
  PvSystImportNeed: ResolverTypeWrapper<PvSystImportNeed>;
  PvSystImportPreview: ResolverTypeWrapper<PvSystImportPreview>;
  PvSystImportRow: ResolverTypeWrapper<PvSystImportRow>;
  PvSystImportUpload: ResolverTypeWrapper<PvSystImportUpload>;
  PvSystImportVariant: ResolverTypeWrapper<PvSystImportVariant>;
  PvsystExportData: ResolverTypeWrapper<PvsystExportData>;
  PvsystFactorRow: ResolverTypeWrapper<PvsystFactorRow>;
  PvsystRunRow: ResolverTypeWrapper<PvsystRunRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotaUse: ResolverTypeWrapper<QuotaUse>;
  RasterLayer: ResolverTypeWrapper<RasterLayer>;
  ReactiveStep: ResolverTypeWrapper<ReactiveStep>;
  ReportAssumption: ResolverTypeWrapper<ReportAssumption>;
  ReportBlock: ResolverTypeWrapper<ReportBlock>;
  ReportFact: ResolverTypeWrapper<ReportFact>;
  ReportHours: ResolverTypeWrapper<ReportHours>;
  ReportLoss: ResolverTypeWrapper<ReportLoss>;
  ReportMonth: ResolverTypeWrapper<ReportMonth>;
  ReportRevision: ResolverTypeWrapper<ReportRevision>;
  ReportSubscription: ResolverTypeWrapper<ReportSubscription>;
  ReportSubscriptionInput: ReportSubscriptionInput;
  ReportWeather: ResolverTypeWrapper<ReportWeather>;
  ResetLinkAnswer: ResolverTypeWrapper<ResetLinkAnswer>;
  ResultFileRemoval: ResolverTypeWrapper<ResultFileRemoval>;
  ResultJob: ResolverTypeWrapper<ResultJob>;
  ResultSeries: ResolverTypeWrapper<ResultSeries>;
  RunChange: ResolverTypeWrapper<RunChange>;
  RunChanges: ResolverTypeWrapper<RunChanges>;
  RunEconomics: ResolverTypeWrapper<RunEconomics>;
  RunFigures: ResolverTypeWrapper<RunFigures>;
  RunInput: ResolverTypeWrapper<RunInput>;
  RunManifest: ResolverTypeWrapper<RunManifest>;
  RunPreflight: ResolverTypeWrapper<RunPreflight>;
  RunSensitivities: ResolverTypeWrapper<RunSensitivities>;
  RunSensitivity: ResolverTypeWrapper<RunSensitivity>;
  RunSimulationAnswer: ResolverTypeWrapper<RunSimulationAnswer>;
  RunSimulationInput: RunSimulationInput;
  RunStateCounts: ResolverTypeWrapper<RunStateCounts>;
  RunToStart: RunToStart;
  RunWeather: ResolverTypeWrapper<RunWeather>;
  RunYear: ResolverTypeWrapper<RunYear>;
  SecurityEvent: ResolverTypeWrapper<SecurityEvent>;
  SecurityEventPage: ResolverTypeWrapper<SecurityEventPage>;
  SensorNode: ResolverTypeWrapper<SensorNode>;
  SensorPair: ResolverTypeWrapper<SensorPair>;
  SensorSeries: ResolverTypeWrapper<SensorSeries>;
  SensorSeriesAnswer: ResolverTypeWrapper<SensorSeriesAnswer>;
  SensorState: ResolverTypeWrapper<SensorState>;
  SentinelDayTrial: ResolverTypeWrapper<SentinelDayTrial>;
  SentinelDeployment: ResolverTypeWrapper<DeploymentRecord>;
  SentinelHierarchyCheck: ResolverTypeWrapper<SentinelHierarchyCheck>;
  SentinelHierarchyInput: SentinelHierarchyInput;
  SentinelPortfolio: ResolverTypeWrapper<SentinelPortfolio>;
  SentinelTagGuess: ResolverTypeWrapper<SentinelTagGuess>;
  SentinelTagHeader: SentinelTagHeader;
  SentinelTagInput: SentinelTagInput;
  SentinelTrialNode: ResolverTypeWrapper<SentinelTrialNode>;
  Session: ResolverTypeWrapper<Session>;
  SignedUpload: ResolverTypeWrapper<SignedUpload>;
  SimPdfExportData: ResolverTypeWrapper<SimPdfExportData>;
  SimulationBlock: ResolverTypeWrapper<SimulationBlock>;
  SimulationChoices: ResolverTypeWrapper<SimulationChoices>;
  SimulationHeadline: ResolverTypeWrapper<SimulationHeadline>;
  SimulationStudy: ResolverTypeWrapper<SimulationStudy>;
  SimulationWarning: ResolverTypeWrapper<SimulationWarning>;
  SmsState: ResolverTypeWrapper<SmsState>;
  StageChange: ResolverTypeWrapper<StageChange>;
  StartedRun: ResolverTypeWrapper<StartedRun>;
  StorageState: ResolverTypeWrapper<StorageState>;
  StorageUsage: ResolverTypeWrapper<StorageUsage>;
  StoredFile: ResolverTypeWrapper<StoredFile>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StudyConstraint: ResolverTypeWrapper<StudyConstraint>;
  StudyConstraintInput: StudyConstraintInput;
  StudyDesign: ResolverTypeWrapper<StudyDesign>;
  StudyInput: StudyInput;
  StudyParameterInput: StudyParameterInput;
  StudyPoint: ResolverTypeWrapper<StudyPoint>;
  StudyPreview: ResolverTypeWrapper<StudyPreview>;
  StudyResult: ResolverTypeWrapper<StudyResult>;
  StudySearch: ResolverTypeWrapper<StudySearch>;
  SuccessAnswer: ResolverTypeWrapper<SuccessAnswer>;
  SunPath: ResolverTypeWrapper<SunPath>;
  SunPathDay: ResolverTypeWrapper<SunPathDay>;
  SystemLossInterval: ResolverTypeWrapper<SystemLossInterval>;
  SystemLossSummary: ResolverTypeWrapper<SystemLossSummary>;
  SystemLosses: ResolverTypeWrapper<SystemLosses>;
  SystemParameters: ResolverTypeWrapper<SystemParameters>;
  SystemParametersInput: SystemParametersInput;
  SystemPerformance: ResolverTypeWrapper<SystemPerformance>;
  TableModuleIrradianceProfiles: ResolverTypeWrapper<TableModuleIrradianceProfiles>;
  TableModuleIrradianceProfilesData: ResolverTypeWrapper<TableModuleIrradianceProfilesData>;
  TableZone: ResolverTypeWrapper<TableZone>;
  TemperatureBin: ResolverTypeWrapper<TemperatureBin>;
  TemperatureMonth: ResolverTypeWrapper<TemperatureMonth>;
  Terrain: ResolverTypeWrapper<Terrain>;
  TestMailAnswer: ResolverTypeWrapper<TestMailAnswer>;
  TokenPayload: ResolverTypeWrapper<TokenPayload>;
  UncertaintyDistribution: UncertaintyDistribution;
  UncertaintyEffect: ResolverTypeWrapper<UncertaintyEffect>;
  UnsentMessage: ResolverTypeWrapper<UnsentMessage>;
  UpdateRasterLayerInput: UpdateRasterLayerInput;
  User: ResolverTypeWrapper<UserRow>;
  UserIdentity: ResolverTypeWrapper<UserIdentity>;
  UserOrganization: ResolverTypeWrapper<Omit<UserOrganization, 'organization'> & { organization: ResolversTypes['Organization'] }>;
  UserRequest: ResolverTypeWrapper<UserRequest>;
  UtcOffset: ResolverTypeWrapper<UtcOffset>;
  ValueGrid: ResolverTypeWrapper<ValueGrid>;
  WaterfallRow: ResolverTypeWrapper<WaterfallRow>;
  WeatherCheck: ResolverTypeWrapper<WeatherCheck>;
  WeatherColumnComparison: ResolverTypeWrapper<WeatherColumnComparison>;
  WeatherComparison: ResolverTypeWrapper<WeatherComparison>;
  WeatherEdit: ResolverTypeWrapper<WeatherEdit>;
  WeatherEditPreview: ResolverTypeWrapper<WeatherEditPreview>;
  WeatherEditTotals: ResolverTypeWrapper<WeatherEditTotals>;
  WeatherFitness: ResolverTypeWrapper<WeatherFitness>;
  WeatherMonth: ResolverTypeWrapper<WeatherMonth>;
  WeatherReport: ResolverTypeWrapper<WeatherReportRecord>;
  WeatherSpan: ResolverTypeWrapper<WeatherSpan>;
  WeatherStatistics: ResolverTypeWrapper<WeatherStatistics>;
  WeatherTotals: ResolverTypeWrapper<WeatherTotals>;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookInput: WebhookInput;
  WebhookWithSecret: ResolverTypeWrapper<Omit<WebhookWithSecret, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  WindRose: ResolverTypeWrapper<WindRose>;
  WindRosePart: ResolverTypeWrapper<WindRosePart>;
  YearVariability: ResolverTypeWrapper<YearVariability>;
  YearlyCost: ResolverTypeWrapper<YearlyCost>;
  YearlyCostInput: YearlyCostInput;
  YearlyYields: ResolverTypeWrapper<YearlyYields>;
  YieldChange: ResolverTypeWrapper<YieldChange>;
  YieldExceedance: ResolverTypeWrapper<YieldExceedance>;
  YieldHorizon: ResolverTypeWrapper<YieldHorizon>;
  YieldLife: ResolverTypeWrapper<YieldLife>;
  YieldUncertainty: ResolverTypeWrapper<YieldUncertainty>;
  YieldUncertaintyInput: YieldUncertaintyInput;
  YieldUncertaintyPart: ResolverTypeWrapper<YieldUncertaintyPart>;
  YieldUncertaintyPartInput: YieldUncertaintyPartInput;
  YieldYears: ResolverTypeWrapper<YieldYears>;
  ZoneYield: ResolverTypeWrapper<ZoneYield>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptedInvite: AcceptedInvite;
  ActiveRun: ActiveRun;
  AdminAccount: Omit<AdminAccount, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  AdminHeir: AdminHeir;
  AdminInheritance: AdminInheritance;
  AdminMe: AdminMe;
  AdminOwnedProject: AdminOwnedProject;
  AdminUser: Omit<AdminUser, 'user_organization'> & { user_organization: ReadonlyArray<ResolversParentTypes['UserOrganization']> };
  AirTemperatureInput: AirTemperatureInput;
  AllocatedEnergy: AllocatedEnergy;
  AnalyticsEventInput: AnalyticsEventInput;
  ApiToken: ApiToken;
  AuditPage: AuditPage;
  AuditRow: AuditRow;
  AuthError: AuthError;
  AuthResponse: ResolversUnionTypes<ResolversParentTypes>['AuthResponse'];
  AvailabilityReason: AvailabilityReason;
  AvailabilityTermInput: AvailabilityTermInput;
  AvailableEnergy: AvailableEnergy;
  AvailableEnergySummary: AvailableEnergySummary;
  AvailableMeteoDataset: AvailableMeteoDataset;
  Block: Block;
  BlockCellModel: BlockCellModel;
  BlockCondition: BlockCondition;
  BlockDcOperation: BlockDcOperation;
  BlockDegradation: BlockDegradation;
  BlockInput: BlockInput;
  BlockInverter: BlockInverter;
  BlockInverters: BlockInverters;
  BlockLayer: BlockLayer;
  BlockLayerInput: BlockLayerInput;
  BlockMessages: BlockMessages;
  BlockOutline: BlockOutline;
  BlockSeries: BlockSeries;
  BlockSoiling: BlockSoiling;
  BlockYield: BlockYield;
  Boolean: Scalars['Boolean']['output'];
  CapacityConditions: CapacityConditions;
  CapacityFilterCount: CapacityFilterCount;
  CapacityPoints: CapacityPoints;
  CapacitySetupInput: CapacitySetupInput;
  CapacitySide: CapacitySide;
  CapacityTerm: CapacityTerm;
  CapacityTest: CapacityTest;
  CapacityVerdict: CapacityVerdict;
  CapitalCost: CapitalCost;
  CapitalCostInput: CapitalCostInput;
  CashYear: CashYear;
  CecDataset: CecDataset;
  CecInverter: CecInverter;
  CecInverterFilterParams: CecInverterFilterParams;
  CecInverterPage: CecInverterPage;
  CecModule: CecModuleRow;
  CecModuleFilterParams: CecModuleFilterParams;
  CecModulePage: Omit<CecModulePage, 'modules'> & { modules: ReadonlyArray<ResolversParentTypes['CecModule']> };
  CellCoefficient: CellCoefficient;
  CellTemperatures: CellTemperatures;
  CleaningChoice: CleaningChoice;
  CleaningStudy: CleaningStudy;
  CodeSent: CodeSent;
  ComparableSeries: ComparableSeries;
  CompareColumn: CompareColumn;
  CompareColumnList: CompareColumnList;
  CompareColumns: CompareColumns;
  CompareDataset: CompareDataset;
  CompareDatasetChoice: CompareDatasetChoice;
  CompareDatasetInput: CompareDatasetInput;
  ComparePart: ComparePart;
  CompareStage: CompareStage;
  CompareWorkbook: CompareWorkbook;
  CompareWorkbookInput: CompareWorkbookInput;
  ComparedEnergies: ComparedEnergies;
  Component: ComponentRecord;
  ComponentFile: ComponentFile;
  ContractAvailability: ContractAvailability;
  CostModel: CostModel;
  CostModelInput: CostModelInput;
  CostPart: CostPart;
  CreateRasterLayerInput: CreateRasterLayerInput;
  CreateTerrainInput: CreateTerrainInput;
  CreatedApiToken: CreatedApiToken;
  CsvMapping: CsvMapping;
  CustomDataset: CustomDataset;
  CustomDatasetColumn: CustomDatasetColumn;
  CustomDatasetFile: CustomDatasetFile;
  CustomDatasetLayout: CustomDatasetLayout;
  CustomDatasetPreview: CustomDatasetPreview;
  CustomDatasetSeries: CustomDatasetSeries;
  CustomDatasetSeriesColumn: CustomDatasetSeriesColumn;
  CustomDatasetStage: CustomDatasetStage;
  CustomDatasetUpdate: CustomDatasetUpdate;
  CustomDatasetWarning: CustomDatasetWarning;
  DailyEnergyError: DailyEnergyError;
  DataExport: DataExport;
  DataExportUrl: DataExportUrl;
  DataPrivacyRequest: DataPrivacyRequest;
  DatasetFact: DatasetFact;
  DateTime: Scalars['DateTime']['output'];
  DayProfiles: DayProfiles;
  DeletedProject: DeletedProject;
  DeletionAnswer: DeletionAnswer;
  DeploymentVersion: VersionRecord;
  DeploymentVersionInput: DeploymentVersionInput;
  DesignChange: DesignChange;
  DesignChanges: DesignChanges;
  DesignCheck: DesignCheck;
  DesignEditor: DesignEditor;
  DesignFinding: DesignFinding;
  DrillChild: DrillChild;
  DrillChildren: DrillChildren;
  DrillDown: DrillDown;
  DrillHeatMap: DrillHeatMap;
  DrillStep: DrillStep;
  DuetJob: DuetJob;
  DuetSimMeta: DuetSimMeta;
  DuetSimulation: DuetSimulation;
  DurationCurve: DurationCurve;
  EconomicCase: EconomicCase;
  EnergyPrice: EnergyPrice;
  EnergyPriceInput: EnergyPriceInput;
  EnviroData: EnviroData;
  EnviroDataset: EnviroDataset;
  EnviroDatasetEdit: EnviroDatasetEdit;
  EnviroDatasetUpdate: EnviroDatasetUpdate;
  EvaluationState: EvaluationState;
  ExceedancePoint: ExceedancePoint;
  ExceededEnergy: ExceededEnergy;
  FaceIrradiance: FaceIrradiance;
  FactorHistogram: FactorHistogram;
  FeatureFlag: Flag;
  FieldError: FieldError;
  FirstProject: FirstProject;
  FitnessRemark: FitnessRemark;
  FlagConstraint: FlagConstraint;
  FlagConstraintInput: FlagConstraintInput;
  Float: Scalars['Float']['output'];
  FoundPlace: FoundPlace;
  HeirInput: HeirInput;
  HeldIntervals: HeldIntervals;
  HierarchyError: HierarchyError;
  HorizonEnergy: HorizonEnergy;
  ID: Scalars['ID']['output'];
  IdentityProvider: IdentityProvider;
  Impersonator: Impersonator;
  Int: Scalars['Int']['output'];
  IntegrationAnswer: IntegrationAnswer;
  IntegrationJobEvent: IntegrationJobEvent;
  IntegrationPing: IntegrationPing;
  IntegrationSchedule: IntegrationSchedule;
  IntegrationScheduleInput: IntegrationScheduleInput;
  IntegrationServer: IntegrationServer;
  IntegrationServerInput: IntegrationServerInput;
  Invitation: Invitation;
  Invite: Invite;
  InviteMessage: InviteMessage;
  Issue: Issue;
  IssueActivity: IssueActivity;
  IssueDay: IssueDay;
  IssueDetails: IssueDetails;
  IssueEvent: IssueEvent;
  IssueEventFilter: IssueEventFilter;
  IssueEventPage: IssueEventPage;
  IssueEventSpan: IssueEventSpan;
  IssueEventsOfDay: IssueEventsOfDay;
  IssueFilter: IssueFilter;
  IssueGroup: IssueGroup;
  IssueNode: IssueNode;
  IssuePage: IssuePage;
  JSON: Scalars['JSON']['output'];
  KeptMeteoFile: KeptMeteoFile;
  Kpi: Kpi;
  LeadIntakeForm: LeadIntakeForm;
  LeadIntakeFormInput: LeadIntakeFormInput;
  LibraryComponent: LibraryComponentRecord;
  LifeYear: LifeYear;
  LightMap: LightMap;
  LightSourceShare: LightSourceShare;
  LightUnevenness: LightUnevenness;
  LocalEmail: LocalEmail;
  LongTermCurve: LongTermCurve;
  LongTermErrors: LongTermErrors;
  LongTermInput: LongTermInput;
  LongTermReport: LongTermReport;
  LongTermYear: LongTermYear;
  LossNote: LossNote;
  LossNoteInput: LossNoteInput;
  LossNotes: LossNotes;
  MailServer: MailServer;
  MailState: MailState;
  MapConfig: MapConfig;
  MapService: MapService;
  MapServiceInput: MapServiceInput;
  MatchingOrganization: MatchingOrganization;
  MeanYear: MeanYear;
  MemberUser: MemberUser;
  MeteoComparison: MeteoComparison;
  MeteoDownload: MeteoDownload;
  MeteoSensorSummary: MeteoSensorSummary;
  MeteoSeries: MeteoSeries;
  MeteoSourceAnswer: MeteoSourceAnswer;
  MeteoWarning: MeteoWarning;
  MfaChallenge: MfaChallenge;
  MfaEnrolled: MfaEnrolled;
  MfaEnrollment: MfaEnrollment;
  MfaFactor: MfaFactor;
  MfaFactors: MfaFactors;
  MfaHint: MfaHint;
  ModelFigures: ModelFigures;
  ModelPerformance: ModelPerformance;
  ModelledEnergy: ModelledEnergy;
  ModuleIrradianceFrame: ModuleIrradianceFrame;
  MonitoredSample: MonitoredSample;
  MonthlyAlbedo: MonthlyAlbedo;
  MonthlyLossRow: MonthlyLossRow;
  MonthlyLosses: MonthlyLosses;
  MqttSource: MqttSource;
  MqttSourceInput: MqttSourceInput;
  MqttTrial: MqttTrial;
  MqttTrialMessage: MqttTrialMessage;
  Mutation: Record<PropertyKey, never>;
  NodeReading: NodeReading;
  Notice: Notice;
  NoticePage: NoticePage;
  NoticeSettings: NoticeSettings;
  NoticeSettingsInput: NoticeSettingsInput;
  NumDaylightTimestamps: NumDaylightTimestamps;
  OpenChallenge: OpenChallenge;
  OpenIssues: OpenIssues;
  Organization: OrganizationRow;
  OrganizationAnswer: Omit<OrganizationAnswer, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  OrganizationError: OrganizationError;
  OrganizationInput: OrganizationInput;
  OrganizationLogo: OrganizationLogo;
  OrganizationMember: OrganizationMember;
  OrganizationRun: OrganizationRun;
  OrganizationRunPage: OrganizationRunPage;
  OrganizationRunRow: OrganizationRunRow;
  OrganizationUsage: OrganizationUsage;
  PanelIv: PanelIv;
  PanelIvCurve: PanelIvCurve;
  PartCorrelation: PartCorrelation;
  PartCorrelationInput: PartCorrelationInput;
  PasswordReset: PasswordReset;
  PerformanceFigures: PerformanceFigures;
  PictureShape: PictureShape;
  PlacesAnswer: PlacesAnswer;
  PlantEnergy: PlantEnergy;
  PlaybackChoice: PlaybackChoice;
  PlaybackFile: PlaybackFile;
  PlaybackValues: PlaybackValues;
  Portfolio: Portfolio;
  PortfolioCapacity: PortfolioCapacity;
  PortfolioCard: CardRecord;
  PortfolioDeployment: PortfolioDeployment;
  PowerFactorSummary: PowerFactorSummary;
  PowerResiduals: PowerResiduals;
  PowerScatter: PowerScatter;
  PqSquares: PqSquares;
  Preferences: Preferences;
  PreferencesInput: PreferencesInput;
  PreflightBlock: PreflightBlock;
  PreflightDataset: PreflightDataset;
  PreflightMessage: PreflightMessage;
  PreflightPart: PreflightPart;
  Project: ProjectRecord;
  ProjectActivity: ProjectActivity;
  ProjectBlocks: ProjectBlocks;
  ProjectCosts: ProjectCosts;
  ProjectInput: ProjectInput;
  ProjectMember: ProjectMember;
  ProjectPage: Omit<ProjectPage, 'projects'> & { projects: ReadonlyArray<ResolversParentTypes['Project']> };
  ProjectPerson: ProjectPerson;
  ProjectPicture: ProjectPicture;
  ProjectUsage: ProjectUsage;
  ProjectUser: ProjectUser;
  PvSystImport: PvSystImport;
  PvSystImportChoice: PvSystImportChoice;
  PvSystImportData: PvSystImportData;
  PvSystImportFile: PvSystImportFile;
  PvSystImportInput: PvSystImportInput;
  PvSystImportNeed: PvSystImportNeed;
  PvSystImportPreview: PvSystImportPreview;
  PvSystImportRow: PvSystImportRow;
  PvSystImportUpload: PvSystImportUpload;
  PvSystImportVariant: PvSystImportVariant;
  PvsystExportData: PvsystExportData;
  PvsystFactorRow: PvsystFactorRow;
  PvsystRunRow: PvsystRunRow;
  Query: Record<PropertyKey, never>;
  QuotaUse: QuotaUse;
  RasterLayer: RasterLayer;
  ReactiveStep: ReactiveStep;
  ReportAssumption: ReportAssumption;
  ReportBlock: ReportBlock;
  ReportFact: ReportFact;
  ReportHours: ReportHours;
  ReportLoss: ReportLoss;
  ReportMonth: ReportMonth;
  ReportRevision: ReportRevision;
  ReportSubscription: ReportSubscription;
  ReportSubscriptionInput: ReportSubscriptionInput;
  ReportWeather: ReportWeather;
  ResetLinkAnswer: ResetLinkAnswer;
  ResultFileRemoval: ResultFileRemoval;
  ResultJob: ResultJob;
  ResultSeries: ResultSeries;
  RunChange: RunChange;
  RunChanges: RunChanges;
  RunEconomics: RunEconomics;
  RunFigures: RunFigures;
  RunInput: RunInput;
  RunManifest: RunManifest;
  RunPreflight: RunPreflight;
  RunSensitivities: RunSensitivities;
  RunSensitivity: RunSensitivity;
  RunSimulationAnswer: RunSimulationAnswer;
  RunSimulationInput: RunSimulationInput;
  RunStateCounts: RunStateCounts;
  RunToStart: RunToStart;
  RunWeather: RunWeather;
  RunYear: RunYear;
  SecurityEvent: SecurityEvent;
  SecurityEventPage: SecurityEventPage;
  SensorNode: SensorNode;
  SensorPair: SensorPair;
  SensorSeries: SensorSeries;
  SensorSeriesAnswer: SensorSeriesAnswer;
  SensorState: SensorState;
  SentinelDayTrial: SentinelDayTrial;
  SentinelDeployment: DeploymentRecord;
  SentinelHierarchyCheck: SentinelHierarchyCheck;
  SentinelHierarchyInput: SentinelHierarchyInput;
  SentinelPortfolio: SentinelPortfolio;
  SentinelTagGuess: SentinelTagGuess;
  SentinelTagHeader: SentinelTagHeader;
  SentinelTagInput: SentinelTagInput;
  SentinelTrialNode: SentinelTrialNode;
  Session: Session;
  SignedUpload: SignedUpload;
  SimPdfExportData: SimPdfExportData;
  SimulationBlock: SimulationBlock;
  SimulationChoices: SimulationChoices;
  SimulationHeadline: SimulationHeadline;
  SimulationStudy: SimulationStudy;
  SimulationWarning: SimulationWarning;
  SmsState: SmsState;
  StageChange: StageChange;
  StartedRun: StartedRun;
  StorageState: StorageState;
  StorageUsage: StorageUsage;
  StoredFile: StoredFile;
  String: Scalars['String']['output'];
  StudyConstraint: StudyConstraint;
  StudyConstraintInput: StudyConstraintInput;
  StudyDesign: StudyDesign;
  StudyInput: StudyInput;
  StudyParameterInput: StudyParameterInput;
  StudyPoint: StudyPoint;
  StudyPreview: StudyPreview;
  StudyResult: StudyResult;
  StudySearch: StudySearch;
  SuccessAnswer: SuccessAnswer;
  SunPath: SunPath;
  SunPathDay: SunPathDay;
  SystemLossInterval: SystemLossInterval;
  SystemLossSummary: SystemLossSummary;
  SystemLosses: SystemLosses;
  SystemParameters: SystemParameters;
  SystemParametersInput: SystemParametersInput;
  SystemPerformance: SystemPerformance;
  TableModuleIrradianceProfiles: TableModuleIrradianceProfiles;
  TableModuleIrradianceProfilesData: TableModuleIrradianceProfilesData;
  TableZone: TableZone;
  TemperatureBin: TemperatureBin;
  TemperatureMonth: TemperatureMonth;
  Terrain: Terrain;
  TestMailAnswer: TestMailAnswer;
  TokenPayload: TokenPayload;
  UncertaintyEffect: UncertaintyEffect;
  UnsentMessage: UnsentMessage;
  UpdateRasterLayerInput: UpdateRasterLayerInput;
  User: UserRow;
  UserIdentity: UserIdentity;
  UserOrganization: Omit<UserOrganization, 'organization'> & { organization: ResolversParentTypes['Organization'] };
  UserRequest: UserRequest;
  UtcOffset: UtcOffset;
  ValueGrid: ValueGrid;
  WaterfallRow: WaterfallRow;
  WeatherCheck: WeatherCheck;
  WeatherColumnComparison: WeatherColumnComparison;
  WeatherComparison: WeatherComparison;
  WeatherEdit: WeatherEdit;
  WeatherEditPreview: WeatherEditPreview;
  WeatherEditTotals: WeatherEditTotals;
  WeatherFitness: WeatherFitness;
  WeatherMonth: WeatherMonth;
  WeatherReport: WeatherReportRecord;
  WeatherSpan: WeatherSpan;
  WeatherStatistics: WeatherStatistics;
  WeatherTotals: WeatherTotals;
  Webhook: WebhookRow;
  WebhookDelivery: WebhookDelivery;
  WebhookInput: WebhookInput;
  WebhookWithSecret: Omit<WebhookWithSecret, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  WindRose: WindRose;
  WindRosePart: WindRosePart;
  YearVariability: YearVariability;
  YearlyCost: YearlyCost;
  YearlyCostInput: YearlyCostInput;
  YearlyYields: YearlyYields;
  YieldChange: YieldChange;
  YieldExceedance: YieldExceedance;
  YieldHorizon: YieldHorizon;
  YieldLife: YieldLife;
  YieldUncertainty: YieldUncertainty;
  YieldUncertaintyInput: YieldUncertaintyInput;
  YieldUncertaintyPart: YieldUncertaintyPart;
  YieldUncertaintyPartInput: YieldUncertaintyPartInput;
  YieldYears: YieldYears;
  ZoneYield: ZoneYield;
};

export type AcceptedInviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedInvite'] = ResolversParentTypes['AcceptedInvite']> = {
  organization_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActiveRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveRun'] = ResolversParentTypes['ActiveRun']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duet_job?: Resolver<ResolversTypes['DuetJob'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminAccount'] = ResolversParentTypes['AdminAccount']> = {
  api_tokens?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  audit?: Resolver<ReadonlyArray<ResolversTypes['AuditRow']>, ParentType, ContextType>;
  factors?: Resolver<ReadonlyArray<ResolversTypes['MfaFactor']>, ParentType, ContextType>;
  inheritances?: Resolver<ReadonlyArray<ResolversTypes['AdminInheritance']>, ParentType, ContextType>;
  open_challenges?: Resolver<ReadonlyArray<ResolversTypes['OpenChallenge']>, ParentType, ContextType>;
  projects?: Resolver<ReadonlyArray<ResolversTypes['AdminOwnedProject']>, ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  recovery_codes_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminHeirResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminHeir'] = ResolversParentTypes['AdminHeir']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminInheritanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminInheritance'] = ResolversParentTypes['AdminInheritance']> = {
  candidates?: Resolver<ReadonlyArray<ResolversTypes['AdminHeir']>, ParentType, ContextType>;
  is_last_owner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminMeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminMe'] = ResolversParentTypes['AdminMe']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminOwnedProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminOwnedProject'] = ResolversParentTypes['AdminOwnedProject']> = {
  deleted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deactivated_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_system_admin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_seen_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user_organization?: Resolver<ReadonlyArray<ResolversTypes['UserOrganization']>, ParentType, ContextType>;
};

export type AllocatedEnergyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllocatedEnergy'] = ResolversParentTypes['AllocatedEnergy']> = {
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fraction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_used_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['AuditRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRow'] = ResolversParentTypes['AuditRow']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  project_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuthErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthError'] = ResolversParentTypes['AuthError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mfa?: Resolver<Maybe<ResolversTypes['MfaChallenge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthResponse'] = ResolversParentTypes['AuthResponse']> = {
  __resolveType: TypeResolveFn<'AuthError' | 'TokenPayload', ParentType, ContextType>;
};

export type AvailabilityReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailabilityReason'] = ResolversParentTypes['AvailabilityReason']> = {
  counted_as?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  down_h?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usually?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableEnergyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableEnergy'] = ResolversParentTypes['AvailableEnergy']> = {
  available_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_availability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  epi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  in_service_epi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  in_service_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AvailableEnergySummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableEnergySummary'] = ResolversParentTypes['AvailableEnergySummary']> = {
  intervals?: Resolver<ReadonlyArray<ResolversTypes['AvailableEnergy']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['AvailableEnergy'], ParentType, ContextType>;
};

export type AvailableMeteoDatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableMeteoDataset'] = ResolversParentTypes['AvailableMeteoDataset']> = {
  can_fetch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  distance_km?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_suggested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<ReadonlyArray<ResolversTypes['KeptMeteoFile']>, ParentType, ContextType>;
  max_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why_not?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
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
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BlockCellModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockCellModel'] = ResolversParentTypes['BlockCellModel']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coefficients?: Resolver<ReadonlyArray<ResolversTypes['CellCoefficient']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  panel_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlockConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockCondition'] = ResolversParentTypes['BlockCondition']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  degradation?: Resolver<Maybe<ResolversTypes['BlockDegradation']>, ParentType, ContextType>;
  model_kwh_per_day?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soiling?: Resolver<Maybe<ResolversTypes['BlockSoiling']>, ParentType, ContextType>;
};

export type BlockDcOperationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockDcOperation'] = ResolversParentTypes['BlockDcOperation']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  current_max_a?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  current_mean_a?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power_max_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  voltage_max_v?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  voltage_mean_v?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  voltage_min_v?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  working_hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BlockDegradationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockDegradation'] = ResolversParentTypes['BlockDegradation']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  per_year?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BlockInverterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockInverter'] = ResolversParentTypes['BlockInverter']> = {
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day_ratios?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dc_capacity_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  energy_availability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  epi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lost_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  model_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sensor_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BlockInvertersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockInverters'] = ResolversParentTypes['BlockInverters']> = {
  dates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  inverters?: Resolver<ReadonlyArray<ResolversTypes['BlockInverter']>, ParentType, ContextType>;
};

export type BlockLayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockLayer'] = ResolversParentTypes['BlockLayer']> = {
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  geojson?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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

export type BlockOutlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockOutline'] = ResolversParentTypes['BlockOutline']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  polygons?: Resolver<ReadonlyArray<ReadonlyArray<ReadonlyArray<ReadonlyArray<ResolversTypes['Float']>>>>, ParentType, ContextType>;
};

export type BlockSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockSeries'] = ResolversParentTypes['BlockSeries']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType>;
};

export type BlockSoilingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockSoiling'] = ResolversParentTypes['BlockSoiling']> = {
  clean_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loss_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loss_per_day?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type CapacityConditionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapacityConditions'] = ResolversParentTypes['CapacityConditions']> = {
  air_c?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  poa_wm2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wind_m_per_s?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CapacityFilterCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapacityFilterCount'] = ResolversParentTypes['CapacityFilterCount']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CapacityPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapacityPoints'] = ResolversParentTypes['CapacityPoints']> = {
  air_c?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  fitted_w?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  kept_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  poa_wm2?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  power_w?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  removed_by?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  removed_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wind_m_per_s?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type CapacitySideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapacitySide'] = ResolversParentTypes['CapacitySide']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['CapacityFilterCount']>, ParentType, ContextType>;
  half_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  power_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  r2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  residual_deviation_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['CapacityTerm']>, ParentType, ContextType>;
};

export type CapacityTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapacityTerm'] = ResolversParentTypes['CapacityTerm']> = {
  coefficient?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  standard_error?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapacityTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapacityTest'] = ResolversParentTypes['CapacityTest']> = {
  above_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  average_minutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  below_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  budget_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  budget_problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['CapacityConditions']>, ParentType, ContextType>;
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  has_wind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interval_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  light_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['CapacitySide'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  plane_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['CapacityPoints'], ParentType, ContextType>;
  power_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  rated_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['CapacitySide']>, ParentType, ContextType>;
  target_half_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  target_points?: Resolver<Maybe<ResolversTypes['CapacityPoints']>, ParentType, ContextType>;
  target_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['CapacityVerdict']>, ParentType, ContextType>;
};

export type CapacityVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapacityVerdict'] = ResolversParentTypes['CapacityVerdict']> = {
  passes_with?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passes_without?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratio_half?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CapitalCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CapitalCost'] = ResolversParentTypes['CapitalCost']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CashYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashYear'] = ResolversParentTypes['CashYear']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CecDatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CecDataset'] = ResolversParentTypes['CecDataset']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entry_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rejected?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  uploaded_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CecInverterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CecInverter'] = ResolversParentTypes['CecInverter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type CecInverterFilterParamsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CecInverterFilterParams'] = ResolversParentTypes['CecInverterFilterParams']> = {
  manufacturers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  output_ac_voltages?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CecInverterPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CecInverterPage'] = ResolversParentTypes['CecInverterPage']> = {
  inverters?: Resolver<ReadonlyArray<ResolversTypes['CecInverter']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CecModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CecModule'] = ResolversParentTypes['CecModule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_bifacial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  stc_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  technology?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CecModuleFilterParamsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CecModuleFilterParams'] = ResolversParentTypes['CecModuleFilterParams']> = {
  manufacturers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  technologies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CecModulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CecModulePage'] = ResolversParentTypes['CecModulePage']> = {
  modules?: Resolver<ReadonlyArray<ResolversTypes['CecModule']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CellCoefficientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CellCoefficient'] = ResolversParentTypes['CellCoefficient']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CellTemperaturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CellTemperatures'] = ResolversParentTypes['CellTemperatures']> = {
  bin_c?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bins?: Resolver<ReadonlyArray<ResolversTypes['TemperatureBin']>, ParentType, ContextType>;
  models?: Resolver<ReadonlyArray<ResolversTypes['BlockCellModel']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['TemperatureMonth']>, ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['TemperatureMonth'], ParentType, ContextType>;
};

export type CleaningChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleaningChoice'] = ResolversParentTypes['CleaningChoice']> = {
  cleanings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loss_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  per_year?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CleaningStudyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleaningStudy'] = ResolversParentTypes['CleaningStudy']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['CleaningChoice']>, ParentType, ContextType>;
  cleaning_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left_out?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mean_price_per_mwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['CleaningChoice']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  simulation_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CodeSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  resend_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ComparableSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparableSeries'] = ResolversParentTypes['ComparableSeries']> = {
  is_typical_year?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start_utc_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  step_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  utc_offset_h?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompareColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareColumn'] = ResolversParentTypes['CompareColumn']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompareColumnListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareColumnList'] = ResolversParentTypes['CompareColumnList']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['CompareColumn']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompareColumnsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareColumns'] = ResolversParentTypes['CompareColumns']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['CompareColumnList']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['ComparePart']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['CompareStage']>, ParentType, ContextType>;
};

export type CompareDatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareDataset'] = ResolversParentTypes['CompareDataset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompareDatasetChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareDatasetChoice'] = ResolversParentTypes['CompareDatasetChoice']> = {
  created_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparePart'] = ResolversParentTypes['ComparePart']> = {
  columns?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompareStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareStage'] = ResolversParentTypes['CompareStage']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CompareWorkbookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompareWorkbook'] = ResolversParentTypes['CompareWorkbook']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dataset_a?: Resolver<Maybe<ResolversTypes['CompareDataset']>, ParentType, ContextType>;
  dataset_b?: Resolver<Maybe<ResolversTypes['CompareDataset']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  may_delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ComparedEnergiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedEnergies'] = ResolversParentTypes['ComparedEnergies']> = {
  dates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  model_kwh?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  sensor_kwh?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
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
  assumed?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  read?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContractAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractAvailability'] = ResolversParentTypes['ContractAvailability']> = {
  actual_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_availability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  excused_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  inverter_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['AvailabilityReason']>, ParentType, ContextType>;
  time_availability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  useful_h?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  useful_light_wm2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CostModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostModel'] = ResolversParentTypes['CostModel']> = {
  capital?: Resolver<ReadonlyArray<ResolversTypes['CapitalCost']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  energy_price?: Resolver<Maybe<ResolversTypes['EnergyPrice']>, ParentType, ContextType>;
  inflation_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  life_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  real_discount_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  yearly?: Resolver<ReadonlyArray<ResolversTypes['YearlyCost']>, ParentType, ContextType>;
};

export type CostPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostPart'] = ResolversParentTypes['CostPart']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  every_years?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreatedApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiToken'] = ResolversParentTypes['CreatedApiToken']> = {
  api_token?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomDatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDataset'] = ResolversParentTypes['CustomDataset']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['CustomDatasetColumn']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval_alignment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mapping?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  missing_row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source_filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['CustomDatasetStage']>, ParentType, ContextType>;
  start_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  step_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  utc_offset_h?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['CustomDatasetWarning']>, ParentType, ContextType>;
};

export type CustomDatasetColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDatasetColumn'] = ResolversParentTypes['CustomDatasetColumn']> = {
  aggregation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stored_unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomDatasetFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDatasetFile'] = ResolversParentTypes['CustomDatasetFile']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomDatasetPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDatasetPreview'] = ResolversParentTypes['CustomDatasetPreview']> = {
  first_sample_line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  is_alignment_said?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_clock_said?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapping?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  mapping_of?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheets?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  without_unit?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomDatasetSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDatasetSeries'] = ResolversParentTypes['CustomDatasetSeries']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['CustomDatasetSeriesColumn']>, ParentType, ContextType>;
  point_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  point_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  start_utc_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  steps_per_point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomDatasetSeriesColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDatasetSeriesColumn'] = ResolversParentTypes['CustomDatasetSeriesColumn']> = {
  aggregation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomDatasetStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDatasetStage'] = ResolversParentTypes['CustomDatasetStage']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomDatasetWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomDatasetWarning'] = ResolversParentTypes['CustomDatasetWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DailyEnergyErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyEnergyError'] = ResolversParentTypes['DailyEnergyError']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  p10?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p50?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p90?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  completed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completed_parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size_bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total_parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataExportUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExportUrl'] = ResolversParentTypes['DataExportUrl']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataPrivacyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataPrivacyRequest'] = ResolversParentTypes['DataPrivacyRequest']> = {
  completed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  download_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  request_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetFact'] = ResolversParentTypes['DatasetFact']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayProfilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayProfiles'] = ResolversParentTypes['DayProfiles']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>>, ParentType, ContextType>;
};

export type DeletedProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedProject'] = ResolversParentTypes['DeletedProject']> = {
  deleted_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_by?: Resolver<Maybe<ResolversTypes['ProjectMember']>, ParentType, ContextType>;
  gone_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionAnswer'] = ResolversParentTypes['DeletionAnswer']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeploymentVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeploymentVersion'] = ResolversParentTypes['DeploymentVersion']> = {
  ac_capacity_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  block_outlines?: Resolver<ReadonlyArray<ResolversTypes['BlockOutline']>, ParentType, ContextType>;
  budget_simulation_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dc_capacity_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  enviro_dataset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval_minutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SensorNode']>, ParentType, ContextType>;
  plant_document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  price_per_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  satellite_dataset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp_clock?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid_from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valid_to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  weather?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DesignChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignChange'] = ResolversParentTypes['DesignChange']> = {
  change?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DesignChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignChanges'] = ResolversParentTypes['DesignChanges']> = {
  blockLayers?: Resolver<ReadonlyArray<ResolversTypes['BlockLayer']>, ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['Block']>, ParentType, ContextType>;
  deletedBlockIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  deletedBlockLayerIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  editors?: Resolver<ReadonlyArray<ResolversTypes['DesignEditor']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignCheck'] = ResolversParentTypes['DesignCheck']> = {
  findings?: Resolver<ReadonlyArray<ResolversTypes['DesignFinding']>, ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DesignEditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignEditor'] = ResolversParentTypes['DesignEditor']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  record_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DesignFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignFinding'] = ResolversParentTypes['DesignFinding']> = {
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrillChildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrillChild'] = ResolversParentTypes['DrillChild']> = {
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DrillChildrenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrillChildren'] = ResolversParentTypes['DrillChildren']> = {
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['DrillChild']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrillDownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrillDown'] = ResolversParentTypes['DrillDown']> = {
  closure_error?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kpis?: Resolver<ReadonlyArray<ResolversTypes['Kpi']>, ParentType, ContextType>;
  losses?: Resolver<ReadonlyArray<ResolversTypes['WaterfallRow']>, ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  plant_children?: Resolver<ReadonlyArray<ResolversTypes['DrillChildren']>, ParentType, ContextType>;
  plant_path?: Resolver<ReadonlyArray<ResolversTypes['DrillStep']>, ParentType, ContextType>;
  series?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType>;
  time_children?: Resolver<Maybe<ResolversTypes['DrillChildren']>, ParentType, ContextType>;
  time_kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_path?: Resolver<ReadonlyArray<ResolversTypes['DrillStep']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DrillHeatMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrillHeatMap'] = ResolversParentTypes['DrillHeatMap']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  x_keys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  x_labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  y_keys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  y_labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DrillStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrillStep'] = ResolversParentTypes['DrillStep']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DuetJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuetJob'] = ResolversParentTypes['DuetJob']> = {
  completed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completed_tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  queue_place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  is_whole_year?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  simulation?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType>;
  step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SimulationWarning']>, ParentType, ContextType>;
  weather?: Resolver<ReadonlyArray<ResolversTypes['RunWeather']>, ParentType, ContextType>;
};

export type DuetSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuetSimulation'] = ResolversParentTypes['DuetSimulation']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['SimulationBlock']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duet_job?: Resolver<ResolversTypes['DuetJob'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['SimulationHeadline']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  study_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
  weather?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DurationCurveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DurationCurve'] = ResolversParentTypes['DurationCurve']> = {
  hours?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  power_w?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EconomicCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EconomicCase'] = ResolversParentTypes['EconomicCase']> = {
  discounted_payback_years?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  irr_fraction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lcoe_nominal_per_mwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lcoe_real_per_mwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  npv?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  payback_years?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  probability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EnergyPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnergyPrice'] = ResolversParentTypes['EnergyPrice']> = {
  escalation_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  flat_per_mwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hourly_per_mwh?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['Float']>>>, ParentType, ContextType>;
  series_per_mwh?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  yearly_per_mwh?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type EnviroDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviroData'] = ResolversParentTypes['EnviroData']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
};

export type EnviroDatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviroDataset'] = ResolversParentTypes['EnviroDataset']> = {
  air_temperature_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  altitude_m?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coldest_air_c?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dst_shifts?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  end_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  has_dust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_pw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_rain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_rh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_snow_depth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_windspeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['WeatherEdit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval_alignment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source_filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['WeatherTotals']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['MeteoWarning']>, ParentType, ContextType>;
};

export type EvaluationStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationState'] = ResolversParentTypes['EvaluationState']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_worked_on?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_turn_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  light_sources?: Resolver<ReadonlyArray<ResolversTypes['LightSourceShare']>, ParentType, ContextType>;
  newest_waiting_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiting_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExceedancePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceedancePoint'] = ResolversParentTypes['ExceedancePoint']> = {
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  probability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExceededEnergyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceededEnergy'] = ResolversParentTypes['ExceededEnergy']> = {
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  probability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FaceIrradianceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaceIrradiance'] = ResolversParentTypes['FaceIrradiance']> = {
  effective?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  front?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  rear?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FactorHistogramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactorHistogram'] = ResolversParentTypes['FactorHistogram']> = {
  count?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  distance?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FeatureFlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeatureFlag'] = ResolversParentTypes['FeatureFlag']> = {
  constraints?: Resolver<ReadonlyArray<ResolversTypes['FlagConstraint']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  no_effect_because?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirstProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstProject'] = ResolversParentTypes['FirstProject']> = {
  has_components?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_land?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_run?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_weather?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FitnessRemarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FitnessRemark'] = ResolversParentTypes['FitnessRemark']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlagConstraintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlagConstraint'] = ResolversParentTypes['FlagConstraint']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundPlace'] = ResolversParentTypes['FoundPlace']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeldIntervalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldIntervals'] = ResolversParentTypes['HeldIntervals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HierarchyErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HierarchyError'] = ResolversParentTypes['HierarchyError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HorizonEnergyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HorizonEnergy'] = ResolversParentTypes['HorizonEnergy']> = {
  drawn_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  probability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type IdentityProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityProvider'] = ResolversParentTypes['IdentityProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImpersonatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Impersonator'] = ResolversParentTypes['Impersonator']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationAnswer'] = ResolversParentTypes['IntegrationAnswer']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration_ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrationJobEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationJobEvent'] = ResolversParentTypes['IntegrationJobEvent']> = {
  completed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  http_status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integration_server_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  schedule_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  started_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrationPingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationPing'] = ResolversParentTypes['IntegrationPing']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration_ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IntegrationScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationSchedule'] = ResolversParentTypes['IntegrationSchedule']> = {
  crontab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job_data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  job_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  job_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_run_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  project_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  project_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schedule_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type IntegrationServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationServer'] = ResolversParentTypes['IntegrationServer']> = {
  api_spec?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  api_spec_fetched_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  has_bearer_token?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ping?: Resolver<Maybe<ResolversTypes['IntegrationPing']>, ParentType, ContextType>;
  registered_schedulers?: Resolver<ReadonlyArray<ResolversTypes['IntegrationSchedule']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invited_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invite'] = ResolversParentTypes['Invite']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invited_by?: Resolver<Maybe<ResolversTypes['MemberUser']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['InviteMessage']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['MatchingOrganization']>, ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InviteMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteMessage'] = ResolversParentTypes['InviteMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issue'] = ResolversParentTypes['Issue']> = {
  assignee?: Resolver<Maybe<ResolversTypes['ProjectMember']>, ParentType, ContextType>;
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  first_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  last_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  last_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  node_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssueActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueActivity'] = ResolversParentTypes['IssueActivity']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ProjectMember']>, ParentType, ContextType>;
};

export type IssueDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueDay'] = ResolversParentTypes['IssueDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueDetails'] = ResolversParentTypes['IssueDetails']> = {
  activity?: Resolver<ReadonlyArray<ResolversTypes['IssueActivity']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['IssueDay']>, ParentType, ContextType>;
  issue?: Resolver<ResolversTypes['Issue'], ParentType, ContextType>;
  merged_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IssueNode']>, ParentType, ContextType>;
};

export type IssueEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueEvent'] = ResolversParentTypes['IssueEvent']> = {
  allocated_delta?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delta?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  duration_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issue_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  model_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sensor_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IssueEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueEventPage'] = ResolversParentTypes['IssueEventPage']> = {
  allocated_delta?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['IssueEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueEventSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueEventSpan'] = ResolversParentTypes['IssueEventSpan']> = {
  allocated_delta?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issue_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueEventsOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueEventsOfDay'] = ResolversParentTypes['IssueEventsOfDay']> = {
  allocated_delta?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueGroup'] = ResolversParentTypes['IssueGroup']> = {
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issue_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kwh_by_date?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  last_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  node_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueNode'] = ResolversParentTypes['IssueNode']> = {
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuePage'] = ResolversParentTypes['IssuePage']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType>;
  kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type KeptMeteoFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptMeteoFile'] = ResolversParentTypes['KeptMeteoFile']> = {
  fetched_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

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

export type LeadIntakeFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadIntakeForm'] = ResolversParentTypes['LeadIntakeForm']> = {
  company_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  is_complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  use_cases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LibraryComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryComponent'] = ResolversParentTypes['LibraryComponent']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  created_by_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  may_manage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LifeYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeYear'] = ResolversParentTypes['LifeYear']> = {
  cumulated_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p90_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LightMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LightMap'] = ResolversParentTypes['LightMap']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ghi_wm2?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  slot_min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sunrise_min?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  sunset_min?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type LightSourceShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LightSourceShare'] = ResolversParentTypes['LightSourceShare']> = {
  fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LightUnevennessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LightUnevenness'] = ResolversParentTypes['LightUnevenness']> = {
  estimated_mismatch?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  front?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rear?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rmad?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shade?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  solved_mismatch?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LocalEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalEmail'] = ResolversParentTypes['LocalEmail']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LongTermCurveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LongTermCurve'] = ResolversParentTypes['LongTermCurve']> = {
  corrected?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  reference?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LongTermErrorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LongTermErrors'] = ResolversParentTypes['LongTermErrors']> = {
  bias_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rmse?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LongTermReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LongTermReport'] = ResolversParentTypes['LongTermReport']> = {
  after?: Resolver<ResolversTypes['LongTermErrors'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['LongTermErrors'], ParentType, ContextType>;
  correction_uncertainty_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  curves?: Resolver<ReadonlyArray<ResolversTypes['LongTermCurve']>, ParentType, ContextType>;
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fold_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mean_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month_corrected?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  month_measured?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  month_reference?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  own_months?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  pair_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  r2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reference_mean_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scatter?: Resolver<ResolversTypes['ValueGrid'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uncertainty_fraction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validation?: Resolver<ResolversTypes['LongTermErrors'], ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['LongTermYear']>, ParentType, ContextType>;
};

export type LongTermYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LongTermYear'] = ResolversParentTypes['LongTermYear']> = {
  corrected_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reference_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LossNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LossNote'] = ResolversParentTypes['LossNote']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sigma_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LossNotesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LossNotes'] = ResolversParentTypes['LossNotes']> = {
  notes?: Resolver<ReadonlyArray<ResolversTypes['LossNote']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MailServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailServer'] = ResolversParentTypes['MailServer']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tls?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailState'] = ResolversParentTypes['MailState']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last_sent_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  server?: Resolver<Maybe<ResolversTypes['MailServer']>, ParentType, ContextType>;
  sms?: Resolver<ResolversTypes['SmsState'], ParentType, ContextType>;
  unsent?: Resolver<ReadonlyArray<ResolversTypes['UnsentMessage']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapConfig'] = ResolversParentTypes['MapConfig']> = {
  places_service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  satellite_attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  satellite_max_zoom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  satellite_tiles_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terrain_attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terrain_encoding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terrain_max_zoom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terrain_tiles_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MapServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapService'] = ResolversParentTypes['MapService']> = {
  attribution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_key?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max_zoom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updated_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchingOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchingOrganization'] = ResolversParentTypes['MatchingOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_request?: Resolver<Maybe<ResolversTypes['UserRequest']>, ParentType, ContextType>;
};

export type MeanYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeanYear'] = ResolversParentTypes['MeanYear']> = {
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reference_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberUser'] = ResolversParentTypes['MemberUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeteoComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeteoComparison'] = ResolversParentTypes['MeteoComparison']> = {
  dates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pairs?: Resolver<ReadonlyArray<ResolversTypes['SensorPair']>, ParentType, ContextType>;
  series?: Resolver<ReadonlyArray<ResolversTypes['MeteoSeries']>, ParentType, ContextType>;
};

export type MeteoDownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeteoDownload'] = ResolversParentTypes['MeteoDownload']> = {
  attribution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completed_parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dataset_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  error_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fetched_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size_bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storage_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time_zone_h?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeteoSensorSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeteoSensorSummary'] = ResolversParentTypes['MeteoSensorSummary']> = {
  component_measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data_availability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  difference_fraction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  duet_block_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expected_mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measured_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measured_mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeteoSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeteoSeries'] = ResolversParentTypes['MeteoSeries']> = {
  daily?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours_of_period?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeteoSourceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeteoSourceAnswer'] = ResolversParentTypes['MeteoSourceAnswer']> = {
  attribution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['AvailableMeteoDataset']>, ParentType, ContextType>;
  has_failed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  info_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_failure_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_success_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeteoWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeteoWarning'] = ResolversParentTypes['MeteoWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MfaChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaChallenge'] = ResolversParentTypes['MfaChallenge']> = {
  hints?: Resolver<ReadonlyArray<ResolversTypes['MfaHint']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MfaEnrolledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaEnrolled'] = ResolversParentTypes['MfaEnrolled']> = {
  factors?: Resolver<ResolversTypes['MfaFactors'], ParentType, ContextType>;
  recovery_codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MfaEnrollmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaEnrollment'] = ResolversParentTypes['MfaEnrollment']> = {
  factorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otpauth_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resend_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MfaFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaFactor'] = ResolversParentTypes['MfaFactor']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_used_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MfaFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaFactors'] = ResolversParentTypes['MfaFactors']> = {
  factors?: Resolver<ReadonlyArray<ResolversTypes['MfaFactor']>, ParentType, ContextType>;
  recovery_codes_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MfaHintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaHint'] = ResolversParentTypes['MfaHint']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ModelFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelFigures'] = ResolversParentTypes['ModelFigures']> = {
  absolute_sum_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  correlation2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mae?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mbe?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  model_sensor_w2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  model_sum_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nmbe?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nrmse?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  r2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rmse?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sensor_sensor_w2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sensor_sum_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  slope?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ModelPerformanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelPerformance'] = ResolversParentTypes['ModelPerformance']> = {
  daily_error?: Resolver<Maybe<ResolversTypes['DailyEnergyError']>, ParentType, ContextType>;
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['ComparedEnergies'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['ModelFigures']>, ParentType, ContextType>;
  held?: Resolver<ReadonlyArray<ResolversTypes['HeldIntervals']>, ParentType, ContextType>;
  hierarchy_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  pair_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rated_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  residuals?: Resolver<ReadonlyArray<ResolversTypes['PowerResiduals']>, ParentType, ContextType>;
  scatter?: Resolver<ResolversTypes['PowerScatter'], ParentType, ContextType>;
  step_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ModelledEnergyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelledEnergy'] = ResolversParentTypes['ModelledEnergy']> = {
  dates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hierarchy_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  model_kwh?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  sensor_kwh?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ModuleIrradianceFrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModuleIrradianceFrame'] = ResolversParentTypes['ModuleIrradianceFrame']> = {
  chord?: Resolver<ResolversTypes['FaceIrradiance'], ParentType, ContextType>;
  modules?: Resolver<ResolversTypes['FaceIrradiance'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unevenness?: Resolver<ResolversTypes['LightUnevenness'], ParentType, ContextType>;
};

export type MonitoredSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredSample'] = ResolversParentTypes['MonitoredSample']> = {
  computed_fraction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthlyAlbedoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyAlbedo'] = ResolversParentTypes['MonthlyAlbedo']> = {
  albedo?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  measured_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MonthlyLossRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyLossRow'] = ResolversParentTypes['MonthlyLossRow']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loss?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  loss_fraction_of_previous?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_after?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MonthlyLossesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyLosses'] = ResolversParentTypes['MonthlyLosses']> = {
  closure_error?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['MonthlyLossRow']>, ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MqttSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MqttSource'] = ResolversParentTypes['MqttSource']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_password?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MqttTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MqttTrial'] = ResolversParentTypes['MqttTrial']> = {
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['MqttTrialMessage']>, ParentType, ContextType>;
};

export type MqttTrialMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MqttTrialMessage'] = ResolversParentTypes['MqttTrialMessage']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvite?: Resolver<ResolversTypes['AcceptedInvite'], ParentType, ContextType, RequireFields<MutationAcceptInviteArgs, 'id'>>;
  addComponentToLibrary?: Resolver<ResolversTypes['LibraryComponent'], ParentType, ContextType, RequireFields<MutationAddComponentToLibraryArgs, 'id' | 'replace'>>;
  addProjectUser?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationAddProjectUserArgs, 'email' | 'project_id' | 'role_id'>>;
  addReportRevision?: Resolver<ResolversTypes['ReportRevision'], ParentType, ContextType, RequireFields<MutationAddReportRevisionArgs, 'change' | 'revision' | 'simulation_id'>>;
  addStudyPoints?: Resolver<ResolversTypes['SimulationStudy'], ParentType, ContextType, RequireFields<MutationAddStudyPointsArgs, 'id' | 'points'>>;
  addUsualComponents?: Resolver<ReadonlyArray<ResolversTypes['Component']>, ParentType, ContextType, RequireFields<MutationAddUsualComponentsArgs, 'mounting' | 'project_id'>>;
  adminApproveUserRequest?: Resolver<ResolversTypes['UserRequest'], ParentType, ContextType, RequireFields<MutationAdminApproveUserRequestArgs, 'id' | 'role_id'>>;
  adminCopyProjectToSelf?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationAdminCopyProjectToSelfArgs, 'project_id'>>;
  adminDeleteUserRequest?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationAdminDeleteUserRequestArgs, 'id'>>;
  adminRejectUserRequest?: Resolver<ResolversTypes['UserRequest'], ParentType, ContextType, RequireFields<MutationAdminRejectUserRequestArgs, 'id'>>;
  approveUserRequest?: Resolver<ResolversTypes['UserRequest'], ParentType, ContextType, RequireFields<MutationApproveUserRequestArgs, 'id' | 'role_id'>>;
  askTableModuleIrradianceProfiles?: Resolver<ResolversTypes['ResultJob'], ParentType, ContextType, RequireFields<MutationAskTableModuleIrradianceProfilesArgs, 'block_id' | 'simulation_id' | 'with_steps' | 'zone'>>;
  assignIssue?: Resolver<ResolversTypes['Issue'], ParentType, ContextType, RequireFields<MutationAssignIssueArgs, 'id'>>;
  assignProjectRole?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationAssignProjectRoleArgs, 'project_id' | 'role_id' | 'user_id'>>;
  captureAnalytics?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationCaptureAnalyticsArgs, 'events' | 'tab_session_id'>>;
  changePassword?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'new_password' | 'old_password'>>;
  commentIssue?: Resolver<ResolversTypes['Issue'], ParentType, ContextType, RequireFields<MutationCommentIssueArgs, 'id' | 'text'>>;
  computeRunSensitivities?: Resolver<ResolversTypes['RunSensitivities'], ParentType, ContextType, RequireFields<MutationComputeRunSensitivitiesArgs, 'inputs' | 'simulation_id'>>;
  confirmMfaFactor?: Resolver<ResolversTypes['MfaEnrolled'], ParentType, ContextType, RequireFields<MutationConfirmMfaFactorArgs, 'code' | 'mfa_uid'>>;
  copyProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCopyProjectArgs, 'sourceProjectId'>>;
  createAcWire?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateAcWireArgs, 'name' | 'project_id'>>;
  createApiToken?: Resolver<ResolversTypes['CreatedApiToken'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'name' | 'scopes'>>;
  createCompareWorkbook?: Resolver<ResolversTypes['CompareWorkbook'], ParentType, ContextType, RequireFields<MutationCreateCompareWorkbookArgs, 'input' | 'project_id'>>;
  createComponentFromLibrary?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateComponentFromLibraryArgs, 'library_component_id' | 'project_id'>>;
  createCustomDataset?: Resolver<ResolversTypes['CustomDataset'], ParentType, ContextType, RequireFields<MutationCreateCustomDatasetArgs, 'filename' | 'mapping' | 'project_id' | 'storage_key'>>;
  createDcWire?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateDcWireArgs, 'name' | 'project_id'>>;
  createEnviroDatasetFromMetFile?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationCreateEnviroDatasetFromMetFileArgs, 'filename' | 'project_id' | 'storage_key'>>;
  createHvTransformer?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateHvTransformerArgs, 'name' | 'project_id'>>;
  createInverter?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateInverterArgs, 'name' | 'project_id'>>;
  createLongTermDataset?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationCreateLongTermDatasetArgs, 'input' | 'name'>>;
  createMonitoredSample?: Resolver<ResolversTypes['MonitoredSample'], ParentType, ContextType, RequireFields<MutationCreateMonitoredSampleArgs, 'organization_id'>>;
  createMvTransformer?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateMvTransformerArgs, 'name' | 'project_id'>>;
  createOrganization?: Resolver<ResolversTypes['OrganizationAnswer'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createPanel?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreatePanelArgs, 'name' | 'project_id'>>;
  createPortfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType, RequireFields<MutationCreatePortfolioArgs, 'name' | 'organization_id'>>;
  createProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input' | 'organization_id'>>;
  createProjectEnviroDatasetFromCsvFile?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationCreateProjectEnviroDatasetFromCsvFileArgs, 'filename' | 'mapping' | 'project_id' | 'storage_key'>>;
  createRasterLayer?: Resolver<ResolversTypes['RasterLayer'], ParentType, ContextType, RequireFields<MutationCreateRasterLayerArgs, 'input' | 'project_id'>>;
  createSampleProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateSampleProjectArgs, 'organization_id'>>;
  createSimulationStudy?: Resolver<ResolversTypes['SimulationStudy'], ParentType, ContextType, RequireFields<MutationCreateSimulationStudyArgs, 'input' | 'project_id'>>;
  createTable?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationCreateTableArgs, 'name' | 'project_id'>>;
  createTerrain?: Resolver<ResolversTypes['Terrain'], ParentType, ContextType, RequireFields<MutationCreateTerrainArgs, 'input' | 'project_id'>>;
  createUserRequest?: Resolver<ResolversTypes['UserRequest'], ParentType, ContextType, RequireFields<MutationCreateUserRequestArgs, 'organization_id'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookWithSecret'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input' | 'organization_id'>>;
  deactivateUser?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'reason' | 'user_id'>>;
  declineInvite?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeclineInviteArgs, 'id'>>;
  deleteBlockLayers?: Resolver<ResolversTypes['DeletionAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBlockLayersArgs, 'ids' | 'project_id'>>;
  deleteBlocks?: Resolver<ResolversTypes['DeletionAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBlocksArgs, 'ids' | 'project_id'>>;
  deleteCompareWorkbook?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCompareWorkbookArgs, 'id'>>;
  deleteComponent?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteComponentArgs, 'id'>>;
  deleteCustomDataset?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCustomDatasetArgs, 'id'>>;
  deleteDuetSimulation?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteDuetSimulationArgs, 'id'>>;
  deleteIntegrationSchedule?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteIntegrationScheduleArgs, 'schedule_id'>>;
  deleteInverterDataset?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInverterDatasetArgs, 'id'>>;
  deleteInvite?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteInviteArgs, 'id'>>;
  deleteLibraryComponent?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteLibraryComponentArgs, 'id'>>;
  deleteMapService?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteMapServiceArgs, 'kind'>>;
  deleteMqttSource?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteMqttSourceArgs, 'project_id'>>;
  deleteOrgIntegrationServer?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOrgIntegrationServerArgs, 'id'>>;
  deleteOrganization?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationArgs, 'id'>>;
  deleteOrganizationLogo?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationLogoArgs, 'organization_id'>>;
  deleteOrganizationUser?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationUserArgs, 'organization_id' | 'user_id'>>;
  deletePortfolio?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeletePortfolioArgs, 'id'>>;
  deleteProject?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'id'>>;
  deleteProjectEnviroDataset?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProjectEnviroDatasetArgs, 'id'>>;
  deleteProjectUser?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationDeleteProjectUserArgs, 'project_id' | 'user_id'>>;
  deletePvSystImportFiles?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeletePvSystImportFilesArgs, 'project_id'>>;
  deleteRasterLayer?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRasterLayerArgs, 'id'>>;
  deleteReportRevision?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteReportRevisionArgs, 'id'>>;
  deleteResultFile?: Resolver<ResolversTypes['ResultFileRemoval'], ParentType, ContextType, RequireFields<MutationDeleteResultFileArgs, 'id'>>;
  deleteSimulationStudy?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSimulationStudyArgs, 'id' | 'with_runs'>>;
  deleteTerrain?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteTerrainArgs, 'project_id'>>;
  deleteUser?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'heirs' | 'reason' | 'user_id'>>;
  deleteUserRequest?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUserRequestArgs, 'id'>>;
  deleteWebhook?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  deployProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationDeployProjectArgs, 'project_id' | 'tag'>>;
  editDuetJobStatus?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType, RequireFields<MutationEditDuetJobStatusArgs, 'id' | 'status'>>;
  editDuetSimulation?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType, RequireFields<MutationEditDuetSimulationArgs, 'id' | 'name'>>;
  editEnviroDataset?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationEditEnviroDatasetArgs, 'id' | 'input'>>;
  emailVerificationSuccess?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationEmailVerificationSuccessArgs, 'token'>>;
  endImpersonation?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType>;
  endOtherSessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  endSession?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endUserSessions?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'reason' | 'user_id' | 'with_api_tokens'>>;
  enrollPhone?: Resolver<ResolversTypes['MfaEnrollment'], ParentType, ContextType, RequireFields<MutationEnrollPhoneArgs, 'display_name' | 'phone_number'>>;
  enrollTotp?: Resolver<ResolversTypes['MfaEnrollment'], ParentType, ContextType, RequireFields<MutationEnrollTotpArgs, 'display_name'>>;
  executePvSystImport?: Resolver<ResolversTypes['PvSystImport'], ParentType, ContextType, RequireFields<MutationExecutePvSystImportArgs, 'input' | 'project_id'>>;
  exportCustomDataset?: Resolver<ResolversTypes['CustomDatasetFile'], ParentType, ContextType, RequireFields<MutationExportCustomDatasetArgs, 'format' | 'id'>>;
  fetchCecDataset?: Resolver<ResolversTypes['CecDataset'], ParentType, ContextType, RequireFields<MutationFetchCecDatasetArgs, 'kind'>>;
  firebaseLogin?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationFirebaseLoginArgs, 'credential' | 'token'>>;
  firebaseRegister?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationFirebaseRegisterArgs, 'credential' | 'token'>>;
  getProjectFileStorageSignedUrl?: Resolver<ResolversTypes['SignedUpload'], ParentType, ContextType, RequireFields<MutationGetProjectFileStorageSignedUrlArgs, 'allowOverwrite' | 'dir' | 'filename' | 'project_id'>>;
  impersonateUser?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationImpersonateUserArgs, 'email' | 'reason'>>;
  importProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationImportProjectArgs, 'document' | 'organization_id'>>;
  inviteLink?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationInviteLinkArgs, 'id'>>;
  inviteOrganizationUser?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationInviteOrganizationUserArgs, 'email' | 'organization_id' | 'replace' | 'role_id'>>;
  inviteUser?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'email' | 'replace'>>;
  localLogin?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationLocalLoginArgs, 'password' | 'username'>>;
  localRegister?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationLocalRegisterArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType>;
  makeIntegrationRequest?: Resolver<ResolversTypes['IntegrationAnswer'], ParentType, ContextType, RequireFields<MutationMakeIntegrationRequestArgs, 'id' | 'method' | 'path'>>;
  makePdfReport?: Resolver<ResolversTypes['ResultJob'], ParentType, ContextType, RequireFields<MutationMakePdfReportArgs, 'number_format' | 'paper' | 'simulation_id'>>;
  makeRunBundle?: Resolver<ResolversTypes['ResultJob'], ParentType, ContextType, RequireFields<MutationMakeRunBundleArgs, 'simulation_id'>>;
  mergeIssues?: Resolver<ResolversTypes['Issue'], ParentType, ContextType, RequireFields<MutationMergeIssuesArgs, 'ids' | 'into' | 'project_id'>>;
  pauseStudySearch?: Resolver<ResolversTypes['SimulationStudy'], ParentType, ContextType, RequireFields<MutationPauseStudySearchArgs, 'id'>>;
  reactivateUser?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType, RequireFields<MutationReactivateUserArgs, 'reason' | 'user_id'>>;
  readComponentFile?: Resolver<ResolversTypes['ComponentFile'], ParentType, ContextType, RequireFields<MutationReadComponentFileArgs, 'content' | 'filename' | 'project_id'>>;
  readNotices?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationReadNoticesArgs, 'up_to'>>;
  reauthenticate?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'password'>>;
  refreshToken?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType>;
  rejectUserRequest?: Resolver<ResolversTypes['UserRequest'], ParentType, ContextType, RequireFields<MutationRejectUserRequestArgs, 'id'>>;
  removeMfaFactor?: Resolver<ResolversTypes['MfaFactors'], ParentType, ContextType, RequireFields<MutationRemoveMfaFactorArgs, 'mfa_uid'>>;
  renamePortfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType, RequireFields<MutationRenamePortfolioArgs, 'id' | 'name'>>;
  renameSimulationStudy?: Resolver<ResolversTypes['SimulationStudy'], ParentType, ContextType, RequireFields<MutationRenameSimulationStudyArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['MfaEnrolled'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resendEmailVerification?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType>;
  resendEnrollmentCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationResendEnrollmentCodeArgs, 'mfa_uid'>>;
  resendInvite?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationResendInviteArgs, 'id'>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'new_password' | 'token'>>;
  resetUserFactors?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType, RequireFields<MutationResetUserFactorsArgs, 'reason' | 'user_id'>>;
  resolveMfa?: Resolver<ResolversTypes['AuthResponse'], ParentType, ContextType, RequireFields<MutationResolveMfaArgs, 'code' | 'mfa_uid' | 'token'>>;
  restoreProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'id'>>;
  retryMessage?: Resolver<ResolversTypes['SuccessAnswer'], ParentType, ContextType, RequireFields<MutationRetryMessageArgs, 'id'>>;
  retryResultFile?: Resolver<ResolversTypes['ResultJob'], ParentType, ContextType, RequireFields<MutationRetryResultFileArgs, 'id'>>;
  revokeApiToken?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookWithSecret'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  runProjectBlockSimulation?: Resolver<ResolversTypes['RunSimulationAnswer'], ParentType, ContextType, RequireFields<MutationRunProjectBlockSimulationArgs, 'input' | 'project_id'>>;
  runSimulationAgain?: Resolver<ResolversTypes['RunSimulationAnswer'], ParentType, ContextType, RequireFields<MutationRunSimulationAgainArgs, 'confirm_distant_weather' | 'id'>>;
  saveDeploymentVersion?: Resolver<ResolversTypes['SentinelDeployment'], ParentType, ContextType, RequireFields<MutationSaveDeploymentVersionArgs, 'input' | 'project_id'>>;
  saveMeteoDatasetToBlobStorage?: Resolver<ResolversTypes['MeteoDownload'], ParentType, ContextType, RequireFields<MutationSaveMeteoDatasetToBlobStorageArgs, 'dataset_id' | 'latitude' | 'longitude' | 'project_id'>>;
  saveMqttSource?: Resolver<ResolversTypes['MqttSource'], ParentType, ContextType, RequireFields<MutationSaveMqttSourceArgs, 'input' | 'project_id'>>;
  saveNoticeSettings?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType, RequireFields<MutationSaveNoticeSettingsArgs, 'input'>>;
  saveReportSubscription?: Resolver<ResolversTypes['ReportSubscription'], ParentType, ContextType, RequireFields<MutationSaveReportSubscriptionArgs, 'input' | 'project_id'>>;
  sendMfaCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendMfaCodeArgs, 'mfa_uid' | 'token'>>;
  sendTestMail?: Resolver<ResolversTypes['TestMailAnswer'], ParentType, ContextType>;
  sendUserResetLink?: Resolver<ResolversTypes['ResetLinkAnswer'], ParentType, ContextType, RequireFields<MutationSendUserResetLinkArgs, 'reason' | 'user_id'>>;
  setAnalyticsOptOut?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetAnalyticsOptOutArgs, 'opt_out'>>;
  setFirstStepsHidden?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetFirstStepsHiddenArgs, 'hidden'>>;
  setIssueStates?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType, RequireFields<MutationSetIssueStatesArgs, 'ids' | 'project_id' | 'state'>>;
  setIssueTicket?: Resolver<ResolversTypes['Issue'], ParentType, ContextType, RequireFields<MutationSetIssueTicketArgs, 'id'>>;
  setMapService?: Resolver<ResolversTypes['MapService'], ParentType, ContextType, RequireFields<MutationSetMapServiceArgs, 'input' | 'kind'>>;
  setOrganizationQuota?: Resolver<ReadonlyArray<ResolversTypes['QuotaUse']>, ParentType, ContextType, RequireFields<MutationSetOrganizationQuotaArgs, 'name' | 'organization_id'>>;
  setPreferences?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetPreferencesArgs, 'input'>>;
  setProjectQuota?: Resolver<ReadonlyArray<ResolversTypes['QuotaUse']>, ParentType, ContextType, RequireFields<MutationSetProjectQuotaArgs, 'name' | 'project_id'>>;
  setSystemAdmin?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationSetSystemAdminArgs, 'is_system_admin' | 'user_id'>>;
  simDataExport?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType, RequireFields<MutationSimDataExportArgs, 'format' | 'names' | 'scope' | 'simulation_id' | 'time_zone'>>;
  splitIssue?: Resolver<ResolversTypes['Issue'], ParentType, ContextType, RequireFields<MutationSplitIssueArgs, 'dates' | 'id'>>;
  startOrganizationRuns?: Resolver<ReadonlyArray<ResolversTypes['StartedRun']>, ParentType, ContextType, RequireFields<MutationStartOrganizationRunsArgs, 'organization_id' | 'runs'>>;
  startPvsystFactors?: Resolver<ResolversTypes['ResultJob'], ParentType, ContextType, RequireFields<MutationStartPvsystFactorsArgs, 'simulation_id'>>;
  startStudySearch?: Resolver<ResolversTypes['SimulationStudy'], ParentType, ContextType, RequireFields<MutationStartStudySearchArgs, 'figure' | 'id'>>;
  stopRunningSimulation?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType, RequireFields<MutationStopRunningSimulationArgs, 'id' | 'project_id'>>;
  stopSimulationStudy?: Resolver<ResolversTypes['SimulationStudy'], ParentType, ContextType, RequireFields<MutationStopSimulationStudyArgs, 'id'>>;
  syncUserIdentity?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  testWebhook?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  tryFetchOrgIntegrationServer?: Resolver<ResolversTypes['IntegrationServer'], ParentType, ContextType, RequireFields<MutationTryFetchOrgIntegrationServerArgs, 'id'>>;
  tryMqttSource?: Resolver<ResolversTypes['MqttTrial'], ParentType, ContextType, RequireFields<MutationTryMqttSourceArgs, 'project_id'>>;
  updateCompareWorkbook?: Resolver<ResolversTypes['CompareWorkbook'], ParentType, ContextType, RequireFields<MutationUpdateCompareWorkbookArgs, 'id' | 'input' | 'revision'>>;
  updateComponent?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationUpdateComponentArgs, 'id' | 'parameters'>>;
  updateComponentName?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<MutationUpdateComponentNameArgs, 'id' | 'name'>>;
  updateCustomDataset?: Resolver<ResolversTypes['CustomDataset'], ParentType, ContextType, RequireFields<MutationUpdateCustomDatasetArgs, 'id' | 'input'>>;
  updateEnviroDataset?: Resolver<ResolversTypes['EnviroDataset'], ParentType, ContextType, RequireFields<MutationUpdateEnviroDatasetArgs, 'id' | 'input'>>;
  updateFeatureFlag?: Resolver<ResolversTypes['FeatureFlag'], ParentType, ContextType, RequireFields<MutationUpdateFeatureFlagArgs, 'constraints' | 'enabled' | 'id'>>;
  updateLeadIntakeForm?: Resolver<ResolversTypes['LeadIntakeForm'], ParentType, ContextType, RequireFields<MutationUpdateLeadIntakeFormArgs, 'input'>>;
  updateLibraryComponentName?: Resolver<ResolversTypes['LibraryComponent'], ParentType, ContextType, RequireFields<MutationUpdateLibraryComponentNameArgs, 'id' | 'name'>>;
  updateLossNote?: Resolver<ResolversTypes['LossNotes'], ParentType, ContextType, RequireFields<MutationUpdateLossNoteArgs, 'note' | 'project_id'>>;
  updateOrganization?: Resolver<ResolversTypes['OrganizationAnswer'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'id' | 'input'>>;
  updateOrganizationLogo?: Resolver<ResolversTypes['OrganizationLogo'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationLogoArgs, 'content' | 'organization_id'>>;
  updateOrganizationUserRole?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationUserRoleArgs, 'organization_id' | 'role_id' | 'user_id'>>;
  updateProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input'>>;
  updateProjectCosts?: Resolver<ResolversTypes['ProjectCosts'], ParentType, ContextType, RequireFields<MutationUpdateProjectCostsArgs, 'project_id'>>;
  updateRasterLayer?: Resolver<ResolversTypes['RasterLayer'], ParentType, ContextType, RequireFields<MutationUpdateRasterLayerArgs, 'id' | 'input'>>;
  updateSystemParameters?: Resolver<ResolversTypes['SystemParameters'], ParentType, ContextType, RequireFields<MutationUpdateSystemParametersArgs, 'input' | 'project_id'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'first_name' | 'last_name'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  updateYieldUncertainty?: Resolver<ResolversTypes['YieldUncertainty'], ParentType, ContextType, RequireFields<MutationUpdateYieldUncertaintyArgs, 'project_id'>>;
  uploadInverterDataset?: Resolver<ResolversTypes['CecDataset'], ParentType, ContextType, RequireFields<MutationUploadInverterDatasetArgs, 'filename' | 'text'>>;
  upsertBlockLayers?: Resolver<ReadonlyArray<ResolversTypes['BlockLayer']>, ParentType, ContextType, RequireFields<MutationUpsertBlockLayersArgs, 'layers' | 'project_id'>>;
  upsertBlockPvSummary?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<MutationUpsertBlockPvSummaryArgs, 'block_id'>>;
  upsertBlocks?: Resolver<ReadonlyArray<ResolversTypes['Block']>, ParentType, ContextType, RequireFields<MutationUpsertBlocksArgs, 'blocks' | 'project_id'>>;
  upsertIntegrationSchedule?: Resolver<ResolversTypes['IntegrationServer'], ParentType, ContextType, RequireFields<MutationUpsertIntegrationScheduleArgs, 'input'>>;
  upsertOrgIntegrationServer?: Resolver<ResolversTypes['IntegrationServer'], ParentType, ContextType, RequireFields<MutationUpsertOrgIntegrationServerArgs, 'input'>>;
  upsertOrganizationUser?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationUpsertOrganizationUserArgs, 'email' | 'organization_id' | 'role_id'>>;
  userDataPrivacyRequest?: Resolver<ResolversTypes['DataPrivacyRequest'], ParentType, ContextType, RequireFields<MutationUserDataPrivacyRequestArgs, 'request_type'>>;
  withdrawProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationWithdrawProjectArgs, 'project_id'>>;
};

export type NodeReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeReading'] = ResolversParentTypes['NodeReading']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issue_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  issue_state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  node_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  silent_since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticePage'] = ResolversParentTypes['NoticePage']> = {
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  unread_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeSettings'] = ResolversParentTypes['NoticeSettings']> = {
  daily_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  least_severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quiet_from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quiet_to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NumDaylightTimestampsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumDaylightTimestamps'] = ResolversParentTypes['NumDaylightTimestamps']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenChallenge'] = ResolversParentTypes['OpenChallenge']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenIssuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenIssues'] = ResolversParentTypes['OpenIssues']> = {
  critical?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  major?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  allowed_domains?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_organization?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMember']>, ParentType, ContextType>;
};

export type OrganizationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationAnswer'] = ResolversParentTypes['OrganizationAnswer']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['OrganizationError']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
};

export type OrganizationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationError'] = ResolversParentTypes['OrganizationError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationLogo'] = ResolversParentTypes['OrganizationLogo']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  media_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMember'] = ResolversParentTypes['OrganizationMember']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['MemberUser'], ParentType, ContextType>;
};

export type OrganizationRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationRun'] = ResolversParentTypes['OrganizationRun']> = {
  change?: Resolver<Maybe<ResolversTypes['YieldChange']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duet_job?: Resolver<ResolversTypes['DuetJob'], ParentType, ContextType>;
  engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['RunFigures']>, ParentType, ContextType>;
  is_outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrganizationRunPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationRunPage'] = ResolversParentTypes['OrganizationRunPage']> = {
  counts?: Resolver<ResolversTypes['RunStateCounts'], ParentType, ContextType>;
  engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['OrganizationRunRow']>, ParentType, ContextType>;
};

export type OrganizationRunRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationRunRow'] = ResolversParentTypes['OrganizationRunRow']> = {
  may_run?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['OrganizationRun']>, ParentType, ContextType>;
};

export type OrganizationUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationUsage'] = ResolversParentTypes['OrganizationUsage']> = {
  organization_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  other_stored_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  projects?: Resolver<ReadonlyArray<ResolversTypes['ProjectUsage']>, ParentType, ContextType>;
  quotas?: Resolver<ReadonlyArray<ResolversTypes['QuotaUse']>, ParentType, ContextType>;
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

export type PartCorrelationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartCorrelation'] = ResolversParentTypes['PartCorrelation']> = {
  coefficient?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasswordResetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordReset'] = ResolversParentTypes['PasswordReset']> = {
  api_tokens?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PerformanceFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PerformanceFigures'] = ResolversParentTypes['PerformanceFigures']> = {
  budget_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  budget_poa_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  data_availability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  data_h?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  energy_availability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  epi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  in_service_epi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  in_service_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  model_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outage_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  performance_ratio_25c?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  poa_at_25c_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  poa_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sensor_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  specific_yield?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_h?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weather_budget_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weather_index?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PictureShapeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureShape'] = ResolversParentTypes['PictureShape']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PlacesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacesAnswer'] = ResolversParentTypes['PlacesAnswer']> = {
  attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['FoundPlace']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlantEnergyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlantEnergy'] = ResolversParentTypes['PlantEnergy']> = {
  dates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  model_kwh?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sensor_kwh?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PlaybackChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaybackChoice'] = ResolversParentTypes['PlaybackChoice']> = {
  created_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  first_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlaybackKind'], ParentType, ContextType>;
  last_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaybackFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaybackFile'] = ResolversParentTypes['PlaybackFile']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaybackValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaybackValues'] = ResolversParentTypes['PlaybackValues']> = {
  chunk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortfolioCapacityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioCapacity'] = ResolversParentTypes['PortfolioCapacity']> = {
  ac_capacity_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dc_capacity_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plant_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortfolioCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioCard'] = ResolversParentTypes['PortfolioCard']> = {
  ac_capacity_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dc_capacity_w?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freshness?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_reading?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['SystemLossSummary'], ParentType, ContextType>;
  lost_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['AvailableEnergy'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open_issues?: Resolver<ResolversTypes['OpenIssues'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['AvailableEnergy'], ParentType, ContextType>;
  portfolio_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['AvailableEnergy'], ParentType, ContextType>;
  top_cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['AvailableEnergy'], ParentType, ContextType>;
};

export type PortfolioDeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioDeployment'] = ResolversParentTypes['PortfolioDeployment']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PowerFactorSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PowerFactorSummary'] = ResolversParentTypes['PowerFactorSummary']> = {
  apparent_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  band?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  histogram?: Resolver<ResolversTypes['FactorHistogram'], ParentType, ContextType>;
  known_minutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lost_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outside_minutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  power_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reactive_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  s_max_va?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  setpoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  squares?: Resolver<ResolversTypes['PqSquares'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ReactiveStep']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PowerResidualsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PowerResiduals'] = ResolversParentTypes['PowerResiduals']> = {
  axis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  deviation_w?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  mean_w?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  start?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PowerScatterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PowerScatter'] = ResolversParentTypes['PowerScatter']> = {
  count?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  model?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  sensor?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PqSquaresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PqSquares'] = ResolversParentTypes['PqSquares']> = {
  count?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  p?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  q?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  color_scheme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date_style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hour_cycle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit_system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreflightBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreflightBlock'] = ResolversParentTypes['PreflightBlock']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cached_class_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  class_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['PreflightMessage']>, ParentType, ContextType>;
  module_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreflightDatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreflightDataset'] = ResolversParentTypes['PreflightDataset']> = {
  dataset_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  daylight_step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fitness?: Resolver<Maybe<ResolversTypes['WeatherFitness']>, ParentType, ContextType>;
  has_dust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_pw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_rain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_rh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_snow_depth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_windspeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quality_checks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  start_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreflightMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreflightMessage'] = ResolversParentTypes['PreflightMessage']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreflightPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreflightPart'] = ResolversParentTypes['PreflightPart']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  task_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  altitude_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  blocks_bounding_box?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exports_for_viewers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  picture?: Resolver<Maybe<ResolversTypes['ProjectPicture']>, ParentType, ContextType>;
  project_users?: Resolver<ReadonlyArray<ResolversTypes['ProjectUser']>, ParentType, ContextType>;
  pvsyst_import_in_progress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recent_simulations?: Resolver<ReadonlyArray<ResolversTypes['DuetSimulation']>, ParentType, ContextType>;
  rights?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentinel_deployment?: Resolver<Maybe<ResolversTypes['SentinelDeployment']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProjectActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectActivity'] = ResolversParentTypes['ProjectActivity']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ProjectMember']>, ParentType, ContextType>;
};

export type ProjectBlocksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectBlocks'] = ResolversParentTypes['ProjectBlocks']> = {
  blockIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  blockLayerIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  blockLayers?: Resolver<ReadonlyArray<ResolversTypes['BlockLayer']>, ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['Block']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectCostsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectCosts'] = ResolversParentTypes['ProjectCosts']> = {
  model?: Resolver<Maybe<ResolversTypes['CostModel']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type ProjectPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPerson'] = ResolversParentTypes['ProjectPerson']> = {
  listed_role_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization_role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  through?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
};

export type ProjectPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPicture'] = ResolversParentTypes['ProjectPicture']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shapes?: Resolver<ReadonlyArray<ResolversTypes['PictureShape']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProjectUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectUsage'] = ResolversParentTypes['ProjectUsage']> = {
  is_deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_storage_limit_set?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open_jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open_runs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  storage_limit_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stored_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProjectUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectUser'] = ResolversParentTypes['ProjectUser']> = {
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
};

export type PvSystImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImport'] = ResolversParentTypes['PvSystImport']> = {
  block_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  component_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  custom_dataset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  enviro_dataset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layer_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['PvSystImportRow']>, ParentType, ContextType>;
  variant_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workbook_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PvSystImportDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImportData'] = ResolversParentTypes['PvSystImportData']> = {
  files?: Resolver<ReadonlyArray<ResolversTypes['PvSystImportFile']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['PvSystImportVariant']>, ParentType, ContextType>;
};

export type PvSystImportFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImportFile'] = ResolversParentTypes['PvSystImportFile']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PvSystImportNeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImportNeed'] = ResolversParentTypes['PvSystImportNeed']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PvSystImportPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImportPreview'] = ResolversParentTypes['PvSystImportPreview']> = {
  altitude_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  block_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  component_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declared_module_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  has_weather?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  laid_out_module_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  layer_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  needed?: Resolver<ReadonlyArray<ResolversTypes['PvSystImportNeed']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['PvSystImportRow']>, ParentType, ContextType>;
  variant_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weather_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PvSystImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImportRow'] = ResolversParentTypes['PvSystImportRow']> = {
  becomes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PvSystImportUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImportUpload'] = ResolversParentTypes['PvSystImportUpload']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  storage_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PvSystImportVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvSystImportVariant'] = ResolversParentTypes['PvSystImportVariant']> = {
  grid_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  module_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_array_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weather_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PvsystExportDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvsystExportData'] = ResolversParentTypes['PvsystExportData']> = {
  block_names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimated_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  factors?: Resolver<ReadonlyArray<ResolversTypes['PvsystFactorRow']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ResultJob']>, ParentType, ContextType>;
  runs?: Resolver<ReadonlyArray<ResolversTypes['PvsystRunRow']>, ParentType, ContextType>;
  untraced_block_names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PvsystFactorRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvsystFactorRow'] = ResolversParentTypes['PvsystFactorRow']> = {
  annual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PvsystRunRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvsystRunRow'] = ResolversParentTypes['PvsystRunRow']> = {
  ac_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dc_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rear_ground_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rear_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scene?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activeRuns?: Resolver<ReadonlyArray<ResolversTypes['ActiveRun']>, ParentType, ContextType>;
  adminAccount?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType, RequireFields<QueryAdminAccountArgs, 'user_id'>>;
  adminFeatureFlags?: Resolver<ReadonlyArray<ResolversTypes['FeatureFlag']>, ParentType, ContextType>;
  adminInvites?: Resolver<ReadonlyArray<ResolversTypes['Invite']>, ParentType, ContextType, RequireFields<QueryAdminInvitesArgs, 'skip' | 'take'>>;
  adminMe?: Resolver<ResolversTypes['AdminMe'], ParentType, ContextType>;
  adminOrganizationQuotas?: Resolver<ReadonlyArray<ResolversTypes['QuotaUse']>, ParentType, ContextType, RequireFields<QueryAdminOrganizationQuotasArgs, 'organization_id'>>;
  adminOrganizations?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryAdminOrganizationsArgs, 'skip' | 'take'>>;
  adminProjectExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryAdminProjectExportArgs, 'project_id'>>;
  adminStorageUsages?: Resolver<ReadonlyArray<ResolversTypes['StorageUsage']>, ParentType, ContextType>;
  adminUserRequests?: Resolver<ReadonlyArray<ResolversTypes['UserRequest']>, ParentType, ContextType, RequireFields<QueryAdminUserRequestsArgs, 'skip' | 'take'>>;
  apiTokens?: Resolver<ReadonlyArray<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'skip' | 'take'>>;
  availableMeteoDatasets?: Resolver<ReadonlyArray<ResolversTypes['MeteoSourceAnswer']>, ParentType, ContextType, RequireFields<QueryAvailableMeteoDatasetsArgs, 'latitude' | 'longitude' | 'project_id'>>;
  blockPvSummary?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryBlockPvSummaryArgs, 'block_id'>>;
  blockSeries?: Resolver<ReadonlyArray<ResolversTypes['BlockSeries']>, ParentType, ContextType, RequireFields<QueryBlockSeriesArgs, 'columns' | 'simulation_id' | 'time_interval'>>;
  blockYields?: Resolver<ReadonlyArray<ResolversTypes['BlockYield']>, ParentType, ContextType, RequireFields<QueryBlockYieldsArgs, 'simulation_id'>>;
  capacityFactor?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryCapacityFactorArgs, 'simulation_id' | 'time_interval'>>;
  cecInverter?: Resolver<ResolversTypes['CecInverter'], ParentType, ContextType, RequireFields<QueryCecInverterArgs, 'id'>>;
  cecInverterFilterParams?: Resolver<ResolversTypes['CecInverterFilterParams'], ParentType, ContextType>;
  cecInverters?: Resolver<ResolversTypes['CecInverterPage'], ParentType, ContextType, RequireFields<QueryCecInvertersArgs, 'skip' | 'take'>>;
  cecModuleFilterParams?: Resolver<ResolversTypes['CecModuleFilterParams'], ParentType, ContextType>;
  cecModules?: Resolver<ResolversTypes['CecModulePage'], ParentType, ContextType, RequireFields<QueryCecModulesArgs, 'skip' | 'take'>>;
  cellTemperatures?: Resolver<ResolversTypes['CellTemperatures'], ParentType, ContextType, RequireFields<QueryCellTemperaturesArgs, 'simulation_id'>>;
  cleaningStudy?: Resolver<ResolversTypes['CleaningStudy'], ParentType, ContextType, RequireFields<QueryCleaningStudyArgs, 'project_id'>>;
  compareColumns?: Resolver<ResolversTypes['CompareColumns'], ParentType, ContextType, RequireFields<QueryCompareColumnsArgs, 'id' | 'project_id' | 'source'>>;
  compareEnviroDatasets?: Resolver<ResolversTypes['WeatherComparison'], ParentType, ContextType, RequireFields<QueryCompareEnviroDatasetsArgs, 'a' | 'b'>>;
  compareSeries?: Resolver<ResolversTypes['ComparableSeries'], ParentType, ContextType, RequireFields<QueryCompareSeriesArgs, 'column' | 'id' | 'project_id' | 'source'>>;
  component?: Resolver<ResolversTypes['Component'], ParentType, ContextType, RequireFields<QueryComponentArgs, 'id'>>;
  components?: Resolver<ReadonlyArray<ResolversTypes['Component']>, ParentType, ContextType, RequireFields<QueryComponentsArgs, 'project_id'>>;
  customDatasetDataSeries?: Resolver<ResolversTypes['CustomDatasetSeries'], ParentType, ContextType, RequireFields<QueryCustomDatasetDataSeriesArgs, 'columns' | 'id' | 'max_points'>>;
  customDatasets?: Resolver<ReadonlyArray<ResolversTypes['CustomDataset']>, ParentType, ContextType, RequireFields<QueryCustomDatasetsArgs, 'project_id' | 'skip' | 'take'>>;
  dailyAlbedo?: Resolver<ResolversTypes['EnviroData'], ParentType, ContextType, RequireFields<QueryDailyAlbedoArgs, 'id'>>;
  dailySparkLine?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType, RequireFields<QueryDailySparkLineArgs, 'id'>>;
  dailyYields?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryDailyYieldsArgs, 'simulation_id'>>;
  dataExports?: Resolver<ReadonlyArray<ResolversTypes['DataExport']>, ParentType, ContextType, RequireFields<QueryDataExportsArgs, 'simulation_id'>>;
  dataPrivacyRequests?: Resolver<ReadonlyArray<ResolversTypes['DataPrivacyRequest']>, ParentType, ContextType>;
  dayProfiles?: Resolver<ResolversTypes['DayProfiles'], ParentType, ContextType, RequireFields<QueryDayProfilesArgs, 'columns' | 'simulation_id'>>;
  dcOperation?: Resolver<ReadonlyArray<ResolversTypes['BlockDcOperation']>, ParentType, ContextType, RequireFields<QueryDcOperationArgs, 'simulation_id'>>;
  deletedProjects?: Resolver<ReadonlyArray<ResolversTypes['DeletedProject']>, ParentType, ContextType, RequireFields<QueryDeletedProjectsArgs, 'organization_id'>>;
  describeAllCustomDataset?: Resolver<ReadonlyArray<ResolversTypes['CustomDataset']>, ParentType, ContextType, RequireFields<QueryDescribeAllCustomDatasetArgs, 'project_id'>>;
  describeCustomDataset?: Resolver<ResolversTypes['CustomDataset'], ParentType, ContextType, RequireFields<QueryDescribeCustomDatasetArgs, 'id'>>;
  designChanges?: Resolver<ResolversTypes['DesignChanges'], ParentType, ContextType, RequireFields<QueryDesignChangesArgs, 'project_id' | 'since'>>;
  domainMatchingOrganizations?: Resolver<ReadonlyArray<ResolversTypes['MatchingOrganization']>, ParentType, ContextType>;
  drillDown?: Resolver<ResolversTypes['DrillDown'], ParentType, ContextType, RequireFields<QueryDrillDownArgs, 'simulation_id'>>;
  drillDownHeatMap?: Resolver<ResolversTypes['DrillHeatMap'], ParentType, ContextType, RequireFields<QueryDrillDownHeatMapArgs, 'kind' | 'simulation_id'>>;
  duetSimMeta?: Resolver<ResolversTypes['DuetSimMeta'], ParentType, ContextType, RequireFields<QueryDuetSimMetaArgs, 'simulation_id'>>;
  durationCurve?: Resolver<ResolversTypes['DurationCurve'], ParentType, ContextType, RequireFields<QueryDurationCurveArgs, 'simulation_id'>>;
  economicsOfRuns?: Resolver<ReadonlyArray<ResolversTypes['RunEconomics']>, ParentType, ContextType, RequireFields<QueryEconomicsOfRunsArgs, 'simulation_ids'>>;
  enviroData?: Resolver<ResolversTypes['EnviroData'], ParentType, ContextType, RequireFields<QueryEnviroDataArgs, 'id' | 'skip' | 'take'>>;
  enviroDataRollup?: Resolver<ResolversTypes['EnviroData'], ParentType, ContextType, RequireFields<QueryEnviroDataRollupArgs, 'id' | 'mean' | 'time_interval'>>;
  featureFlags?: Resolver<ReadonlyArray<ResolversTypes['FeatureFlag']>, ParentType, ContextType>;
  firstProject?: Resolver<ResolversTypes['FirstProject'], ParentType, ContextType, RequireFields<QueryFirstProjectArgs, 'organization_id'>>;
  getCompareWorkbooks?: Resolver<ReadonlyArray<ResolversTypes['CompareWorkbook']>, ParentType, ContextType, RequireFields<QueryGetCompareWorkbooksArgs, 'project_id' | 'skip' | 'take'>>;
  getDataExportUrls?: Resolver<ReadonlyArray<ResolversTypes['DataExportUrl']>, ParentType, ContextType, RequireFields<QueryGetDataExportUrlsArgs, 'ids'>>;
  getPvSystImportData?: Resolver<ResolversTypes['PvSystImportData'], ParentType, ContextType, RequireFields<QueryGetPvSystImportDataArgs, 'project_id'>>;
  getPvSystImportFiles?: Resolver<ReadonlyArray<ResolversTypes['PvSystImportUpload']>, ParentType, ContextType, RequireFields<QueryGetPvSystImportFilesArgs, 'project_id'>>;
  hourlyMeteoByMonth?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType, RequireFields<QueryHourlyMeteoByMonthArgs, 'column' | 'id'>>;
  hourlyYields?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryHourlyYieldsArgs, 'simulation_id'>>;
  identityProviders?: Resolver<ReadonlyArray<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  integrationJobEvents?: Resolver<ReadonlyArray<ResolversTypes['IntegrationJobEvent']>, ParentType, ContextType, RequireFields<QueryIntegrationJobEventsArgs, 'skip' | 'take'>>;
  inverterDatasets?: Resolver<ReadonlyArray<ResolversTypes['CecDataset']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  invites?: Resolver<ReadonlyArray<ResolversTypes['Invite']>, ParentType, ContextType, RequireFields<QueryInvitesArgs, 'organization_id' | 'skip' | 'take'>>;
  issue?: Resolver<ResolversTypes['IssueDetails'], ParentType, ContextType, RequireFields<QueryIssueArgs, 'id'>>;
  issueAssignees?: Resolver<ReadonlyArray<ResolversTypes['ProjectMember']>, ParentType, ContextType, RequireFields<QueryIssueAssigneesArgs, 'project_id'>>;
  issueEventSpansIntraday?: Resolver<ReadonlyArray<ResolversTypes['IssueEventSpan']>, ParentType, ContextType, RequireFields<QueryIssueEventSpansIntradayArgs, 'date' | 'project_id'>>;
  issueEvents?: Resolver<ResolversTypes['IssueEventPage'], ParentType, ContextType, RequireFields<QueryIssueEventsArgs, 'order_by' | 'project_id' | 'skip' | 'take'>>;
  issueEventsDailySummary?: Resolver<ReadonlyArray<ResolversTypes['IssueEventsOfDay']>, ParentType, ContextType, RequireFields<QueryIssueEventsDailySummaryArgs, 'project_id'>>;
  issueIndex?: Resolver<ReadonlyArray<ResolversTypes['IssueGroup']>, ParentType, ContextType, RequireFields<QueryIssueIndexArgs, 'project_id'>>;
  issues?: Resolver<ResolversTypes['IssuePage'], ParentType, ContextType, RequireFields<QueryIssuesArgs, 'order_by' | 'project_id' | 'skip' | 'take'>>;
  leadIntakeForm?: Resolver<Maybe<ResolversTypes['LeadIntakeForm']>, ParentType, ContextType>;
  libraryComponents?: Resolver<ReadonlyArray<ResolversTypes['LibraryComponent']>, ParentType, ContextType, RequireFields<QueryLibraryComponentsArgs, 'project_id'>>;
  listCompareDatasets?: Resolver<ReadonlyArray<ResolversTypes['CompareDatasetChoice']>, ParentType, ContextType, RequireFields<QueryListCompareDatasetsArgs, 'project_id'>>;
  localEmails?: Resolver<ReadonlyArray<ResolversTypes['LocalEmail']>, ParentType, ContextType>;
  longTermCorrection?: Resolver<ResolversTypes['LongTermReport'], ParentType, ContextType, RequireFields<QueryLongTermCorrectionArgs, 'input'>>;
  lossNotes?: Resolver<ResolversTypes['LossNotes'], ParentType, ContextType, RequireFields<QueryLossNotesArgs, 'project_id'>>;
  mailState?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  mapConfig?: Resolver<ResolversTypes['MapConfig'], ParentType, ContextType>;
  mapServices?: Resolver<ReadonlyArray<ResolversTypes['MapService']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  meteoDownload?: Resolver<ResolversTypes['MeteoDownload'], ParentType, ContextType, RequireFields<QueryMeteoDownloadArgs, 'id'>>;
  mfaFactors?: Resolver<ResolversTypes['MfaFactors'], ParentType, ContextType>;
  monitoredSample?: Resolver<ResolversTypes['MonitoredSample'], ParentType, ContextType, RequireFields<QueryMonitoredSampleArgs, 'organization_id'>>;
  monthlyLosses?: Resolver<ResolversTypes['MonthlyLosses'], ParentType, ContextType, RequireFields<QueryMonthlyLossesArgs, 'simulation_id'>>;
  mqttSources?: Resolver<ReadonlyArray<ResolversTypes['MqttSource']>, ParentType, ContextType, RequireFields<QueryMqttSourcesArgs, 'project_id'>>;
  myInvites?: Resolver<ReadonlyArray<ResolversTypes['Invite']>, ParentType, ContextType>;
  myUserRequests?: Resolver<ReadonlyArray<ResolversTypes['UserRequest']>, ParentType, ContextType>;
  noticeSettings?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType>;
  notices?: Resolver<ResolversTypes['NoticePage'], ParentType, ContextType, RequireFields<QueryNoticesArgs, 'take'>>;
  numDaylightTimestamps?: Resolver<ResolversTypes['NumDaylightTimestamps'], ParentType, ContextType, RequireFields<QueryNumDaylightTimestampsArgs, 'from' | 'id' | 'to'>>;
  orgIntegrationServer?: Resolver<ResolversTypes['IntegrationServer'], ParentType, ContextType, RequireFields<QueryOrgIntegrationServerArgs, 'id'>>;
  orgIntegrationServers?: Resolver<ReadonlyArray<ResolversTypes['IntegrationServer']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizationLogo?: Resolver<Maybe<ResolversTypes['OrganizationLogo']>, ParentType, ContextType, RequireFields<QueryOrganizationLogoArgs, 'organization_id'>>;
  organizationProjects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryOrganizationProjectsArgs, 'organization_id' | 'skip' | 'take'>>;
  organizationQuotas?: Resolver<ReadonlyArray<ResolversTypes['QuotaUse']>, ParentType, ContextType, RequireFields<QueryOrganizationQuotasArgs, 'organization_id'>>;
  organizationRuns?: Resolver<ResolversTypes['OrganizationRunPage'], ParentType, ContextType, RequireFields<QueryOrganizationRunsArgs, 'all_runs' | 'organization_id' | 'skip' | 'take'>>;
  organizationUsage?: Resolver<ResolversTypes['OrganizationUsage'], ParentType, ContextType, RequireFields<QueryOrganizationUsageArgs, 'organization_id'>>;
  organizations?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'skip' | 'take'>>;
  panelIv?: Resolver<ResolversTypes['PanelIv'], ParentType, ContextType, RequireFields<QueryPanelIvArgs, 'parameters'>>;
  passwordReset?: Resolver<Maybe<ResolversTypes['PasswordReset']>, ParentType, ContextType, RequireFields<QueryPasswordResetArgs, 'token'>>;
  performanceRatio?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryPerformanceRatioArgs, 'simulation_id' | 'time_interval'>>;
  plantPlaybackData?: Resolver<ReadonlyArray<ResolversTypes['PlaybackValues']>, ParentType, ContextType, RequireFields<QueryPlantPlaybackDataArgs, 'chunks' | 'id' | 'measure'>>;
  plantPlaybackGeoJson?: Resolver<ResolversTypes['PlaybackFile'], ParentType, ContextType, RequireFields<QueryPlantPlaybackGeoJsonArgs, 'id'>>;
  plantPlaybackIndex?: Resolver<ResolversTypes['PlaybackFile'], ParentType, ContextType, RequireFields<QueryPlantPlaybackIndexArgs, 'id'>>;
  plantPlaybacks?: Resolver<ReadonlyArray<ResolversTypes['PlaybackChoice']>, ParentType, ContextType, RequireFields<QueryPlantPlaybacksArgs, 'project_id'>>;
  plantSeries?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryPlantSeriesArgs, 'columns' | 'simulation_id' | 'time_interval'>>;
  portfolioAcCapacity?: Resolver<ResolversTypes['PortfolioCapacity'], ParentType, ContextType, RequireFields<QueryPortfolioAcCapacityArgs, 'organization_id'>>;
  portfolioSummaryCard?: Resolver<ReadonlyArray<ResolversTypes['PortfolioCard']>, ParentType, ContextType, RequireFields<QueryPortfolioSummaryCardArgs, 'organization_id' | 'skip' | 'take'>>;
  portfolios?: Resolver<ReadonlyArray<ResolversTypes['Portfolio']>, ParentType, ContextType, RequireFields<QueryPortfoliosArgs, 'organization_id'>>;
  previewCustomDataset?: Resolver<ResolversTypes['CustomDatasetPreview'], ParentType, ContextType, RequireFields<QueryPreviewCustomDatasetArgs, 'id'>>;
  previewCustomDatasetFile?: Resolver<ResolversTypes['CustomDatasetPreview'], ParentType, ContextType, RequireFields<QueryPreviewCustomDatasetFileArgs, 'filename' | 'project_id' | 'storage_key'>>;
  previewEnviroDatasetEdit?: Resolver<ResolversTypes['WeatherEditPreview'], ParentType, ContextType, RequireFields<QueryPreviewEnviroDatasetEditArgs, 'edits' | 'id'>>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projectActivity?: Resolver<ReadonlyArray<ResolversTypes['ProjectActivity']>, ParentType, ContextType, RequireFields<QueryProjectActivityArgs, 'project_id' | 'skip' | 'take'>>;
  projectBlocks?: Resolver<ResolversTypes['ProjectBlocks'], ParentType, ContextType, RequireFields<QueryProjectBlocksArgs, 'project_id'>>;
  projectCosts?: Resolver<ResolversTypes['ProjectCosts'], ParentType, ContextType, RequireFields<QueryProjectCostsArgs, 'project_id'>>;
  projectDesignCheck?: Resolver<ResolversTypes['DesignCheck'], ParentType, ContextType, RequireFields<QueryProjectDesignCheckArgs, 'project_id'>>;
  projectDuetSim?: Resolver<ReadonlyArray<ResolversTypes['DuetSimulation']>, ParentType, ContextType, RequireFields<QueryProjectDuetSimArgs, 'project_id' | 'skip' | 'take'>>;
  projectEnviroDatasets?: Resolver<ReadonlyArray<ResolversTypes['EnviroDataset']>, ParentType, ContextType, RequireFields<QueryProjectEnviroDatasetsArgs, 'project_id' | 'skip' | 'take'>>;
  projectExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryProjectExportArgs, 'id'>>;
  projectFileStorage?: Resolver<ReadonlyArray<ResolversTypes['StoredFile']>, ParentType, ContextType, RequireFields<QueryProjectFileStorageArgs, 'dir' | 'project_id'>>;
  projectPeople?: Resolver<ReadonlyArray<ResolversTypes['ProjectPerson']>, ParentType, ContextType, RequireFields<QueryProjectPeopleArgs, 'project_id'>>;
  projectUsage?: Resolver<ReadonlyArray<ResolversTypes['QuotaUse']>, ParentType, ContextType, RequireFields<QueryProjectUsageArgs, 'project_id'>>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'org_id' | 'skip' | 'take'>>;
  pvSystImportPreview?: Resolver<ResolversTypes['PvSystImportPreview'], ParentType, ContextType, RequireFields<QueryPvSystImportPreviewArgs, 'input' | 'project_id'>>;
  pvSystImports?: Resolver<ReadonlyArray<ResolversTypes['PvSystImport']>, ParentType, ContextType, RequireFields<QueryPvSystImportsArgs, 'project_id'>>;
  pvsystExportData?: Resolver<ResolversTypes['PvsystExportData'], ParentType, ContextType, RequireFields<QueryPvsystExportDataArgs, 'simulation_id'>>;
  rasterLayers?: Resolver<ReadonlyArray<ResolversTypes['RasterLayer']>, ParentType, ContextType, RequireFields<QueryRasterLayersArgs, 'project_id'>>;
  reportRevisions?: Resolver<ReadonlyArray<ResolversTypes['ReportRevision']>, ParentType, ContextType, RequireFields<QueryReportRevisionsArgs, 'project_id'>>;
  reportSubscription?: Resolver<ResolversTypes['ReportSubscription'], ParentType, ContextType, RequireFields<QueryReportSubscriptionArgs, 'project_id'>>;
  resultFiles?: Resolver<ReadonlyArray<ResolversTypes['ResultJob']>, ParentType, ContextType, RequireFields<QueryResultFilesArgs, 'kind' | 'simulation_id'>>;
  resultJob?: Resolver<ResolversTypes['ResultJob'], ParentType, ContextType, RequireFields<QueryResultJobArgs, 'id'>>;
  runAlbedo?: Resolver<ResolversTypes['MonthlyAlbedo'], ParentType, ContextType, RequireFields<QueryRunAlbedoArgs, 'simulation_id'>>;
  runChanges?: Resolver<ResolversTypes['RunChanges'], ParentType, ContextType, RequireFields<QueryRunChangesArgs, 'a' | 'b'>>;
  runEconomics?: Resolver<ResolversTypes['RunEconomics'], ParentType, ContextType, RequireFields<QueryRunEconomicsArgs, 'simulation_id'>>;
  runManifest?: Resolver<ResolversTypes['RunManifest'], ParentType, ContextType, RequireFields<QueryRunManifestArgs, 'simulation_id'>>;
  runPreflight?: Resolver<ResolversTypes['RunPreflight'], ParentType, ContextType, RequireFields<QueryRunPreflightArgs, 'input' | 'project_id'>>;
  runSensitivities?: Resolver<ResolversTypes['RunSensitivities'], ParentType, ContextType, RequireFields<QueryRunSensitivitiesArgs, 'simulation_id'>>;
  runningProjectSim?: Resolver<ReadonlyArray<ResolversTypes['DuetSimulation']>, ParentType, ContextType, RequireFields<QueryRunningProjectSimArgs, 'project_id'>>;
  searchPlaces?: Resolver<ResolversTypes['PlacesAnswer'], ParentType, ContextType, RequireFields<QuerySearchPlacesArgs, 'text'>>;
  securityEvents?: Resolver<ResolversTypes['SecurityEventPage'], ParentType, ContextType, RequireFields<QuerySecurityEventsArgs, 'skip' | 'take'>>;
  sensorDataModelledHierarchy?: Resolver<ReadonlyArray<ResolversTypes['ModelledEnergy']>, ParentType, ContextType, RequireFields<QuerySensorDataModelledHierarchyArgs, 'from' | 'project_id' | 'time_interval' | 'to'>>;
  sensorDataModelledPlants?: Resolver<ReadonlyArray<ResolversTypes['PlantEnergy']>, ParentType, ContextType, RequireFields<QuerySensorDataModelledPlantsArgs, 'from' | 'organization_id' | 'time_interval' | 'to'>>;
  sensorDataModelledPortfolio?: Resolver<ResolversTypes['ModelledEnergy'], ParentType, ContextType, RequireFields<QuerySensorDataModelledPortfolioArgs, 'from' | 'organization_id' | 'time_interval' | 'to'>>;
  sensorDataModelledSystem?: Resolver<ResolversTypes['ModelledEnergy'], ParentType, ContextType, RequireFields<QuerySensorDataModelledSystemArgs, 'from' | 'project_id' | 'time_interval' | 'to'>>;
  sensorSeries?: Resolver<ResolversTypes['SensorSeriesAnswer'], ParentType, ContextType, RequireFields<QuerySensorSeriesArgs, 'from' | 'hierarchy_ids' | 'project_id' | 'step_s' | 'to'>>;
  sentinelAvailableEnergySummary?: Resolver<ResolversTypes['AvailableEnergySummary'], ParentType, ContextType, RequireFields<QuerySentinelAvailableEnergySummaryArgs, 'from' | 'project_id' | 'time_interval' | 'to'>>;
  sentinelBlockConditions?: Resolver<ReadonlyArray<ResolversTypes['BlockCondition']>, ParentType, ContextType, RequireFields<QuerySentinelBlockConditionsArgs, 'project_id' | 'to'>>;
  sentinelBlockInverters?: Resolver<ResolversTypes['BlockInverters'], ParentType, ContextType, RequireFields<QuerySentinelBlockInvertersArgs, 'block_id' | 'from' | 'project_id' | 'to'>>;
  sentinelBlockSensors?: Resolver<ReadonlyArray<ResolversTypes['SensorState']>, ParentType, ContextType, RequireFields<QuerySentinelBlockSensorsArgs, 'block_id' | 'date' | 'project_id'>>;
  sentinelCapacityTest?: Resolver<ResolversTypes['CapacityTest'], ParentType, ContextType, RequireFields<QuerySentinelCapacityTestArgs, 'from' | 'project_id' | 'to'>>;
  sentinelContractAvailability?: Resolver<ResolversTypes['ContractAvailability'], ParentType, ContextType, RequireFields<QuerySentinelContractAvailabilityArgs, 'from' | 'project_id' | 'to'>>;
  sentinelDayTrial?: Resolver<ResolversTypes['SentinelDayTrial'], ParentType, ContextType, RequireFields<QuerySentinelDayTrialArgs, 'date' | 'project_id'>>;
  sentinelDeployment?: Resolver<Maybe<ResolversTypes['SentinelDeployment']>, ParentType, ContextType, RequireFields<QuerySentinelDeploymentArgs, 'project_id'>>;
  sentinelHierarchyCheck?: Resolver<ResolversTypes['SentinelHierarchyCheck'], ParentType, ContextType, RequireFields<QuerySentinelHierarchyCheckArgs, 'hierarchy' | 'project_id'>>;
  sentinelLightSources?: Resolver<ReadonlyArray<ResolversTypes['LightSourceShare']>, ParentType, ContextType, RequireFields<QuerySentinelLightSourcesArgs, 'from' | 'project_id' | 'to'>>;
  sentinelMeteoComparison?: Resolver<ResolversTypes['MeteoComparison'], ParentType, ContextType, RequireFields<QuerySentinelMeteoComparisonArgs, 'from' | 'project_id' | 'to'>>;
  sentinelMeteoSummary?: Resolver<ReadonlyArray<ResolversTypes['MeteoSensorSummary']>, ParentType, ContextType, RequireFields<QuerySentinelMeteoSummaryArgs, 'from' | 'project_id' | 'to'>>;
  sentinelModelPerformance?: Resolver<ResolversTypes['ModelPerformance'], ParentType, ContextType, RequireFields<QuerySentinelModelPerformanceArgs, 'from' | 'left_out' | 'project_id' | 'to'>>;
  sentinelPortfolios?: Resolver<ReadonlyArray<ResolversTypes['SentinelPortfolio']>, ParentType, ContextType, RequireFields<QuerySentinelPortfoliosArgs, 'organization_id'>>;
  sentinelPowerFactor?: Resolver<ResolversTypes['PowerFactorSummary'], ParentType, ContextType, RequireFields<QuerySentinelPowerFactorArgs, 'from' | 'project_id' | 'to'>>;
  sentinelSimulationTimeseries?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QuerySentinelSimulationTimeseriesArgs, 'columns' | 'project_id'>>;
  sentinelSystemLossIntervals?: Resolver<ReadonlyArray<ResolversTypes['SystemLossInterval']>, ParentType, ContextType, RequireFields<QuerySentinelSystemLossIntervalsArgs, 'from' | 'project_id' | 'time_interval' | 'to'>>;
  sentinelSystemLossSummary?: Resolver<ResolversTypes['SystemLossSummary'], ParentType, ContextType, RequireFields<QuerySentinelSystemLossSummaryArgs, 'from' | 'project_id' | 'to'>>;
  sentinelSystemPerformance?: Resolver<ResolversTypes['SystemPerformance'], ParentType, ContextType, RequireFields<QuerySentinelSystemPerformanceArgs, 'from' | 'project_id' | 'time_interval' | 'to'>>;
  sentinelTagGuesses?: Resolver<ReadonlyArray<ResolversTypes['SentinelTagGuess']>, ParentType, ContextType, RequireFields<QuerySentinelTagGuessesArgs, 'project_id'>>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  simPdfExportData?: Resolver<ResolversTypes['SimPdfExportData'], ParentType, ContextType, RequireFields<QuerySimPdfExportDataArgs, 'simulation_id'>>;
  simulationChoices?: Resolver<ResolversTypes['SimulationChoices'], ParentType, ContextType, RequireFields<QuerySimulationChoicesArgs, 'id'>>;
  simulationKpis?: Resolver<ReadonlyArray<ResolversTypes['Kpi']>, ParentType, ContextType, RequireFields<QuerySimulationKpisArgs, 'simulation_id'>>;
  simulationStudies?: Resolver<ReadonlyArray<ResolversTypes['SimulationStudy']>, ParentType, ContextType, RequireFields<QuerySimulationStudiesArgs, 'project_id' | 'skip' | 'take'>>;
  simulationStudy?: Resolver<ResolversTypes['SimulationStudy'], ParentType, ContextType, RequireFields<QuerySimulationStudyArgs, 'id'>>;
  storageState?: Resolver<ResolversTypes['StorageState'], ParentType, ContextType>;
  studyPreview?: Resolver<ResolversTypes['StudyPreview'], ParentType, ContextType, RequireFields<QueryStudyPreviewArgs, 'input' | 'project_id'>>;
  sunPath?: Resolver<ResolversTypes['SunPath'], ParentType, ContextType, RequireFields<QuerySunPathArgs, 'id'>>;
  systemLosses?: Resolver<ResolversTypes['SystemLosses'], ParentType, ContextType, RequireFields<QuerySystemLossesArgs, 'simulation_id'>>;
  systemParameters?: Resolver<ResolversTypes['SystemParameters'], ParentType, ContextType, RequireFields<QuerySystemParametersArgs, 'project_id'>>;
  tableModuleIrradianceProfiles?: Resolver<ResolversTypes['TableModuleIrradianceProfiles'], ParentType, ContextType, RequireFields<QueryTableModuleIrradianceProfilesArgs, 'block_id' | 'simulation_id'>>;
  tableModuleIrradianceProfilesData?: Resolver<ResolversTypes['TableModuleIrradianceProfilesData'], ParentType, ContextType, RequireFields<QueryTableModuleIrradianceProfilesDataArgs, 'job_id'>>;
  terrain?: Resolver<Maybe<ResolversTypes['Terrain']>, ParentType, ContextType, RequireFields<QueryTerrainArgs, 'project_id'>>;
  timeSeriesSummary?: Resolver<ResolversTypes['ResultSeries'], ParentType, ContextType, RequireFields<QueryTimeSeriesSummaryArgs, 'columns' | 'simulation_id'>>;
  userRequests?: Resolver<ReadonlyArray<ResolversTypes['UserRequest']>, ParentType, ContextType, RequireFields<QueryUserRequestsArgs, 'organization_id' | 'skip' | 'take'>>;
  users?: Resolver<ReadonlyArray<ResolversTypes['AdminUser']>, ParentType, ContextType, RequireFields<QueryUsersArgs, 'skip' | 'take'>>;
  usersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryUsersCountArgs>>;
  utcOffsetForLocation?: Resolver<ResolversTypes['UtcOffset'], ParentType, ContextType, RequireFields<QueryUtcOffsetForLocationArgs, 'latitude' | 'longitude'>>;
  weatherReport?: Resolver<ResolversTypes['WeatherReport'], ParentType, ContextType, RequireFields<QueryWeatherReportArgs, 'id'>>;
  weatherStatistics?: Resolver<ResolversTypes['WeatherStatistics'], ParentType, ContextType, RequireFields<QueryWeatherStatisticsArgs, 'id'>>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'organization_id'>>;
  windRose?: Resolver<Maybe<ResolversTypes['WindRose']>, ParentType, ContextType, RequireFields<QueryWindRoseArgs, 'id'>>;
  yearlyYields?: Resolver<ResolversTypes['YearlyYields'], ParentType, ContextType, RequireFields<QueryYearlyYieldsArgs, 'simulation_id'>>;
  yieldExceedance?: Resolver<ResolversTypes['YieldExceedance'], ParentType, ContextType, RequireFields<QueryYieldExceedanceArgs, 'simulation_id' | 'years'>>;
  yieldUncertainty?: Resolver<ResolversTypes['YieldUncertainty'], ParentType, ContextType, RequireFields<QueryYieldUncertaintyArgs, 'project_id'>>;
  yieldYears?: Resolver<ResolversTypes['YieldYears'], ParentType, ContextType, RequireFields<QueryYieldYearsArgs, 'simulation_id'>>;
  zoneYields?: Resolver<ReadonlyArray<ResolversTypes['ZoneYield']>, ParentType, ContextType, RequireFields<QueryZoneYieldsArgs, 'block_id' | 'simulation_id'>>;
};

export type QuotaUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotaUse'] = ResolversParentTypes['QuotaUse']> = {
  default_limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_set?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RasterLayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RasterLayer'] = ResolversParentTypes['RasterLayer']> = {
  corners?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  height_px?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  origin?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  pixel_ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source_filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storage_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width_px?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReactiveStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactiveStep'] = ResolversParentTypes['ReactiveStep']> = {
  delta_var?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  power_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReportAssumptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportAssumption'] = ResolversParentTypes['ReportAssumption']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportBlock'] = ResolversParentTypes['ReportBlock']> = {
  azimuth_deg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gcr?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inverter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inverter_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_traced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  module_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modules_per_string?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nominal_ac_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  panel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_spacing_m?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  string_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  table_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tilt_deg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tracking?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFact'] = ResolversParentTypes['ReportFact']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportHours'] = ResolversParentTypes['ReportHours']> = {
  mean_kw?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportLossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportLoss'] = ResolversParentTypes['ReportLoss']> = {
  differing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sigma_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMonth'] = ResolversParentTypes['ReportMonth']> = {
  array_energy_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dhi_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  effective_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  energy_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ghi_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  poa_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  temp_air_c?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReportRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRevision'] = ResolversParentTypes['ReportRevision']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulation_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  simulation_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSubscription'] = ResolversParentTypes['ReportSubscription']> = {
  daily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_period?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_sent_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  monthly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  send_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time_zone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportWeatherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportWeather'] = ResolversParentTypes['ReportWeather']> = {
  altitude_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['DatasetFact']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  present_revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quality?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FitnessRemark']>>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source_filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResetLinkAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetLinkAnswer'] = ResolversParentTypes['ResetLinkAnswer']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResultFileRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultFileRemoval'] = ResolversParentTypes['ResultFileRemoval']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResultJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultJob'] = ResolversParentTypes['ResultJob']> = {
  completed_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completed_parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size_bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultSeries'] = ResolversParentTypes['ResultSeries']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
};

export type RunChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunChange'] = ResolversParentTypes['RunChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunChanges'] = ResolversParentTypes['RunChanges']> = {
  inputs?: Resolver<ReadonlyArray<ResolversTypes['RunChange']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['StageChange']>, ParentType, ContextType>;
};

export type RunEconomicsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunEconomics'] = ResolversParentTypes['RunEconomics']> = {
  capital?: Resolver<ReadonlyArray<ResolversTypes['CostPart']>, ParentType, ContextType>;
  capital_sum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['EconomicCase']>, ParentType, ContextType>;
  mean_price_per_mwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['CostModel']>, ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  yearly?: Resolver<ReadonlyArray<ResolversTypes['CostPart']>, ParentType, ContextType>;
  yearly_sum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['CashYear']>, ParentType, ContextType>;
};

export type RunFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunFigures'] = ResolversParentTypes['RunFigures']> = {
  bifacial_gain?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  missing_step_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nominal_ac_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nominal_dc_w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RunInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunInput'] = ResolversParentTypes['RunInput']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunManifestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunManifest'] = ResolversParentTypes['RunManifest']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  created_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputs?: Resolver<ReadonlyArray<ResolversTypes['RunInput']>, ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shading_layers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  simulated_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RunPreflightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunPreflight'] = ResolversParentTypes['RunPreflight']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['PreflightBlock']>, ParentType, ContextType>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['PreflightDataset']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BlockMessages']>, ParentType, ContextType>;
  is_ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memory_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['PreflightMessage']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['PreflightPart']>, ParentType, ContextType>;
  result_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  runs_ahead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thread_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to_confirm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RunSensitivitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunSensitivities'] = ResolversParentTypes['RunSensitivities']> = {
  inputs?: Resolver<ReadonlyArray<ResolversTypes['RunSensitivity']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RunSensitivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunSensitivity'] = ResolversParentTypes['RunSensitivity']> = {
  completed_run_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  less_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  more_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  run_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sensitivity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RunSimulationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunSimulationAnswer'] = ResolversParentTypes['RunSimulationAnswer']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['BlockMessages']>, ParentType, ContextType>;
  simulation?: Resolver<Maybe<ResolversTypes['DuetSimulation']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RunStateCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunStateCounts'] = ResolversParentTypes['RunStateCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  none?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunWeatherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunWeather'] = ResolversParentTypes['RunWeather']> = {
  dataset_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fitness?: Resolver<Maybe<ResolversTypes['WeatherFitness']>, ParentType, ContextType>;
  missing_energy_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  present_revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunYear'] = ResolversParentTypes['RunYear']> = {
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reference_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year_hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SecurityEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = {
  api_token_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  first_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ip_address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SecurityEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEventPage'] = ResolversParentTypes['SecurityEventPage']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['SecurityEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SensorNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SensorNode'] = ResolversParentTypes['SensorNode']> = {
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  component_measure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duet_block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inverter_dc_capacity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  parent_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sensor_tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sensor_time_interval?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sentinel_tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SensorPairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SensorPair'] = ResolversParentTypes['SensorPair']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  r2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  second?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SensorSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SensorSeries'] = ResolversParentTypes['SensorSeries']> = {
  budget?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  component_measure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expected?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measured?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SensorSeriesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SensorSeriesAnswer'] = ResolversParentTypes['SensorSeriesAnswer']> = {
  series?: Resolver<ReadonlyArray<ResolversTypes['SensorSeries']>, ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SensorStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SensorState'] = ResolversParentTypes['SensorState']> = {
  expected_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reading_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SentinelDayTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelDayTrial'] = ResolversParentTypes['SentinelDayTrial']> = {
  data_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  light_sources?: Resolver<ReadonlyArray<ResolversTypes['LightSourceShare']>, ParentType, ContextType>;
  losses?: Resolver<ReadonlyArray<ResolversTypes['AllocatedEnergy']>, ParentType, ContextType>;
  measured_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  meter_kwh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SentinelTrialNode']>, ParentType, ContextType>;
  over_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  residual_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SentinelDeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelDeployment'] = ResolversParentTypes['SentinelDeployment']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evaluation?: Resolver<ResolversTypes['EvaluationState'], ParentType, ContextType>;
  freshness?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_reading?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newest_readings?: Resolver<ReadonlyArray<ResolversTypes['NodeReading']>, ParentType, ContextType>;
  portfolio?: Resolver<Maybe<ResolversTypes['Portfolio']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['DeploymentVersion']>, ParentType, ContextType, Partial<SentinelDeploymentVersionArgs>>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['DeploymentVersion']>, ParentType, ContextType>;
};

export type SentinelHierarchyCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelHierarchyCheck'] = ResolversParentTypes['SentinelHierarchyCheck']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['HierarchyError']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SensorNode']>, ParentType, ContextType>;
};

export type SentinelPortfolioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelPortfolio'] = ResolversParentTypes['SentinelPortfolio']> = {
  deployments?: Resolver<ReadonlyArray<ResolversTypes['PortfolioDeployment']>, ParentType, ContextType>;
  portfolio?: Resolver<Maybe<ResolversTypes['Portfolio']>, ParentType, ContextType>;
};

export type SentinelTagGuessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelTagGuess'] = ResolversParentTypes['SentinelTagGuess']> = {
  block?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  component?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  component_measure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  inverter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sensor_tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SentinelTrialNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelTrialNode'] = ResolversParentTypes['SentinelTrialNode']> = {
  data_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hierarchy_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sensor_tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip_address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_seen_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user_agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignedUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedUpload'] = ResolversParentTypes['SignedUpload']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storage_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimPdfExportDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimPdfExportData'] = ResolversParentTypes['SimPdfExportData']> = {
  altitude_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  assumptions?: Resolver<ReadonlyArray<ResolversTypes['ReportAssumption']>, ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['ReportBlock']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  created_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entered_losses?: Resolver<ReadonlyArray<ResolversTypes['ReportLoss']>, ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['ReportFact']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['ReportHours'], ParentType, ContextType>;
  is_whole_year?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kpis?: Resolver<ReadonlyArray<ResolversTypes['Kpi']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  losses?: Resolver<ReadonlyArray<ResolversTypes['WaterfallRow']>, ParentType, ContextType>;
  module_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['ReportMonth']>, ParentType, ContextType>;
  nominal_ac_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  organization_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revisions?: Resolver<ReadonlyArray<ResolversTypes['ReportRevision']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulated_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  simulation_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SimulationWarning']>, ParentType, ContextType>;
  weather?: Resolver<ReadonlyArray<ResolversTypes['ReportWeather']>, ParentType, ContextType>;
  yearly?: Resolver<ResolversTypes['YearlyYields'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['YieldYears'], ParentType, ContextType>;
};

export type SimulationBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulationBlock'] = ResolversParentTypes['SimulationBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimulationChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulationChoices'] = ResolversParentTypes['SimulationChoices']> = {
  block_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['DesignChange']>, ParentType, ContextType>;
  engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enviro_dataset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  present_engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shading_layer_ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  simulated_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  simulation?: Resolver<ResolversTypes['DuetSimulation'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SimulationHeadlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulationHeadline'] = ResolversParentTypes['SimulationHeadline']> = {
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  missing_step_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SimulationStudyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulationStudy'] = ResolversParentTypes['SimulationStudy']> = {
  block_names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  constraints?: Resolver<ReadonlyArray<ResolversTypes['StudyConstraint']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  obstacle_names?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  parameters?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['StudyPoint']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  row_optics?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['StudySearch']>, ParentType, ContextType>;
  simulated_year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
  weather_names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SimulationWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulationWarning'] = ResolversParentTypes['SimulationWarning']> = {
  block_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SmsStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmsState'] = ResolversParentTypes['SmsState']> = {
  gateway_host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_sent_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageChange'] = ResolversParentTypes['StageChange']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loss_fraction_after?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  loss_fraction_before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_after?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value_before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StartedRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartedRun'] = ResolversParentTypes['StartedRun']> = {
  error_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  repeated_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  simulation_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StorageStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorageState'] = ResolversParentTypes['StorageState']> = {
  database_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  free_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min_free_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StorageUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorageUsage'] = ResolversParentTypes['StorageUsage']> = {
  limit_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  organization_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stored_bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StoredFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoredFile'] = ResolversParentTypes['StoredFile']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size_bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  storage_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudyConstraintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyConstraint'] = ResolversParentTypes['StudyConstraint']> = {
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StudyDesignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyDesign'] = ResolversParentTypes['StudyDesign']> = {
  dc_ac_ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gcr?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  land_ha?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  module_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nominal_ac_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  table_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  table_land_ha?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StudyPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyPoint'] = ResolversParentTypes['StudyPoint']> = {
  broken?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  design?: Resolver<Maybe<ResolversTypes['StudyDesign']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BlockMessages']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['StudyResult']>, ParentType, ContextType>;
  simulation?: Resolver<Maybe<ResolversTypes['DuetSimulation']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type StudyPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyPreview'] = ResolversParentTypes['StudyPreview']> = {
  points?: Resolver<ReadonlyArray<ResolversTypes['StudyPoint']>, ParentType, ContextType>;
};

export type StudyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyResult'] = ResolversParentTypes['StudyResult']> = {
  clipping_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clipping_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dc_ac_ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  module_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nominal_ac_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nominal_dc_kw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  performance_ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specific_yield_kwh_per_kwp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StudySearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudySearch'] = ResolversParentTypes['StudySearch']> = {
  end?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuccessAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuccessAnswer'] = ResolversParentTypes['SuccessAnswer']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SunPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SunPath'] = ResolversParentTypes['SunPath']> = {
  azimuth_edges_deg?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  beam_kwh_m2?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['SunPathDay']>, ParentType, ContextType>;
  elevation_edges_deg?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  horizon_azimuth_deg?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  horizon_elevation_deg?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SunPathDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SunPathDay'] = ResolversParentTypes['SunPathDay']> = {
  azimuth_deg?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elevation_deg?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  minute?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SystemLossIntervalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLossInterval'] = ResolversParentTypes['SystemLossInterval']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['SystemLossSummary'], ParentType, ContextType>;
};

export type SystemLossSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLossSummary'] = ResolversParentTypes['SystemLossSummary']> = {
  day_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<ReadonlyArray<ResolversTypes['AllocatedEnergy']>, ParentType, ContextType>;
  model_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  over_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  residual_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sensor_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SystemLossesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLosses'] = ResolversParentTypes['SystemLosses']> = {
  closure_error?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['WaterfallRow']>, ParentType, ContextType>;
};

export type SystemParametersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemParameters'] = ResolversParentTypes['SystemParameters']> = {
  grid_injection_limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grid_injection_limit_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  grid_limit_periods?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  grid_limit_schedule?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  hv_stage_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outage_mean_hours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outage_month_weights?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  outage_seed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outage_share_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outages_per_year?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pv_hv_ac_wire_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pv_hv_transformer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  terrain_dem_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unavailability_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SystemPerformanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemPerformance'] = ResolversParentTypes['SystemPerformance']> = {
  budget_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  budget_problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dc_capacity_kw?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  intervals?: Resolver<ReadonlyArray<ResolversTypes['PerformanceFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['PerformanceFigures'], ParentType, ContextType>;
};

export type TableModuleIrradianceProfilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableModuleIrradianceProfiles'] = ResolversParentTypes['TableModuleIrradianceProfiles']> = {
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  east_m?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  is_traced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  length_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  local_time_zone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north_m?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  row_azimuth_deg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  step_s?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tiers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  width_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  zone?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  zones?: Resolver<ReadonlyArray<ResolversTypes['TableZone']>, ParentType, ContextType>;
};

export type TableModuleIrradianceProfilesDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableModuleIrradianceProfilesData'] = ResolversParentTypes['TableModuleIrradianceProfilesData']> = {
  block_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cell_rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cells?: Resolver<ResolversTypes['FaceIrradiance'], ParentType, ContextType>;
  chord?: Resolver<ResolversTypes['FaceIrradiance'], ParentType, ContextType>;
  chord_from_m?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  chord_to_m?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frames?: Resolver<ReadonlyArray<ResolversTypes['ModuleIrradianceFrame']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  modules?: Resolver<ResolversTypes['FaceIrradiance'], ParentType, ContextType>;
  tiers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unevenness?: Resolver<ResolversTypes['LightUnevenness'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableZone'] = ResolversParentTypes['TableZone']> = {
  row_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slot_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemperatureBinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemperatureBin'] = ResolversParentTypes['TemperatureBin']> = {
  from_c?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  irradiation_kwh_m2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  light_hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TemperatureMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemperatureMonth'] = ResolversParentTypes['TemperatureMonth']> = {
  light_mean_c?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  max_c?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mean_c?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  weighted_mean_c?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TerrainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Terrain'] = ResolversParentTypes['Terrain']> = {
  cell_size_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  max_height_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min_height_m?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source_filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestMailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestMailAnswer'] = ResolversParentTypes['TestMailAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenPayload'] = ResolversParentTypes['TokenPayload']> = {
  expires_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UncertaintyEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UncertaintyEffect'] = ResolversParentTypes['UncertaintyEffect']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  p10_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p90_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sigma_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UnsentMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsentMessage'] = ResolversParentTypes['UnsentMessage']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_attempt_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  analytics_opt_out?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_email_verification_intercept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_lead_intake_form?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hides_first_steps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['Impersonator']>, ParentType, ContextType>;
  is_system_admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  records_session?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user_identity?: Resolver<ReadonlyArray<ResolversTypes['UserIdentity']>, ParentType, ContextType>;
  user_organization?: Resolver<ReadonlyArray<ResolversTypes['UserOrganization']>, ParentType, ContextType>;
};

export type UserIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserIdentity'] = ResolversParentTypes['UserIdentity']> = {
  email_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider_payload?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type UserOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserOrganization'] = ResolversParentTypes['UserOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  role_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRequest'] = ResolversParentTypes['UserRequest']> = {
  approved_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rejected_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['MemberUser'], ParentType, ContextType>;
};

export type UtcOffsetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UtcOffset'] = ResolversParentTypes['UtcOffset']> = {
  has_summer_time?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  standard_offset_h?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ValueGridResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValueGrid'] = ResolversParentTypes['ValueGrid']> = {
  counts?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  x_edges?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  x_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  y_edges?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  y_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaterfallRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterfallRow'] = ResolversParentTypes['WaterfallRow']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_modelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loss_fraction_of_previous?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WeatherCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherCheck'] = ResolversParentTypes['WeatherCheck']> = {
  checked_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['WeatherSpan']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeatherColumnComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherColumnComparison'] = ResolversParentTypes['WeatherColumnComparison']> = {
  bias?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bias_fraction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mean_a?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mean_b?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month_a?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  month_b?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  month_unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rmse?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scatter?: Resolver<ResolversTypes['ValueGrid'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeatherComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherComparison'] = ResolversParentTypes['WeatherComparison']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['WeatherColumnComparison']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time_interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WeatherEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherEdit'] = ResolversParentTypes['WeatherEdit']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeatherEditPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherEditPreview'] = ResolversParentTypes['WeatherEditPreview']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['WeatherEditTotals']>, ParentType, ContextType>;
  row_count_after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_count_before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeatherEditTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherEditTotals'] = ResolversParentTypes['WeatherEditTotals']> = {
  after?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month_after?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  month_before?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeatherFitnessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherFitness'] = ResolversParentTypes['WeatherFitness']> = {
  closed_light_percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day_count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  distance_km?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height_difference_m?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing_light_percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  missing_step_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modelled_light_percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remarks?: Resolver<ReadonlyArray<ResolversTypes['FitnessRemark']>, ParentType, ContextType>;
  time_offset_min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  time_offset_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  whole_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeatherMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherMonth'] = ResolversParentTypes['WeatherMonth']> = {
  available_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clear_sky_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dhi_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dni_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ghi_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  light_offset_min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  temp_mean_c?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WeatherReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherReport'] = ResolversParentTypes['WeatherReport']> = {
  checks?: Resolver<ReadonlyArray<ResolversTypes['WeatherCheck']>, ParentType, ContextType>;
  closure?: Resolver<Maybe<ResolversTypes['ValueGrid']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expected_row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  light_map?: Resolver<ResolversTypes['LightMap'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['WeatherMonth']>, ParentType, ContextType>;
  row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeatherSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherSpan'] = ResolversParentTypes['WeatherSpan']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WeatherStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherStatistics'] = ResolversParentTypes['WeatherStatistics']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  month_greatest?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  month_least?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  month_mean?: Resolver<ReadonlyArray<ReadonlyArray<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  temp_edges_c?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  temp_fractions?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  temp_irradiation_fractions?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  wind_by_hour_m_per_s?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  wind_edges_m_per_s?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  wind_fractions?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WeatherTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherTotals'] = ResolversParentTypes['WeatherTotals']> = {
  day_count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dhi_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dni_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ghi_kwh_m2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing_row_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whole_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  failing_since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  least_severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  off_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  old_secret_until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organization_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempted_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration_ms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  next_attempt_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookWithSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookWithSecret'] = ResolversParentTypes['WebhookWithSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WindRoseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WindRose'] = ResolversParentTypes['WindRose']> = {
  direction_step_deg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['WindRosePart']>, ParentType, ContextType>;
  speed_edges_m_per_s?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WindRosePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WindRosePart'] = ResolversParentTypes['WindRosePart']> = {
  calm_rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_day?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mean_speeds_m_per_s?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
  unknown_rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YearVariabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearVariability'] = ResolversParentTypes['YearVariability']> = {
  fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YearlyCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearlyCost'] = ResolversParentTypes['YearlyCost']> = {
  escalation_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  every_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type YearlyYieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearlyYields'] = ResolversParentTypes['YearlyYields']> = {
  mean_year?: Resolver<Maybe<ResolversTypes['MeanYear']>, ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['RunYear']>, ParentType, ContextType>;
};

export type YieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldChange'] = ResolversParentTypes['YieldChange']> = {
  engine_version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulation_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  yield_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type YieldExceedanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldExceedance'] = ResolversParentTypes['YieldExceedance']> = {
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  curve?: Resolver<ReadonlyArray<ResolversTypes['ExceedancePoint']>, ParentType, ContextType>;
  p_values?: Resolver<ReadonlyArray<ResolversTypes['ExceededEnergy']>, ParentType, ContextType>;
  sigma_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uncertainty?: Resolver<ResolversTypes['YieldUncertainty'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YieldHorizonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldHorizon'] = ResolversParentTypes['YieldHorizon']> = {
  is_life?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  p_values?: Resolver<ReadonlyArray<ResolversTypes['HorizonEnergy']>, ParentType, ContextType>;
  sigma_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YieldLifeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldLife'] = ResolversParentTypes['YieldLife']> = {
  p50_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p90_kwh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sigma_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['LifeYear']>, ParentType, ContextType>;
};

export type YieldUncertaintyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldUncertainty'] = ResolversParentTypes['YieldUncertainty']> = {
  is_usual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  life_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['YieldUncertaintyPart']>, ParentType, ContextType>;
  project_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  year_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type YieldUncertaintyPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldUncertaintyPart'] = ResolversParentTypes['YieldUncertaintyPart']> = {
  correlations?: Resolver<ReadonlyArray<ResolversTypes['PartCorrelation']>, ParentType, ContextType>;
  distribution?: Resolver<ResolversTypes['UncertaintyDistribution'], ParentType, ContextType>;
  fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sensitivity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sigma_fraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  year_correlation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type YieldYearsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YieldYears'] = ResolversParentTypes['YieldYears']> = {
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis_years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['UncertaintyEffect']>, ParentType, ContextType>;
  horizons?: Resolver<ReadonlyArray<ResolversTypes['YieldHorizon']>, ParentType, ContextType>;
  life?: Resolver<Maybe<ResolversTypes['YieldLife']>, ParentType, ContextType>;
  uncertainty?: Resolver<ResolversTypes['YieldUncertainty'], ParentType, ContextType>;
  variability?: Resolver<Maybe<ResolversTypes['YearVariability']>, ParentType, ContextType>;
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
  AcceptedInvite?: AcceptedInviteResolvers<ContextType>;
  ActiveRun?: ActiveRunResolvers<ContextType>;
  AdminAccount?: AdminAccountResolvers<ContextType>;
  AdminHeir?: AdminHeirResolvers<ContextType>;
  AdminInheritance?: AdminInheritanceResolvers<ContextType>;
  AdminMe?: AdminMeResolvers<ContextType>;
  AdminOwnedProject?: AdminOwnedProjectResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AllocatedEnergy?: AllocatedEnergyResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditRow?: AuditRowResolvers<ContextType>;
  AuthError?: AuthErrorResolvers<ContextType>;
  AuthResponse?: AuthResponseResolvers<ContextType>;
  AvailabilityReason?: AvailabilityReasonResolvers<ContextType>;
  AvailableEnergy?: AvailableEnergyResolvers<ContextType>;
  AvailableEnergySummary?: AvailableEnergySummaryResolvers<ContextType>;
  AvailableMeteoDataset?: AvailableMeteoDatasetResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  BlockCellModel?: BlockCellModelResolvers<ContextType>;
  BlockCondition?: BlockConditionResolvers<ContextType>;
  BlockDcOperation?: BlockDcOperationResolvers<ContextType>;
  BlockDegradation?: BlockDegradationResolvers<ContextType>;
  BlockInverter?: BlockInverterResolvers<ContextType>;
  BlockInverters?: BlockInvertersResolvers<ContextType>;
  BlockLayer?: BlockLayerResolvers<ContextType>;
  BlockMessages?: BlockMessagesResolvers<ContextType>;
  BlockOutline?: BlockOutlineResolvers<ContextType>;
  BlockSeries?: BlockSeriesResolvers<ContextType>;
  BlockSoiling?: BlockSoilingResolvers<ContextType>;
  BlockYield?: BlockYieldResolvers<ContextType>;
  CapacityConditions?: CapacityConditionsResolvers<ContextType>;
  CapacityFilterCount?: CapacityFilterCountResolvers<ContextType>;
  CapacityPoints?: CapacityPointsResolvers<ContextType>;
  CapacitySide?: CapacitySideResolvers<ContextType>;
  CapacityTerm?: CapacityTermResolvers<ContextType>;
  CapacityTest?: CapacityTestResolvers<ContextType>;
  CapacityVerdict?: CapacityVerdictResolvers<ContextType>;
  CapitalCost?: CapitalCostResolvers<ContextType>;
  CashYear?: CashYearResolvers<ContextType>;
  CecDataset?: CecDatasetResolvers<ContextType>;
  CecInverter?: CecInverterResolvers<ContextType>;
  CecInverterFilterParams?: CecInverterFilterParamsResolvers<ContextType>;
  CecInverterPage?: CecInverterPageResolvers<ContextType>;
  CecModule?: CecModuleResolvers<ContextType>;
  CecModuleFilterParams?: CecModuleFilterParamsResolvers<ContextType>;
  CecModulePage?: CecModulePageResolvers<ContextType>;
  CellCoefficient?: CellCoefficientResolvers<ContextType>;
  CellTemperatures?: CellTemperaturesResolvers<ContextType>;
  CleaningChoice?: CleaningChoiceResolvers<ContextType>;
  CleaningStudy?: CleaningStudyResolvers<ContextType>;
  CodeSent?: CodeSentResolvers<ContextType>;
  ComparableSeries?: ComparableSeriesResolvers<ContextType>;
  CompareColumn?: CompareColumnResolvers<ContextType>;
  CompareColumnList?: CompareColumnListResolvers<ContextType>;
  CompareColumns?: CompareColumnsResolvers<ContextType>;
  CompareDataset?: CompareDatasetResolvers<ContextType>;
  CompareDatasetChoice?: CompareDatasetChoiceResolvers<ContextType>;
  ComparePart?: ComparePartResolvers<ContextType>;
  CompareStage?: CompareStageResolvers<ContextType>;
  CompareWorkbook?: CompareWorkbookResolvers<ContextType>;
  ComparedEnergies?: ComparedEnergiesResolvers<ContextType>;
  Component?: ComponentResolvers<ContextType>;
  ComponentFile?: ComponentFileResolvers<ContextType>;
  ContractAvailability?: ContractAvailabilityResolvers<ContextType>;
  CostModel?: CostModelResolvers<ContextType>;
  CostPart?: CostPartResolvers<ContextType>;
  CreatedApiToken?: CreatedApiTokenResolvers<ContextType>;
  CustomDataset?: CustomDatasetResolvers<ContextType>;
  CustomDatasetColumn?: CustomDatasetColumnResolvers<ContextType>;
  CustomDatasetFile?: CustomDatasetFileResolvers<ContextType>;
  CustomDatasetPreview?: CustomDatasetPreviewResolvers<ContextType>;
  CustomDatasetSeries?: CustomDatasetSeriesResolvers<ContextType>;
  CustomDatasetSeriesColumn?: CustomDatasetSeriesColumnResolvers<ContextType>;
  CustomDatasetStage?: CustomDatasetStageResolvers<ContextType>;
  CustomDatasetWarning?: CustomDatasetWarningResolvers<ContextType>;
  DailyEnergyError?: DailyEnergyErrorResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportUrl?: DataExportUrlResolvers<ContextType>;
  DataPrivacyRequest?: DataPrivacyRequestResolvers<ContextType>;
  DatasetFact?: DatasetFactResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayProfiles?: DayProfilesResolvers<ContextType>;
  DeletedProject?: DeletedProjectResolvers<ContextType>;
  DeletionAnswer?: DeletionAnswerResolvers<ContextType>;
  DeploymentVersion?: DeploymentVersionResolvers<ContextType>;
  DesignChange?: DesignChangeResolvers<ContextType>;
  DesignChanges?: DesignChangesResolvers<ContextType>;
  DesignCheck?: DesignCheckResolvers<ContextType>;
  DesignEditor?: DesignEditorResolvers<ContextType>;
  DesignFinding?: DesignFindingResolvers<ContextType>;
  DrillChild?: DrillChildResolvers<ContextType>;
  DrillChildren?: DrillChildrenResolvers<ContextType>;
  DrillDown?: DrillDownResolvers<ContextType>;
  DrillHeatMap?: DrillHeatMapResolvers<ContextType>;
  DrillStep?: DrillStepResolvers<ContextType>;
  DuetJob?: DuetJobResolvers<ContextType>;
  DuetSimMeta?: DuetSimMetaResolvers<ContextType>;
  DuetSimulation?: DuetSimulationResolvers<ContextType>;
  DurationCurve?: DurationCurveResolvers<ContextType>;
  EconomicCase?: EconomicCaseResolvers<ContextType>;
  EnergyPrice?: EnergyPriceResolvers<ContextType>;
  EnviroData?: EnviroDataResolvers<ContextType>;
  EnviroDataset?: EnviroDatasetResolvers<ContextType>;
  EvaluationState?: EvaluationStateResolvers<ContextType>;
  ExceedancePoint?: ExceedancePointResolvers<ContextType>;
  ExceededEnergy?: ExceededEnergyResolvers<ContextType>;
  FaceIrradiance?: FaceIrradianceResolvers<ContextType>;
  FactorHistogram?: FactorHistogramResolvers<ContextType>;
  FeatureFlag?: FeatureFlagResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FirstProject?: FirstProjectResolvers<ContextType>;
  FitnessRemark?: FitnessRemarkResolvers<ContextType>;
  FlagConstraint?: FlagConstraintResolvers<ContextType>;
  FoundPlace?: FoundPlaceResolvers<ContextType>;
  HeldIntervals?: HeldIntervalsResolvers<ContextType>;
  HierarchyError?: HierarchyErrorResolvers<ContextType>;
  HorizonEnergy?: HorizonEnergyResolvers<ContextType>;
  IdentityProvider?: IdentityProviderResolvers<ContextType>;
  Impersonator?: ImpersonatorResolvers<ContextType>;
  IntegrationAnswer?: IntegrationAnswerResolvers<ContextType>;
  IntegrationJobEvent?: IntegrationJobEventResolvers<ContextType>;
  IntegrationPing?: IntegrationPingResolvers<ContextType>;
  IntegrationSchedule?: IntegrationScheduleResolvers<ContextType>;
  IntegrationServer?: IntegrationServerResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  Invite?: InviteResolvers<ContextType>;
  InviteMessage?: InviteMessageResolvers<ContextType>;
  Issue?: IssueResolvers<ContextType>;
  IssueActivity?: IssueActivityResolvers<ContextType>;
  IssueDay?: IssueDayResolvers<ContextType>;
  IssueDetails?: IssueDetailsResolvers<ContextType>;
  IssueEvent?: IssueEventResolvers<ContextType>;
  IssueEventPage?: IssueEventPageResolvers<ContextType>;
  IssueEventSpan?: IssueEventSpanResolvers<ContextType>;
  IssueEventsOfDay?: IssueEventsOfDayResolvers<ContextType>;
  IssueGroup?: IssueGroupResolvers<ContextType>;
  IssueNode?: IssueNodeResolvers<ContextType>;
  IssuePage?: IssuePageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  KeptMeteoFile?: KeptMeteoFileResolvers<ContextType>;
  Kpi?: KpiResolvers<ContextType>;
  LeadIntakeForm?: LeadIntakeFormResolvers<ContextType>;
  LibraryComponent?: LibraryComponentResolvers<ContextType>;
  LifeYear?: LifeYearResolvers<ContextType>;
  LightMap?: LightMapResolvers<ContextType>;
  LightSourceShare?: LightSourceShareResolvers<ContextType>;
  LightUnevenness?: LightUnevennessResolvers<ContextType>;
  LocalEmail?: LocalEmailResolvers<ContextType>;
  LongTermCurve?: LongTermCurveResolvers<ContextType>;
  LongTermErrors?: LongTermErrorsResolvers<ContextType>;
  LongTermReport?: LongTermReportResolvers<ContextType>;
  LongTermYear?: LongTermYearResolvers<ContextType>;
  LossNote?: LossNoteResolvers<ContextType>;
  LossNotes?: LossNotesResolvers<ContextType>;
  MailServer?: MailServerResolvers<ContextType>;
  MailState?: MailStateResolvers<ContextType>;
  MapConfig?: MapConfigResolvers<ContextType>;
  MapService?: MapServiceResolvers<ContextType>;
  MatchingOrganization?: MatchingOrganizationResolvers<ContextType>;
  MeanYear?: MeanYearResolvers<ContextType>;
  MemberUser?: MemberUserResolvers<ContextType>;
  MeteoComparison?: MeteoComparisonResolvers<ContextType>;
  MeteoDownload?: MeteoDownloadResolvers<ContextType>;
  MeteoSensorSummary?: MeteoSensorSummaryResolvers<ContextType>;
  MeteoSeries?: MeteoSeriesResolvers<ContextType>;
  MeteoSourceAnswer?: MeteoSourceAnswerResolvers<ContextType>;
  MeteoWarning?: MeteoWarningResolvers<ContextType>;
  MfaChallenge?: MfaChallengeResolvers<ContextType>;
  MfaEnrolled?: MfaEnrolledResolvers<ContextType>;
  MfaEnrollment?: MfaEnrollmentResolvers<ContextType>;
  MfaFactor?: MfaFactorResolvers<ContextType>;
  MfaFactors?: MfaFactorsResolvers<ContextType>;
  MfaHint?: MfaHintResolvers<ContextType>;
  ModelFigures?: ModelFiguresResolvers<ContextType>;
  ModelPerformance?: ModelPerformanceResolvers<ContextType>;
  ModelledEnergy?: ModelledEnergyResolvers<ContextType>;
  ModuleIrradianceFrame?: ModuleIrradianceFrameResolvers<ContextType>;
  MonitoredSample?: MonitoredSampleResolvers<ContextType>;
  MonthlyAlbedo?: MonthlyAlbedoResolvers<ContextType>;
  MonthlyLossRow?: MonthlyLossRowResolvers<ContextType>;
  MonthlyLosses?: MonthlyLossesResolvers<ContextType>;
  MqttSource?: MqttSourceResolvers<ContextType>;
  MqttTrial?: MqttTrialResolvers<ContextType>;
  MqttTrialMessage?: MqttTrialMessageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NodeReading?: NodeReadingResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticePage?: NoticePageResolvers<ContextType>;
  NoticeSettings?: NoticeSettingsResolvers<ContextType>;
  NumDaylightTimestamps?: NumDaylightTimestampsResolvers<ContextType>;
  OpenChallenge?: OpenChallengeResolvers<ContextType>;
  OpenIssues?: OpenIssuesResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationAnswer?: OrganizationAnswerResolvers<ContextType>;
  OrganizationError?: OrganizationErrorResolvers<ContextType>;
  OrganizationLogo?: OrganizationLogoResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  OrganizationRun?: OrganizationRunResolvers<ContextType>;
  OrganizationRunPage?: OrganizationRunPageResolvers<ContextType>;
  OrganizationRunRow?: OrganizationRunRowResolvers<ContextType>;
  OrganizationUsage?: OrganizationUsageResolvers<ContextType>;
  PanelIv?: PanelIvResolvers<ContextType>;
  PanelIvCurve?: PanelIvCurveResolvers<ContextType>;
  PartCorrelation?: PartCorrelationResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  PerformanceFigures?: PerformanceFiguresResolvers<ContextType>;
  PictureShape?: PictureShapeResolvers<ContextType>;
  PlacesAnswer?: PlacesAnswerResolvers<ContextType>;
  PlantEnergy?: PlantEnergyResolvers<ContextType>;
  PlaybackChoice?: PlaybackChoiceResolvers<ContextType>;
  PlaybackFile?: PlaybackFileResolvers<ContextType>;
  PlaybackValues?: PlaybackValuesResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PortfolioCapacity?: PortfolioCapacityResolvers<ContextType>;
  PortfolioCard?: PortfolioCardResolvers<ContextType>;
  PortfolioDeployment?: PortfolioDeploymentResolvers<ContextType>;
  PowerFactorSummary?: PowerFactorSummaryResolvers<ContextType>;
  PowerResiduals?: PowerResidualsResolvers<ContextType>;
  PowerScatter?: PowerScatterResolvers<ContextType>;
  PqSquares?: PqSquaresResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  PreflightBlock?: PreflightBlockResolvers<ContextType>;
  PreflightDataset?: PreflightDatasetResolvers<ContextType>;
  PreflightMessage?: PreflightMessageResolvers<ContextType>;
  PreflightPart?: PreflightPartResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectActivity?: ProjectActivityResolvers<ContextType>;
  ProjectBlocks?: ProjectBlocksResolvers<ContextType>;
  ProjectCosts?: ProjectCostsResolvers<ContextType>;
  ProjectMember?: ProjectMemberResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  ProjectPerson?: ProjectPersonResolvers<ContextType>;
  ProjectPicture?: ProjectPictureResolvers<ContextType>;
  ProjectUsage?: ProjectUsageResolvers<ContextType>;
  ProjectUser?: ProjectUserResolvers<ContextType>;
  PvSystImport?: PvSystImportResolvers<ContextType>;
  PvSystImportData?: PvSystImportDataResolvers<ContextType>;
  PvSystImportFile?: PvSystImportFileResolvers<ContextType>;
  PvSystImportNeed?: PvSystImportNeedResolvers<ContextType>;
  PvSystImportPreview?: PvSystImportPreviewResolvers<ContextType>;
  PvSystImportRow?: PvSystImportRowResolvers<ContextType>;
  PvSystImportUpload?: PvSystImportUploadResolvers<ContextType>;
  PvSystImportVariant?: PvSystImportVariantResolvers<ContextType>;
  PvsystExportData?: PvsystExportDataResolvers<ContextType>;
  PvsystFactorRow?: PvsystFactorRowResolvers<ContextType>;
  PvsystRunRow?: PvsystRunRowResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotaUse?: QuotaUseResolvers<ContextType>;
  RasterLayer?: RasterLayerResolvers<ContextType>;
  ReactiveStep?: ReactiveStepResolvers<ContextType>;
  ReportAssumption?: ReportAssumptionResolvers<ContextType>;
  ReportBlock?: ReportBlockResolvers<ContextType>;
  ReportFact?: ReportFactResolvers<ContextType>;
  ReportHours?: ReportHoursResolvers<ContextType>;
  ReportLoss?: ReportLossResolvers<ContextType>;
  ReportMonth?: ReportMonthResolvers<ContextType>;
  ReportRevision?: ReportRevisionResolvers<ContextType>;
  ReportSubscription?: ReportSubscriptionResolvers<ContextType>;
  ReportWeather?: ReportWeatherResolvers<ContextType>;
  ResetLinkAnswer?: ResetLinkAnswerResolvers<ContextType>;
  ResultFileRemoval?: ResultFileRemovalResolvers<ContextType>;
  ResultJob?: ResultJobResolvers<ContextType>;
  ResultSeries?: ResultSeriesResolvers<ContextType>;
  RunChange?: RunChangeResolvers<ContextType>;
  RunChanges?: RunChangesResolvers<ContextType>;
  RunEconomics?: RunEconomicsResolvers<ContextType>;
  RunFigures?: RunFiguresResolvers<ContextType>;
  RunInput?: RunInputResolvers<ContextType>;
  RunManifest?: RunManifestResolvers<ContextType>;
  RunPreflight?: RunPreflightResolvers<ContextType>;
  RunSensitivities?: RunSensitivitiesResolvers<ContextType>;
  RunSensitivity?: RunSensitivityResolvers<ContextType>;
  RunSimulationAnswer?: RunSimulationAnswerResolvers<ContextType>;
  RunStateCounts?: RunStateCountsResolvers<ContextType>;
  RunWeather?: RunWeatherResolvers<ContextType>;
  RunYear?: RunYearResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  SecurityEventPage?: SecurityEventPageResolvers<ContextType>;
  SensorNode?: SensorNodeResolvers<ContextType>;
  SensorPair?: SensorPairResolvers<ContextType>;
  SensorSeries?: SensorSeriesResolvers<ContextType>;
  SensorSeriesAnswer?: SensorSeriesAnswerResolvers<ContextType>;
  SensorState?: SensorStateResolvers<ContextType>;
  SentinelDayTrial?: SentinelDayTrialResolvers<ContextType>;
  SentinelDeployment?: SentinelDeploymentResolvers<ContextType>;
  SentinelHierarchyCheck?: SentinelHierarchyCheckResolvers<ContextType>;
  SentinelPortfolio?: SentinelPortfolioResolvers<ContextType>;
  SentinelTagGuess?: SentinelTagGuessResolvers<ContextType>;
  SentinelTrialNode?: SentinelTrialNodeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignedUpload?: SignedUploadResolvers<ContextType>;
  SimPdfExportData?: SimPdfExportDataResolvers<ContextType>;
  SimulationBlock?: SimulationBlockResolvers<ContextType>;
  SimulationChoices?: SimulationChoicesResolvers<ContextType>;
  SimulationHeadline?: SimulationHeadlineResolvers<ContextType>;
  SimulationStudy?: SimulationStudyResolvers<ContextType>;
  SimulationWarning?: SimulationWarningResolvers<ContextType>;
  SmsState?: SmsStateResolvers<ContextType>;
  StageChange?: StageChangeResolvers<ContextType>;
  StartedRun?: StartedRunResolvers<ContextType>;
  StorageState?: StorageStateResolvers<ContextType>;
  StorageUsage?: StorageUsageResolvers<ContextType>;
  StoredFile?: StoredFileResolvers<ContextType>;
  StudyConstraint?: StudyConstraintResolvers<ContextType>;
  StudyDesign?: StudyDesignResolvers<ContextType>;
  StudyPoint?: StudyPointResolvers<ContextType>;
  StudyPreview?: StudyPreviewResolvers<ContextType>;
  StudyResult?: StudyResultResolvers<ContextType>;
  StudySearch?: StudySearchResolvers<ContextType>;
  SuccessAnswer?: SuccessAnswerResolvers<ContextType>;
  SunPath?: SunPathResolvers<ContextType>;
  SunPathDay?: SunPathDayResolvers<ContextType>;
  SystemLossInterval?: SystemLossIntervalResolvers<ContextType>;
  SystemLossSummary?: SystemLossSummaryResolvers<ContextType>;
  SystemLosses?: SystemLossesResolvers<ContextType>;
  SystemParameters?: SystemParametersResolvers<ContextType>;
  SystemPerformance?: SystemPerformanceResolvers<ContextType>;
  TableModuleIrradianceProfiles?: TableModuleIrradianceProfilesResolvers<ContextType>;
  TableModuleIrradianceProfilesData?: TableModuleIrradianceProfilesDataResolvers<ContextType>;
  TableZone?: TableZoneResolvers<ContextType>;
  TemperatureBin?: TemperatureBinResolvers<ContextType>;
  TemperatureMonth?: TemperatureMonthResolvers<ContextType>;
  Terrain?: TerrainResolvers<ContextType>;
  TestMailAnswer?: TestMailAnswerResolvers<ContextType>;
  TokenPayload?: TokenPayloadResolvers<ContextType>;
  UncertaintyEffect?: UncertaintyEffectResolvers<ContextType>;
  UnsentMessage?: UnsentMessageResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserIdentity?: UserIdentityResolvers<ContextType>;
  UserOrganization?: UserOrganizationResolvers<ContextType>;
  UserRequest?: UserRequestResolvers<ContextType>;
  UtcOffset?: UtcOffsetResolvers<ContextType>;
  ValueGrid?: ValueGridResolvers<ContextType>;
  WaterfallRow?: WaterfallRowResolvers<ContextType>;
  WeatherCheck?: WeatherCheckResolvers<ContextType>;
  WeatherColumnComparison?: WeatherColumnComparisonResolvers<ContextType>;
  WeatherComparison?: WeatherComparisonResolvers<ContextType>;
  WeatherEdit?: WeatherEditResolvers<ContextType>;
  WeatherEditPreview?: WeatherEditPreviewResolvers<ContextType>;
  WeatherEditTotals?: WeatherEditTotalsResolvers<ContextType>;
  WeatherFitness?: WeatherFitnessResolvers<ContextType>;
  WeatherMonth?: WeatherMonthResolvers<ContextType>;
  WeatherReport?: WeatherReportResolvers<ContextType>;
  WeatherSpan?: WeatherSpanResolvers<ContextType>;
  WeatherStatistics?: WeatherStatisticsResolvers<ContextType>;
  WeatherTotals?: WeatherTotalsResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookWithSecret?: WebhookWithSecretResolvers<ContextType>;
  WindRose?: WindRoseResolvers<ContextType>;
  WindRosePart?: WindRosePartResolvers<ContextType>;
  YearVariability?: YearVariabilityResolvers<ContextType>;
  YearlyCost?: YearlyCostResolvers<ContextType>;
  YearlyYields?: YearlyYieldsResolvers<ContextType>;
  YieldChange?: YieldChangeResolvers<ContextType>;
  YieldExceedance?: YieldExceedanceResolvers<ContextType>;
  YieldHorizon?: YieldHorizonResolvers<ContextType>;
  YieldLife?: YieldLifeResolvers<ContextType>;
  YieldUncertainty?: YieldUncertaintyResolvers<ContextType>;
  YieldUncertaintyPart?: YieldUncertaintyPartResolvers<ContextType>;
  YieldYears?: YieldYearsResolvers<ContextType>;
  ZoneYield?: ZoneYieldResolvers<ContextType>;
};

