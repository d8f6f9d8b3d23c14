-- The monitored sample of an installation, noted at its first start and made after it. Its readings begin with first_day. Where its project
-- is removed this goes too, so that nothing makes it again; deployed_at: what is withdrawn after it stays withdrawn.
create table monitored_sample (
  organization_id uuid primary key references organization (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  first_day date not null,
  project_id uuid unique references project (id) on delete cascade,
  deployed_at timestamptz
);
create index monitored_sample_user on monitored_sample (user_id);
