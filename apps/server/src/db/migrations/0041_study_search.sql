-- The search for the best point of a study: its figure, who began it, its step, its state and why it ended
alter table simulation_study add column search jsonb;
