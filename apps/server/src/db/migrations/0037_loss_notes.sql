-- Where the losses of a plant come from and how sure they are, by the key of the loss: {"soiling": {"note": "...", "sigma_percentage": 0.5}}.
alter table project add column loss_notes jsonb not null default '{}';
