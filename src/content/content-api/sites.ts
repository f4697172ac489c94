import * as v from 'valibot';
import { sectionTree } from '../read/cached-documents.ts';
import { name, offset, size } from '../sources/parameters.ts';
import { nodeAnswer, siteServiceHierarchy } from '../sources/sites-api.ts';
import { source } from '../sources/source.ts';

/** `/site/v3/navigation/{website}`: a hierarchy, from its root or from a section. */
export const navigation = source({
	query: v.object({ hierarchy: v.optional(name, 'default'), _id: v.optional(name, '/') }),
	ttl: 0,
	needs: 'published',
	fetch: (context, { hierarchy, _id }) => siteServiceHierarchy.fetch(context, { hierarchy, sectionId: _id }),
});

/** `/site/v3/website`: the site whose key it is. */
export const websites = source({
	query: v.object({}),
	ttl: 0,
	needs: 'published',
	fetch: async ({ brand }) => [{ _id: brand.id, display_name: brand.name, is_default_website: true }],
});

/** `/site/v3/website/{website}/section`: one section by its id, or a page of all. */
export const sections = source({
	query: v.object({ _id: v.optional(name), offset, limit: size(100, 1_000) }),
	ttl: 0,
	needs: 'published',
	async fetch(context, { _id, offset: from, limit }) {
		const tree = await sectionTree(context);
		const ids = _id === undefined ? tree.sections().map(({ id }) => id) : [_id.replace(/(?<=.)\/$/, '')];
		const nodes = ids.flatMap((id) => tree.node(id) ?? []).filter(({ kind }) => kind === 'section');
		const found = nodes.map((node) => nodeAnswer(node, context.brand.id));
		if (_id !== undefined) return found[0];
		return {
			count: found.slice(from, from + limit).length,
			total_count: found.length,
			limit,
			offset: from,
			q_results: found.slice(from, from + limit),
		};
	},
});
