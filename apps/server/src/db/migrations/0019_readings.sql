-- Readings as they arrived, in the unit and sign of their sensor: those of today and yesterday, and what came late for a day
-- whose part is written. A node belongs to one project, so its key stands for both. There is no foreign key: it would be
-- checked for every row of a batch; rows of nodes that are gone go with their partition.
create table reading (
  node_key integer not null,
  at timestamptz not null,
  value double precision not null,
  primary key (node_key, at)
) partition by range (at);
-- What belongs to no day of its own; days are added and dropped as time goes (monitoring/store/partitions.ts)
create table reading_late partition of reading default;

-- Days of UTC with readings. A day is to be written when its revision is ahead of the compacted one, and to be evaluated when
-- it is ahead of the evaluated one.
create table reading_day (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  day date not null,
  -- one higher with each batch that changed the day
  revision integer not null default 1,
  compacted_revision integer not null default 0,
  evaluated_revision integer not null default 0,
  changed_at timestamptz not null default now(),
  part_key text,
  part_rows integer,
  expected_key text,
  primary key (project_id, day)
);
create index reading_day_uncompacted on reading_day (day) where revision > compacted_revision;
create index reading_day_unevaluated on reading_day (project_id, day) where revision > evaluated_revision;

-- A token with the scope ingest writes readings of this deployment and opens nothing else
alter table api_token add column project_id uuid references sentinel_deployment (project_id) on delete cascade;

-- How far a schedule has pulled: readings before are stored
create table reading_pull (
  schedule_id uuid primary key references integration_schedule (schedule_id) on delete cascade,
  pulled_to timestamptz not null
);

-- Where a deployment listens for readings by MQTT
create table mqtt_source (
  project_id uuid primary key references sentinel_deployment (project_id) on delete cascade,
  url text not null,
  username text,
  -- sealed as the tokens of integration servers are
  password_encrypted text,
  -- with + where the tag stands, for example plant/+/value, or # at the end
  topic text not null,
  payload text not null check (payload in ('json', 'sparkplug')),
  enabled boolean not null default true,
  updated_at timestamptz not null default now(),
  -- what became of the last connection; null: connected
  fault text,
  -- the process that listens, so that no two take the place of each other at the broker
  leased_by text,
  leased_until timestamptz
);
