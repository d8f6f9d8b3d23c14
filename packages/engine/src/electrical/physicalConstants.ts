/** Boltzmann constant over the elementary charge, V/K (exact SI values, CODATA 2018). */
export const BOLTZMANN_V_PER_K = 1.380649e-23 / 1.602176634e-19

/** Cell temperature at standard test conditions, °C and K (IEC 61215). */
export const STC_CELL_C = 25
export const STC_CELL_K = 298.15

/** Irradiance at standard test conditions, W/m² (IEC 61215). */
export const STC_IRRADIANCE_WM2 = 1000
