import { SimpleGrid, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatPercentFixed, formatUnit } from '../../../lib/format.ts'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { type KpiFigure, KpiStrip } from '../../../ui/Kpi.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { CellChart } from './CellChart.tsx'
import { ChordChart } from './ChordChart.tsx'
import { FramePlayer } from './FramePlayer.tsx'
import { FACES, type Face, greatestDeviation, type LightScale, scaledFace } from './faces.ts'
import { ModuleMatrix } from './ModuleMatrix.tsx'
import { siteTime } from './profilePeriod.ts'
import {
  type ProfileData,
  type ProfileQuestion,
  type Unevenness,
  useModuleProfile,
} from './useModuleProfile.ts'

interface ModuleProfileProps {
  readonly question: ProfileQuestion
  readonly utcOffsetH: number
  readonly time: string | undefined
  readonly onTime: (time: string) => void
}

/** Light over a table of a zone, as soon as it is computed. */
export function ModuleProfile({ question, ...rest }: ModuleProfileProps): ReactNode {
  const view = useModuleProfile(question)
  return (
    <DataState view={view} skeleton={<SkeletonBox height={520} />}>
      {(profile) => <ProfileView profile={profile} {...rest} />}
    </DataState>
  )
}

interface ProfileViewProps extends Omit<ModuleProfileProps, 'question'> {
  readonly profile: ProfileData
}

/** One instant is power on the plane, a period is its sum. */
const POWER: LightScale = { unit: 'W/m²', factor: 1 }

function ProfileView({ profile, utcOffsetH, time, onTime }: ProfileViewProps): ReactNode {
  const [face, setFace] = useState<Face>('effective')
  const frames = profile.frames
  const times = frames.map((one) => siteTime(one.time, utcOffsetH))
  const at = times.indexOf(time ?? '')
  const frame = frames[at]
  const shown = frame ?? profile
  const scale = frame ? POWER : { unit: 'kWh/m²', factor: profile.hours / 1000 }
  const deviation = greatestDeviation(
    frame ? frames.map(({ modules }) => modules[face]) : [profile.modules[face]],
  )
  return (
    <Stack gap="md">
      <KpiStrip label="Unevenness of light" figures={unevennessFigures(shown.unevenness)} />
      {frames.length > 0 && <FramePlayer times={times} at={at} onTime={onTime} />}
      <Panel>
        <ModuleMatrix
          modules={scaledFace(shown.modules, scale)}
          face={face}
          tiers={profile.tiers}
          columns={profile.columns}
          unit={scale.unit}
          deviation={deviation}
          controls={
            <ChoiceSwitch label="Light of" choices={FACES} value={face} onChange={setFace} />
          }
        />
      </Panel>
      <SimpleGrid cols={{ base: 1, lg: frame ? 1 : 2 }} spacing="md">
        <Panel>
          <ChordChart
            chord={scaledFace(shown.chord, scale)}
            fromM={profile.chord_from_m}
            toM={profile.chord_to_m}
            unit={scale.unit}
          />
        </Panel>
        {frame === undefined && (
          <Panel>
            <CellChart
              cells={scaledFace(profile.cells, scale)}
              face={face}
              tiers={profile.tiers}
              columns={profile.columns}
              cellRows={profile.cell_rows}
              unit={scale.unit}
            />
          </Panel>
        )}
      </SimpleGrid>
    </Stack>
  )
}

const percent = (fraction: number | null): Pick<KpiFigure, 'value' | 'unit'> => ({
  value: formatPercentFixed(fraction, 3).replace(/\s?%$/, ''),
  unit: fraction === null ? '' : '%',
})

function unevennessFigures(uneven: Unevenness): readonly KpiFigure[] {
  return [
    {
      key: 'rmad',
      label: 'Relative mean difference',
      ...percent(uneven.rmad),
      formula: 'Σᵢ Σⱼ |Gᵢ − Gⱼ| / (n² · mean), G the effective light of each row of cells',
    },
    {
      key: 'fit',
      label: 'Mismatch by the fit',
      ...percent(uneven.estimated_mismatch),
      formula: 'M % = 0.142 Δ % + 0.032 Δ %² (Deline 2020), in the mean over the light',
    },
    {
      key: 'solved',
      label: 'Mismatch of the circuit',
      ...percent(uneven.solved_mismatch),
      formula: '1 − power in true light / power in even light, of strings of such tables',
      parts: [
        { label: 'Shade of the sun', value: formatUnit(hundred(uneven.shade), '%') },
        { label: 'Rest of the front', value: formatUnit(hundred(uneven.front), '%') },
        { label: 'Rear', value: formatUnit(hundred(uneven.rear), '%') },
      ],
    },
    { key: 'shade', label: 'Mismatch by shade', ...percent(uneven.shade) },
    { key: 'front', label: 'Mismatch of the front', ...percent(uneven.front) },
    { key: 'rear', label: 'Mismatch of the rear', ...percent(uneven.rear) },
  ]
}

const hundred = (fraction: number | null): number | null =>
  fraction === null ? null : fraction * 100
