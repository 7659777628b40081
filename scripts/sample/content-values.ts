import { isMap, isScalar, isSeq } from 'yaml';
import { cleanText } from '@/lib/content/clean-text';
import { readYaml } from '@/lib/content/read-yaml';
import { schemas } from '@/lib/content/schemas';

/** A text or a number of the content. Its path is made of keys and positions: `['social', 0, 'url']`. */
export type Value = { file: string; line: number; path: (string | number)[]; text: string };

/** Returns every text and number in the YAML files of a content directory, which must be valid. */
export function readValues(directory: string): Value[] {
  return Object.keys(schemas).flatMap((name) => {
    const file = `${directory}/${name}.yaml`;
    const { document, lineAt } = readYaml(file);
    const readNode = (node: unknown, path: Value['path']): Value[] => {
      if (isMap(node)) return node.items.flatMap(({ key, value }) => readNode(value, [...path, String(key)]));
      if (isSeq(node)) return node.items.flatMap((item, index) => readNode(item, [...path, index]));
      if (!isScalar(node)) return [];
      return [{ file, line: lineAt(node.range?.[0]), path, text: cleanText(String(node.value)) }];
    };
    return readNode(document.contents, []);
  });
}
