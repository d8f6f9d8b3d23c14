-- Identity: further factors, ways in, tokens; organisations: invites and requests; administration.

-- identity --------------------------------------------------------------------------------------------
alter table app_user add column analytics_opt_out boolean not null default false;
-- the row of an erased user stays, without a name or address, for what refers to it
alter table app_user add column erased_at timestamptz;

-- when the user last entered a password, a factor or came back from a provider
alter table session add column authenticated_at timestamptz not null default now();
-- set for a session in which a system administrator acts as the user
alter table session add column impersonator_id uuid references app_user (id) on delete cascade;

create table mfa_factor (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('totp', 'phone')),
  display_name text not null,
  phone_number text,
  -- of an authenticator app, encrypted with a key derived from the server's secret
  secret_encrypted text,
  -- the time step of the last accepted code: a code serves once
  last_step bigint,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'phone') = (phone_number is not null)),
  check ((kind = 'totp') = (secret_encrypted is not null))
);
create index mfa_factor_user_id on mfa_factor (user_id);

create table recovery_code (
  user_id uuid not null references app_user (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Tokens that are used once: only their hashes are kept.
create table one_time_token (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in
    ('email_verification', 'password_reset', 'mfa_challenge', 'provider_sign_in', 'provider_state')),
  token_hash text not null unique,
  user_id uuid references app_user (id) on delete cascade,
  -- what the step that made the token leaves for the step that takes it
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_user_id on one_time_token (user_id, kind);
create index one_time_token_expires_at on one_time_token (expires_at);

-- The code that was last sent to a phone.
create table phone_code (
  factor_id uuid primary key references mfa_factor (id) on delete cascade,
  code_hash text not null,
  attempts integer not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table api_token (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  organization_id uuid,
  name text not null,
  prefix text not null,
  token_hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz
);
create index api_token_user_id on api_token (user_id);

create table data_privacy_request (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references app_user (id) on delete set null,
  request_type text not null check (request_type in ('export', 'erasure')),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  storage_key text,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index data_privacy_request_user_id on data_privacy_request (user_id, created_at desc);

create table lead_intake_form (
  user_id uuid primary key references app_user (id) on delete cascade,
  company_name text not null,
  company_type text not null,
  position text not null,
  use_cases text[] not null,
  features text[] not null,
  updated_at timestamptz not null default now()
);

-- Attempts within a window, counted for all server processes together.
create table attempt_window (
  key_hash text primary key,
  attempts integer not null,
  ends_at timestamptz not null
);
create index attempt_window_ends_at on attempt_window (ends_at);

-- E-mails and text messages that were kept instead of sent.
create table kept_message (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index kept_message_created_at on kept_message (created_at desc);

-- organisations ---------------------------------------------------------------------------------------
create table invite (
  id uuid primary key default gen_random_uuid(),
  -- null: an invitation to the product alone
  organization_id uuid references organization (id) on delete cascade,
  email text not null check (email = lower(email)),
  role_id text not null check (role_id in ('owner', 'admin', 'member', 'guest')),
  token_hash text not null unique,
  invited_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references app_user (id) on delete set null,
  revoked_at timestamptz
);
create index invite_organization_id on invite (organization_id, created_at desc);
create index invite_email on invite (email);

create table user_request (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  organization_id uuid not null references organization (id) on delete cascade,
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  rejected_at timestamptz,
  decided_by uuid references app_user (id) on delete set null
);
create index user_request_organization_id on user_request (organization_id, created_at desc);
create unique index user_request_waiting on user_request (user_id, organization_id)
  where approved_at is null and rejected_at is null;

-- projects --------------------------------------------------------------------------------------------
create table portfolio (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  unique (organization_id, name)
);

-- A project with a deployment is monitored, and its design is locked.
create table sentinel_deployment (
  project_id uuid primary key references project (id) on delete cascade,
  portfolio_id uuid references portfolio (id) on delete set null,
  tag text not null default 'default',
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now()
);

-- deleted projects can be restored for 30 days
alter table project add column deleted_at timestamptz;
alter table project add column deleted_by uuid references app_user (id) on delete set null;
alter table project add column exports_for_viewers boolean not null default true;
create index project_deleted_at on project (deleted_at) where deleted_at is not null;

-- administration --------------------------------------------------------------------------------------
create table feature_flag (
  id text primary key,
  description text not null,
  enabled boolean not null,
  constraints jsonb not null default '[]',
  updated_at timestamptz not null default now()
);
insert into feature_flag (id, description, enabled) values
  ('ga-open-registration', 'Anybody with a company e-mail address may register.', false),
  ('ga-third-party-login', 'Log in and sign up with Microsoft or another provider.', false),
  ('sentinel-demo', 'Monitor is a link in the navigation of every project.', false);

create table inverter_dataset (
  id uuid primary key default gen_random_uuid(),
  filename text not null,
  source_hash text not null unique,
  inverter_count integer not null,
  rejected jsonb not null default '[]',
  uploaded_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null default now()
);

create table cec_inverter (
  id uuid primary key default gen_random_uuid(),
  dataset_id uuid not null references inverter_dataset (id) on delete cascade,
  name text not null,
  manufacturer text not null,
  -- the fields of an inverter component
  parameters jsonb not null
);
create index cec_inverter_name on cec_inverter (lower(name));
create index cec_inverter_dataset_id on cec_inverter (dataset_id);

create table org_integration_server (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null unique references organization (id) on delete cascade,
  url text not null,
  bearer_token_encrypted text,
  ping jsonb,
  api_spec jsonb,
  api_spec_fetched_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table integration_schedule (
  schedule_id uuid primary key default gen_random_uuid(),
  integration_server_id uuid not null references org_integration_server (id) on delete cascade,
  project_id uuid references project (id) on delete cascade,
  job_name text not null,
  job_type text not null,
  job_data jsonb not null default '{}',
  crontab text not null,
  enabled boolean not null default true,
  next_run_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index integration_schedule_due on integration_schedule (next_run_at) where enabled;

create table integration_job_event (
  id uuid primary key default gen_random_uuid(),
  integration_server_id uuid not null references org_integration_server (id) on delete cascade,
  schedule_id uuid references integration_schedule (schedule_id) on delete set null,
  project_id uuid references project (id) on delete set null,
  job_name text not null,
  status text not null check (status in ('running', 'succeeded', 'failed')),
  http_status integer,
  message text,
  started_at timestamptz not null default now(),
  completed_at timestamptz
);
create index integration_job_event_started_at on integration_job_event (started_at desc);

alter table audit_log add column impersonator_id uuid;
create index audit_log_at on audit_log (at desc);

create table analytics_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  user_id uuid references app_user (id) on delete cascade,
  -- e-mail address of the administrator who acted as the user
  impersonator text,
  tab_session_id text not null,
  event text not null,
  path text,
  properties jsonb not null default '{}'
);
create index analytics_event_at on analytics_event (at desc);
