import { Group } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { parameterNames } from '../../project/runs/studyParameters.ts'
import { Chart } from '../../ui/Chart.tsx'
import { FigureSelect } from './FigureSelect.tsx'
import { studyMapOption, studyMapSummary, studyMapTable } from './mapOption.ts'
import type { Measure } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { type StudyMapModel, useStudyMap } from './useStudyMap.ts'
import { useStudySearch } from './useStudySearch.ts'

/** A figure over two parameters of a study; a third one is held at one of its values. */
export function StudyMap(weighed: WeighedStudy): ReactNode {
  const map = useStudyMap(weighed)
  const input = map?.input
  const option = useMemo(() => input && studyMapOption(input), [input])
  if (map === undefined || option === undefined) return null
  return (
    <Chart
      title={titleOfMap(map)}
      summary={studyMapSummary(map.input)}
      option={option}
      height={420}
      table={studyMapTable(map.input)}
      controls={
        <MapChoices map={map} parameters={weighed.study.parameters} measures={weighed.measures} />
      }
    />
  )
}

/** 'DC/AC ratio' stays as it is. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

const nameOf = (key: string): string => parameterNames([key])

function titleOfMap({ measure, across, up, third }: StudyMapModel): string {
  const held = third === undefined ? '' : `, ${inSentence(nameOf(third.key))} ${third.label}`
  return `${measure.label} by ${inSentence(nameOf(across))} and ${inSentence(nameOf(up))}${held}`
}

interface MapChoicesProps {
  readonly map: StudyMapModel
  readonly parameters: readonly string[]
  readonly measures: readonly Measure[]
}

function MapChoices({ map, parameters, measures }: MapChoicesProps): ReactNode {
  const [, change] = useStudySearch()
  const { measure, across, up, rest, third } = map
  const named = (keys: readonly string[]) => keys.map((key) => ({ value: key, label: nameOf(key) }))
  return (
    <Group gap="xs" mr="xs">
      <FigureSelect
        label="Figure of the map"
        data={measures.map(({ key, label }) => ({ value: key, label }))}
        value={measure.key}
        onChange={(figure) => change({ figure })}
      />
      <FigureSelect
        label="Parameter across"
        data={named(parameters)}
        value={across}
        onChange={(key) => change({ across: key, up: key === up ? across : up, third: undefined })}
      />
      {rest.length > 1 && (
        <FigureSelect
          label="Parameter up"
          data={named(rest)}
          value={up}
          onChange={(key) => change({ across, up: key, third: undefined })}
        />
      )}
      {third !== undefined && (
        <FigureSelect
          label={nameOf(third.key)}
          data={third.labels.map((label) => ({ value: label, label }))}
          value={third.label}
          onChange={(label) => change({ third: label })}
        />
      )}
    </Group>
  )
}
