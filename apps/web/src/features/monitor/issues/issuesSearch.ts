import { EVENT_TYPE_KEYS, ISSUE_STATE_KEYS, SEVERITY_KEYS } from '@duet/monitoring/texts'
import * as z from 'zod'

/** One of some words; anything else is none. */
const oneOf = (words: readonly string[]) =>
  z
    .string()
    .refine((word) => words.includes(word))
    .optional()
    .catch(undefined)

const text = z.string().max(200).optional().catch(undefined)

/** What issues and events are filtered by, in the address. */
export const issuesSearch = z.object({
  type: oneOf(EVENT_TYPE_KEYS),
  component: text,
  severity: oneOf(SEVERITY_KEYS),
  state: oneOf(ISSUE_STATE_KEYS),
  /** Id of a node. */
  node: text,
  /** As the server is asked: 'kwh desc'. */
  sort: z
    .string()
    .regex(/^[a-z_]+ (asc|desc)$/)
    .optional()
    .catch(undefined),
  page: z.number().int().min(1).optional().catch(undefined),
})
export type IssuesSearch = z.output<typeof issuesSearch>

export const issueSearch = z.object({
  /** The day whose readings are shown; absent: the last days of the issue. */
  day: z.iso.date().optional().catch(undefined),
})

interface Days {
  readonly from: string
  readonly to: string
}

/** The filter of a query, of what the address says and the days of the page. */
export function filterOf(
  { type, component, severity, state, node }: IssuesSearch,
  { from, to }: Days,
): {
  readonly from: string
  readonly to: string
  readonly event_types: string[] | null
  readonly components: string[] | null
  readonly severities: string[] | null
  readonly states: string[] | null
  readonly hierarchy_ids: string[] | null
} {
  return {
    from,
    to,
    event_types: list(type),
    components: list(component),
    severities: list(severity),
    states: list(state),
    hierarchy_ids: list(node),
  }
}

const list = (word: string | undefined): string[] | null => (word === undefined ? null : [word])
