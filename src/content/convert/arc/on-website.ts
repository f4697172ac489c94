// Organizations of Arc XP have several websites and share documents between them. A brand gets the documents of one website.
import { isObject, type JsonObject, objectAt, objectsAt, textAt } from '../../ans/json.ts';
import { typeOf } from '../../documents/incoming-document.ts';
import type { ConversionTarget } from '../converted.ts';

/** A document as the target's website has it, with the id of the brand in place of the website's; or why the document is left aside. */
export function onWebsite(document: JsonObject, { brand, website = brand.id }: ConversionTarget): JsonObject | string {
	const websites = objectAt(document, 'websites');
	const only = textAt(document, '_website') ?? textAt(document, 'website');
	const others = websites ? Object.keys(websites) : only === undefined ? [] : [only];
	if (others.length > 0 && !others.includes(website)) return notHere(others, website);
	if (typeOf(document) === 'section' && textAt(document, '_id') === '/') return 'the root of a website is no section';
	if (website === brand.id && others.length < 2) return document;
	return {
		...renamed(document, website, brand.id),
		...(websites && { websites: { [brand.id]: ownPlace(websites[website], website, brand.id) } }),
	};
}

const notHere = (others: readonly string[], website: string): string =>
	`not on ${website} but on ${others.toSorted().join(', ')}: --website names the website`;

/** The address and section on a website. */
function ownPlace(place: unknown, from: string, to: string): unknown {
	const section = isObject(place) ? objectAt(place, 'website_section') : undefined;
	return section ? { ...Object(place), website_section: renamed(section, from, to) } : place;
}

/** Renames the website that a document, its main address and its sections name. Sections of other websites are removed. */
function renamed(document: JsonObject, from: string, to: string): JsonObject {
	const names = Object.fromEntries(
		['_website', 'website', 'canonical_website'].flatMap((key) => (document[key] === from ? [[key, to]] : [])),
	);
	const taxonomy = objectAt(document, 'taxonomy');
	return { ...document, ...names, ...(taxonomy && { taxonomy: renamedSections(taxonomy, from, to) }) };
}

function renamedSections(taxonomy: JsonObject, from: string, to: string): JsonObject {
	const isOwn = (section: JsonObject) => (websiteOf(section) ?? from) === from;
	const primary = objectAt(taxonomy, 'primary_section');
	const { primary_section: _primary, sections: _sections, ...others } = taxonomy;
	return {
		...others,
		...(primary && isOwn(primary) && { primary_section: renamedSection(primary, from, to) }),
		...(Array.isArray(taxonomy.sections) && {
			sections: objectsAt(taxonomy, 'sections')
				.filter(isOwn)
				.map((section) => renamedSection(section, from, to)),
		}),
	};
}

const websiteOf = (section: JsonObject): string | undefined => textAt(section, '_website') ?? textAt(section, 'referent', 'website');

function renamedSection(section: JsonObject, from: string, to: string): JsonObject {
	const referent = objectAt(section, 'referent');
	const named = renamed(section, from, to);
	return referent?.website === from ? { ...named, referent: { ...referent, website: to } } : named;
}
