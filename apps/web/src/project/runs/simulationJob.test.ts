import { describe, expect, test } from 'vitest'
import { isActiveJob, jobText, progressFraction } from './simulationJob.ts'

const job = (completed_tasks: number, status = 'running', stage = 'irradiance') => ({
  status,
  stage,
  total_tasks: 3,
  completed_tasks,
  queue_place: status === 'queued' ? 4 : null,
})

describe('progress of a run', () => {
  test('leaves the last part of the bar to post-processing', () => {
    expect(progressFraction(job(3))).toBe(0.75)
    expect(progressFraction(job(1))).toBe(0.25)
  })

  test('is unknown before the first task and while results are put together', () => {
    expect(progressFraction(job(0))).toBeUndefined()
    expect(progressFraction(job(3, 'running', 'post_processing'))).toBeUndefined()
  })

  test('is whole when completed, whatever stage the job was left in', () => {
    expect(progressFraction(job(3, 'completed', 'post_processing'))).toBe(1)
  })

  test('names the stage only while running, and the place only while waiting', () => {
    expect(jobText(job(3, 'running', 'post_processing'))).toBe('Running, post-processing')
    expect(jobText(job(0, 'queued'))).toBe('Waiting, place 4')
    expect(jobText(job(0, 'stopped'))).toBe('Stopped')
  })

  test.each([
    ['submitting', true],
    ['queued', true],
    ['running', true],
    ['completed', false],
    ['failed', false],
    ['stopped', false],
  ])('a %s job counts as active: %s', (status, expected) => {
    expect(isActiveJob({ status })).toBe(expected)
  })
})
