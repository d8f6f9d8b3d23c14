/** What the two programs do differently on purpose; every annual difference above 1 % has its cause here. */
export const KNOWN_DIFFERENCES: readonly string[] = [
  'Rear light behind glass (GlobBak): PVsyst lets it through a bare glass of its own whatever profile the module has; the engine uses the profile of the module, so that a coated module keeps more of it.',
  'Rear light from the ground: PVsyst and the engine integrate the shaded ground differently; what is left of GlobBak for a module with bare glass is this.',
  'Front light from the ground: PVsyst shades the albedo of all rows but the first away, and adds the reflection of its 2-D model for bifacial variants behind the glass; the engine has one 2-D reflection before the glass.',
  'Modules whose PAN file is not in the project are those of the public catalogue: light level and temperature differ by their shunt and their coefficients, and so does EArray.',
  'Inverters are those of the public catalogue: their curve at part load and over voltage is another measurement than the OND file.',
  'Rear mismatch, with `--optics traced`: the engine takes its own from the light on the rows of cells and their wiring, a few hundredths of a per cent of the energy; the 10 % of the rear light that PVsyst takes away stand under quality.',
  'Transposition: PVsyst has a sun and an airmass of its own, which moves single hours of GlobInc by a few W/m² and the year by less than 0.1 %.',
]
