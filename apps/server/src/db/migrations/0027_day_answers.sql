-- What pages have made of the readings of a day: it is read again as long as the day has the same stamp.
create table day_answer (
  project_id uuid not null references sentinel_deployment (project_id) on delete cascade,
  -- of what, and by what: a digest
  key text not null,
  date date not null,
  stamp text not null,
  -- serialized by node:v8
  content bytea not null,
  primary key (project_id, key, date)
);
