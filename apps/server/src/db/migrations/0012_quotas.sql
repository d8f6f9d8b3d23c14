-- Limits that were set: of the installation (no organisation), of one organisation, and of one of its projects.
create table quota_limit (
  organization_id uuid references organization (id) on delete cascade,
  project_id uuid references project (id) on delete cascade,
  -- of the table in quotas/quotaTable.ts
  name text not null,
  value bigint not null check (value >= 0),
  check (project_id is null or organization_id is not null),
  unique nulls not distinct (organization_id, project_id, name)
);

-- What was started on a day (UTC): it counts although its run or file is deleted.
create table daily_start (
  day date not null,
  organization_id uuid not null references organization (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('runs', 'jobs')),
  total integer not null,
  primary key (organization_id, day, kind, user_id)
);

-- Bytes of stored files, as changes whose sum is what is stored now: writers never wait for each other. The sweeper adds them up.
create table storage_change (
  -- a project; an organisation, for files of none of its projects
  owner_id uuid not null,
  bytes bigint not null
);
create index storage_change_owner_id on storage_change (owner_id);

create function stored_file_owner(project_id uuid, storage_key text) returns uuid language sql immutable as $$
  select coalesce(project_id, substring(storage_key from '^organizations/([0-9a-f-]{36})/')::uuid)
$$;

create function note_storage_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_change (owner_id, bytes)
    select stored_file_owner(project_id, storage_key), sum(size_bytes) from new_file
    where state <> 'deleting' and size_bytes > 0 and stored_file_owner(project_id, storage_key) is not null
    group by 1;
  elsif tg_op = 'DELETE' then
    insert into storage_change (owner_id, bytes)
    select stored_file_owner(project_id, storage_key), -sum(size_bytes) from old_file
    where state <> 'deleting' and size_bytes > 0 and stored_file_owner(project_id, storage_key) is not null
    group by 1;
  else
    insert into storage_change (owner_id, bytes)
    select owner_id, sum(bytes) from (
      select stored_file_owner(project_id, storage_key) as owner_id, size_bytes as bytes from new_file
      where state <> 'deleting'
      union all
      select stored_file_owner(project_id, storage_key), -size_bytes from old_file
      where state <> 'deleting'
    ) change
    where owner_id is not null
    group by owner_id having sum(bytes) <> 0;
  end if;
  return null;
end
$$;
create trigger stored_file_inserted after insert on stored_file
  referencing new table as new_file for each statement execute function note_storage_change();
create trigger stored_file_updated after update on stored_file
  referencing old table as old_file new table as new_file for each statement execute function note_storage_change();
create trigger stored_file_deleted after delete on stored_file
  referencing old table as old_file for each statement execute function note_storage_change();

insert into storage_change (owner_id, bytes)
select stored_file_owner(project_id, storage_key), sum(size_bytes) from stored_file
where state <> 'deleting' and size_bytes > 0 and stored_file_owner(project_id, storage_key) is not null
group by 1;
