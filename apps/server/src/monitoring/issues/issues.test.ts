import type { IssueEvent } from '@duet/monitoring'
import { samplePlant } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { addProjectUser } from '../../projects/projectUsers.ts'
import { outcomeOf } from '../../testing/codes.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { issueEvents } from '../events/issueEvents.ts'
import { portfolioSummaryCard } from '../events/portfolioCards.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { event, result } from '../testing/dayResults.ts'
import { assignIssue, commentIssue, setIssueStates, setIssueTicket } from './changeIssues.ts'
import { mergeIssues, splitIssue } from './mergeIssues.ts'
import { issue, issueAssignees, issueIndex, issues } from './readIssues.ts'

let server: TestServer
let ann: TestUser
let otto: TestUser
let vera: TestUser
let eve: TestUser
let org: string

beforeAll(async () => {
  server = await startTestServer()
  const names = ['ann', 'otto', 'vera', 'eve']
  const users = await Promise.all(names.map((name) => server.newUser(`${name}@example.org`)))
  ;[ann, otto, vera, eve] = users as [TestUser, TestUser, TestUser, TestUser]
  org = await server.newOrganization('acme', {
    [ann.id]: 'owner',
    [otto.id]: 'member',
    [vera.id]: 'member',
  })
  await server.newOrganization('other', { [eve.id]: 'owner' })
})
afterAll(() => server.close())

/** Ann's plant, of which Otto is operator and Vera viewer. */
async function newPlant(input: object = {}): Promise<string> {
  const { id } = await importProject(server, ann.id, {
    organization_id: org,
    document: samplePlant(),
  })
  await deployProject(server, ann.id, { project_id: id, input: { time_zone: 'UTC', ...input } })
  await addProjectUser(server, ann.id, id, { email: otto.email, role_id: 'operator' })
  await addProjectUser(server, ann.id, id, { email: vera.email, role_id: 'viewer' })
  return id
}

const june = (day: number): string => `2026-06-${String(day).padStart(2, '0')}`
/** An event of a day from an hour on. */
const at = (day: number, hour = 10, hours = 4, change: Partial<IssueEvent> = {}): IssueEvent =>
  event({
    timestamp: `${june(day)}T${String(hour).padStart(2, '0')}:00:00Z`,
    duration_s: hours * 3600,
    ...change,
  })
const store = (project_id: string, day: number, ...events: readonly IssueEvent[]): Promise<void> =>
  storeDayResult(server.db, project_id, result(june(day), events))
/** Days with one event from ten to two each. */
async function storeAll(project_id: string, days: readonly number[]): Promise<void> {
  for (const day of days) await store(project_id, day, at(day))
}
const list = async (project_id: string, args: object = {}) =>
  (await issues(server, ann.id, { project_id, order_by: 'first_at asc', ...args })).issues
/** Each issue as its days and state. */
const spans = async (project_id: string): Promise<readonly string[]> =>
  (await list(project_id)).map(
    ({ first_date, last_date, day_count, state }) =>
      `${Number(first_date.slice(8))}-${Number(last_date.slice(8))} ${day_count} ${state}`,
  )
const only = async (project_id: string): Promise<string> => {
  const [one, ...others] = await list(project_id)
  expect(others).toEqual([])
  return one?.id ?? ''
}
const setState = (project_id: string, id: string, state: string, reason?: string) =>
  setIssueStates(server, otto.id, { project_id, ids: [id], state, reason })
