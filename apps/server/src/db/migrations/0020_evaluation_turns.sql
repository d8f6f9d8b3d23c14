-- Weather of a satellite beside that of the station: it fills what sensors lack, or goes first where the settings say so.
alter table deployment_version
  add column satellite_dataset_id uuid references enviro_dataset (id) on delete set null;

-- has_ended: false of a day that was evaluated while it went on. light_sources: share of the daylight by source.
-- features: facts of the day that other days need (packages/monitoring, DayFeatures), as JSON, which later evaluations read instead of
-- the day. input_hash: of what the day was evaluated from beside its readings, so that it is evaluated again only where that changed.
alter table evaluation_day
  add column has_ended boolean not null default true,
  add column light_sources jsonb,
  add column features text,
  add column input_hash text;
create index evaluation_day_going on evaluation_day (project_id, date) where not has_ended;

-- Readings that came since the evaluated revision are between changed_from and changed_to, and the newest one of the day at last_at.
alter table reading_day
  add column changed_from timestamptz,
  add column changed_to timestamptz,
  add column last_at timestamptz;
update reading_day set changed_from = day::timestamp at time zone 'UTC',
  changed_to = (day + 1)::timestamp at time zone 'UTC' where revision > evaluated_revision;
