-- How often the rows, times or place of a dataset were corrected after its import, from 1; runs write down which one they had.
alter table enviro_dataset add column revision integer not null default 1;
