/** Roles in an organisation, from most to least. */
export const ROLE_OPTIONS = [
  { value: 'owner', label: 'Owner' },
  { value: 'admin', label: 'Admin' },
  { value: 'member', label: 'Member' },
  { value: 'guest', label: 'Guest' },
] as const

export function roleLabel(role: string): string {
  return ROLE_OPTIONS.find(({ value }) => value === role)?.label ?? role
}