describe('events of a node and type', () => {
  test('are of one issue while less than 24 clean hours lie between them', async () => {
    const project_id = await newPlant()
    // ends at two; begins at one, 23 hours later; the next at two, 25 hours after its end
    await store(project_id, 1, at(1))
    await store(project_id, 2, at(2, 13, 0.5))
    await store(project_id, 3, at(3, 14, 1), at(3, 9, 1, { event_type: 'snow' }))
    expect(await spans(project_id)).toEqual(['1-2 2 resolved', '3-3 1 open', '3-3 1 open'])
  })

  test('are of one issue over days that nobody has evaluated, and of two when these prove clean', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1, 4])
    expect(await spans(project_id)).toEqual(['1-4 2 open'])
    await store(project_id, 3)
    expect(await spans(project_id)).toEqual(['1-1 1 resolved', '4-4 1 open'])
    // and of one again when the days between have it as well, the later first
    await store(project_id, 3, at(3))
    expect(await spans(project_id)).toEqual(['1-4 3 open'])
    await store(project_id, 2)
    expect(await spans(project_id)).toEqual(['1-1 1 resolved', '3-4 2 open'])
    await store(project_id, 2, at(2))
    expect(await spans(project_id)).toEqual(['1-4 4 open'])
  })

  test('come to the same issues whatever the order of the days', async () => {
    const [forwards, backwards] = [await newPlant(), await newPlant()]
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const has = new Set([1, 2, 5, 7, 8, 9, 12])
    const day = (project_id: string, date: number) =>
      store(project_id, date, ...(has.has(date) ? [at(date)] : []))
    for (const date of days) await day(forwards, date)
    for (const date of days.toReversed()) await day(backwards, date)
    const expected = ['1-2 2 resolved', '5-5 1 resolved', '7-9 3 resolved', '12-12 1 open']
    expect(await spans(forwards)).toEqual(expected)
    expect(await spans(backwards)).toEqual(expected)
  })

  test('a day without readings is not a clean day', async () => {
    const project_id = await newPlant()
    const silent = (day: number) =>
      at(day, 0, 24, { hierarchy_id: 'sys', component: 'system', event_type: 'comm_loss' })
    await store(project_id, 1, at(1))
    await store(project_id, 2, silent(2))
    const [fault] = await list(project_id, { filter: { event_types: ['curtailment'] } })
    expect(fault).toMatchObject({ state: 'open' })
    await store(project_id, 3, at(3))
    expect(await spans(project_id)).toEqual(['1-3 2 open', '2-2 1 resolved'])
  })

  test('cost what their days cost, at the price of the day', async () => {
    const project_id = await newPlant({ price_per_kwh: 0.1, currency: 'USD' })
    await store(project_id, 1, at(1, 10, 1), at(1, 12, 1, { allocated_delta: 30 }))
    await store(project_id, 2, at(2, 9, 1, { allocated_delta: 4 }))
    await store(project_id, 3, at(3, 9, 1, { event_type: 'soiling', allocated_delta: 0.5 }))
    const page = await issues(server, ann.id, { project_id, take: 1 })
    expect(page).toMatchObject({ total: 2, kwh: 44.5, currency: 'USD' })
    expect(page.money).toBeCloseTo(4.45)
    expect(page.issues).toMatchObject([
      { row_count: 3, day_count: 2, kwh: 44, severity: 'critical', node_name: 'Grid meter' },
    ])
    expect(page.issues[0]?.money).toBeCloseTo(4.4)
    const index = await issueIndex(server, ann.id, { project_id, filter: { from: june(2) } })
    expect(index).toMatchObject([
      {
        component: 'meter',
        event_type: 'curtailment',
        issue_count: 1,
        row_count: 1,
        dates: ['2026-06-02'],
        kwh_by_date: [4],
      },
      { event_type: 'soiling', kwh: 0.5, open_count: 1 },
    ])
    expect(await list(project_id, { filter: { severities: ['info'] } })).toHaveLength(1)
    expect(await list(project_id, { filter: { to: june(2) } })).toHaveLength(1)
    const rows = await issueEvents(server, ann.id, {
      project_id,
      filter: { issue_ids: [page.issues[0]?.id ?? ''] },
    })
    expect(rows.total).toBe(3)
  })
})

