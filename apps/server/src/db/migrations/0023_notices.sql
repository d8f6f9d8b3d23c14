-- What people are told of the issues of plants that they see. Without a row: in the application, from major on.
create table notice_setting (
  user_id uuid primary key references app_user (id) on delete cascade,
  least_severity text not null default 'major'
    check (least_severity in ('info', 'minor', 'major', 'critical')),
  mail text not null default 'never' check (mail in ('never', 'at_once', 'daily')),
  time_zone text not null default 'UTC',
  -- minutes of the day between which no mail is sent, which wait until the end; null: there are none
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  -- minute of the day of the daily mail, and the day of the last one, both of the zone
  daily_at smallint not null default 420 check (daily_at between 0 and 1439),
  daily_sent_on date,
  check ((quiet_from is null) = (quiet_to is null))
);

-- The severity in which an issue was last told: it is told again when it gets worse.
create table issue_told (
  issue_id uuid primary key references issue (id) on delete cascade,
  severity text not null
);

create table notice (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  issue_id uuid not null references issue (id) on delete cascade,
  kind text not null check (kind in ('new', 'worse')),
  severity text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mail text not null check (mail in ('none', 'waiting', 'sent'))
);
create index notice_user on notice (user_id, id);
create index notice_issue on notice (issue_id);
create index notice_waiting on notice (user_id) where mail = 'waiting';
