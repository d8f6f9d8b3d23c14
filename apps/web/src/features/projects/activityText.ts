/** What was done, to stand after the name of who did it. */
const TEXTS: Readonly<Record<string, string>> = {
  project_created: 'created the project',
  project_imported: 'imported the project',
  project_copied: 'made this copy',
  project_copy_taken: 'took a copy',
  project_updated: 'changed name, place or access',
  project_deleted: 'deleted the project',
  project_restored: 'restored the project',
  project_deployed: 'deployed the project for monitoring',
  deployment_version_saved: 'changed how the project is monitored',
  mqtt_source_saved: 'changed the broker that readings come from',
  mqtt_source_deleted: 'removed the broker that readings came from',
  project_withdrawn: 'withdrew the project from monitoring',
  project_shared: 'gave a person a role in the project',
  project_user_removed: 'removed a person',
  enviro_dataset_deleted: 'deleted a meteo dataset',
  component_deleted: 'deleted a component',
  simulation_started: 'started a simulation',
  simulation_stopped: 'stopped a simulation',
  simulation_deleted: 'deleted a simulation',
}

/** Details that name what an action was about, the first that there is. */
const SUBJECTS = ['name', 'email', 'filename', 'copy_name', 'role_id'] as const

/** In words where the action is known, else its own name; with what it was about. */
export function activityText(action: string, details: unknown): string {
  const text = TEXTS[action] ?? action.replaceAll('_', ' ')
  const subject = subjectOf(details)
  return subject === undefined ? text : `${text}: ${subject}`
}

function subjectOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null) return undefined
  const values = new Map<string, unknown>(Object.entries(details))
  return SUBJECTS.map((key) => values.get(key)).find((value) => typeof value === 'string')
}
