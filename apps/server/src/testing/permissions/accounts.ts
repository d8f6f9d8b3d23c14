import { randomUUID } from 'node:crypto'
import type { Rows } from './insertRows.ts'
import { USER_NAMES, type UserName } from './roles.ts'
import { domainOf } from './tenant.ts'

/** What is its user's alone. */
export interface OwnIds {
  readonly user: string
  readonly email: string
  /** Another place where the user is signed in. */
  readonly session: string
  readonly apiToken: string
  /** A phone that waits for its code. */
  readonly factor: string
  /** To a club that the user is not in. */
  readonly invite: string
  /** To join that club. */
  readonly request: string
}

export type Accounts = Readonly<Record<UserName, OwnIds>>

/** The applicant has an address that may ask to join the organisation. */
export function newAccounts(organization: string): Accounts {
  const accounts = USER_NAMES.map((name): [UserName, OwnIds] => {
    const user = randomUUID()
    const domain = name === 'applicant' ? domainOf(organization) : 'people.example'
    return [
      name,
      {
        user,
        email: `${name.toLowerCase()}-${user.slice(0, 8)}@${domain}`,
        session: randomUUID(),
        apiToken: randomUUID(),
        factor: randomUUID(),
        invite: randomUUID(),
        request: randomUUID(),
      },
    ]
  })
  return Object.fromEntries(accounts) as Accounts
}

export function accountRows(accounts: Accounts): Rows {
  const all = Object.entries(accounts)
  return {
    app_user: all.map(([name, { user, email }]) => ({
      id: user,
      email,
      name,
      first_name: name,
      last_name: 'User',
      email_verified: name !== 'unverified',
      role: name === 'systemAdmin' ? 'system_admin' : 'user',
    })),
    mfa_factor: all.map(([, { user, factor }], index) => ({
      id: factor,
      user_id: user,
      kind: 'phone',
      display_name: 'Phone',
      phone_number: `+3069${String(10_000_000 + index)}`,
    })),
  }
}
