-- Events of one node and type that belong together. What people did to an issue survives that its events are replaced.
create table issue (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  -- of its first events; one that others were merged into has events of their nodes and types too
  node_key integer not null references sensor_node (node_key) on delete cascade,
  block_id text,
  component text not null,
  event_type text not null,
  state text not null default 'open'
    check (state in ('open', 'acknowledged', 'in_progress', 'resolved', 'ignored')),
  -- when somebody gave it its state; null: it came to it by itself
  state_at timestamptz,
  -- why it is ignored
  reason text,
  assignee_id uuid references app_user (id) on delete set null,
  ticket text,
  -- somebody has worked on it: its days stay its own, and it stays when it has no events any more
  is_touched boolean not null default false,
  merged_into uuid references issue (id) on delete cascade,
  -- facts of its events, from issue_day; of one without events the days that it had
  first_date date not null,
  last_date date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  day_count integer not null default 0,
  row_count integer not null default 0,
  kwh double precision not null default 0,
  -- greatest share of the plant's expected energy that it took on a day
  worst_share double precision not null default 0
);
create index issue_dates on issue (project_id, last_date, first_date) where merged_into is null;
create index issue_going on issue (project_id) where state in ('open', 'acknowledged', 'in_progress') and merged_into is null;
create index issue_node_key on issue (node_key);
create index issue_merged_into on issue (merged_into) where merged_into is not null;
create index issue_assignee on issue (assignee_id) where assignee_id is not null;

-- Events of a node and type within a civil day of the plant: these are of one issue. Without rows: the day of an issue that somebody
-- has worked on, should its events come back.
create table issue_day (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  node_key integer not null references sensor_node (node_key) on delete cascade,
  event_type text not null,
  date date not null,
  issue_id uuid not null references issue (id) on delete cascade,
  block_id text,
  component text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  row_count integer not null,
  duration_s double precision not null,
  kwh double precision not null,
  primary key (node_key, event_type, date)
);
create index issue_day_issue on issue_day (issue_id, date);
create index issue_day_date on issue_day (project_id, date);
create index issue_day_silence on issue_day (project_id, date) where event_type = 'comm_loss';

create table issue_activity (
  id bigint generated always as identity primary key,
  issue_id uuid not null references issue (id) on delete cascade,
  at timestamptz not null default now(),
  -- null: by itself
  user_id uuid references app_user (id) on delete set null,
  impersonator_id uuid references app_user (id) on delete set null,
  kind text not null check (kind in ('state', 'assignee', 'ticket', 'comment', 'merge', 'split')),
  details jsonb not null
);
create index issue_activity_issue on issue_activity (issue_id, id);
create index issue_activity_user on issue_activity (user_id);

-- Issues of the events that there are: a new one begins where 24 hours, or a whole evaluated day, lie between two.
create temporary table found on commit drop as
with cell as (
  select project_id, node_key, event_type, date, min(block_id) as block_id, min(component) as component,
    min(timestamp) as first_at, max(timestamp + duration_s * interval '1 second') as last_at,
    count(*)::integer as row_count, sum(duration_s) as duration_s, sum(allocated_delta) as kwh
  from issue_event group by project_id, node_key, event_type, date
), apart as (
  select cell.*, lag(date) over chain as date_before, lag(last_at) over chain as at_before
  from cell window chain as (partition by node_key, event_type order by date)
), begun as (
  select apart.*, case when date_before is null
    or first_at - at_before - make_interval(days => date - date_before - 1) >= interval '24 hours'
    or exists (select from evaluation_day day where day.project_id = apart.project_id
      and day.date > date_before and day.date < apart.date and day.evaluated_at is not null)
    then 1 else 0 end as begins
  from apart
)
select begun.*, sum(begins) over (order by node_key, event_type, date) as number from begun;

create temporary table numbered on commit drop as
select number, gen_random_uuid() as id from found group by number;

insert into issue (id, project_id, node_key, block_id, component, event_type, first_date, last_date, first_at, last_at, day_count,
  row_count, kwh, worst_share)
select id, project_id, node_key, min(block_id), min(component), event_type, min(date), max(date), min(first_at), max(last_at),
  count(*)::integer, sum(row_count)::integer, sum(kwh), coalesce(max(kwh / nullif(model_kwh, 0)), 0)
from found join numbered using (number) left join day_sum using (project_id, date)
group by id, project_id, node_key, event_type;

insert into issue_day (project_id, node_key, event_type, date, issue_id, block_id, component, first_at, last_at, row_count, duration_s, kwh)
select project_id, node_key, event_type, date, id, block_id, component, first_at, last_at, row_count, duration_s, kwh
from found join numbered using (number);

update issue set state = 'resolved' where exists (
  select from evaluation_day day where day.project_id = issue.project_id and day.date > issue.last_date
    and day.evaluated_at is not null and day.has_ended);

-- It is that of the issue now
alter table issue_event drop column state;
