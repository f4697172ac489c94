import { authorKey, authorsKey, collectionKey, collectionsKey, sectionsKey, tagKey, tagsKey } from '../../purge/purge-keys.ts';
import { type Reading, report } from '../reading.ts';
import { readNamed, readShelf, type ShelvedDocument } from './read-shelf.ts';
import { SectionTree } from './section-tree.ts';

const keys = {
	author: { named: authorKey, all: authorsKey },
	collection: { named: collectionKey, all: collectionsKey },
	tag: { named: tagKey, all: tagsKey },
};

type NamedShelf = keyof typeof keys;

/** The document of a shelf that has this id or alias. */
export function shelved(reading: Reading, shelf: NamedShelf, name: string): Promise<ShelvedDocument | undefined> {
	const key = keys[shelf].named(reading.brand.id, name);
	report(reading, key);
	return reading.kept.named.read(key, () => readNamed(reading.tables, { brand: reading.brand.id, shelf }, name));
}

/** All documents of a shelf. */
export function allShelved(reading: Reading, shelf: NamedShelf): Promise<readonly ShelvedDocument[]> {
	const key = keys[shelf].all(reading.brand.id);
	report(reading, key);
	return reading.kept.shelves.read(key, () => readShelf(reading.tables, reading.brand.id, shelf));
}

/** The sections and links of the brand. */
export function sectionTree(reading: Reading): Promise<SectionTree> {
	const { brand, tables } = reading;
	const key = sectionsKey(brand.id);
	report(reading, key);
	return reading.kept.trees.read(key, async () => {
		const [sections, links] = await Promise.all([readShelf(tables, brand.id, 'section'), readShelf(tables, brand.id, 'link')]);
		return new SectionTree(sections, links);
	});
}
