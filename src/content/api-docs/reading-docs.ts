import { type CallDoc, type CallExample, type JsonSchema, jsonSchema } from '#platform/http/call-docs';
import { appFeeds } from '../app-feeds/app-feeds.ts';
import { contentApiCalls } from '../content-api/content-api-routes.ts';
import { contentCall } from './content-call.ts';
import { exampleId } from './source-docs.ts';

type Row = readonly [does: string, example: CallExample];

const feedRows: Readonly<Record<string, Row>> = {
	article: ['Gives one work, whole.', { query: { _id: exampleId } }],
	collection: ['Gives the works of a collection or section, in short.', { params: { about: 'home' }, query: { from: '0', size: '5' } }],
	'collection-full': ['Gives the works of a collection or section, whole.', { params: { about: 'home' }, query: { from: '0', size: '2' } }],
	navigation: ['Gives the sections and links of a menu.', { params: { about: 'hamburger' } }],
	search: ['Searches works by words.', { params: { about: 'senado' }, query: { from: '0', size: '5' } }],
	searchVideo: ['Searches videos by words.', { params: { about: 'senado' } }],
};

const apiRows: Readonly<Record<string, Row>> = {
	'/content/v4/': [
		'Gives one work by its id or address; with `published=false` its newest text, to keys that may read drafts.',
		{ query: { _id: exampleId } },
	],
	'/content/v4/stories': ['Is `/content/v4/` by another name.', { query: { _id: exampleId } }],
	'/content/v4/videos': ['Is `/content/v4/` by another name.', { query: { _id: exampleId } }],
	'/content/v4/galleries': ['Is `/content/v4/` by another name.', { query: { _id: exampleId } }],
	'/content/v4/ids': ['Gives the visible works among some ids.', { query: { ids: exampleId } }],
	'/content/v4/collections': ['Gives a collection with the short form of its works.', { query: { content_alias: 'home' } }],
	'/content/v4/related-content': ['Gives the works that the newsroom named beside a work.', { query: { _id: exampleId } }],
	'/content/v4/search': ['Is `/content/v4/search/published` by another name.', { query: { q: 'type:story' } }],
	'/content/v4/search/published': [
		'Finds works by a feed query, by words or by a search body.',
		{ query: { q: 'taxonomy.sections._id:"/deportes"', size: '5' } },
	],
	'/site/v3/navigation/:website': [
		'Gives a hierarchy of sections and links.',
		{ params: { website: 'tn' }, query: { hierarchy: 'primary' } },
	],
	'/site/v3/website': ['Gives the site of the key.', {}],
	'/site/v3/website/:website/section': ['Gives one section, or all by pages.', { params: { website: 'tn' }, query: { limit: '5' } }],
};

const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
const text: JsonSchema = { type: 'string' };

/** The feeds of apps that are built on the mobile SDKs of Arc XP. */
export const appFeedDocs = (): readonly CallDoc[] =>
	[...appFeeds(() => '')].map(([name, { query }]) => {
		const [does = '', example = {}] = feedRows[name] ?? [];
		const { about, ...asked } = jsonSchema(query, 'input').properties ?? {};
		return contentCall({
			name: `feed-${name}`,
			group: 'Feeds of apps',
			path: `/arc/outboundfeeds/${name}/${about ? '{about}' : ''}`,
			does,
			query: { type: 'object', properties: asked, required: asked._id ? ['_id'] : [] },
			gives: name === 'article' ? { type: 'object' } : { type: 'array', items: { type: 'object' } },
			example,
		});
	});

/** The Content API and the Site Service of Arc XP. */
export const contentApiDocs = (): readonly CallDoc[] =>
	Object.entries(contentApiCalls).map(([path, { query }]) => {
		const [does = '', example = {}] = apiRows[path] ?? [];
		const chosen = { website: text, included_fields: text, _sourceInclude: text, _sourceExclude: text };
		return contentCall({
			name: `api${path.replaceAll(/[/:]+/g, '-').replace(/-$/, '')}`,
			group: 'Content API of Arc XP',
			path: openApiPath(path),
			does,
			auth: 'content-key',
			query: { type: 'object', properties: { ...jsonSchema(query, 'input').properties, ...(path.includes(':website') ? {} : chosen) } },
			gives: path === '/site/v3/website' ? { type: 'array', items: { type: 'object' } } : { type: 'object' },
			example,
		});
	});