describe('what people did', () => {
  test('survives that a day is evaluated again, and an issue without events says so', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1, 2])
    const id = await only(project_id)
    await setState(project_id, id, 'acknowledged')
    await commentIssue(server, otto.id, { id, text: ' Fuse ordered ' })
    await store(project_id, 2, at(2, 12, 1))
    await store(project_id, 1)
    await store(project_id, 2)
    const [empty] = await list(project_id)
    expect(empty).toMatchObject({ id, row_count: 0, kwh: 0, state: 'acknowledged' })
    await store(project_id, 2, at(2, 9, 1))
    expect(await list(project_id)).toMatchObject([{ id, day_count: 1, kwh: 10 }])
    const { activity } = await issue(server, vera.id, id)
    expect(activity.map(({ kind, user }) => `${kind} ${user?.email}`)).toEqual([
      'comment otto@example.org',
      'state otto@example.org',
    ])
    expect(activity[0]?.details).toEqual({ text: 'Fuse ordered' })
  })

  test('is not there: an issue that lost its events goes', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1])
    await store(project_id, 1)
    expect(await list(project_id)).toEqual([])
  })

  test('an ignored issue stays ignored while it lasts, and needs a reason', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1, 2])
    const id = await only(project_id)
    expect(await outcomeOf(setState(project_id, id, 'ignored', ' '))).toBe('INVALID_INPUT')
    await setState(project_id, id, 'ignored', 'Grid operator')
    await storeAll(project_id, [3])
    await store(project_id, 4)
    await store(project_id, 5, at(5))
    expect(await spans(project_id)).toEqual(['1-3 3 ignored', '5-5 1 open'])
    const [ignored] = await list(project_id)
    expect(ignored).toMatchObject({ id, reason: 'Grid operator' })
  })

  test('an issue is resolved by itself, says so, and opens when late data bring it back', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1])
    await store(project_id, 2)
    const id = await only(project_id)
    const { issue: done, activity } = await issue(server, ann.id, id)
    expect(done).toMatchObject({ state: 'resolved', state_at: null })
    expect(activity).toMatchObject([{ kind: 'state', user: null, details: { to: 'resolved' } }])
    await store(project_id, 2, at(2))
    expect(await spans(project_id)).toEqual(['1-2 2 open'])
  })

  test('a resolved issue opens again when its fault comes back within 24 hours, later a new one begins', async () => {
    const project_id = await newPlant()
    const day = (ahead: number): string =>
      new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const put = (ahead: number, hour?: string) =>
      storeDayResult(
        server.db,
        project_id,
        result(
          day(ahead),
          hour ? [event({ timestamp: `${day(ahead)}T${hour}:00:00Z`, duration_s: 60 })] : [],
        ),
      )
    await put(-1, '12')
    const id = await only(project_id)
    await setState(project_id, id, 'resolved')
    // what is found later of the time before was repaired with it
    await put(-1, '10')
    expect(await list(project_id)).toMatchObject([{ id, state: 'resolved' }])
    await put(0, '00')
    await put(1, '00')
    expect(await list(project_id)).toMatchObject([{ id, state: 'open', state_at: null }])
    await put(2)
    await put(3, '12')
    expect(await list(project_id)).toMatchObject([{ id, state: 'resolved' }, { state: 'open' }])
  })

  test('two at once: each is noted once, with what it changed', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1])
    const id = await only(project_id)
    const both = (state: string, reason?: string) =>
      setIssueStates(server, ann.id, { project_id, ids: [id], state, reason })
    await Promise.all([both('acknowledged'), setState(project_id, id, 'acknowledged')])
    await Promise.all([
      both('ignored', 'Known'),
      setState(project_id, id, 'in_progress'),
      store(project_id, 1, at(1, 11)),
    ])
    const { activity, issue: now } = await issue(server, ann.id, id)
    expect(activity).toHaveLength(3)
    const steps = activity.toReversed().map(({ details }) => details as Record<string, string>)
    expect(steps.map(({ from }) => from)).toEqual(['open', 'acknowledged', steps[1]?.['to']])
    expect(now.state).toBe(steps[2]?.['to'])
  })

  test('an issue has a ticket and somebody who sees the project', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1])
    const id = await only(project_id)
    expect(await setIssueTicket(server, otto.id, { id, ticket: ' OM-12 ' })).toMatchObject({
      ticket: 'OM-12',
    })
    const seers = await issueAssignees(server, otto.id, project_id)
    expect(seers.map(({ email }) => email)).toEqual([ann, otto, vera].map(({ email }) => email))
    const given = await assignIssue(server, otto.id, { id, user_id: vera.id })
    expect(given.assignee).toMatchObject({ email: vera.email })
    expect(await list(project_id, { filter: { assignee_ids: [vera.id] } })).toHaveLength(1)
    for (const user_id of [eve.id, 'nobody'])
      expect(await outcomeOf(assignIssue(server, otto.id, { id, user_id }))).toBe('INVALID_INPUT')
    expect(await assignIssue(server, otto.id, { id, user_id: null })).toMatchObject({
      assignee: null,
    })
    const { activity } = await issue(server, otto.id, id)
    expect(activity.map(({ kind }) => kind)).toEqual(['assignee', 'assignee', 'ticket'])
  })

  test('is for operators; viewers look, and others learn nothing', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1, 2])
    const id = await only(project_id)
    const acts = (userId: string) => [
      setIssueStates(server, userId, { project_id, ids: [id], state: 'acknowledged' }),
      assignIssue(server, userId, { id, user_id: null }),
      setIssueTicket(server, userId, { id, ticket: 'x' }),
      commentIssue(server, userId, { id, text: 'x' }),
      mergeIssues(server, userId, { project_id, ids: [id], into: id }),
      splitIssue(server, userId, { id, dates: [june(1)] }),
      issueAssignees(server, userId, project_id),
    ]
    const codes = (userId: string) => Promise.all(acts(userId).map(outcomeOf))
    expect(new Set(await codes(vera.id))).toEqual(new Set(['FORBIDDEN']))
    expect(new Set(await codes(eve.id))).toEqual(new Set(['NOT_FOUND']))
    expect((await issue(server, vera.id, id)).activity).toEqual([])
    expect(await outcomeOf(issue(server, eve.id, id))).toBe('NOT_FOUND')
    const foreign = await newPlant()
    const ids = [id]
    const across = setIssueStates(server, otto.id, { project_id: foreign, ids, state: 'open' })
    expect(await outcomeOf(across)).toBe('NOT_FOUND')
  })
})

