import { LIBRARIES } from 'virtual:credits'
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { DATA_SOURCES, type DataSource } from './dataSources.ts'

type Library = (typeof LIBRARIES)[number]

/** Whose work the product is built on. */
export function CreditsPage(): ReactNode {
  const [search, setSearch] = useState('')
  const found = LIBRARIES.filter(({ name, license }) =>
    `${name} ${license}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <Page>
      <PageHeader
        title="Credits"
        description="DUET is built on open-source software and open data. Thank you."
      />
      <Stack gap="md">
        <Panel title="Data">
          <DataTable
            label="Data sources"
            rows={DATA_SOURCES}
            rowKey={({ name }) => name}
            columns={DATA_COLUMNS}
          />
        </Panel>
        <Panel title="Software">
          <Group justify="space-between" mb="sm">
            <SearchField
              label="Search software"
              placeholder="Search by name or licence"
              value={search}
              onChange={setSearch}
            />
            <Text size="xs" c="gray.6" component="output">
              {counted(found.length, 'library', 'libraries')}
            </Text>
          </Group>
          <DataTable
            label="Software"
            height={640}
            rows={found}
            rowKey={({ name, version }) => `${name} ${version}`}
            initialSort={{ key: 'name', descending: false }}
            columns={LIBRARY_COLUMNS}
          />
          <Text size="sm" mt="sm">
            <Anchor href="/third-party-notices.txt">The licences in full</Anchor>
          </Text>
        </Panel>
      </Stack>
    </Page>
  )
}

const DATA_COLUMNS: readonly Column<DataSource>[] = [
  {
    key: 'name',
    title: 'Name',
    render: ({ name, homepage }) => <OutsideLink href={homepage} text={name} />,
  },
  {
    key: 'owner',
    title: 'Owner',
    render: ({ owner }) => (
      <Text size="sm" miw={180}>
        {owner}
      </Text>
    ),
  },
  {
    key: 'use',
    title: 'Used for',
    render: ({ use }) => (
      <Text size="sm" miw={240}>
        {use}
      </Text>
    ),
  },
  { key: 'terms', title: 'Terms', render: ({ terms }) => terms },
]

const LIBRARY_COLUMNS: readonly Column<Library>[] = [
  {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    render: ({ name, homepage }) => <OutsideLink href={homepage} text={name} />,
  },
  { key: 'version', title: 'Version', value: ({ version }) => version },
  { key: 'license', title: 'Licence', value: ({ license }) => license },
]

function OutsideLink(props: { readonly href: string; readonly text: string }): ReactNode {
  return (
    <Anchor size="sm" href={props.href} target="_blank" rel="noopener noreferrer">
      {props.text}
    </Anchor>
  )
}
