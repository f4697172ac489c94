import { join } from 'node:path';
import { type Brand, type BrandId, brands } from '#brands';
import type { Content } from '#content';
import type { Edition } from '../../demo/edition.ts';
import { editionDocuments } from '../../demo/edition-documents.ts';
import { brandsWithDemo, readEdition } from '../../demo/read-edition.ts';
import { byForm } from './form.ts';

const folder = join(import.meta.dirname, '../../demo');

/** The brands that have stories in the demo program. */
export const demoBrands: readonly Brand[] = (await brandsWithDemo(folder)).map((id) => brands[id]);

/** The brands on which a test checks what all brands share: all of the demo in the long form, one in the short form. */
export const structureBrands: readonly Brand[] = onePerValue(() => 'the same');

/** The brands for a rule that depends on a value: all in the long form; in the short form, the first that has each value. */
export function onePerValue(value: (brand: Brand) => unknown, list = demoBrands): readonly Brand[] {
	const values = list.map(value);
	const first = list.filter((_, index) => values.indexOf(values[index]) === index);
	return byForm(first, list);
}

/** Stores the demo content of a brand. Throws when a document is refused. */
export async function putDemo(content: Content, brand: BrandId, now: Date): Promise<void> {
	await putAll(content, brand, await demoDocuments(brand, now));
}

/** As `putDemo`, without what is shown as a story, which takes most of the time. */
export async function putDemoData(content: Content, brand: BrandId, now: Date): Promise<void> {
	const documents = await demoDocuments(brand, now);
	await putAll(
		content,
		brand,
		documents.filter(({ type }) => !storyTypes.has(type)),
	);
}

type DemoDocument = { readonly type: unknown; readonly text: string };

const storyTypes = new Set<unknown>(['story', 'gallery', 'video']);

async function putAll(content: Content, brand: BrandId, documents: readonly DemoDocument[]): Promise<void> {
	const texts = documents.map(({ text }) => text);
	const results = await content.putAll({ brand, sender: 'demo', may: 'operator' }, texts);
	const refused = results.find(({ kind }) => kind === 'refused');
	if (refused !== undefined) throw new Error(`the demo of ${brand} has a document that is refused: ${JSON.stringify(refused)}`);
}

const madeDocuments = new Map<string, Promise<readonly DemoDocument[]>>();

/** The documents of a demo, cached by brand and time: making them takes longer than storing them, and most tests use the same time. */
function demoDocuments(brand: BrandId, now: Date): Promise<readonly DemoDocument[]> {
	const name = `${brand} ${now.toISOString()}`;
	const documents = madeDocuments.get(name) ?? makeDocuments(brand, now);
	madeDocuments.set(name, documents);
	return documents;
}

async function makeDocuments(brand: BrandId, now: Date): Promise<readonly DemoDocument[]> {
	const documents: readonly { readonly type?: unknown }[] = editionDocuments(await editionOf(brand, now));
	return documents.map((document) => ({ type: document.type, text: JSON.stringify(document) }));
}

async function editionOf(brand: BrandId, now: Date): Promise<Edition> {
	return { ...(await readEdition(brand, folder)), now, origin: `https://${brand}.test` };
}
