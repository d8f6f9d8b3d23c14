import type { FirstProjectQuery } from '../../lib/gql/graphql.ts'

export type FirstProject = FirstProjectQuery['firstProject']
export type StepKey = 'place' | 'components' | 'land' | 'weather' | 'run'

export interface FirstStep {
  readonly key: StepKey
  readonly title: string
  readonly text: string
  /** On the button that leads there. */
  readonly action: string
  readonly isDone: boolean
}

/** What a first project needs up to its first result, in order. */
export function firstSteps(project: FirstProject): readonly FirstStep[] {
  return [
    {
      key: 'place',
      title: 'Place',
      text: 'Create a project where the plant will stand.',
      action: 'Create project',
      isDone: project.project_id !== null,
    },
    {
      key: 'components',
      title: 'Components',
      text: 'Panel, table, inverter, transformer and wires: a usual set, a catalogue or your own files.',
      action: 'Choose components',
      isDone: project.has_components,
    },
    {
      key: 'land',
      title: 'Land',
      text: 'Draw the outline on the map: tables fill it at once.',
      action: 'Draw the land',
      isDone: project.has_land,
    },
    {
      key: 'weather',
      title: 'Weather',
      text: 'Upload a file, or find a typical year for the place.',
      action: 'Add weather',
      isDone: project.has_weather,
    },
    {
      key: 'run',
      title: 'Run',
      text: 'Simulate a year; then the yield, its losses and a report are there.',
      action: 'Run simulation',
      isDone: project.has_run,
    },
  ]
}

/** The step to do next; undefined once all are done. */
export const nextStep = (steps: readonly FirstStep[]): FirstStep | undefined =>
  steps.find(({ isDone }) => !isDone)
