import type { FieldDescriptor } from './fields.ts'

/**
 * What a form calls the place that an error's path names: `cells.0` is `Cells (rows)`, `iam_profile.3.angle` is
 * `IAM Profile, row 4, Incidence Angle`. An unknown path stays as it is.
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
  const row = `${field.label}, row ${Number(index) + 1}`
  return column === undefined ? row : `${row}, ${column.label}`
}
