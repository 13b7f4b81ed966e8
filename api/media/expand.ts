import { type Collection, type Data, namesOfKind } from '@studio/content/collection';
import { parseMarkdown } from '@studio/content/markdown';
import { type LibraryPicture, mediaIdOf } from '@studio/content/media';
import { type Block, mapPictures } from '@studio/content/tree';
import { type Reader, readPictures } from './rows.ts';

/** Pictures of the library by id. */
export type Library = ReadonlyMap<string, LibraryPicture>;

/** Names of pictures of the library in a text. */
const IN_TEXT = /\/media\/[\da-f-]{36}/g;

/** Returns the ids of the pictures of the library that entries name. */
function idsIn(collection: Collection, entries: readonly Data[]): string[] {
  const [fields, bodies] = [namesOfKind(collection, 'picture'), namesOfKind(collection, 'markdown')];
  const values = entries.flatMap((data) => [
    ...fields.map((field) => data[field]),
    ...bodies.flatMap((field) => String(data[field] ?? '').match(IN_TEXT) ?? []),
  ]);
  return [...new Set(values.map(mediaIdOf).filter((id) => id !== undefined))];
}

/** Reads the pictures of the library that published entries name, as the public API sends them. */
export async function readLibrary(db: Reader, collection: Collection, entries: readonly Data[]): Promise<Library> {
  const pictures = await readPictures(db, idsIn(collection, entries));
  return new Map(
    pictures.map(({ name: _, kind: __, bytes: ___, createdAt: ____, updatedAt: _____, ...picture }) => [
      picture.id,
      { ...picture, alt: picture.alt ?? '' },
    ]),
  );
}

/** Returns the pictures of the library that an entry names. */
export const picturesIn = (collection: Collection, data: Data, library: Library): LibraryPicture[] =>
  idsIn(collection, [data]).flatMap((id) => library.get(id) ?? []);

/** Returns the values of an entry with the pictures of the library in place of their names. An unknown name stays. */
export function expandFields(collection: Collection, data: Data, library: Library): Data {
  const expanded = namesOfKind(collection, 'picture').flatMap((field) => {
    const id = mediaIdOf(data[field]);
    const picture = id !== undefined && library.get(id);
    return picture ? [[field, picture] as const] : [];
  });
  return { ...data, ...Object.fromEntries(expanded) };
}

/** Returns a text with the pictures of the library. Those that the library lacks are left out. */
export const expandTree = (tree: readonly Block[], library: Library): readonly Block[] =>
  mapPictures(tree, (block) => {
    const id = mediaIdOf(block.src);
    if (id === undefined) return block;
    const picture = library.get(id);
    return picture && { ...block, src: picture.src, alt: block.alt || picture.alt, picture };
  });

/** What a picture lacks that no text describes. */
const UNDESCRIBED = 'Describe the picture, or say that it only decorates.';

/** Returns what is wrong with the pictures of an entry that is to be published, by field. */
export async function pictureErrors(db: Reader, collection: Collection, data: Data) {
  const library = new Map((await readPictures(db, idsIn(collection, [data]))).map((picture) => [picture.id, picture]));
  const errors: { readonly field: string; readonly message: string }[] = [];
  const check = (field: string, value: unknown, ownAlt = '') => {
    const id = mediaIdOf(value);
    if (id === undefined) return;
    const picture = library.get(id);
    if (!picture) errors.push({ field, message: 'Choose another picture: this one is not in the library.' });
    else if (picture.alt === null && ownAlt === '') errors.push({ field, message: UNDESCRIBED });
  };
  for (const field of namesOfKind(collection, 'picture')) check(field, data[field]);
  for (const field of namesOfKind(collection, 'markdown')) {
    mapPictures(parseMarkdown(String(data[field] ?? '')), (block) => {
      check(field, block.src, block.alt);
      return block;
    });
  }
  return errors;
}
