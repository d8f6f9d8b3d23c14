import type { ReactNode } from 'react'
import { WorkbookPage } from '../features/compare/WorkbookPage.tsx'
import { WeatherPair } from '../features/meteo/compare/WeatherPair.tsx'

/** A workbook, whose weather is drawn as the pages of weather draw it. */
export function ComparePair(): ReactNode {
  return <WorkbookPage weatherPair={WeatherPair} />
}
