-- Figures of a run beside its manifest and summary, which are large: lists of thousands of runs are sorted by them.

create function summary_kpi(summary jsonb, key text) returns double precision language sql immutable as $$
  select (jsonb_path_query_first(summary, '$.system.kpis[*] ? (@.key == $key).value', jsonb_build_object('key', key)) #>> '{}')::float8
$$;

-- Null: of one of its datasets it is not known
create function manifest_missing_steps(manifest jsonb) returns double precision language sql immutable as $$
  select case when bool_and(dataset -> 'fitness' -> 'missing_step_count' is not null)
    then sum((dataset -> 'fitness' ->> 'missing_step_count')::float8) end
  from jsonb_array_elements(manifest -> 'datasets') dataset
$$;

-- As yearsInMean of packages/results: whole years without gaps, whose mean the figures stand for; else 1
create function years_in_mean(hours double precision, missing_steps double precision) returns double precision
  language sql immutable as $$
  select case when coalesce(missing_steps, 0) = 0 and floor(hours / 8766 + 0.5) > 1
      and abs(hours - floor(hours / 8766 + 0.5) * 8760) <= floor(hours / 8766 + 0.5) * 24
    then floor(hours / 8766 + 0.5) else 1 end
$$;

alter table simulation
  -- the run whose plant and choices this one was started with
  add column repeats uuid references simulation (id) on delete set null,
  add column engine_version text generated always as (manifest ->> 'engine_version') stored,
  -- of its weather
  add column hours double precision generated always as
    ((manifest ->> 'step_count')::float8 * (manifest -> 'datasets' -> 0 ->> 'step_s')::float8 / 3600) stored,
  add column missing_step_count double precision generated always as (manifest_missing_steps(manifest)) stored,
  -- to the grid, of the whole run
  add column energy_kwh double precision generated always as ((summary -> 'system' ->> 'energy_kwh')::float8) stored,
  add column specific_yield double precision generated always as (summary_kpi(summary, 'specific_yield')) stored,
  add column performance_ratio double precision generated always as (summary_kpi(summary, 'performance_ratio')) stored,
  add column bifacial_gain double precision generated always as (summary_kpi(summary, 'bifacial_gain')) stored,
  add column nominal_dc_w double precision generated always as
    ((summary -> 'system' -> 'ratings' ->> 'nominal_dc_w')::float8) stored,
  add column nominal_ac_w double precision generated always as
    ((summary -> 'system' -> 'ratings' ->> 'nominal_ac_w')::float8) stored;
create index simulation_repeats on simulation (repeats) where repeats is not null;
