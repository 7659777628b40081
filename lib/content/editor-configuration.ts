import path from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { contentDirectory, photosDirectory } from './directory';
import { describeSchema, inWords, type FieldSchema } from './field-schema';
import { schemas, type Business } from './schema';

/** What the editor has to know of the content: the names of its icons, and the entries that are the sample's, by file. */
export type Existing = { icons: string[]; sample: Record<string, string[]> };

/**
 * The configuration of the editor, Sveltia CMS, made from the schemas of the content.
 *
 * @param business the name of the site, its address, where its content is on GitHub and how owners sign in there
 * @see https://sveltiacms.app/en/docs
 */
export function editorConfiguration(
  business: Pick<Business, 'name' | 'url' | 'repository' | 'signInService'>,
  existing: Existing = { icons: [], sample: {} },
): CmsConfig {
  const { name, url, repository, signInService } = business;
  return {
    load_config_file: false,
    // Without a repository the editor is for the project's folder on this computer, which it asks for by this name.
    backend: {
      name: 'github',
      repo: repository ?? `this/${path.basename(process.cwd())}`,
      base_url: signInService,
      auth_methods: signInService ? ['oauth', 'token'] : ['token'],
    },
    app_title: name,
    site_url: url,
    // They need more rights on GitHub than the contents.
    show_preview_links: false,
    editor: { preview: false },
    // There is no folder for all files, only the one of the photos: "cloudinary" is what allows that.
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
    // The schemas refuse empty texts.
    output: { omit_empty_optional_fields: true },
    singletons: Object.entries(schemas).map(([file, schema]) => fileFor(file, schema, existing)),
  };
}

/**
 * A file of the content in the editor, with its fields.
 *
 * @throws ZodError when a value has a type that there is no field for yet
 */
export function fileFor(name: string, schema: z.ZodType, existing?: Existing): CollectionFile {
  const content = describeSchema(schema);
  const { type, title: label, icon } = content;
  if (existing?.sample[name]?.length) {
    content.description += '. The entries of the sample go by themselves when you save the first of your own';
  }
  const choice = content.items?.properties?.icon;
  // Otherwise the field of another icon would be empty.
  if (choice?.options) choice.options = [...new Set([...choice.options, ...(existing?.icons ?? [])])];
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
  const { type, title = inWords(name), description: comment, examples, widget, pattern } = property;
  const example = examples && `For example: ${String(examples[0])}`;
  // A hint is Markdown, which would make a link of an address.
  const hint = example?.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  const common = { name, label: title, required, comment };
  switch (type) {
    case 'object': {
      const fields = fieldsFor(property);
      return { ...common, widget: 'object', fields, ...collapsed(fields) };
    }
    case 'array': {
      const { items, minItems: min, maxItems: max, addToTop: add_to_top } = property;
      const list = { ...common, widget: 'list', min, max, add_to_top, label_singular: items?.title } as const;
      if (items?.type === 'object') {
        const fields = fieldsFor(items);
        return { ...list, fields, ...collapsed(fields, items.summary) };
      }
      // Short texts have a line each.
      return items?.widget ? { ...list, field: fieldFor('text', items, true) } : list;
    }
    case 'integer':
      return { ...common, hint, widget: 'number', min: property.minimum, max: property.maximum };
    case 'string': {
      const options = property.enum ?? property.options;
      if (options) return { ...common, widget: 'select', options };
      if (widget === 'hidden') return { name, label: title, widget };
      if (widget === 'image') {
        const folders = { media_folder: `/${photosDirectory}`, public_folder: './photos' };
        // Without SVG, which the site does not show.
        const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
        return { ...common, widget, ...folders, accept, choose_url: false };
      }
      return {
        ...common,
        hint,
        widget: widget ?? 'string',
        pattern: pattern && [pattern, `This does not fit. ${example ?? ''}`],
        // A colon is a colon.
        use_emoji_autocomplete: false,
      };
    }
  }
}

/** What is shown of a closed group or entry: its photo, if it has one, and its first text. */
function collapsed(fields: Field[], summary?: string) {
  const text = fields.find(({ widget }) => widget !== 'image');
  const photo = fields.find(({ widget }) => widget === 'image');
  return { collapsed: 'auto', summary: summary ?? `{{${text?.name}}}`, thumbnail: photo?.name } as const;
}
