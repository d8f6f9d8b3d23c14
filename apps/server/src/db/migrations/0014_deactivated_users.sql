-- Since when a system administrator keeps the user out; null: the user may sign in.
alter table app_user add column deactivated_at timestamptz;

-- The newest rows of one user: what they did, and what was done to them.
create index audit_log_user_id on audit_log (user_id, at desc);
create index audit_log_subject on audit_log ((details ->> 'user_id'), at desc);
