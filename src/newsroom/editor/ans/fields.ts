// The fields of a story beside its body, read from ANS and written into it. Only a field that changed is written.
import { type AnsObject, isObject, listOf, objectAt, objectsOf, textOf } from './ans-value.ts';
import { type Film, readFilm, writeFilm } from './film.ts';
import { type SlugAndName, withIn, withMember } from './members.ts';
import { readSettings, type Settings, settingWriters } from './settings.ts';

const version = '0.10.12';

/** The fields that the form shows. `lead` is the ANS of the lead picture. */
export type Fields = Settings & {
	readonly headline: string;
	readonly subheadline: string;
	readonly kicker: string;
	/** The id of the primary section, such as `/deportes`. */
	readonly section: string;
	readonly tags: readonly SlugAndName[];
	readonly authors: readonly SlugAndName[];
	readonly slug: string;
	readonly lead: AnsObject | undefined;
	/** The video, or the reference to one, that opens the story in place of the picture. */
	readonly leadVideo: AnsObject | undefined;
	/** The film of a video; undefined for other works. */
	readonly film: Film | undefined;
	readonly seoTitle: string;
	readonly description: string;
};

/** Reads the fields of a document. */
export function readFields(document: AnsObject): Fields {
	const { basic: lead, lead_art: leadArt } = objectAt(document, 'promo_items');
	return {
		...readSettings(document),
		headline: textOf(objectAt(document, 'headlines'), 'basic'),
		subheadline: textOf(objectAt(document, 'subheadlines'), 'basic'),
		kicker: textOf(objectAt(document, 'label', 'basic'), 'text'),
		section: textOf(objectAt(document, 'taxonomy', 'primary_section'), '_id'),
		tags: objectsOf(objectAt(document, 'taxonomy'), 'tags').map((tag) => ({
			slug: textOf(tag, 'slug'),
			name: textOf(tag, 'text') || textOf(tag, 'slug'),
		})),
		authors: objectsOf(objectAt(document, 'credits'), 'by').map((author) => ({
			slug: textOf(author, 'slug'),
			name: textOf(author, 'name') || textOf(author, 'byline'),
		})),
		slug: textOf(document, 'slug'),
		lead: isObject(lead) ? lead : undefined,
		leadVideo: isObject(leadArt) && isVideo(leadArt) ? leadArt : undefined,
		film: readFilm(document),
		seoTitle: textOf(objectAt(document, 'headlines'), 'meta_title'),
		description: textOf(objectAt(document, 'description'), 'basic'),
	};
}

const isVideo = (art: AnsObject): boolean => art.type === 'video' || objectAt(art, 'referent').type === 'video';

type Writer = (document: AnsObject, fields: Fields, names: SectionNames) => AnsObject;

/** The names of sections by their ids. */
export type SectionNames = ReadonlyMap<string, string>;

/** The document with the fields that differ from those it has. */
export function writeFields(document: AnsObject, fields: Fields, sections: SectionNames): AnsObject {
	const before: Readonly<Record<string, unknown>> = readFields(document);
	const after: Readonly<Record<string, unknown>> = fields;
	return Object.entries(writers).reduce(
		(written, [name, write]) => (JSON.stringify(before[name]) === JSON.stringify(after[name]) ? written : write(written, fields, sections)),
		document,
	);
}

const writers: Readonly<Record<keyof Fields, Writer>> = {
	...settingWriters,
	headline: (document, { headline }) => withIn(document, 'headlines', { basic: headline }),
	subheadline: (document, { subheadline }) => withIn(document, 'subheadlines', { basic: subheadline }),
	kicker: (document, { kicker }) =>
		withIn(document, 'label', { basic: { display: true, ...objectAt(document, 'label', 'basic'), text: kicker } }),
	section: writeSection,
	tags: (document, { tags }) =>
		withIn(document, 'taxonomy', {
			tags: tags.map((tag) => ({ ...sameIn(listOf(objectAt(document, 'taxonomy'), 'tags'), tag), text: tag.name, slug: tag.slug })),
		}),
	authors: (document, { authors }) =>
		withIn(document, 'credits', {
			by: authors.map((author) => sameIn(listOf(objectAt(document, 'credits'), 'by'), author) ?? authorOf(author)),
		}),
	slug: (document, { slug }) => withMember(document, 'slug', slug || undefined),
	lead: (document, { lead }) => withIn(document, 'promo_items', { basic: lead }),
	leadVideo: (document, { leadVideo }) => withIn(document, 'promo_items', { lead_art: leadVideo }),
	film: (document, { film }) => writeFilm(document, film),
	seoTitle: (document, { seoTitle }) => withIn(document, 'headlines', { meta_title: seoTitle || undefined }),
	description: (document, { description }) => withIn(document, 'description', { basic: description }),
};

const sameIn = (list: readonly unknown[], { slug, name }: SlugAndName): AnsObject | undefined =>
	list.filter(isObject).find((one) => (slug !== '' ? one.slug === slug : one.name === name));

const authorOf = ({ slug, name }: SlugAndName): AnsObject => ({ type: 'author', version, name, ...(slug !== '' && { slug, _id: slug }) });

/** The primary section is also one of the sections; it takes the place of the former one. */
function writeSection(document: AnsObject, { section: id }: Fields, names: SectionNames): AnsObject {
	const taxonomy = objectAt(document, 'taxonomy');
	const former = objectAt(taxonomy, 'primary_section')._id;
	const others = listOf(taxonomy, 'sections').filter((one) => !isObject(one) || (one._id !== former && one._id !== id));
	if (id === '') return withIn(document, 'taxonomy', { primary_section: undefined, sections: others });
	const section = { _id: id, type: 'section', version, name: names.get(id) ?? id, path: id };
	return withSections(withIn(document, 'taxonomy', { primary_section: section, sections: [section, ...others] }), { section, former });
}

/** Each brand that named the former section of the story names the new one now. A brand with another section keeps that one. */
function withSections(document: AnsObject, { section, former }: { section: AnsObject; former: unknown }): AnsObject {
	const websites = objectAt(document, 'websites');
	const changed = Object.entries(websites).map(([brand, site]) => [
		brand,
		isObject(site) && 'website_section' in site && objectAt(site, 'website_section')._id === former
			? { ...site, website_section: section }
			: site,
	]);
	return changed.length === 0 ? document : { ...document, websites: Object.fromEntries(changed) };
}
