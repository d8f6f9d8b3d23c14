const MAX_PATH_LENGTH = 2000

/** Address of an operation below the server's own; a path that leaves it is undefined. */
export function integrationUrl(baseUrl: string, path: string): URL | undefined {
  if (!path.startsWith('/') || path.length > MAX_PATH_LENGTH || /[\\#\s]/.test(path))
    return undefined
  if (!URL.canParse(baseUrl + path)) return undefined
  const base = new URL(baseUrl)
  const url = new URL(baseUrl + path)
  // Dots in a path, also encoded ones, are resolved by now
  const root = `${base.pathname.replace(/\/$/, '')}/`
  return url.origin === base.origin && url.pathname.startsWith(root) ? url : undefined
}

/** Whether an OpenAPI description has the method at the path; one without any paths has none. */
export function isDescribed(apiSpec: unknown, method: string, path: string): boolean {
  const pathname = path.split('?', 1)[0] ?? path
  return Object.entries(recordOf(recordOf(apiSpec)['paths'])).some(
    ([template, operations]) =>
      fits(template, pathname) && method.toLowerCase() in recordOf(operations),
  )
}

/** '/jobs/{id}' fits '/jobs/12'. */
function fits(template: string, pathname: string): boolean {
  const wanted = template.split('/')
  const given = pathname.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (/^\{[^{}]+\}$/.test(part) ? given[i] !== '' : part === given[i]))
  )
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
