-- Design: revisions for editing together, order and locks of layers, rasters and terrain, component libraries.

-- editing together ----------------------------------------------------------------------------------------
-- counts the batches that were saved; each record carries the number of the batch that wrote it last
alter table project add column design_revision integer not null default 0;
alter table block add column revision integer not null default 0;
alter table block add column updated_by uuid references app_user (id) on delete set null;
alter table block_layer add column revision integer not null default 0;
alter table block_layer add column updated_by uuid references app_user (id) on delete set null;
-- may not be moved, reshaped or deleted on the map
alter table block_layer add column is_locked boolean not null default false;
-- place in the list; null: after the others, by age
alter table block_layer add column sort_order double precision;
create index block_revision on block (project_id, revision);
create index block_layer_revision on block_layer (project_id, revision);

-- What was deleted, so that others who have the design open hear of it.
create table design_deletion (
  project_id uuid not null references project (id) on delete cascade,
  record_id uuid not null,
  kind text not null check (kind in ('block', 'block_layer')),
  revision integer not null,
  deleted_by uuid references app_user (id) on delete set null,
  deleted_at timestamptz not null default now(),
  primary key (project_id, record_id)
);
create index design_deletion_revision on design_deletion (project_id, revision);

-- ground --------------------------------------------------------------------------------------------------
create table raster_layer (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  name text not null,
  opacity double precision not null default 1 check (opacity between 0 and 1),
  is_visible boolean not null default true,
  -- place in the pile, the lowest first
  sort_order double precision not null,
  -- [longitude, latitude] of the upper left, upper right, lower right and lower left corner of the image
  corners jsonb not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  storage_key text not null,
  source_filename text not null,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index raster_layer_project_id on raster_layer (project_id, sort_order);

-- Heights of the ground: at most one grid a project. The file is never changed: another grid is another file.
create table project_terrain (
  project_id uuid primary key references project (id) on delete cascade,
  name text not null,
  source_type text not null check (source_type in ('geotiff', 'contours', 'points', 'tiles')),
  source_filename text,
  storage_key text not null,
  -- of the file, for the manifest of runs
  sha256 text not null,
  -- of the file's header: origin of the local plane, size, range
  longitude double precision not null,
  latitude double precision not null,
  columns integer not null,
  rows integer not null,
  cell_size_m double precision not null,
  min_height_m double precision not null,
  max_height_m double precision not null,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now()
);

-- libraries -----------------------------------------------------------------------------------------------
-- Components that an organisation shares between its projects; a project takes a copy.
create table library_component (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id) on delete cascade,
  kind text not null check (kind in
    ('panel', 'table', 'inverter', 'transformer', 'hvTransformer', 'dcWire', 'acWire')),
  name text not null,
  parameters jsonb not null,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index library_component_organization_id on library_component (organization_id, kind, name);
