-- Day sums of plants by month, for periods of a thousand plants: kept by the database, whoever writes a day.
create table month_sum (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  -- its first day
  month date not null,
  day_count integer not null default 0,
  model_kwh double precision not null default 0,
  sensor_kwh double precision not null default 0,
  allocated jsonb not null default '{}',
  residual_kwh double precision not null default 0,
  over_kwh double precision not null default 0,
  primary key (project_id, month)
);

create function sum_months() returns trigger language plpgsql as $$
begin
  -- Holds the months: of two days that are written at once the second sees the first
  insert into month_sum (project_id, month)
    select distinct project_id, date_trunc('month', date)::date from changed order by 1, 2
    on conflict (project_id, month) do update set day_count = month_sum.day_count;
  with day as materialized (
    select day_sum.*, months.month
    from (select distinct project_id, date_trunc('month', date)::date as month from changed) months
    join day_sum on day_sum.project_id = months.project_id
      and day_sum.date >= months.month and day_sum.date < (months.month + interval '1 month')::date
  ), cause as (
    select project_id, month, jsonb_object_agg(type, kwh) as allocated from (
      select project_id, month, key as type, sum(value::float8) as kwh from day, jsonb_each_text(day.allocated)
      group by project_id, month, key
    ) by_type group by project_id, month
  ), total as (
    select project_id, month, count(*) as day_count, sum(model_kwh) as model_kwh, sum(sensor_kwh) as sensor_kwh,
      sum(residual_kwh) as residual_kwh, sum(over_kwh) as over_kwh
    from day group by project_id, month
  )
  update month_sum set day_count = total.day_count, model_kwh = total.model_kwh, sensor_kwh = total.sensor_kwh,
    residual_kwh = total.residual_kwh, over_kwh = total.over_kwh, allocated = coalesce(cause.allocated, '{}')
  from total left join cause using (project_id, month)
  where month_sum.project_id = total.project_id and month_sum.month = total.month;
  return null;
end $$;

create trigger day_sum_inserted after insert on day_sum referencing new table as changed
  for each statement execute function sum_months();
create trigger day_sum_updated after update on day_sum referencing new table as changed
  for each statement execute function sum_months();

-- Months of the days that there are
update day_sum set model_kwh = model_kwh;
