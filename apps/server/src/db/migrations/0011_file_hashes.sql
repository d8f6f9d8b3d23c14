-- SHA-256 of each stored file as it was written, hex. Null while it is being written, and for files of before
-- until they were seen for the first time.
alter table stored_file add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');
