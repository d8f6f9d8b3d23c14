import type { SettingCase } from '../settings/CasePanel.tsx'
import type { ArraySetting } from './arrayFields.ts'

export const ARRAY_CASES: readonly SettingCase<ArraySetting>[] = [
  {
    label: 'Trackers, forenoon',
    lesson: 'Bifacial modules on trackers, one high in portrait.',
    setting: {
      mount: 'tracker',
      control: 'backtracking',
      sunBy: 'time',
      sky: 'clear',
      day: 172,
      hour: 10,
    },
  },
  {
    label: 'Row shade at sunrise',
    lesson: 'Trackers that face the low sun shade each other. Let them turn back and compare.',
    setting: {
      mount: 'tracker',
      control: 'facing',
      sunBy: 'time',
      sky: 'clear',
      day: 172,
      hour: 6,
    },
  },
  {
    label: 'Overcast',
    lesson:
      'Without beam there are no shadows: the rear has nearly the share that the ground has of the view.',
    setting: { sky: 'set', dniWm2: 0, dhiWm2: 250, mount: 'tracker', control: 'hand', angleDeg: 0 },
  },
  {
    label: 'Snow on the ground',
    lesson: 'Snow sends back four times the light of grass.',
    setting: {
      albedo: 0.8,
      mount: 'fixed',
      tiltDeg: 35,
      azimuthDeg: 180,
      day: 30,
      hour: 12,
      sunBy: 'time',
      sky: 'clear',
      pitchM: 8,
      heightM: 2,
    },
  },
  {
    label: 'Upright, facing east',
    lesson: 'Upright modules have their best hours in the morning and in the evening.',
    setting: {
      mount: 'fixed',
      tiltDeg: 90,
      azimuthDeg: 90,
      heightM: 1.8,
      pitchM: 10,
      tubeM: 0,
      offsetM: 0,
      day: 172,
      hour: 8,
      sunBy: 'time',
      sky: 'clear',
    },
  },
]
