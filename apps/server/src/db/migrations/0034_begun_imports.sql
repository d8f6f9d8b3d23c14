-- The project was made for an import from PVsyst, and nothing was designed in it since: it is listed as unfinished.
alter table project add column is_pvsyst_import_begun boolean not null default false;
