-- A run in which an input of another run is changed, to find what the energy makes of it; what is changed is in its manifest.
alter table simulation add column sensitivity_of uuid references simulation (id) on delete set null;
create index simulation_sensitivity_of on simulation (sensitivity_of) where sensitivity_of is not null;
