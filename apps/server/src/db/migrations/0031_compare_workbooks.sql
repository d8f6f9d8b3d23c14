-- Comparisons of two datasets that people return to
create table compare_workbook (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  owner_id uuid not null references app_user (id),
  name text not null,
  -- parameters and tags, as the contract of workbooks has them
  data jsonb not null,
  -- {id, label, source}; null: none is chosen. What they name may have been deleted
  dataset_a jsonb,
  dataset_b jsonb,
  -- one higher with each change: who changes an older one is refused
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index compare_workbook_project on compare_workbook (project_id, updated_at desc);
