-- An import of a PVsyst variant holds the project until this moment, which moves on while it works: one that was lost ends by
-- itself. Null or past: none runs.
alter table project drop column pvsyst_import_in_progress;
alter table project add column pvsyst_import_until timestamptz;

-- What was imported, and what it became.
create table pvsyst_import (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  variant_name text not null,
  result jsonb not null
);
create index pvsyst_import_project on pvsyst_import (project_id, created_at desc);
