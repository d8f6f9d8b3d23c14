import {
  type ComparedDataset,
  type Selection,
  swapDatasets,
  swapParameters,
} from '@duet/comparison'
import { Button, Group, Select } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { refOf } from './compareSearch.ts'
import { comparedOf, datasetOptions, isListed } from './datasetOptions.ts'
import type { DatasetChoice } from './useCompareData.ts'

interface DatasetPairChoiceProps {
  readonly datasets: readonly DatasetChoice[]
  readonly selection: Selection
  readonly onChange: (selection: Selection) => void
}

/** Which two datasets are compared. */
export function DatasetPairChoice(props: DatasetPairChoiceProps): ReactNode {
  const { datasets, selection, onChange } = props
  return (
    <Panel>
      <Group align="flex-start" gap="sm">
        <DatasetSelect
          label="Dataset A"
          datasets={datasets}
          dataset={selection.dataset_a}
          onChange={(dataset_a) => onChange({ ...selection, dataset_a })}
        />
        <Button
          variant="default"
          // level with the fields, below the line of their labels
          mt={21}
          flex="none"
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          onClick={() => onChange(swapParameters(swapDatasets(selection)))}
        >
          Swap
        </Button>
        <DatasetSelect
          label="Dataset B"
          datasets={datasets}
          dataset={selection.dataset_b}
          onChange={(dataset_b) => onChange({ ...selection, dataset_b })}
        />
      </Group>
    </Panel>
  )
}

interface DatasetSelectProps {
  readonly label: string
  readonly datasets: readonly DatasetChoice[]
  readonly dataset: ComparedDataset | null
  readonly onChange: (dataset: ComparedDataset) => void
}

function DatasetSelect({ label, datasets, dataset, onChange }: DatasetSelectProps): ReactNode {
  const isGone = dataset !== null && !isListed(datasets, dataset)
  return (
    <Select
      label={label}
      flex="1 1 240px"
      miw={0}
      data={datasetOptions(datasets)}
      value={isGone || dataset === null ? null : refOf(dataset)}
      placeholder="Choose a dataset"
      searchable
      allowDeselect={false}
      nothingFoundMessage="No dataset of this name"
      error={isGone ? goneText(dataset) : null}
      onChange={(ref) => {
        const chosen = datasets.find((one) => refOf(comparedOf(one)) === ref)
        if (chosen) onChange(comparedOf(chosen))
      }}
    />
  )
}

const goneText = ({ label }: ComparedDataset): string =>
  label === ''
    ? 'The dataset in the address is not in this project. Choose another.'
    : `'${label}' was deleted. Choose another.`
