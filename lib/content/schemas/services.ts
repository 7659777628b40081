import { z } from 'zod';
import { listOf, longText, text, unique, value } from './field-types';

/** The icons of services, by their names on https://lucide.dev/icons. components/sections/service-icons.ts imports them. */
export const serviceIcons = (
  [
    ['paint-roller', 'paintbrush', 'paintbrush-vertical', 'paint-bucket', 'brush', 'palette'],
    ['swatch-book', 'spray-can', 'wallpaper', 'layers', 'frame', 'hammer', 'drill', 'wrench', 'ruler'],
    ['scissors', 'toolbox', 'hard-hat', 'truck', 'house', 'building', 'warehouse', 'store', 'church'],
    ['door-open', 'door-closed', 'fence', 'brick-wall', 'blinds', 'armchair', 'sofa', 'lamp'],
    ['bed-double', 'bath', 'cooking-pot', 'droplets', 'umbrella', 'sun', 'snowflake', 'flame', 'sparkles'],
    ['flower-2', 'leaf', 'shield-check'],
  ] as const
).flat();

const service = z
  .strictObject({
    title: text('The name of the service', 'Name'),
    icon: value()
      .pipe(z.enum(serviceIcons, `is not one of these: ${serviceIcons.join(', ')}`))
      .meta({ description: 'The icon, by its name on https://lucide.dev/icons', options: serviceIcons }),
    description: longText('A sentence or two about the service'),
  })
  .meta({ title: 'Service' });

export const servicesSchema = listOf(service, 'The services, in the order on the page', 'Services')
  .superRefine(unique('title'))
  .meta({ icon: 'format_paint' });
