-- The description of the flag takes the word of the screens; one that somebody has changed stays.
update feature_flag
set description = 'Anybody with a company email address may register.'
where id = 'ga-open-registration'
  and description = 'Anybody with a company e-mail address may register.';
