import { ofProject } from './caseArgs.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

/** The run of the fixture has no files. */
const ofRun = { may: 'project viewer', answers: 'RESULT_DAMAGED' } as const

const cases: readonly PermissionCase[] = [
  { field: 'plantPlaybacks', may: 'project viewer', args: ofProject, select: '{ id kind name }' },
  { field: 'plantPlaybackIndex', ...ofRun, args: ({ simulation }) => ({ id: simulation }) },
  { field: 'plantPlaybackGeoJson', ...ofRun, args: ({ simulation }) => ({ id: simulation }) },
  {
    field: 'plantPlaybackData',
    ...ofRun,
    args: ({ simulation }) => ({ id: simulation, measure: 'power', chunks: [0] }),
  },
]

export const playbackCases: PermissionDomain = { title: 'Plant playback', cases }
