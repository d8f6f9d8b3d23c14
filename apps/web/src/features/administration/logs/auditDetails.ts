/** One detail of an audit row as it is shown. */
export interface AuditDetail {
  readonly label: string
  readonly value: string
}

/** 'organization_created' -> 'Organization created' */
export function actionText(action: string): string {
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The details of an audit row, flat: parts of parts are named by their path. Empty ones are left out. */
export function auditDetails(details: unknown): readonly AuditDetail[] {
  return flat('', details)
}

function flat(path: string, value: unknown): readonly AuditDetail[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object' || one === null)
    if (isPlain)
      return value.length === 0 ? [] : [{ label: labelOf(path), value: value.join(', ') }]
    return value.flatMap((one, index) => flat(`${path} ${index + 1}`, one))
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) =>
      flat(path === '' ? key : `${path} ${key}`, part),
    )
  }
  return [{ label: labelOf(path), value: plain(value) }]
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function labelOf(path: string): string {
  return path === '' ? 'value' : path.replaceAll('_', ' ')
}
