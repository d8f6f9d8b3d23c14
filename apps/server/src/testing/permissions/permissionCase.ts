import type { ErrorCode, OrganizationRight, ProjectRight, ProjectStanding } from '@duet/contract'
import type { Ids } from './fixture.ts'
import type { RoleName, TokenScope } from './roles.ts'

/** Who may, in words: a role stands for itself and those above it; a right for those whom the contract grants it. */
export type Audience =
  | 'everybody'
  | 'signed in'
  /** By a session, also by an administrator who acts as the user: no API token. */
  | 'own session'
  /** The user in person: no API token, no administrator who acts as the user. */
  | 'oneself'
  /** What is another user's: as if it were not there. */
  | 'nobody else'
  | RankAudience
  /** System administrators, also while they act as somebody else. */
  | 'acting administrator'
  | 'system administrator'

export type RankAudience = `organization ${OrganizationRight}` | `project ${ProjectRight}`

/** Class of an answer: data, or the code of the error. */
export type Outcome = 'ok' | ErrorCode | (string & {})

/** One call of a root field, with what it answers to each role. */
export interface PermissionCase {
  /** The root field. */
  readonly field: string
  /** What is special about this case of the field, where it has several. */
  readonly variant?: string
  readonly may: Audience
  /** Arguments by name. Which of `ids` they hold is seen by watching. */
  readonly args?: (ids: Ids) => Readonly<Record<string, unknown>>
  /** Of the answer; a bare __typename by default. */
  readonly select?: string
  /** What an API token needs; by default read for a query, and no token opens a mutation. */
  readonly scope?: TokenScope | 'none'
  /** Open to users whose email address waits for its verification. */
  readonly isOpenUnverified?: true
  /** The answer to those who may: a later error of the domain means that access was granted. */
  readonly answers?: Outcome
  /** Cells that follow no rule. */
  readonly except?: Partial<Readonly<Record<RoleName, Outcome>>>
  /** Why there are exceptions; for the page. */
  readonly note?: string
  /** Ids whose form is checked together with the other input: such a text answers INVALID_INPUT. */
  readonly checksFormOf?: readonly (keyof Ids)[]
  /** What `prepare` makes of the project; else it is not monitored, and its viewers may export. */
  readonly project?: Partial<Pick<ProjectStanding, 'isLocked' | 'exportsForViewers'>>
  /** Who may not does not learn that it is there. */
  readonly isHidden?: true
  /** SQL for the rows, before each call. */
  readonly prepare?: (ids: Ids) => string
}

/** Cases of one domain, a table of the page. */
export interface PermissionDomain {
  readonly title: string
  readonly cases: readonly PermissionCase[]
}
