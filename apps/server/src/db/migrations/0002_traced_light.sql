-- Before the series of a block, the light of its tables is traced: one task for each class of tables.
alter table duet_task drop constraint duet_task_kind_check;
alter table duet_task add constraint duet_task_kind_check
  check (kind in ('block_geometry', 'block_series', 'post_processing'));
alter table duet_task add column class_index integer;
