-- What was tried and refused, and who came in; written beside the calls, equal ones of a minute in one row.
create table security_event (
  id bigint generated always as identity primary key,
  minute timestamptz not null,
  -- Keyed hash of all that equal events share
  fold_hash text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  count integer not null,
  kind text not null,
  outcome text not null,
  operation text,
  user_id uuid,
  impersonator_id uuid,
  api_token_id uuid,
  ip_address text,
  user_agent text,
  details jsonb not null default '{}',
  unique (minute, fold_hash)
);
create index security_event_last on security_event (last_at desc, id desc);
create index security_event_user on security_event (user_id, last_at desc);
