/** Why a run and PVsyst differ at a stage of the loss account, by its key. The guide has the same sentences. */
export const PVSYST_REASONS: Readonly<Record<string, string>> = {
  transposition:
    'The models of the diffuse sky and the hours of sunrise and sunset are not the same; look also at the albedo and at the limits of the trackers.',
  near_shading:
    'Rows of PVsyst without a scene have no end; tables that are traced have ends that get more light. Light between rows of the block says which of the two the run takes.',
  iam: 'Without the file of the module the reflection of a usual glass is taken, and circumsolar light that PVsyst counts as diffuse is direct here.',
  irradiance_level:
    'Without the file of the module one of a catalogue stands for it, with another efficiency in weak light.',
  temperature:
    'Without the file of the module its coefficients are those of another; what heats the cells, light of the front or of both sides, is said in the block.',
  mismatch_rear:
    'PVsyst takes it of the light on the rear, a run with traced tables of the energy of the modules.',
  quality_lid:
    'PVsyst does not write the quality of modules while it is its default, so that it was worked out from their tolerance or from the results.',
  dc_wire:
    'The loss at STC is the same; that of a year follows the square of the current, and so the stages before.',
  dc_mpp:
    'Here the inverter holds the modules back outside its window of voltage and above its power; without the file of the inverter another one stands for it.',
  e_grid:
    'Losses of transformers, auxiliaries and outages of PVsyst are not read; the run has those of its design.',
}
