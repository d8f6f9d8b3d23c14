import { List } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatEnergyKwh } from '../../../lib/format.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { DatasetLink } from '../../../project/DatasetLink.tsx'
import { Note } from '../../../ui/Note.tsx'
import { type SimulationMeta, useSimulationMeta } from '../useResults.ts'
import { weatherRemarks } from './weatherRemarks.ts'

/** What must be known of the weather before the figures are read; nothing where it fits. */
export function WeatherNote({ simulationId }: { readonly simulationId: string }): ReactNode {
  const view = useSimulationMeta(simulationId)
  if (view.state !== 'ready') return null
  const { weather } = view.data
  const shown = weather.filter((dataset) => weatherRemarks(dataset).length > 0)
  if (shown.length === 0) return null
  const isWarning = shown.some(({ fitness }) =>
    fitness?.remarks.some(({ level }) => level !== 'note'),
  )
  return (
    <Note kind={isWarning ? 'warning' : 'neutral'} title="About the weather of these figures">
      <List size="sm" spacing={2}>
        {shown.map((dataset) => (
          <Remarks key={dataset.dataset_id} dataset={dataset} isNamed={weather.length > 1} />
        ))}
      </List>
    </Note>
  )
}

interface RemarksProps {
  readonly dataset: SimulationMeta['weather'][number]
  readonly isNamed: boolean
}

function Remarks({ dataset, isNamed }: RemarksProps): ReactNode {
  const { dataset_id, name, present_revision, revision, missing_energy_kwh } = dataset
  return weatherRemarks(dataset).map(({ code, message }) => (
    <List.Item key={code}>
      {isNamed && <b>{`${name}: `}</b>}
      {shownSentence(message)}
      {code === 'missing_steps' &&
        missing_energy_kwh !== null &&
        ` They would have given about ${formatEnergyKwh(missing_energy_kwh, 2)}.`}
      {code === 'revision' && present_revision !== null && (
        <>
          {' '}
          <DatasetLink datasetId={dataset_id}>
            {`See what was corrected after revision ${revision}`}
          </DatasetLink>
        </>
      )}
    </List.Item>
  ))
}
