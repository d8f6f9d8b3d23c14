import { ORGANIZATION_ROLES, oneLine } from '@duet/contract'
import { z } from 'zod'
import type { OrganizationInput, QueryInvitesArgs } from '../graphql/resolvers.gen.ts'
import { emailInput } from '../input/emailInput.ts'
import { pageFields } from '../input/pageFields.ts'
import { isPublicEmailDomain, parseDomain } from '../mail/emailDomains.ts'

export const MAX_NAME = 200
const MAX_SLUG = 60
const MAX_DOMAINS = 50

/** First segments of addresses that the application, the server or the documentation use themselves. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  `admin api assets auth basemap credits docs email favicon files fonts health home
  images img index login logout metrics monitor monitor-portfolios onboarding
  organization-picker project project-create project-open projects public pv3
  ready register settings static www`.split(/\s+/),
)
const SLUG = /^[a-z0-9](-?[a-z0-9])*$/

export interface OrganizationFields {
  readonly name: string
  /** Undefined where it was not given. */
  readonly slug: string | undefined
  readonly allowed_domains: readonly string[] | undefined
}

export interface OrganizationFieldError {
  readonly message: string
  readonly field: 'name' | 'slug' | 'allowed_domains'
}

export interface CheckedOrganization {
  readonly fields: OrganizationFields
  readonly errors: readonly OrganizationFieldError[]
}

/** Fields as they are stored, with everything that is wrong with them. */
export function checkOrganization(input: OrganizationInput): CheckedOrganization {
  const name = oneLine(input.name)
  const slug = input.slug?.trim() || undefined
  const domains = input.allowed_domains?.map((text) => text.trim()).filter((text) => text !== '')
  return {
    fields: {
      name,
      slug,
      allowed_domains: domains && [...new Set(domains.flatMap((text) => parseDomain(text) ?? []))],
    },
    errors: [
      ...nameErrors(name),
      ...(slug === undefined ? [] : slugErrors(slug)),
      ...domainErrors(domains ?? []),
    ],
  }
}

function nameErrors(name: string): OrganizationFieldError[] {
  if (name === '') return [{ field: 'name', message: 'Name is required' }]
  if (name.length <= MAX_NAME) return []
  return [{ field: 'name', message: `Name must be at most ${MAX_NAME} characters` }]
}

function slugErrors(slug: string): OrganizationFieldError[] {
  if (!SLUG.test(slug) || slug.length > MAX_SLUG) {
    const message = `Slug must be at most ${MAX_SLUG} lower-case letters, digits and single hyphens between them`
    return [{ field: 'slug', message }]
  }
  return RESERVED_SLUGS.has(slug)
    ? [{ field: 'slug', message: `The slug '${slug}' is reserved. Choose another one` }]
    : []
}

export const slugTaken = (slug: string): OrganizationFieldError => ({
  field: 'slug',
  message: `The slug '${slug}' is taken. Choose another one`,
})

function domainErrors(domains: readonly string[]): OrganizationFieldError[] {
  const field = 'allowed_domains'
  if (domains.length > MAX_DOMAINS) return [{ field, message: `At most ${MAX_DOMAINS} domains` }]
  return domains.flatMap((text) => {
    const domain = parseDomain(text)
    if (!domain) return [{ field, message: `'${text}' is not a domain, such as example.com` }]
    if (!isPublicEmailDomain(domain)) return []
    const message = `'${domain}' is a free or public email domain: everybody can have an address there`
    return [{ field, message }]
  })
}

/** A slug made of a name; the caller adds a number where it is taken. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, MAX_SLUG - 8)
  const trimmed = slug.replaceAll(/^-+|-+$/g, '')
  if (trimmed === '') return 'organization'
  return RESERVED_SLUGS.has(trimmed) ? `${trimmed}-1` : trimmed
}

export const roleSchema = z.enum(ORGANIZATION_ROLES)

export const memberSchema = z.object({ email: emailInput, role_id: roleSchema })

/** Skip and take of a list. */
export const pageSchema = z.object(pageFields(500))

export type PageInput = Pick<QueryInvitesArgs, 'skip' | 'take'>
