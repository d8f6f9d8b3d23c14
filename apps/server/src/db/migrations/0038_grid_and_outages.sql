-- % of the grid injection limit by month and hour: 12 times 24 values, January's midnight first; null: 100.
alter table system_parameters add column grid_limit_schedule double precision[];
-- Outages that are drawn at random: how many a year, how long, how much of the plant, in which months, by which seed; null: none.
alter table system_parameters
  add column outages_per_year double precision,
  add column outage_mean_hours double precision,
  add column outage_share_percentage double precision,
  add column outage_month_weights double precision[],
  add column outage_seed integer;
