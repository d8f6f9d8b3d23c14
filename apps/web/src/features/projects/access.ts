/** What every member of the organisation may do with a project without being added to it. */
export const GENERAL_ACCESS = [
  { value: 'restricted', label: 'Only people added' },
  { value: 'viewer', label: 'Organization can view' },
  { value: 'editor', label: 'Organization can edit' },
] as const

export function accessLabel(access: string): string {
  return GENERAL_ACCESS.find(({ value }) => value === access)?.label ?? access
}

export const PROJECT_ROLES = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'operator', label: 'Operator' },
  { value: 'editor', label: 'Editor' },
  { value: 'owner', label: 'Owner' },
] as const

export function roleLabel(role: string): string {
  return PROJECT_ROLES.find(({ value }) => value === role)?.label ?? role
}
