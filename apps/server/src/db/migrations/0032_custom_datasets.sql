-- Columns over time that a person brought: a table with times, or the results of another program
create table custom_dataset (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  name text not null,
  source text not null check (source in ('file', 'pvsyst')),
  -- what it was made of, in words; null: a file, which is named below
  origin text,
  type text not null check (type in ('Sequential', 'TMY')),
  step_s double precision not null check (step_s > 0),
  -- what the times of the file label
  interval_alignment text not null check (interval_alignment in ('beginning', 'center', 'ending')),
  utc_offset_h double precision not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  row_count integer not null,
  -- steps between the first row and the last that have none
  missing_row_count integer not null,
  -- [{key, name, unit, stored_unit, kind, aggregation, missing_count, min, max, mean, total}]
  columns jsonb not null,
  -- of a loss diagram: [{key, value, unit}]
  stages jsonb not null default '[]',
  dst_shifts jsonb not null default '[]',
  warnings jsonb not null default '[]',
  -- how its file was read, as it is offered for the next file with the same header; null: it was made of no file
  mapping jsonb,
  header_hash text,
  source_filename text not null,
  -- columns as Parquet in object storage
  storage_key text not null,
  size_bytes bigint not null,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, name)
);
create index custom_dataset_header on custom_dataset (project_id, header_hash, updated_at desc);
