import path from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { z } from 'zod';
import { contentDirectory, photosDirectory } from './directory';
import { inWords, metadataOf } from './field-schema';
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
 * @throws Error when a value has a type that there is no field for yet
 */
export function fileFor(name: string, schema: z.ZodType, { icons, sample }: CurrentContent): CollectionFile {
  const { title: label, description, icon } = metadataOf(schema);
  const file = { name, label, icon, file: `${contentDirectory}/${name}.yaml` };
  if (schema instanceof z.ZodObject) return { ...file, fields: fieldsFor(schema, icons) };

  const note = '. The sample entries are removed when you save the first of your own';
  const list = sample[name]?.length ? schema.meta({ description: `${description}${note}` }) : schema;
  const mayBeEmpty = schema.safeParse([]).success;
  return { ...file, fields: [{ ...fieldFor(name, list, icons, !mayBeEmpty), root: true }] };
}

const fieldsFor = (schema: z.ZodObject, icons: string[]): Field[] =>
  Object.entries(schema.shape).map(([name, field]) => fieldFor(name, field, icons));

function fieldFor(name: string, schema: z.core.$ZodType, icons: string[], required = true): Field {
  if (schema instanceof z.ZodOptional) return fieldFor(name, schema.unwrap(), icons, false);
  const { title = inWords(name), description, widget, options, addToTop: add_to_top } = metadataOf(schema);
  if (widget === 'hidden') return { name, widget };
  // A comment is Markdown: without backslashes, an address would become a link.
  const comment = description?.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  const common = { name, label: title, required, comment };
  if (schema instanceof z.ZodObject) return { ...common, widget: 'object', ...collapsible(schema, icons) };
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const { title: label_singular, widget } = metadataOf(element);
    const list = { ...common, widget: 'list', add_to_top, label_singular } as const;
    if (element instanceof z.ZodObject) return { ...list, ...collapsible(element, icons) };
    // Without a field for its entries, Sveltia edits a list as a text with a line for each: right for short ones.
    return widget ? { ...list, field: fieldFor('text', element, icons) } : list;
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    return { ...common, widget: 'number', min: minValue ?? undefined, max: maxValue ?? undefined };
  }
  // A field with a value that is not an option would be empty.
  if (options) return { ...common, widget: 'select', options: [...new Set([...options, ...icons])] };
  if (!(schema instanceof z.ZodString)) throw new Error(`The editor has no field for ${name} yet.`);
  if (widget === 'image') {
    const folders = { media_folder: `/${photosDirectory}`, public_folder: './photos' };
    // Not SVG, which the site does not show.
    const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
    return { ...common, widget, ...folders, accept, choose_url: false };
  }
  // Otherwise a colon opens a list of emoji.
  return { ...common, widget: widget ?? 'string', use_emoji_autocomplete: false };
}

/** What a group or an entry shows: when it is collapsed, its summary and its photo, if it has one. */
function collapsible(schema: z.ZodObject, icons: string[]) {
  const fields = fieldsFor(schema, icons);
  const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
  return { fields, collapsed: 'auto', summary: metadataOf(schema).summary, thumbnail } as const;
}
