-- Exports are made by workers like every other file of results; those that there are become finished jobs.
insert into result_job (id, simulation_id, user_id, kind, input, input_hash, status, completed_parts,
                        filename, storage_key, size_bytes, created_at, running_at, completed_at)
select id, simulation_id, user_id, 'data_export',
       jsonb_build_object('block_id', null, 'columns', '[]'::jsonb, 'filename', filename, 'format', format,
                          'from', null, 'interval', time_interval, 'scope', scope, 'time_zone', 'site', 'to', null),
       'before 0006', 'completed', 1,
       filename, storage_key, size_bytes, created_at, created_at, created_at
from data_export;
drop table data_export;
