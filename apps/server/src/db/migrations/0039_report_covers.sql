-- The picture on the covers of an organisation's reports
create table organization_logo (
  organization_id uuid primary key references organization (id) on delete cascade,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) <= 524288),
  created_at timestamptz not null default now()
);
-- Reports of a project that were given out; they outlive their run
create table report_revision (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  simulation_id uuid references simulation (id) on delete set null,
  simulation_name text not null,
  user_id uuid not null references app_user (id),
  -- 'A', '0', 'P01': as the project numbers them
  revision text not null,
  -- what changed since the one before
  change text not null,
  created_at timestamptz not null default now(),
  unique (project_id, revision)
);