describe('merged issues', () => {
  test('are one with all events and activity, to which the others lead, also after evaluations', async () => {
    const project_id = await newPlant()
    const snow = { event_type: 'snow' } as const
    await store(project_id, 1, at(1), at(1, 10, 4, snow))
    await store(project_id, 2, at(2), at(2, 10, 4, snow))
    const [one, two] = await list(project_id)
    if (!one || !two) throw new Error('there are two issues')
    await commentIssue(server, otto.id, { id: two.id, text: 'The same' })
    await setIssueTicket(server, otto.id, { id: two.id, ticket: 'OM-1' })
    const merged = await mergeIssues(server, otto.id, {
      project_id,
      ids: [one.id, two.id],
      into: one.id,
    })
    expect(merged).toMatchObject({ id: one.id, day_count: 2, row_count: 4, kwh: 40 })
    expect(merged).toMatchObject({ ticket: 'OM-1' })
    const led = await issue(server, ann.id, two.id)
    expect(led).toMatchObject({ issue: { id: one.id }, merged_ids: [two.id] })
    expect(led.nodes.map(({ event_type }) => event_type).sort()).toEqual(['curtailment', 'snow'])
    expect(led.activity.map(({ kind }) => kind)).toEqual(['merge', 'ticket', 'comment'])
    await commentIssue(server, otto.id, { id: two.id, text: 'From an old page' })
    // evaluated again, and going on
    await store(project_id, 2)
    await store(project_id, 2, at(2), at(2, 10, 4, snow))
    await store(project_id, 3, at(3, 10, 4, snow))
    expect(await list(project_id)).toMatchObject([{ id: one.id, day_count: 3, row_count: 5 }])
    const again = mergeIssues(server, ann.id, { project_id, ids: [two.id], into: one.id })
    expect(await outcomeOf(again)).toBe('CONFLICT')
  })

  test('two who merge two issues into each other end in one', async () => {
    const project_id = await newPlant()
    await store(project_id, 1, at(1), at(1, 10, 4, { event_type: 'snow' }))
    const [one, two] = (await list(project_id)).map(({ id }) => id)
    const merge = (userId: string, into = '', id = '') =>
      outcomeOf(mergeIssues(server, userId, { project_id, ids: [id], into }))
    const codes = await Promise.all([merge(ann.id, one, two), merge(otto.id, two, one)])
    expect(codes.sort()).toEqual(['CONFLICT', 'done'])
    expect(await spans(project_id)).toEqual(['1-1 1 open'])
  })
})

describe('days that leave an issue', () => {
  test('are an issue of their own, also after evaluations; what follows goes on with the last', async () => {
    const project_id = await newPlant()
    await storeAll(project_id, [1, 2, 3, 4])
    const id = await only(project_id)
    const bad = (...dates: string[]) => outcomeOf(splitIssue(server, otto.id, { id, dates }))
    expect(await bad(june(9))).toBe('INVALID_INPUT')
    expect(await bad(...[1, 2, 3, 4].map(june))).toBe('INVALID_INPUT')
    const part = await splitIssue(server, otto.id, { id, dates: [june(2), june(3)] })
    expect(part).toMatchObject({ day_count: 2, kwh: 20 })
    expect(await spans(project_id)).toEqual(['1-4 2 open', '2-3 2 resolved'])
    for (const day of [2, 3, 4]) await store(project_id, day)
    await storeAll(project_id, [4, 3, 2, 5])
    expect(await list(project_id)).toMatchObject([
      { id, day_count: 3, last_date: june(5) },
      { id: part.id, day_count: 2 },
    ])
  })
})

test('a portfolio counts issues that are open, not their events', async () => {
  const project_id = await newPlant()
  await storeAll(project_id, [1, 2])
  const countOf = async () =>
    (await portfolioSummaryCard(server, ann.id, { organization_id: org, take: 500 })).find(
      (card) => card.project_id === project_id,
    )?.open_issues
  expect(await countOf()).toEqual({ info: 0, minor: 0, major: 1, critical: 0 })
  await setState(project_id, await only(project_id), 'ignored', 'Known')
  expect(await countOf()).toEqual({ info: 0, minor: 0, major: 0, critical: 0 })
})
