import { Grid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import type { ViewName } from '../views.ts'
import { DifferenceBars } from './DifferenceBars.tsx'
import { DifferenceDays } from './DifferenceDays.tsx'
import { DurationCurve } from './DurationCurve.tsx'
import { MeanDays } from './MeanDays.tsx'
import { MonthBars } from './MonthBars.tsx'
import { OverlayChart } from './OverlayChart.tsx'
import { PairScatter } from './PairScatter.tsx'
import { hasDifference, type PictureProps } from './pictureNames.ts'
import { StatisticsPanel } from './StatisticsPanel.tsx'

/** The figures of two series, and the pictures of a view. */
export function SeriesPictures(props: PictureProps & { readonly view: ViewName }): ReactNode {
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <StatisticsPanel {...props} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Pictures {...props} />
      </Grid.Col>
    </Grid>
  )
}

function Pictures({ view, ...props }: PictureProps & { readonly view: ViewName }): ReactNode {
  const isOneKind = hasDifference(props.aligned)
  switch (view) {
    case 'months':
      return (
        <InPanel>
          <MonthBars {...props} />
        </InPanel>
      )
    case 'scatter':
      return (
        <InPanel>
          <PairScatter {...props} />
        </InPanel>
      )
    case 'distribution':
      return (
        <Stack gap="md">
          <InPanel>
            <DurationCurve {...props} />
          </InPanel>
          {isOneKind && (
            <InPanel>
              <DifferenceBars {...props} />
            </InPanel>
          )}
        </Stack>
      )
    case 'days':
      return (
        <Stack gap="md">
          {isOneKind && (
            <InPanel>
              <DifferenceDays {...props} />
            </InPanel>
          )}
          <InPanel>
            <MeanDays {...props} />
          </InPanel>
        </Stack>
      )
    case 'series':
    case 'runs':
    case 'weather':
    case 'losses':
      return (
        <InPanel>
          <OverlayChart {...props} />
        </InPanel>
      )
  }
}

function InPanel({ children }: { readonly children: ReactNode }): ReactNode {
  return <Panel>{children}</Panel>
}
