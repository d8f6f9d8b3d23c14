-- Plants that were told to be silent, until they send again
create table plant_silence (
  project_id uuid primary key references sentinel_deployment (project_id) on delete cascade,
  -- the newest reading that there was
  since timestamptz not null
);

-- Notices are of an issue, or of a plant that is silent or reports again
alter table notice add column project_id uuid references sentinel_deployment (project_id) on delete cascade;
update notice set project_id = issue.project_id from issue where issue.id = notice.issue_id;
alter table notice
  alter column project_id set not null,
  alter column issue_id drop not null,
  alter column severity drop not null,
  -- the last reading before the silence
  add column silent_since timestamptz,
  drop constraint notice_kind_check,
  add constraint notice_kind_check check (kind in ('new', 'worse', 'silent', 'reporting')),
  add check ((kind in ('new', 'worse')) = (issue_id is not null)),
  add check ((issue_id is null) = (silent_since is not null));
create index notice_project on notice (project_id);
