import { expect, test } from 'vitest'
import { scheduleDraft, scheduleErrors, scheduleFields } from './scheduleDraft.ts'

const ID = '0b7c1a52-3c0f-4a52-9d6a-2f8e3f1d9c11'
const SAVED = {
  job_name: 'sync',
  job_type: 'meter',
  job_data: { days: 2 },
  crontab: '15 3 * * *',
  project_id: ID,
  enabled: false,
}

test('a saved schedule comes back as it was', () => {
  expect(scheduleFields(scheduleDraft(SAVED))).toEqual(SAVED)
})

test('a new one lacks name and type', () => {
  expect(scheduleErrors(scheduleDraft(undefined))).toEqual({
    job_name: 'Job name is required',
    job_type: 'Job type is required',
  })
})

test.each(['', '{', '[]', '3', 'null'])('%j is no job data', (jobData) => {
  expect(scheduleErrors({ ...scheduleDraft(SAVED), jobData })).toEqual({
    job_data: 'must be a JSON object',
  })
})

test('a project is named by an address as well', () => {
  const draft = { ...scheduleDraft(SAVED), project: `https://x.example/acme/project/${ID}/compute` }
  expect(scheduleFields(draft).project_id).toBe(ID)
  expect(scheduleErrors({ ...draft, project: 'Phoenix' })).toHaveProperty('project_id')
})
