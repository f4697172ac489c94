import { type CallDoc, type JsonSchema, jsonSchema } from '#platform/http/call-docs';
import { sources } from '../sources/sources.ts';
import { contentCall } from './content-call.ts';

/** What each source gives, and a query that has an answer on tn with the demo. */
export const sourceExamples: Readonly<Record<string, readonly [does: string, query: object]>> = {
	'alert-bar-collections': ['Gives the collection `alert-bar` with at most one work.', {}],
	'author-api': ['Gives an author by their slug.', { slug: 'valeria-santillan' }],
	collections: ['Gives a collection with the short form of its works.', { content_alias: 'home', size: 5 }],
	'content-api': ['Gives one document by its id or address, whole.', { _id: 'ID' }],
	'content-api-collections': ['Is `collections` by another name.', { content_alias: 'home' }],
	'content-api-gallery': ['Is `content-api` by another name.', { _id: 'ID' }],
	'content-api-unpublished': ['Gives a work in its newest text, draft or published.', { _id: 'ID' }],
	'content-api-video': ['Is `content-api` by another name.', { _id: 'ID' }],
	'content-feed': ['Gives the newest works that a feed query finds, by pages.', { feed_query: 'type:story', size: 4 }],
	'most-read': ['Gives the works that were read most in the last day.', { size: 5 }],
	'push-notifications': ['Gives what the newsroom sent to readers.', {}],
	'related-content': ['Gives the works that the newsroom named beside a work.', { _id: 'ID' }],
	'resize-image-api': ['Gives the parts of the addresses of a picture at the resizer.', { raw_image_url: 'ID' }],
	'search-api': ['Searches by words.', { query: 'senado', size: 5 }],
	'search-suggestions': ['Gives what a reader may mean who has typed this.', { query: 'sen' }],
	'section-service': ['Gives one section.', { _id: '/deportes' }],
	'signing-service': ['Signs a picture for the resizer.', { id: 'ID' }],
	'site-service-hierarchy': ['Gives a hierarchy from any section.', { hierarchy: 'default', sectionId: '/deportes' }],
	'sites-api': ['Gives a hierarchy from its root.', { hierarchy: 'primary', size: 3 }],
	'story-feed-author': ['Gives the newest works of an author.', { authorSlug: 'valeria-santillan' }],
	'story-feed-query': ['Gives the newest works that a feed query finds.', { query: 'canonical_website:tn AND type:story' }],
	'story-feed-sections': ['Gives the newest stories of sections.', { includeSections: '/deportes,/economia' }],
	'story-feed-tag': ['Gives the newest works with a tag.', { tagSlug: 'copa-de-las-provincias' }],
	'tags-api': ['Gives a tag by its slug.', { slug: 'copa-de-las-provincias' }],
	unpublished: ['Is `content-api-unpublished` by another name.', { _id: 'ID' }],
};

/** A story of the demo of tn. */
export const exampleId = '5L4ED4KYG2QUGPCPZMZYY76NJ5';

const text: JsonSchema = { type: 'string' };
const callers = { published: 'content-key', drafts: 'draft-key' } as const;

/** A text that is JSON of a schema. */
const jsonText = (contentSchema: JsonSchema) => ({ type: 'string' as const, contentMediaType: 'application/json', contentSchema });

/** The calls of content sources. */
export const sourceDocs = (): readonly CallDoc[] =>
	[...sources].map(([name, { query, needs }]) => {
		const [does = '', example = {}] = sourceExamples[name] ?? [];
		const asked = JSON.stringify(example).replaceAll('"ID"', `"${exampleId}"`);
		return contentCall({
			name: `source-${name}`,
			group: 'Content sources',
			path: `/pf/api/v3/content/fetch/${name}`,
			does,
			auth: needs ? callers[needs] : 'none',
			query: {
				type: 'object',
				properties: {
					query: jsonText(jsonSchema(query, 'input')),
					filter: text,
					_website: text,
				},
			},
			gives: { type: 'object', description: 'JSON of the source, most often ANS' },
			example: { query: { query: asked } },
		});
	});
