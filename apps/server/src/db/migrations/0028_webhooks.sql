-- Addresses that an organisation has told of its monitored plants
create table webhook (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id) on delete cascade,
  name text not null,
  url text not null,
  -- of issues: those below it are not sent
  least_severity text not null check (least_severity in ('info', 'minor', 'major', 'critical')),
  events text[] not null,
  enabled boolean not null default true,
  -- why the server has switched it off; null: it has not
  off_reason text,
  -- sealed as the tokens of integration servers are
  secret_encrypted text not null,
  -- the secret before, which signs too until then
  old_secret_encrypted text,
  old_secret_until timestamptz,
  -- nothing has got through since; null: the last message did
  failing_since timestamptz,
  -- one process at a time delivers to it
  leased_until timestamptz,
  created_at timestamptz not null default now()
);
create index webhook_organization on webhook (organization_id);

-- What is to be sent, and what became of it
create table webhook_message (
  id uuid primary key default gen_random_uuid(),
  -- the order in which messages are sent
  position bigint generated always as identity,
  webhook_id uuid not null references webhook (id) on delete cascade,
  event text not null,
  -- as it is sent: an attempt and the next one have the same
  body text not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  -- of the last attempt; without a status the server gave no answer
  attempted_at timestamptz,
  status integer,
  duration_ms integer,
  error text
);
create index webhook_message_waiting on webhook_message (position) where state = 'waiting';
create index webhook_message_webhook on webhook_message (webhook_id, position);
create index webhook_message_created on webhook_message (created_at);

-- An issue whose end was told is told anew when it opens again; one that is gone has its row until that is told
alter table issue_told
  drop constraint issue_told_issue_id_fkey,
  add column project_id uuid references sentinel_deployment (project_id) on delete cascade,
  add column has_ended boolean not null default false;
update issue_told set project_id = issue.project_id from issue where issue.id = issue_id;
alter table issue_told alter column project_id set not null;
create index issue_told_project on issue_told (project_id);
update issue_told set has_ended = true from issue
where issue.id = issue_id and (state in ('resolved', 'ignored') or merged_into is not null);
create index issue_told_going on issue_told (issue_id) where not has_ended;
