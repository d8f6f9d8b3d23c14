import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlaygroundTabs } from './PlaygroundTabs.tsx'

/** What there is to play with. */
export function PlaygroundPage(): ReactNode {
  return (
    <Page>
      <PageHeader
        title="Playground"
        description="Try how panels and rows of tables work, without a project. Everything is computed in your browser by the engine of the simulations; the address of a page holds all that is set on it."
      />
      <PlaygroundTabs />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {PARTS.map(({ to, title, text, points }) => (
          <Panel key={to} title={title}>
            <Stack gap="sm" align="flex-start">
              <Text size="sm">{text}</Text>
              <ul style={{ margin: 0, paddingLeft: 20 }}>
                {points.map((point) => (
                  <li key={point}>
                    <Text size="sm">{point}</Text>
                  </li>
                ))}
              </ul>
              <ButtonLink to={to}>{`Open the ${title.toLowerCase()}`}</ButtonLink>
            </Stack>
          </Panel>
        ))}
      </SimpleGrid>
    </Page>
  )
}

const PARTS = [
  {
    to: '/pv3/panel',
    title: 'Panel playground',
    text: 'Draw a shadow on a panel, or let a pole pass over it, and see every cell, diode and watt.',
    points: [
      'Why one leaf can cost a third of the power',
      'What half cells, more diodes or another orientation change',
      'Which cells get hot, and where a tracker of maximum power may stay',
    ],
  },
  {
    to: '/pv3/array',
    title: 'Array playground',
    text: 'Set rows under sun and sky, and see light traced onto both faces of their modules.',
    points: [
      'What pitch, height and albedo do to the light from behind',
      'When rows shade each other, and what backtracking does about it',
      'What uneven light costs the strings',
    ],
  },
] as const
