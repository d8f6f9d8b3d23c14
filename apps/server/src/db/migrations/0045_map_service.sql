-- Services of the map that a system administrator has set: satellite pictures, heights, search of places.
create table map_service (
  kind text primary key check (kind in ('imagery', 'terrain', 'places')),
  name text not null,
  -- {key} stands where the key goes
  url text not null,
  key_encrypted text,
  max_zoom integer check (max_zoom between 0 and 24),
  -- terrain: how colours hold heights; places: what the service speaks
  format text,
  attribution text not null,
  -- who accepted the terms of the service, and when
  updated_by uuid references app_user (id) on delete set null,
  updated_at timestamptz not null default now()
);
