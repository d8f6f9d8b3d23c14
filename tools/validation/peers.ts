/** Time of another program for the same work, ms. */
export interface PeerTime {
  readonly program: string
  readonly ms: number
}

/** What of the benchmarks is set beside other programs, by the title of the benchmark and of its case. */
export interface PeerCase {
  readonly test: string
  readonly name: string
  readonly peers: readonly PeerTime[]
}

/**
 * Times of pvlib 0.15 and SSC 308 for a year of the same kind, weather in memory, one thread of two processors; SSC's are in the README of
 * its reference runs. The rear-side model of SSC is cut out of its monofacial time.
 */
export const PEER_CASES: readonly PeerCase[] = [
  {
    test: '8760 hours, open fixed plane, sun to AC',
    name: 'simulateBlock',
    peers: [
      { program: 'pvlib', ms: 44 },
      { program: 'SSC pvsamv1', ms: 104 },
      { program: 'SSC pvwattsv8', ms: 37 },
    ],
  },
  {
    test: '525,600 minutes, open fixed plane, sun to AC',
    name: 'simulateBlock',
    peers: [
      { program: 'pvlib', ms: 2200 },
      { program: 'SSC pvsamv1', ms: 27_400 },
      { program: 'SSC pvwattsv8', ms: 2450 },
    ],
  },
  {
    test: '8760 hours, bifacial trackers in long rows, sun to AC',
    name: 'simulateBlock',
    peers: [
      { program: 'pvlib, infinite sheds', ms: 90 },
      { program: 'SSC pvsamv1', ms: 533 },
    ],
  },
]
