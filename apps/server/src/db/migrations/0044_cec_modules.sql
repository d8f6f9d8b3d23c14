-- The list of modules beside that of inverters: both come as files of SAM's library.
alter table inverter_dataset rename to cec_dataset;
alter table cec_dataset rename column inverter_count to entry_count;
alter table cec_dataset
  add column kind text not null default 'inverter' check (kind in ('inverter', 'panel'));
alter table cec_dataset alter column kind drop default;

create table cec_module (
  id uuid primary key default gen_random_uuid(),
  dataset_id uuid not null references cec_dataset (id) on delete cascade,
  name text not null,
  manufacturer text not null,
  technology text not null,
  is_bifacial boolean not null,
  stc_w double precision not null,
  -- what of the line a panel is made of
  entry jsonb not null
);
create index cec_module_name on cec_module (lower(name));
create index cec_module_dataset_id on cec_module (dataset_id);
