-- What the grid takes in periods of local standard time: a list of {"from", "to", "limit"}, W; null: none.
alter table system_parameters add column grid_limit_periods jsonb;
