import { randomUUID } from 'node:crypto'
import { NEW_PARAMETERS } from '@duet/comparison'
import type { WeatherTotals } from '@duet/weather'
import { testManifest } from '../testManifest.ts'
import type { Rows } from './insertRows.ts'

/** Ids of an organisation and of all that it has: one of each kind. */
export interface Tenant {
  readonly organization: string
  readonly project: string
  /** Deleted, can be restored. */
  readonly deletedProject: string
  readonly portfolio: string
  readonly block: string
  readonly layer: string
  readonly component: string
  /** In the library of the organisation; put there by nobody who is there still. */
  readonly libraryComponent: string
  readonly dataset: string
  /** Storage key of a weather file that is uploaded. */
  readonly upload: string
  readonly customDataset: string
  /** Storage key of a table that is uploaded. */
  readonly customUpload: string
  /** Made by the cases that need it: its file is missing, so that the project could not be copied. */
  readonly rasterLayer: string
  /** Storage keys of a picture and a height file that are uploaded, and are too large. */
  readonly pictureUpload: string
  readonly heightUpload: string
  readonly simulation: string
  readonly study: string
  readonly workbook: string
  readonly reportRevision: string
  readonly dataExport: string
  /** A report of the run, made. */
  readonly resultJob: string
  readonly meteoDownload: string
  readonly sentInvite: string
  readonly joinRequest: string
  readonly integrationServer: string
  readonly schedule: string
  /** Of the project while it is monitored; made by the cases that need it. */
  readonly issue: string
  /** Switched on, its address is one that the server refuses to call. */
  readonly webhook: string
  readonly webhookDelivery: string
}

/** Who is who in a tenant, by user id. */
export interface TenantPeople {
  /** Whose project it is, and who ran the simulation. */
  readonly owner: string
  readonly applicant: string
  readonly organizationRoles: Readonly<Record<string, string>>
  readonly projectRoles: Readonly<Record<string, string>>
}

export const DATASET_NAME = 'Weather'
const NOON = '2026-06-21T12:00:00Z'
const NEXT_HOUR = '2026-06-21T13:00:00Z'

export function newTenant(): Tenant {
  const project = randomUUID()
  return {
    organization: randomUUID(),
    project,
    deletedProject: randomUUID(),
    portfolio: randomUUID(),
    block: randomUUID(),
    layer: randomUUID(),
    component: randomUUID(),
    libraryComponent: randomUUID(),
    dataset: randomUUID(),
    upload: `projects/${project}/meteo/${randomUUID()}/upload`,
    customDataset: randomUUID(),
    customUpload: `projects/${project}/custom-datasets/${randomUUID()}/upload`,
    rasterLayer: randomUUID(),
    pictureUpload: `projects/${project}/raster-layers/${randomUUID()}/upload`,
    heightUpload: `projects/${project}/terrain/${randomUUID()}/upload`,
    simulation: randomUUID(),
    study: randomUUID(),
    workbook: randomUUID(),
    reportRevision: randomUUID(),
    dataExport: randomUUID(),
    resultJob: randomUUID(),
    meteoDownload: randomUUID(),
    sentInvite: randomUUID(),
    joinRequest: randomUUID(),
    integrationServer: randomUUID(),
    schedule: randomUUID(),
    issue: randomUUID(),
    webhook: randomUUID(),
    webhookDelivery: randomUUID(),
  }
}

/** Slug of an organisation, and the domain whose addresses may ask to join it. */
export const slugOf = (organization: string): string => `org-${organization.slice(0, 8)}`
export const domainOf = (organization: string): string => `${slugOf(organization)}.example`

export function tenantRows(tenant: Tenant, people: TenantPeople): Rows {
  return {
    ...organizationRows(tenant, people),
    ...projectRows(tenant, people),
    ...plantRows(tenant),
    ...runRows(tenant, people),
  }
}

