import { domainToASCII } from 'node:url'
import providers from 'email-providers/all.json' with { type: 'json' }

const PUBLIC_DOMAINS: ReadonlySet<string> = new Set(providers)

/** Labels of letters, digits and hyphens between dots, the last one of letters. */
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]+|[a-z]{2,63})$/

/** The domain of an address, in lower case. */
export function domainOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** True for the domain of a free or public provider of mailboxes. */
export function isPublicEmailDomain(domain: string): boolean {
  return PUBLIC_DOMAINS.has(domain)
}

/** A domain as mail servers write it: lower case, other scripts in their ASCII form. Undefined for what is none. */
export function parseDomain(text: string): string | undefined {
  const domain = domainToASCII(text.trim().replace(/^@/, '')).toLowerCase()
  return DOMAIN.test(domain) ? domain : undefined
}
