-- % of the grid injection limit by month and hour: 12 times 24 values, January's midnight first; null: 100.
alter table system_parameters add column grid_limit_schedule double precision[];
