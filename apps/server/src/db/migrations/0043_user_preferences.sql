-- How a user wants figures, times and colours shown; 'system' and 'locale' leave it to the browser.
alter table app_user
  add column unit_system text not null default 'si' check (unit_system in ('si', 'us')),
  add column color_scheme text not null default 'system'
    check (color_scheme in ('system', 'light', 'dark')),
  add column date_style text not null default 'locale'
    check (date_style in ('locale', 'iso', 'day_month', 'month_day')),
  add column hour_cycle text not null default 'locale'
    check (hour_cycle in ('locale', 'h24', 'h12'));
