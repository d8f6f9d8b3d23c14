import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as that of a telephone: what stands side by side elsewhere is stacked there. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
}
