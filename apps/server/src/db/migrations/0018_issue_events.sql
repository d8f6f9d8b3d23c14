-- What the days of a monitored plant come to. A day is replaced whole when it is evaluated again.
create table issue_event (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  -- civil day of the plant; a span does not cross it
  date date not null,
  timestamp timestamptz not null,
  duration_s double precision not null check (duration_s >= 0),
  -- of the plant document
  block_id text,
  node_key integer not null references sensor_node (node_key) on delete cascade,
  component text not null,
  event_type text not null,
  -- means over the span in the unit of the node's measure
  sensor_value double precision,
  model_value double precision,
  delta double precision,
  -- kWh of the whole row
  allocated_delta double precision not null,
  state text not null default 'open'
    check (state in ('open', 'acknowledged', 'in_progress', 'resolved', 'ignored')),
  unique (project_id, date, node_key, event_type, timestamp)
);
create index issue_event_newest on issue_event (project_id, timestamp desc, id);
create index issue_event_node_key on issue_event (node_key);

-- Sums of the whole plant: allocated is kWh by event type.
create table day_sum (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  date date not null,
  model_kwh double precision not null,
  sensor_kwh double precision not null,
  allocated jsonb not null,
  residual_kwh double precision not null,
  over_kwh double precision not null,
  primary key (project_id, date)
);

-- The same by node: inverters, blocks, meter.
create table node_day_sum (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  date date not null,
  node_key integer not null references sensor_node (node_key) on delete cascade,
  model_kwh double precision not null,
  sensor_kwh double precision not null,
  allocated jsonb not null,
  residual_kwh double precision not null,
  over_kwh double precision not null,
  primary key (project_id, date, node_key)
);
create index node_day_sum_node_key on node_day_sum (node_key, date);

-- open: readings, weather or the version of the day have changed since it was evaluated.
create table evaluation_day (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  date date not null,
  status text not null check (status in ('open', 'evaluated')),
  version_id uuid references deployment_version (id) on delete set null,
  -- what the rules carry into the day after, as they wrote it
  carried text,
  evaluated_at timestamptz,
  primary key (project_id, date)
);
create index evaluation_day_open on evaluation_day (project_id, date) where status = 'open';

-- Plants are evaluated in turns, the one first whose last turn is longest ago; why a turn failed stands at the deployment.
alter table sentinel_deployment add column last_turn_at timestamptz;
alter table sentinel_deployment add column evaluation_failure text;
