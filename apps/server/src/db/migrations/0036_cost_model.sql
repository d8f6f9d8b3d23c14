-- What a plant costs and what its energy earns; null: nobody has said.
alter table project add column cost_model jsonb;
