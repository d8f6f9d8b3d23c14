import { expect, test } from 'vitest'
import { NEW_WEBHOOK, webhookErrors, webhookInput } from './webhookForm.ts'

const DRAFT = { ...NEW_WEBHOOK, name: ' Tickets ', url: ' https://example.org/hook ' }

test('a webhook that is typed whole has no errors, and is sent without the spaces around', () => {
  expect(webhookErrors(DRAFT)).toEqual({})
  expect(webhookInput(DRAFT)).toEqual({
    name: 'Tickets',
    url: 'https://example.org/hook',
    least_severity: 'major',
    events: ['issue.opened', 'issue.worse', 'issue.ended', 'plant.silent', 'plant.reporting'],
    enabled: true,
  })
})

test('what is missing is named at its field', () => {
  expect(webhookErrors({ ...NEW_WEBHOOK, events: [] })).toEqual({
    name: 'Name is required',
    url: 'URL is required',
    events: 'Choose at least one event',
  })
  expect(webhookErrors({ ...DRAFT, url: 'example.org' }).url).toMatch(/^Enter an address/)
})
