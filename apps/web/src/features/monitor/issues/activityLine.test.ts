import { expect, test } from 'vitest'
import { activityLine } from './activityLine.ts'

test.each([
  ['state', { from: 'open', to: 'in_progress' }, 'changed the state from Open to In progress'],
  [
    'state',
    { from: 'open', to: 'ignored', reason: 'Grid' },
    'changed the state from Open to Ignored: Grid',
  ],
  ['assignee', { name: 'Ann Lee' }, 'assigned Ann Lee'],
  ['assignee', { name: null }, 'took the assignee away'],
  ['ticket', { text: 'OM-1' }, 'set the ticket OM-1'],
  ['merge', { count: 1 }, 'merged another issue into this one'],
  ['merge', { count: 3 }, 'merged 3 issues into this one'],
  [
    'split',
    { dates: ['2026-06-02', '2026-06-03'], issue_id: 'x' },
    'split days off: 2 Jun 2026, 3 Jun 2026',
  ],
  ['split', { dates: ['2026-06-02'], from_id: 'x' }, 'split this issue off another: 2 Jun 2026'],
  ['comment', { text: 'Seen' }, 'commented'],
])('%s with %j is told', (kind, details, text) => {
  expect(activityLine(kind, details)).toBe(text)
})
