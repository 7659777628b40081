import path from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { contentDirectory, photosDirectory } from './directory';
import { describeSchema, inWords, type FieldSchema } from './field-schema';
import { schemas, type Business } from './schema';

/** What the editor has to know of the content: the names of its icons, and the entries of the sample, by file. */
type CurrentContent = { icons: string[]; sample: Record<string, string[]> };

/**
 * The configuration of the editor, Sveltia CMS, made from the schemas of the content.
 *
 * @param business the name of the site, its address, where its content is on GitHub and how owners sign in there
 * @see https://sveltiacms.app/en/docs
 */
export function editorConfiguration(
  business: Pick<Business, 'name' | 'url' | 'repository' | 'signInService'>,
  current: CurrentContent,
): CmsConfig {
  const { name, url, repository, signInService } = business;
  return {
    load_config_file: false,
    // Without a repository, the editor opens a folder on this computer. It asks for the one with this name.
    backend: {
      name: 'github',
      repo: repository ?? `this/${path.basename(process.cwd())}`,
      base_url: signInService,
      auth_methods: signInService ? ['oauth', 'token'] : ['token'],
    },
    app_title: name,
    site_url: url,
    // Needs more permissions on GitHub than "Contents".
    show_preview_links: false,
    editor: { preview: false },
    // Sveltia requires one folder for the files of all fields, unless there is an entry for Cloudinary, even `false`.
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
    singletons: Object.entries(schemas).map(([file, schema]) => fileFor(file, schema, current)),
  };
}

/**
 * A file of the content in the editor, with its fields.
 *
 * @throws ZodError when a value has a type that there is no field for yet
 */
export function fileFor(name: string, schema: z.ZodType, current: CurrentContent): CollectionFile {
  const content = describeSchema(schema);
  const { type, title: label, icon } = content;
  if (current.sample[name]?.length) {
    content.description += '. The sample entries are removed when you save the first of your own';
  }
  const choice = content.items?.properties?.icon;
  // A field with a value that is not an option would be empty.
  if (choice?.options) choice.options = [...new Set([...choice.options, ...current.icons])];
  const fields =
    type === 'array'
      ? [{ ...fieldFor(name, content, Boolean(content.minItems)), root: true }]
      : fieldsFor(content);
  return { name, label, icon, file: `${contentDirectory}/${name}.yaml`, fields };
}

function fieldsFor({ properties = {}, required = [] }: FieldSchema): Field[] {
  return Object.entries(properties).map(([name, property]) =>
    fieldFor(name, property, required.includes(name)),
  );
}

function fieldFor(name: string, property: FieldSchema, required: boolean): Field {
  const { type, title = inWords(name), description, widget } = property;
  // A comment is Markdown: without backslashes, an address would become a link.
  const comment = description?.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  const common = { name, label: title, required, comment };
  switch (type) {
    case 'object':
      return { ...common, widget: 'object', ...collapsible(property) };
    case 'array': {
      const { items, minItems: min, maxItems: max, addToTop: add_to_top } = property;
      const list = { ...common, widget: 'list', min, max, add_to_top, label_singular: items?.title } as const;
      if (items?.type === 'object') return { ...list, ...collapsible(items) };
      // Without a field for its entries, Sveltia edits a list as a text with a line for each: right for short ones.
      return items?.widget ? { ...list, field: fieldFor('text', items, true) } : list;
    }
    case 'integer':
      return { ...common, widget: 'number', min: property.minimum, max: property.maximum };
    case 'string': {
      if (property.options) return { ...common, widget: 'select', options: property.options };
      if (widget === 'hidden') return { name, widget };
      if (widget === 'image') {
        const folders = { media_folder: `/${photosDirectory}`, public_folder: './photos' };
        // Not SVG, which the site does not show.
        const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
        return { ...common, widget, ...folders, accept, choose_url: false };
      }
      // Otherwise a colon opens a list of emoji.
      return { ...common, widget: widget ?? 'string', use_emoji_autocomplete: false };
    }
  }
}

/** What a group or an entry shows: when it is collapsed, its summary and its photo, if it has one. */
function collapsible(property: FieldSchema) {
  const fields = fieldsFor(property);
  const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
  return { fields, collapsed: 'auto', summary: property.summary, thumbnail } as const;
}