function organizationRows(tenant: Tenant, people: TenantPeople): Rows {
  const { organization: id } = tenant
  return {
    organization: [{ id, name: slugOf(id), slug: slugOf(id), allowed_domains: [domainOf(id)] }],
    user_organization: Object.entries(people.organizationRoles).map(([user_id, role_id]) => ({
      organization_id: id,
      user_id,
      role_id,
    })),
    invite: [inviteRow(tenant.sentInvite, id, `invited@${domainOf(id)}`)],
    user_request: [{ id: tenant.joinRequest, user_id: people.applicant, organization_id: id }],
    portfolio: [{ id: tenant.portfolio, organization_id: id, name: 'Portfolio' }],
    org_integration_server: [
      // an address that the server refuses to call
      { id: tenant.integrationServer, organization_id: id, url: 'http://127.0.0.1:9' },
    ],
    webhook: [
      {
        id: tenant.webhook,
        organization_id: id,
        name: 'Tickets',
        url: 'http://127.0.0.1:9/',
        least_severity: 'major',
        events: ['issue.opened'],
        secret_encrypted: 'of another server',
      },
    ],
    webhook_message: [
      {
        id: tenant.webhookDelivery,
        webhook_id: tenant.webhook,
        event: 'issue.opened',
        body: '{}',
        state: 'failed',
      },
    ],
    integration_schedule: [
      {
        schedule_id: tenant.schedule,
        integration_server_id: tenant.integrationServer,
        job_name: 'Nightly',
        job_type: 'pull',
        crontab: '0 3 * * *',
      },
    ],
  }
}

export function inviteRow(id: string, organization_id: string, email: string) {
  const expires_at = new Date(Date.now() + 14 * 24 * 3_600_000).toISOString()
  return { id, organization_id, email, role_id: 'member', token_hash: id, expires_at }
}

function projectRows(tenant: Tenant, people: TenantPeople): Rows {
  const project = (id: string, deleted_at: string | null) => ({
    id,
    organization_id: tenant.organization,
    owner_id: people.owner,
    name: 'Plant',
    latitude: 38,
    longitude: 23,
    deleted_at,
  })
  const ids = [tenant.project, tenant.deletedProject]
  return {
    project: [
      project(tenant.project, null),
      project(tenant.deletedProject, new Date().toISOString()),
    ],
    system_parameters: ids.map((project_id) => ({ project_id })),
    project_user: ids.flatMap((project_id) =>
      Object.entries(people.projectRoles).map(([user_id, role_id]) => ({
        project_id,
        user_id,
        role_id,
      })),
    ),
  }
}

function plantRows(tenant: Tenant): Rows {
  const project_id = tenant.project
  return {
    block: [{ id: tenant.block, project_id, name: 'Block', configuration: {} }],
    block_layer: [
      { id: tenant.layer, project_id, name: 'Layer', type: 'perimeter', geojson: PERIMETER },
    ],
    component: [{ id: tenant.component, project_id, kind: 'panel', name: 'Panel', parameters: {} }],
    library_component: [
      {
        id: tenant.libraryComponent,
        organization_id: tenant.organization,
        kind: 'panel',
        name: 'Shared panel',
        parameters: {},
      },
    ],
    enviro_dataset: [
      {
        id: tenant.dataset,
        project_id,
        name: DATASET_NAME,
        source: 'pvgis',
        type: 'TMY',
        time_interval: 'OneHour',
        interval_alignment: 'beginning',
        local_time_zone: 2,
        start_time: NOON,
        end_time: NOON,
        latitude: 38,
        longitude: 23,
        has_windspeed: true,
        has_rh: true,
        has_pw: false,
        row_count: 8760,
        coldest_air_c: -2,
        storage_key: `projects/${project_id}/meteo/${tenant.dataset}/data.parquet`,
        source_hash: tenant.dataset,
        source_filename: 'weather.csv',
        quality_report: { totals: { ...WEATHER_TOTALS } },
      },
    ],
    custom_dataset: [
      {
        id: tenant.customDataset,
        project_id,
        name: 'Meter',
        source: 'file',
        type: 'Sequential',
        step_s: 3600,
        interval_alignment: 'beginning',
        utc_offset_h: 2,
        start_time: NOON,
        end_time: NEXT_HOUR,
        row_count: 1,
        missing_row_count: 0,
        columns: [CUSTOM_COLUMN],
        source_filename: 'meter.csv',
        storage_key: `projects/${project_id}/custom-datasets/${tenant.customDataset}/data.parquet`,
        size_bytes: 10,
      },
    ],
    stored_file: [
      uploadRow(tenant.customUpload, project_id, 10),
      uploadRow(tenant.upload, project_id, 10),
      uploadRow(tenant.pictureUpload, project_id, 90_000_000),
      uploadRow(tenant.heightUpload, project_id, 90_000_000),
    ],
  }
}

