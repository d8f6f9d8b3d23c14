import { organizationRefusal } from '@duet/contract'
import { createContext, useContext } from 'react'
import type { Membership } from '../currentUser.ts'

export interface CurrentOrganization {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** owner, admin, member or guest */
  readonly role_id: string
}

/** Filled by the shell for every route under /$org. */
export const CurrentOrganizationContext = createContext<CurrentOrganization | undefined>(undefined)

export function useCurrentOrganization(): CurrentOrganization {
  const organization = useContext(CurrentOrganizationContext)
  if (organization === undefined) {
    throw new Error('useCurrentOrganization was called outside the pages of an organisation')
  }
  return organization
}

export function organizationOf({ organization, role_id }: Membership): CurrentOrganization {
  return { id: organization.id, name: organization.name, slug: organization.slug, role_id }
}

/** Everybody but a guest may create projects. */
export function mayCreateProject({ role_id }: { readonly role_id: string }): boolean {
  return organizationRefusal(role_id, 'create') === undefined
}

/** Owners and admins change the organisation, its members and all of its projects. */
export function mayManage({ role_id }: { readonly role_id: string }): boolean {
  return organizationRefusal(role_id, 'admin') === undefined
}

export function mayDeleteOrganization({ role_id }: { readonly role_id: string }): boolean {
  return organizationRefusal(role_id, 'owner') === undefined
}
