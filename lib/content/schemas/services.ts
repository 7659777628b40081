import { z } from 'zod';
import { listOf, longText, text, unique, value } from '../fields';
import { iconExports, type IconName } from '../icon-exports';

/** The icons that the editor offers for a service, by their names on https://lucide.dev/icons. It shows any other as an empty field. */
export const tradeIcons = [
  ['paint-roller', 'paintbrush', 'paintbrush-vertical', 'paint-bucket', 'brush', 'palette', 'swatch-book'],
  ['spray-can', 'wallpaper', 'layers', 'frame', 'hammer', 'drill', 'wrench', 'ruler', 'scissors', 'toolbox'],
  ['hard-hat', 'truck', 'house', 'building', 'warehouse', 'store', 'church', 'door-open', 'door-closed'],
  ['fence', 'brick-wall', 'blinds', 'armchair', 'sofa', 'lamp', 'bed-double', 'bath', 'cooking-pot'],
  ['droplets', 'umbrella', 'sun', 'snowflake', 'flame', 'sparkles', 'flower-2', 'leaf', 'shield-check'],
].flat();

const service = z
  .strictObject({
    title: text('The name of the service', 'Name'),
    icon: value()
      .transform((name) => iconExports.get(name))
      .pipe(z.custom<IconName>(Boolean, 'is not the name of an icon'))
      .meta({
        description: 'The icon, by its name on https://lucide.dev/icons, such as paint-roller',
        options: tradeIcons,
      }),
    description: longText('A sentence or two about the service'),
  })
  .meta({ title: 'Service' });

export const servicesSchema = listOf(service, 'The services, in the order on the page', 'Services')
  .superRefine(unique('title'))
  .meta({ icon: 'format_paint' });
