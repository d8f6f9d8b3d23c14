-- Light on the open planes, plain and with cells at 25 °C (blocks by DC capacity), and time with readings of all inverters.
alter table day_sum
  add column poa_kwh_m2 double precision,
  add column poa_at_25c_kwh_m2 double precision,
  add column data_s double precision,
  add column total_s double precision;
-- Of inverters: time with light in the plane, and of it standing still by the event type that says so.
alter table node_day_sum
  add column useful_s real,
  add column down_s jsonb;
-- Days of before are evaluated again to have them.
update evaluation_day set status = 'open' where status = 'evaluated';
