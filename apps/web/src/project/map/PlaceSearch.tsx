import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PlaceHit } from './placeHits.ts'
import { type PlaceSearchState, usePlaceSearch } from './usePlaceSearch.ts'

interface PlaceSearchProps {
  readonly onPick: (place: PlaceHit) => void
  readonly label?: string
  /** The label is for those who do not see; the field stands alone. */
  readonly hideLabel?: boolean
}

const LEAST_LETTERS = 2
/** The value of the option that asks the service; no place has it. */
const ASK = 'ask the service'

/**
 * Finds a place by coordinates or by its name: in the list that ships, and, where one is set and only when it is chosen, by a service.
 */
export function PlaceSearch({
  onPick,
  label = 'Find a place',
  hideLabel = false,
}: PlaceSearchProps): ReactNode {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const search = usePlaceSearch()
  const submit = (value: string): void => {
    if (value === ASK) {
      search.ask()
      return
    }
    const hit = search.hits[Number(value)]
    if (hit === undefined) return
    search.type(hit.name)
    combobox.closeDropdown()
    onPick({ ...hit, latitude: rounded(hit.latitude), longitude: rounded(hit.longitude) })
  }
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target>
        <TextInput
          {...(hideLabel ? { 'aria-label': label } : { label })}
          placeholder="Town, address or coordinates"
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={search.isAsking ? <Loader size={14} /> : undefined}
          value={search.text}
          onFocus={() => {
            search.begin()
            combobox.openDropdown()
          }}
          onBlur={() => combobox.closeDropdown()}
          onChange={({ currentTarget }) => {
            search.type(currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onKeyDown={(event) => {
            // the first hit is what Enter takes; a form around the field is not sent
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (combobox.getSelectedOptionIndex() === -1) combobox.selectFirstOption()
          }}
        />
      </Combobox.Target>
      <Hits search={search} />
    </Combobox>
  )
}

/** Six decimals are 0.1 m. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6))

function Hits({ search }: { readonly search: PlaceSearchState }): ReactNode {
  const { text, hits, service } = search
  return (
    <Combobox.Dropdown hidden={text.trim().length < LEAST_LETTERS}>
      <Combobox.Options aria-label="Places">
        {hits.map((hit, i) => (
          <Combobox.Option key={`${hit.name} ${hit.latitude} ${hit.longitude}`} value={String(i)}>
            <Text size="sm">{hit.name}</Text>
          </Combobox.Option>
        ))}
        {service !== null && !search.isAnswered && (
          <Combobox.Option value={ASK}>
            <Text size="sm">
              Search “{text.trim()}” with {service}
            </Text>
          </Combobox.Option>
        )}
      </Combobox.Options>
      <Combobox.Footer>
        <Text size="xs" c="gray.7" component="output">
          {search.note}
        </Text>
      </Combobox.Footer>
    </Combobox.Dropdown>
  )
}
