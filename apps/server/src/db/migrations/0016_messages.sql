-- What became of each message, and of each invitation. `waiting` messages are sent by the server, with another attempt
-- later where one fails. The text of a message that was sent is not kept: its links open accounts.
alter table kept_message
  add column kind text not null default 'email' check (kind in ('email', 'sms')),
  add column invite_id uuid references invite (id) on delete cascade,
  add column state text not null default 'kept' check (state in ('waiting', 'sent', 'failed', 'kept')),
  add column attempts integer not null default 0,
  -- of the last attempt
  add column error text,
  add column next_attempt_at timestamptz,
  add column sent_at timestamptz;
create index kept_message_due on kept_message (next_attempt_at) where state = 'waiting';
create index kept_message_invite_id on kept_message (invite_id, created_at desc);

-- link_hash: of the token in the link that was copied. Unlike that of the e-mail it does not prove the address.
alter table invite
  add column declined_at timestamptz,
  add column link_hash text unique;
