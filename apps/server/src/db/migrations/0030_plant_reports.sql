-- Files that go with a message; they go when it was sent.
create table kept_attachment (
  message_id uuid not null references kept_message (id) on delete cascade,
  name text not null,
  content_type text not null,
  bytes bytea not null,
  primary key (message_id, name)
);

-- Who gets reports of a plant by mail. Without a row: none.
create table report_subscription (
  user_id uuid not null references app_user (id) on delete cascade,
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  -- since when; reports that were due before are not sent; null: not wanted
  daily_since timestamptz,
  monthly_since timestamptz,
  -- null: that of the plant
  time_zone text,
  -- minute of the day in the zone
  send_at smallint not null default 420 check (send_at between 0 and 1439),
  primary key (user_id, project_id)
);
create index report_subscription_project on report_subscription (project_id);

-- Each report goes to a person once.
create table report_delivery (
  user_id uuid not null references app_user (id) on delete cascade,
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  -- 2026-06-21 of a day, 2026-06 of a month
  period text not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, project_id, period)
);
create index report_delivery_project on report_delivery (project_id);
