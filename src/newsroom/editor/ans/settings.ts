// The settings of a story, all that it says about itself except its words: kind, other headlines, where else it appears, who may read it.
import { type AnsObject, isObject, listOf, objectAt, objectsOf, textOf } from './ans-value.ts';
import { type SlugAndName, withIn, withMember } from './members.ts';

/** A fact that a card shows, by the name of its label, such as the time that a recipe takes. */
export type FactKind = 'time' | 'servings' | 'difficulty' | 'rating' | 'genre' | 'where';

export type Settings = {
	/** The subtype that says how the story is presented, such as `live`; empty for an article. */
	readonly subtype: string;
	/** The headline of cards on narrow screens. */
	readonly mobileHeadline: string;
	/** The headline of share cards and posts. */
	readonly socialHeadline: string;
	/** The ids of sections besides the primary one, as slugs. */
	readonly otherSections: readonly SlugAndName[];
	/** Stories that go with this one: their ids, as slugs, and headlines. */
	readonly related: readonly SlugAndName[];
	/** The name of the label on the card's picture; empty for none. */
	readonly marquee: string;
	readonly facts: Readonly<Record<FactKind, string>>;
	/** The code of `content_restrictions`; empty: everybody may read the story. */
	readonly access: string;
	readonly comments: boolean;
	/** Whether search engines may show the story. */
	readonly searchable: boolean;
};

type Member<Value> = { readonly read: (document: AnsObject) => Value; readonly write: (document: AnsObject, value: Value) => AnsObject };

const headline = (key: string): Member<string> => ({
	read: (document) => textOf(objectAt(document, 'headlines'), key),
	write: (document, text) => withIn(document, 'headlines', { [key]: text || undefined }),
});

const labelText = (document: AnsObject, name: string): string =>
	objectAt(document, 'label', name).display === false ? '' : textOf(objectAt(document, 'label', name), 'text');

const labelOf = (document: AnsObject, name: string, text: string): AnsObject | undefined =>
	text === '' ? undefined : { ...objectAt(document, 'label', name), text, display: true };

const factKinds = ['time', 'servings', 'difficulty', 'rating', 'genre', 'where'] as const satisfies readonly FactKind[];

const factsOf = (document: AnsObject): Settings['facts'] => ({
	time: labelText(document, 'time'),
	servings: labelText(document, 'servings'),
	difficulty: labelText(document, 'difficulty'),
	rating: labelText(document, 'rating'),
	genre: labelText(document, 'genre'),
	where: labelText(document, 'where'),
});

const idOfRelated = (one: AnsObject): string => textOf(objectAt(one, 'referent'), 'id') || textOf(one, '_id');

const relatedOf = (document: AnsObject): readonly SlugAndName[] =>
	objectsOf(objectAt(document, 'related_content'), 'basic').map((one) => ({
		slug: idOfRelated(one),
		name: textOf(objectAt(one, 'headlines'), 'basic') || textOf(objectAt(one, 'additional_properties'), 'headline') || idOfRelated(one),
	}));

function writeRelated(document: AnsObject, related: readonly SlugAndName[]): AnsObject {
	const former = objectsOf(objectAt(document, 'related_content'), 'basic');
	const basic = related.map(
		({ slug, name }) =>
			former.find((one) => idOfRelated(one) === slug) ?? {
				type: 'reference',
				referent: { type: 'story', id: slug },
				additional_properties: { headline: name },
			},
	);
	return withIn(document, 'related_content', { basic });
}

const primaryOf = (document: AnsObject): unknown => objectAt(document, 'taxonomy', 'primary_section')._id;

const sectionsOf = (document: AnsObject): readonly SlugAndName[] =>
	objectsOf(objectAt(document, 'taxonomy'), 'sections')
		.filter(({ _id }) => _id !== primaryOf(document))
		.map((section) => ({ slug: textOf(section, '_id'), name: textOf(section, 'name') || textOf(section, '_id') }));

function writeSections(document: AnsObject, sections: readonly SlugAndName[]): AnsObject {
	const former = listOf(objectAt(document, 'taxonomy'), 'sections');
	const primary = former.filter((one) => isObject(one) && one._id === primaryOf(document));
	const others = sections.map(
		({ slug, name }) =>
			former.find((one) => isObject(one) && one._id === slug) ?? { _id: slug, type: 'section', version: '0.10.12', name, path: slug },
	);
	return withIn(document, 'taxonomy', { sections: [...primary, ...others] });
}

const members: { readonly [Key in keyof Settings]: Member<Settings[Key]> } = {
	subtype: {
		read: (document) => textOf(document, 'subtype'),
		write: (document, subtype) => withMember(document, 'subtype', subtype || undefined),
	},
	mobileHeadline: headline('mobile'),
	socialHeadline: headline('social'),
	otherSections: { read: sectionsOf, write: writeSections },
	related: { read: relatedOf, write: writeRelated },
	marquee: {
		read: (document) => labelText(document, 'marquee') || textOf(objectAt(document, 'additional_properties'), 'marquee'),
		write: (document, text) => {
			const { additional_properties: more } = document;
			const alone = isObject(more) ? withIn(document, 'additional_properties', { marquee: undefined }) : document;
			return withIn(alone, 'label', { marquee: labelOf(document, 'marquee', text) });
		},
	},
	facts: {
		read: factsOf,
		write: (document, facts) =>
			withIn(document, 'label', Object.fromEntries(factKinds.map((kind) => [kind, labelOf(document, kind, facts[kind])]))),
	},
	access: {
		read: (document) => textOf(objectAt(document, 'content_restrictions'), 'content_code'),
		write: (document, code) => withIn(document, 'content_restrictions', { content_code: code || undefined }),
	},
	comments: {
		read: (document) => objectAt(document, 'comments').allow_comments === true,
		write: (document, allow_comments) => withIn(document, 'comments', { allow_comments }),
	},
	searchable: {
		read: (document) => objectAt(document, 'syndication').search !== false,
		write: (document, search) => withIn(document, 'syndication', { search }),
	},
};

/** Reads the settings of a document. */
export const readSettings = (document: AnsObject): Settings => ({
	subtype: members.subtype.read(document),
	mobileHeadline: members.mobileHeadline.read(document),
	socialHeadline: members.socialHeadline.read(document),
	otherSections: members.otherSections.read(document),
	related: members.related.read(document),
	marquee: members.marquee.read(document),
	facts: members.facts.read(document),
	access: members.access.read(document),
	comments: members.comments.read(document),
	searchable: members.searchable.read(document),
});

const writer =
	<Key extends keyof Settings>(key: Key) =>
	(document: AnsObject, settings: Settings): AnsObject =>
		members[key].write(document, settings[key]);

/** Writes each setting into a document. */
export const settingWriters: Readonly<Record<keyof Settings, (document: AnsObject, settings: Settings) => AnsObject>> = {
	subtype: writer('subtype'),
	mobileHeadline: writer('mobileHeadline'),
	socialHeadline: writer('socialHeadline'),
	otherSections: writer('otherSections'),
	related: writer('related'),
	marquee: writer('marquee'),
	facts: writer('facts'),
	access: writer('access'),
	comments: writer('comments'),
	searchable: writer('searchable'),
};
