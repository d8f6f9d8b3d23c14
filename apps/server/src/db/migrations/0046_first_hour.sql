-- The user has put away the steps of a first project.
alter table app_user add column hides_first_steps boolean not null default false;
-- Why the monitored sample could not be made, in words for people; null: nothing is known against it.
alter table monitored_sample add column fault text;
