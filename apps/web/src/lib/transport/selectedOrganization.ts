const KEY = 'duet.selectedOrganization'

/** Slug of the organisation that the user worked in last; sent with every call. */
export function selectedOrganization(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined
}

export function selectOrganization(slug: string): void {
  localStorage.setItem(KEY, slug)
}

export function forgetOrganization(): void {
  localStorage.removeItem(KEY)
}
