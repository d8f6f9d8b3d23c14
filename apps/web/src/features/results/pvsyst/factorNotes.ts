/** What each factor is and where it goes. */
export const FACTOR_NOTES: Readonly<Record<string, string>> = {
  structure_shading:
    'Light that tube, posts and frames take from the rear. Below 0 where they throw back more than they take.',
  shed_transparent_fraction:
    'Open area with which endless rows gain as much on the rear as this scene gains from its gaps. Beside it: the open area by geometry.',
  rear_mismatch: 'Share of the gain of the rear that uneven light within modules costs.',
  effective_albedo:
    'Albedo that gives endless rows the ground light of this scene: carries the edges of the plant.',
  edge_gain: 'What ends of rows and outer rows gain on the rear against endless rows.',
  near_shading_electrical:
    'What shade of the sun costs in strings and diodes beside its light, of the DC energy.',
  diffuse_shading_factor:
    'Light of sky and ground on the front among the tables over an open plane.',
  module_layout_mismatch: 'What uneven light of sky and ground on the front costs.',
  bifacial_gain: 'Energy that the rear adds, of that without it.',
  bifaciality: 'Of the module, from its data sheet.',
  open_area: 'Gaps between modules and tables over the area of the plane with them.',
}
