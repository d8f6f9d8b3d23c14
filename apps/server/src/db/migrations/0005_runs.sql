-- Weather: what its import found, what a dataset was made from, whom its provider wants named.
alter table enviro_dataset
  -- report of packages/weather; null: made before there was one, or not yet
  add column quality_report jsonb,
  -- the dataset that this one was edited from
  add column parent_id uuid references enviro_dataset (id) on delete set null,
  -- what was done since the source file, oldest first
  add column history jsonb not null default '[]',
  add column attribution text;

-- Files of weather providers, kept so that the same question is asked once, and answered when the provider is down.
create table weather_download (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id) on delete cascade,
  source text not null,
  -- SHA-256 of what was asked
  request_hash text not null,
  request jsonb not null,
  storage_key text not null,
  filename text not null,
  size_bytes bigint not null,
  fetched_at timestamptz not null default now(),
  unique (organization_id, request_hash)
);

create table weather_provider_status (
  source text primary key,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text
);

-- Runs over the values of one parameter, looked at together.
create table simulation_study (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  user_id uuid not null references app_user (id),
  name text not null,
  parameter text not null,
  -- what every run of it was asked for
  base jsonb not null,
  created_at timestamptz not null default now()
);
create index simulation_study_project_id on simulation_study (project_id, created_at desc);
alter table simulation
  add column study_id uuid references simulation_study (id) on delete set null,
  add column study_value jsonb;
create index simulation_study_id on simulation (study_id) where study_id is not null;

-- What is made of a finished run beside the run itself, by a worker: files to take away, and answers that take long.
create table result_job (
  id uuid primary key default gen_random_uuid(),
  simulation_id uuid not null references simulation (id) on delete cascade,
  user_id uuid not null references app_user (id),
  kind text not null check (kind in
    ('data_export', 'pdf_report', 'run_bundle', 'pvsyst_factors', 'module_profile')),
  input jsonb not null,
  -- SHA-256 of kind and input: a run never changes, so the same question is answered once
  input_hash text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  total_parts integer not null default 1,
  completed_parts integer not null default 0,
  -- of a job that made a file
  filename text,
  storage_key text,
  size_bytes bigint,
  -- of a job that found an answer
  answer jsonb,
  error_code text,
  error_message text,
  worker text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  running_at timestamptz,
  completed_at timestamptz
);
create index result_job_simulation_id on result_job (simulation_id, kind, created_at desc);
create index result_job_open on result_job (created_at) where status in ('queued', 'running');

-- Uncertainty of the yield of a plant: relative standard deviations of its parts; null: those of a usual plant.
alter table project add column yield_uncertainty jsonb;
