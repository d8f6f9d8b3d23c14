-- Records keep the field names of the product's specification; ids are uuids, times are timestamptz.

-- identity --------------------------------------------------------------------------------------------
create table app_user (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  first_name text not null default '',
  last_name text not null default '',
  email_verified boolean not null default false,
  image text,
  role text not null default 'user' check (role in ('user', 'system_admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_user_id on session (user_id);

create table account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_user_id on account (user_id);

create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

-- organisations and projects --------------------------------------------------------------------------
create table organization (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9])*$'),
  allowed_domains text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_organization (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  organization_id uuid not null references organization (id) on delete cascade,
  role_id text not null check (role_id in ('owner', 'admin', 'member', 'guest')),
  created_at timestamptz not null default now(),
  unique (user_id, organization_id)
);
create index user_organization_organization_id on user_organization (organization_id);

create table project (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id) on delete cascade,
  owner_id uuid not null references app_user (id),
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  altitude_m double precision not null default 0,
  org_general_access text not null default 'restricted'
    check (org_general_access in ('restricted', 'viewer', 'editor')),
  pvsyst_import_in_progress boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  layers_mutated_at timestamptz
);
create index project_organization_id on project (organization_id, last_activity_at desc);

create table project_user (
  project_id uuid not null references project (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  role_id text not null check (role_id in ('owner', 'editor', 'operator', 'viewer')),
  primary key (project_id, user_id)
);
create index project_user_user_id on project_user (user_id);

-- weather ---------------------------------------------------------------------------------------------
create table enviro_dataset (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  name text not null,
  source text not null check (source in
    ('default', 'meteonorm', 'nasapower', 'nsrdb', 'pvgis', 'solaranywhere', 'solargis', 'solcast', 'threetier')),
  type text not null check (type in ('Sequential', 'TMY')),
  time_interval text not null,
  interval_alignment text not null check (interval_alignment in ('beginning', 'center', 'ending')),
  local_time_zone double precision not null,
  dst_shifts jsonb,
  start_time timestamptz not null,
  end_time timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  altitude_m double precision,
  has_windspeed boolean not null,
  has_rh boolean not null,
  has_pw boolean not null,
  row_count integer not null,
  -- lowest air temperature: strings are sized by it
  coldest_air_c double precision not null,
  warnings jsonb not null default '[]',
  -- columns as Parquet in object storage
  storage_key text not null,
  -- SHA-256 of the file as uploaded: the same upload twice is told
  source_hash text not null,
  source_filename text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, source_hash),
  unique (project_id, name)
);

-- the plant -------------------------------------------------------------------------------------------
create table component (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  kind text not null check (kind in
    ('panel', 'table', 'inverter', 'transformer', 'hvTransformer', 'dcWire', 'acWire')),
  name text not null,
  parameters jsonb not null,
  default_state_fields text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index component_project_id on component (project_id, kind, name);

create table block (
  id uuid primary key,
  project_id uuid not null references project (id) on delete cascade,
  name text not null,
  enviro_dataset_id uuid references enviro_dataset (id) on delete set null,
  pv_panel_id uuid references component (id) on delete set null,
  pv_table_id uuid references component (id) on delete set null,
  pv_inverter_id uuid references component (id) on delete set null,
  pv_transformer_id uuid references component (id) on delete set null,
  pv_dc_wire_id uuid references component (id) on delete set null,
  pv_ac_wire_id uuid references component (id) on delete set null,
  -- the scalar fields of the record: num_inverters, slope_azimuth, soiling_rate, power_factor, ...
  configuration jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index block_project_id on block (project_id);

create table block_layer (
  id uuid primary key,
  project_id uuid not null references project (id) on delete cascade,
  -- null: the group 'Unassigned'
  block_id uuid references block (id) on delete cascade,
  name text not null,
  type text not null check (type in
    ('perimeter', 'section', 'guide_line', 'panels', 'exclusion', 'shading', 'scene', 'frame')),
  geojson jsonb not null,
  source_type text,
  source_filename text,
  source_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index block_layer_project_id on block_layer (project_id);
create index block_layer_block_id on block_layer (block_id);

create table system_parameters (
  project_id uuid primary key references project (id) on delete cascade,
  terrain_dem_enabled boolean not null default false,
  hv_stage_enabled boolean not null default false,
  grid_injection_limit_enabled boolean not null default false,
  grid_injection_limit double precision,
  pv_hv_transformer_id uuid references component (id) on delete set null,
  pv_hv_ac_wire_id uuid references component (id) on delete set null,
  updated_at timestamptz not null default now()
);

create table block_pv_summary (
  block_id uuid primary key references block (id) on delete cascade,
  summary jsonb not null,
  updated_at timestamptz not null default now()
);

-- runs ------------------------------------------------------------------------------------------------
create table simulation (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  user_id uuid not null references app_user (id),
  name text not null,
  environment text not null check (environment in ('development', 'staging', 'production')),
  -- the plant document and the choices of the run, as they were: the run never reads the live design
  manifest jsonb not null,
  -- filled when the run has completed: KPIs, waterfall, ratings, warnings
  summary jsonb,
  storage_prefix text not null,
  created_at timestamptz not null default now()
);
create index simulation_project_id on simulation (project_id, created_at desc);

create table duet_job (
  id uuid primary key default gen_random_uuid(),
  simulation_id uuid not null unique references simulation (id) on delete cascade,
  status text not null check (status in
    ('created', 'submitting', 'queued', 'running', 'completed', 'failed', 'stopped')),
  stage text not null check (stage in
    ('validate', 'geometry', 'irradiance', 'electrical', 'ac_system', 'rollup', 'post_processing')),
  total_tasks integer not null,
  completed_tasks integer not null default 0,
  error_code text,
  error_message text,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  running_at timestamptz,
  completed_at timestamptz
);
create index duet_job_active on duet_job (status) where status in ('created', 'submitting', 'queued', 'running');

create table duet_task (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references duet_job (id) on delete cascade,
  kind text not null check (kind in ('block_series', 'post_processing')),
  block_id uuid,
  step_from integer,
  step_to integer,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  attempts integer not null default 0,
  worker text,
  -- what post-processing needs of a finished task beside its Parquet part: energy sums, warnings
  result jsonb,
  started_at timestamptz,
  completed_at timestamptz
);
create index duet_task_job_id on duet_task (job_id, status);

create table data_export (
  id uuid primary key default gen_random_uuid(),
  simulation_id uuid not null references simulation (id) on delete cascade,
  user_id uuid not null references app_user (id),
  format text not null check (format in ('csv', 'parquet')),
  scope text not null check (scope in ('block', 'system')),
  time_interval text not null,
  storage_key text not null,
  filename text not null,
  size_bytes bigint not null,
  created_at timestamptz not null default now()
);
create index data_export_simulation_id on data_export (simulation_id, created_at desc);

-- files and audit -------------------------------------------------------------------------------------
-- Every object in storage has its row. A pending one that no record took within a day is swept.
create table stored_file (
  storage_key text primary key,
  project_id uuid references project (id) on delete set null,
  state text not null check (state in ('pending', 'kept', 'deleting')),
  filename text not null,
  size_bytes bigint,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now()
);
create index stored_file_state on stored_file (state, created_at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id uuid,
  organization_id uuid,
  project_id uuid,
  action text not null,
  details jsonb not null default '{}'
);
create index audit_log_organization on audit_log (organization_id, at desc);
