-- % of the energy of a plant that is lost while it is out of service; null: none is taken.
alter table system_parameters add column unavailability_percentage double precision;
