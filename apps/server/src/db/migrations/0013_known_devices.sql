-- Browsers and networks from which a user has signed in: a sign-in from another one is told to the user.
create table known_device (
  user_id uuid not null references app_user (id) on delete cascade,
  -- of the name of the browser and the network, not of what tells one person's device from another's
  device_hash text not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_device_last_used_at on known_device (last_used_at);
