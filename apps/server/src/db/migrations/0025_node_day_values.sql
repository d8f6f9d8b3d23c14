-- Sums of nodes by day, one row a measure with all nodes of the plant: a page reads what it shows of a year in a few hundred rows
-- where there were a million.
create table node_day_values (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  date date not null,
  -- node_key, model_kwh, sensor_kwh, residual_kwh, over_kwh, useful_s; by event type allocated.<type> in kWh and down.<type> in s
  measure text not null,
  -- a float8 of each node in the order of those of node_key, in network byte order as float8send gives it; NaN is none
  by_node bytea not null,
  primary key (project_id, date, measure)
);

insert into node_day_values (project_id, date, measure, by_node)
select project_id, date, measure, string_agg(float8send(value), '' order by node_key)
from node_day_sum, lateral (values ('node_key', node_key::float8), ('model_kwh', model_kwh), ('sensor_kwh', sensor_kwh),
  ('residual_kwh', residual_kwh), ('over_kwh', over_kwh), ('useful_s', coalesce(useful_s::float8, 'NaN'))) as one (measure, value)
group by project_id, date, measure;

with cause as (
  select distinct project_id, date, 'allocated.' as prefix, type from node_day_sum, jsonb_object_keys(allocated) type
  union all select distinct project_id, date, 'down.', type from node_day_sum, jsonb_object_keys(coalesce(down_s, '{}')) type
)
insert into node_day_values (project_id, date, measure, by_node)
select project_id, date, prefix || type,
  string_agg(float8send(coalesce((case prefix when 'down.' then down_s else allocated end->>type)::float8, 0)), '' order by node_key)
from node_day_sum join cause using (project_id, date)
group by project_id, date, prefix, type;

drop table node_day_sum;
