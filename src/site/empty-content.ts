import type { ContentQueries } from '#content/contract';

/** Queries that find nothing, for pages that are rendered while the content cannot be read (X01). */
export const emptyContent: ContentQueries = {
	keys: new Set(),
	redacted: new Set(),
	keyOf: () => {
		throw new Error('empty content has no documents, so no keys');
	},
	at: async () => ({ kind: 'none' }),
	stories: async () => [],
	list: async () => [],
	listing: async ({ size }) => ({ cards: [], total: 0, capped: false, offset: 0, size }),
	section: async () => undefined,
	sections: async () => [],
	navigation: async () => [],
	collection: async () => undefined,
	collections: async () => [],
	tags: async () => [],
	tag: async () => undefined,
	authors: async () => [],
	author: async () => undefined,
	search: async ({ terms, size }) => ({ cards: [], total: 0, capped: false, offset: 0, size, terms }),
	related: async () => [],
	schedule: async () => undefined,
	signal: async () => undefined,
	legalText: async () => undefined,
	mostRead: async () => [],
};
