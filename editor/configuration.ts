import path from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { z } from 'zod';
import { directories } from '@/lib/directories';
import { humanise, readMetadata } from '@/lib/content/fields';
import { schemas } from '@/lib/content/schemas';
import type { Business } from '@/lib/content/types';

/**
 * Returns the configuration of Sveltia CMS, made from the schemas of the content. It depends on nothing that
 * owners write, because Sveltia drops all drafts when the configuration changes.
 *
 * @param business where the content is on GitHub
 * @see https://sveltiacms.app/en/docs
 */
export function editorConfiguration({ repository }: Pick<Business, 'repository'>): CmsConfig {
  return {
    load_config_file: false,
    // Without a repository, the editor asks for the folder with this name on the computer.
    backend: {
      name: 'github',
      repo: repository ?? `this/${path.basename(process.cwd())}`,
      auth_methods: ['token'],
    },
    app_title: 'Editor',
    // They need more permissions on GitHub than "Contents".
    show_preview_links: false,
    editor: { preview: false },
    // Without an entry for Cloudinary, even `false`, Sveltia requires one folder for the files of all fields.
    media_libraries: {
      cloudinary: false,
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    // The schemas do not accept empty texts.
    output: { omit_empty_optional_fields: true },
    singletons: Object.entries(schemas).map(([file, schema]) => fileFor(file, schema)),
  };
}

/**
 * Returns a content file of the editor, with its fields.
 *
 * @throws Error when the editor has no field for a type yet
 */
export function fileFor(name: string, schema: z.ZodType): CollectionFile {
  const { title: label, icon } = readMetadata(schema);
  // The editor registers a format for each part (editor/browser/content-format.ts).
  const file = { name, label, icon, file: `${directories.content}/${name}.yaml`, format: name };
  if (schema instanceof z.ZodObject) return { ...file, fields: fieldsFor(schema) };
  const mayBeEmpty = schema.safeParse([]).success;
  return { ...file, fields: [{ ...fieldFor(name, schema, !mayBeEmpty), root: true }] };
}

const fieldsFor = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape).map(([name, field]) => fieldFor(name, field));

function fieldFor(name: string, schema: z.core.$ZodType, required = true): Field {
  if (schema instanceof z.ZodOptional) return fieldFor(name, schema.unwrap(), false);
  const { title = humanise(name), description, widget, options, relation } = readMetadata(schema);
  if (widget === 'hidden') return { name, widget };
  // A comment is Markdown: without backslashes, an address would become a link.
  const comment = description?.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  const common = { name, label: title, required, comment };
  if (schema instanceof z.ZodObject) return { ...common, widget: 'object', ...collapsible(schema) };
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const { addToTop: add_to_top } = readMetadata(schema);
    const { title: label_singular } = readMetadata(element);
    const list = { ...common, widget: 'list', add_to_top, label_singular } as const;
    if (element instanceof z.ZodObject) return { ...list, ...collapsible(element) };
    // Without a field for its entries, a list counts as changed as soon as it is shown.
    return { ...list, field: fieldFor('text', element) };
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    const limits = { min: minValue ?? undefined, max: maxValue ?? undefined };
    // As an integer, 4.5 would be saved as 4. As a float, it is refused on Save.
    return { ...common, ...limits, widget: 'number', value_type: 'float' };
  }
  if (options) return { ...common, widget: 'select', options };
  if (relation) return { ...common, widget: 'relation', collection: '_singletons', ...relation };
  // The schema of a phone number is a string that is transformed.
  const input = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(input instanceof z.ZodString)) throw new Error(`The editor has no field for ${name} yet.`);
  if (widget === 'image') {
    const folders = { media_folder: `/${directories.photos}`, public_folder: './photos' };
    // Not SVG, which the site does not show.
    const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
    return { ...common, widget, ...folders, accept, choose_url: false };
  }
  if (widget === 'datetime') return { ...common, widget, type: 'date' };
  // Otherwise a colon opens a list of emoji. What may be in a text is checked on Save (before-save.ts).
  return { ...common, widget: widget ?? 'string', use_emoji_autocomplete: false };
}

/** The fields of a group or an entry; when it is collapsed, its summary and its photo, if it has one. */
function collapsible(schema: z.ZodObject) {
  const fields = fieldsFor(schema);
  const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
  return { fields, collapsed: 'auto', summary: readMetadata(schema).summary, thumbnail } as const;
}
