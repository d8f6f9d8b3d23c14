/** Errors that end the searches of a circuit, each as a share. */
export interface SearchErrors {
  /** Of the voltage of a group of parallel branches, of its cells' thermal voltage. */
  readonly groupV: number
  /** Of a string's current at a voltage, of that of its brightest cells. */
  readonly stringA: number
  /** Of the current at the point of greatest power without bypasses, of the current. */
  readonly smoothA: number
  /** Gain of power still to be had, of the power. */
  readonly gainW: number
}

/** For the account, whose stages are small differences of powers. */
export const FINE_ERRORS: SearchErrors = {
  groupV: 1e-7,
  stringA: 1e-10,
  smoothA: 2e-8,
  gainW: 1e-9,
}

/** For a power by itself. */
export const POWER_ERRORS: SearchErrors = {
  groupV: 1e-4,
  stringA: 1e-6,
  smoothA: 1e-5,
  gainW: 1e-6,
}
