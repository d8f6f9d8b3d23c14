/** Every event that analytics may store: what users do, never what their data hold. */
export const ANALYTICS_EVENTS = [
  'account_edited',
  'block_changed',
  'collaborator_added',
  'component_changed',
  'data_exported',
  'file_uploaded',
  'layer_changed',
  'meteo_changed',
  'page_viewed',
  'password_reset',
  'project_created',
  'project_updated',
  'pvsyst_imported',
  'raster_changed',
  'signed_up',
  'simulation_ended',
  'simulation_started',
] as const

export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number]

/** Events of one call. */
export const MAX_ANALYTICS_BATCH = 50
