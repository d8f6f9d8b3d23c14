-- Downloads from weather providers into a project: how far each is, and what the upload that it became is of.
create table weather_fetch (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  user_id uuid not null references app_user (id),
  source text not null,
  request jsonb not null,
  status text not null default 'running' check (status in ('running', 'completed', 'failed')),
  total_parts integer not null default 1,
  completed_parts integer not null default 0,
  -- of a completed one: an upload of the project, and the place that its weather is of
  filename text,
  storage_key text,
  size_bytes bigint,
  latitude double precision,
  longitude double precision,
  attribution text,
  -- when the provider gave the file; older than created_at where a kept copy was taken
  fetched_at timestamptz,
  error_code text,
  error_message text,
  created_at timestamptz not null default now(),
  -- a fetch that its server no longer works on is told by it
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
create index weather_fetch_project_id on weather_fetch (project_id, created_at desc);
create unique index weather_fetch_storage_key on weather_fetch (storage_key);

-- The kept file of a download goes with its row, also where its organisation is deleted.
create function drop_weather_download() returns trigger language plpgsql as $$
begin
  update stored_file set state = 'deleting' where storage_key = old.storage_key;
  return old;
end
$$;
create trigger weather_download_dropped after delete on weather_download
  for each row execute function drop_weather_download();
