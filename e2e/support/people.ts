import { randomInt, randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { z } from 'zod'
import { type Api, apiOf } from './api.ts'
import { linkIn, mailTo } from './messages.ts'
import { ownServer } from './ownServer.ts'
import { firstUserApi, openPage, type Session, signedInState } from './session.ts'

/** Somebody who is registered. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly name: string
  readonly api: Api
}

export interface Organization {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly owner: Person
}

export interface Membership {
  readonly of: Organization
  /** owner, admin, member or guest */
  readonly as: string
}

export const PASSWORD = 'correct horse 7'

const idSchema = z.object({ id: z.string() })

/** Shorter than a token lives: the files of a run share this module. */
const SIGNED_IN_MS = 600_000
let admin: { readonly api: Promise<Api>; readonly sinceMs: number } | undefined

/** The system administrator, signed in anew before the token ends. */
export function adminApi(): Promise<Api> {
  const nowMs = performance.now()
  if (!admin || nowMs - admin.sinceMs > SIGNED_IN_MS)
    admin = { api: firstUserApi(), sinceMs: nowMs }
  return admin.api
}

/** An address that nobody else has, in a domain of companies. */
export function newEmail(name: string, domain = 'helio.example'): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@${domain}`
}

/** Somebody who has accepted an invitation, to an organisation or to the product alone. */
export async function newPerson(
  name: string,
  membership?: Membership,
  email = newEmail(name),
): Promise<Person> {
  const { token } = await invite(email, membership)
  const caller = { baseUrl: ownServer().baseUrl, token: undefined, address: newAddress() }
  const session = await apiOf(caller).ask(
    'LocalRegister',
    `mutation LocalRegister($email: String!, $password: String!, $token: String) {
      localRegister(email: $email, password: $password, invite_token: $token) {
        ... on TokenPayload { token } ... on AuthError { code message }
      }
    }`,
    { email, password: PASSWORD, token },
    z.object({ token: z.string() }),
  )
  const api = apiOf({ ...caller, token: session.token })
  const [first_name = '', last_name = ''] = name.split(' ')
  const { id } = await api.ask(
    'UpdateUser',
    `mutation UpdateUser($first_name: String!, $last_name: String!) {
      updateUser(first_name: $first_name, last_name: $last_name) { id }
    }`,
    { first_name, last_name },
    idSchema,
  )
  return { id, email, password: PASSWORD, name, api }
}

/** Sends an invitation; gives what the link of its email holds. */
export async function invite(
  email: string,
  membership?: Membership,
): Promise<{ readonly id: string; readonly token: string; readonly link: string }> {
  const { id } = membership
    ? await membership.of.owner.api.ask(
        'InviteOrganizationUser',
        `mutation InviteOrganizationUser($id: ID!, $email: String!, $role: String!) {
          inviteOrganizationUser(organization_id: $id, email: $email, role_id: $role) { id }
        }`,
        { id: membership.of.id, email, role: membership.as },
        idSchema,
      )
    : await (await adminApi()).ask(
        'InviteUser',
        'mutation InviteUser($email: String!) { inviteUser(email: $email) { id } }',
        { email },
        idSchema,
      )
  const link = linkIn(await mailTo(email, `Invitation to ${membership?.of.name ?? 'DUET'}`))
  return { id, link, token: new URL(link).searchParams.get('token') ?? '' }
}

/** An organisation of its own, so that a test meets nobody else. */
export async function newOrganization(name: string, ownerName: string): Promise<Organization> {
  const owner = await newPerson(ownerName)
  const { organization } = await owner.api.ask(
    'CreateOrganization',
    `mutation CreateOrganization($input: OrganizationInput!) {
      createOrganization(input: $input) { organization { id slug name } }
    }`,
    { input: { name } },
    z.object({ organization: z.object({ id: z.string(), slug: z.string(), name: z.string() }) }),
  )
  return { ...organization, owner }
}

/** A page of somebody who is signed in, as after the login form. */
export async function openAs(
  browser: Browser,
  { email, password }: Pick<Person, 'email' | 'password'>,
  options: BrowserContextOptions = {},
): Promise<Session> {
  const baseUrl = ownServer().baseUrl
  const address = newAddress()
  const caller = { baseUrl, token: undefined, address, userAgent: options.userAgent }
  return openPage(browser, 1440, 900, {
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    storageState: await signedInState(caller, email, password),
  })
}

/** A page of somebody who is not signed in, from a network address of their own. */
export function openAsStranger(browser: Browser): Promise<Session> {
  return openPage(browser, 1440, 900, { extraHTTPHeaders: { 'x-forwarded-for': newAddress() } })
}

/** Attempts are counted by network address. */
function newAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
}

/** Turns a feature on or off for everybody. */
export async function setFlag(id: string, enabled: boolean): Promise<void> {
  await (await adminApi()).ask(
    'UpdateFeatureFlag',
    `mutation UpdateFeatureFlag($id: ID!, $enabled: Boolean!) {
      updateFeatureFlag(id: $id, enabled: $enabled, constraints: []) { id }
    }`,
    { id, enabled },
    idSchema,
  )
}
