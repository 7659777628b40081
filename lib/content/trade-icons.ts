/** The icons that the editor offers for a service, by their names on https://lucide.dev/icons. */
export const tradeIcons = [
  ['paint-roller', 'paintbrush', 'paintbrush-vertical', 'paint-bucket', 'brush', 'palette', 'swatch-book'],
  ['spray-can', 'wallpaper', 'layers', 'frame', 'hammer', 'drill', 'wrench', 'ruler', 'scissors', 'toolbox'],
  ['hard-hat', 'truck', 'house', 'building', 'warehouse', 'store', 'church', 'door-open', 'door-closed'],
  ['fence', 'brick-wall', 'blinds', 'armchair', 'sofa', 'lamp', 'bed-double', 'bath', 'cooking-pot'],
  ['droplets', 'umbrella', 'sun', 'snowflake', 'flame', 'sparkles', 'flower-2', 'leaf', 'shield-check'],
].flat();
