/** Builds the web application and the guide where their sources have changed since the last build. */
export function buildWebApp(): Promise<void>
