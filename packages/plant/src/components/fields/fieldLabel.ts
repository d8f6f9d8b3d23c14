import type { FieldDescriptor } from './fields.ts'

/**
 * What a form calls the place that an error's path names: `cells.0` is `Cells (rows)`, `iam_profile.3.angle` is
 * `IAM profile, row 4, Incidence angle`, and a point of an efficiency curve `Efficiency curves, curve 1, row 2, DC power`.
 * An unknown path stays as it is.
 */
export function fieldLabel(fields: readonly FieldDescriptor[], path: string): string {
  const [name, ...rest] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  if (field === undefined) return path
  const [index] = rest
  if (index === undefined) return field.label
  const part = field.partLabels?.[Number(index)]
  if (part !== undefined) return `${field.label} (${part})`
  const column = field.columns?.find((candidate) => candidate.name === rest.at(-1))
  const names = [field.label, ...placeInList(field, rest)]
  return [...names, ...(column === undefined ? [] : [column.label])].join(', ')
}

/** `row 4` in a list of points, `curve 1, row 2` and `curve 1, Input voltage` in a list of curves. */
function placeInList(field: FieldDescriptor, [index, part, row]: readonly string[]): string[] {
  const place = Number(index) + 1
  if (field.type !== 'curveList') return [`row ${place}`]
  const inside = part === 'input_voltage' ? ['Input voltage'] : []
  return [`curve ${place}`, ...inside, ...(row === undefined ? [] : [`row ${Number(row) + 1}`])]
}