const CUSTOM_COLUMN = {
  key: 'c2',
  name: 'Meter',
  unit: 'kWh',
  stored_unit: 'Wh',
  kind: 'energy',
  aggregation: 'sum',
  missing_count: 0,
  min: 1,
  max: 1,
  mean: 1,
  total: 1,
}

/** The file of the dataset is not there to make them from. */
const WEATHER_TOTALS: WeatherTotals = {
  ghi_kwh_m2: 1700,
  dni_kwh_m2: 1900,
  dhi_kwh_m2: 600,
  day_count: 365,
  whole_years: 1,
  missing_row_count: 0,
}

function uploadRow(storage_key: string, project_id: string, size_bytes: number) {
  return { storage_key, project_id, state: 'pending', filename: 'upload.csv', size_bytes }
}

/** As the service of exports stores it. */
const EXPORT_INPUT = {
  block_id: null,
  columns: [],
  filename: 'run.csv',
  format: 'csv',
  from: null,
  interval: 'OneMonth',
  scope: 'system',
  time_zone: 'site',
  to: null,
}

function runRows(tenant: Tenant, { owner }: TenantPeople): Rows {
  const simulation_id = tenant.simulation
  const prefix = `projects/${tenant.project}/simulations/${simulation_id}`
  return {
    simulation_study: [
      {
        id: tenant.study,
        project_id: tenant.project,
        user_id: owner,
        name: 'Study',
        parameter: 'tilt',
        base: {
          document: {
            project: { latitude: 38, longitude: 23, altitude_m: 0 },
            blocks: [],
            components: [],
            block_layers: [],
            system_parameters: {},
          },
          input: { blockIds: [] },
        },
      },
    ],
    compare_workbook: [
      {
        id: tenant.workbook,
        project_id: tenant.project,
        owner_id: owner,
        name: 'Workbook',
        data: { version: 1, parameters: { ...NEW_PARAMETERS }, tags: [] },
      },
    ],
    report_revision: [
      {
        id: tenant.reportRevision,
        project_id: tenant.project,
        simulation_id,
        simulation_name: 'Run',
        user_id: owner,
        revision: 'A',
        change: 'First',
      },
    ],
    simulation: [
      {
        id: simulation_id,
        project_id: tenant.project,
        user_id: owner,
        name: 'Run',
        environment: 'production',
        manifest: testManifest({
          blockId: tenant.block,
          datasetId: tenant.dataset,
          name: DATASET_NAME,
        }),
        summary: summaryOf(tenant),
        storage_prefix: prefix,
      },
    ],
    duet_job: [{ simulation_id, status: 'completed', stage: 'post_processing', total_tasks: 1 }],
    weather_fetch: [
      {
        id: tenant.meteoDownload,
        project_id: tenant.project,
        user_id: owner,
        source: 'pvgis',
        request: {
          datasetId: 'pvgis-tmy',
          latitude: 38,
          longitude: 23,
          years: [],
          offer: {
            id: 'pvgis-tmy',
            name: 'Typical year',
            type: 'TMY',
            timeInterval: 'OneHour',
            resolution: 'about 5 km',
            distanceKm: 3,
            columns: ['ghi_wm2'],
          },
        },
      },
    ],
    result_job: [
      {
        id: tenant.resultJob,
        simulation_id,
        user_id: owner,
        kind: 'pdf_report',
        input: {},
        input_hash: 'of the report',
        status: 'completed',
        filename: 'run.pdf',
        storage_key: `${prefix}/reports/${tenant.resultJob}.pdf`,
        size_bytes: 10,
      },
      {
        id: tenant.dataExport,
        simulation_id,
        user_id: owner,
        kind: 'data_export',
        input: EXPORT_INPUT,
        input_hash: 'of the export',
        status: 'completed',
        filename: 'run.csv',
        storage_key: `${prefix}/exports/${tenant.dataExport}.csv`,
        size_bytes: 10,
      },
    ],
  }
}

function summaryOf({ block }: Tenant) {
  const part = {
    ratings: { nominal_dc_w: 1000, nominal_ac_w: 1000, module_count: 1 },
    energy_kwh: 1000,
    kpis: [],
    losses: [],
    closure_error: 0,
  }
  return {
    system: part,
    blocks: [{ block_id: block, name: 'Block', ...part }],
    warnings: [],
    assumptions: [],
  }
}

export const PERIMETER = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [23, 38],
        [23.001, 38],
        [23.001, 38.001],
        [23, 38],
      ],
    ],
  },
}
