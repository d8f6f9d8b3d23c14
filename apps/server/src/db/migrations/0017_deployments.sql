-- What a monitored project is monitored by. A new version starts at an instant; days before it keep the old one.
create table deployment_version (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  valid_from timestamptz not null,
  -- the design as it was when it was deployed
  plant_document jsonb not null,
  -- time zone, interval, clock, label, source of weather, settings (packages/monitoring, deploymentSchema without nodes)
  settings jsonb not null,
  enviro_dataset_id uuid references enviro_dataset (id) on delete set null,
  -- the run that was sold
  budget_simulation_id uuid references simulation (id) on delete set null,
  price_per_kwh double precision,
  -- of the plant: AC limited by what may be injected, W; DC at STC
  ac_capacity_w double precision,
  dc_capacity_w double precision,
  currency text,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (project_id, valid_from)
);

-- Readings name their node by node_key, which stays when a new version has the same id.
create table sensor_node (
  node_key integer generated always as identity primary key,
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  id text not null,
  unique (project_id, id)
);

-- The hierarchy of a version: fields of hierarchyNodeSchema in packages/monitoring.
create table sensor_node_version (
  version_id uuid not null references deployment_version (id) on delete cascade,
  node_key integer not null references sensor_node (node_key) on delete cascade,
  parent_id text,
  name text not null,
  duet_block_id text,
  sensor_tag text,
  component text not null,
  component_measure text,
  inverter_dc_capacity double precision,
  sentinel_tag text not null default 'default',
  sensor_time_interval double precision,
  scale double precision not null default 1,
  offset_value double precision not null default 0,
  sign smallint not null default 1 check (sign in (1, -1)),
  position integer not null,
  primary key (version_id, node_key)
);
create unique index sensor_node_version_tag on sensor_node_version (version_id, sensor_tag)
  where sensor_tag is not null;
