-- Turns of a run's tasks in the queue: it begins at queue_from, and each task has the next one. Lower turns go first.
alter table duet_job add column queue_from integer not null default 0;

-- Values of a study that could not be run: [{value, label, errors: [{block_id, messages}]}]
alter table simulation_study add column refused jsonb not null default '[]';
