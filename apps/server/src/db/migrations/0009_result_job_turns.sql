-- Turn of a job of results in the queue, as runs have theirs. Lower turns go first.
alter table result_job add column turn integer not null default 0;
