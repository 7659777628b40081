import { z } from 'zod';
import { serviceIcons } from '../../service-icons';
import { listOf, longText, text, unique, value } from './field-types';

const icons = Object.keys(serviceIcons) as (keyof typeof serviceIcons)[];

const service = z
  .object({
    title: text('The name of the service. It must differ from all others', 'Name'),
    icon: value()
      .pipe(
        z.enum(
          icons,
          `is not one of these: ${icons.join(', ')}. A developer can add others of https://lucide.dev/icons in lib/service-icons.ts`,
        ),
      )
      .meta({ description: 'One of the icons in the list', options: icons }),
    description: longText('A sentence or two about the service'),
  })
  .meta({ title: 'Service' });

export const servicesSchema = listOf(service, 'The services, in the order on the page', 'Services')
  .superRefine(unique('title'))
  .meta({ icon: 'format_paint' });
