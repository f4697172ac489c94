import * as v from 'valibot';
import type { JsonObject } from '../ans/json.ts';
import type { SectionNode } from '../read/shelves/section-node.ts';
import type { SectionTree } from '../read/shelves/section-tree.ts';
import { sectionTree } from '../read/shelves/shelved.ts';
import { name, size } from './parameters.ts';
import { source } from './source.ts';

const deepest = 8;

type Asked = { readonly tree: SectionTree; readonly hierarchy: string; readonly brand: string };

/** A node as the site service has it (content API, section c). */
const nodeAnswer = (node: SectionNode, brand: string): JsonObject => ({
	...node.document,
	_id: node.id,
	_website: brand,
	node_type: node.kind,
	...(node.kind === 'link' ? { display_name: node.name } : {}),
});

/** The same with what lies below it in a hierarchy. */
function branchAnswer(node: SectionNode, asked: Asked, depth = 1): JsonObject {
	const below = depth >= deepest ? [] : asked.tree.children(asked.hierarchy, node.id);
	return { ...nodeAnswer(node, asked.brand), children: below.map((child) => branchAnswer(child, asked, depth + 1)) };
}

/** `sites-api`: a named hierarchy from its root; `size` cuts the first level (CONT-01 to CONT-03). */
export const sitesApi = source({
	query: v.object({ hierarchy: v.optional(name, 'default'), size: size(1_000, 1_000) }),
	ttl: 300,
	async fetch(reading, { hierarchy, size: count }) {
		const { id: brand, name: site } = reading.brand;
		const tree = await sectionTree(reading);
		const children = tree.children(hierarchy, '/').slice(0, count);
		return { _id: '/', _website: brand, name: site, children: children.map((child) => branchAnswer(child, { tree, hierarchy, brand })) };
	},
});

/** `site-service-hierarchy`: the same from any section; 404 for one that there is not. */
export const siteServiceHierarchy = source({
	query: v.object({ hierarchy: v.optional(name, 'default'), sectionId: v.optional(name, '/') }),
	ttl: 300,
	async fetch(reading, { hierarchy, sectionId }) {
		if (sectionId === '/') return sitesApi.fetch(reading, { hierarchy, size: 1_000 });
		const tree = await sectionTree(reading);
		const node = tree.node(sectionId.replace(/\/$/, ''));
		return node && branchAnswer(node, { tree, hierarchy, brand: reading.brand.id });
	},
});

/** `section-service`: one section without what lies below (CONT-04). */
export const sectionService = source({
	query: v.object({ _id: name }),
	ttl: 300,
	async fetch(reading, { _id }) {
		const node = (await sectionTree(reading)).node(_id.replace(/(?<=.)\/$/, ''));
		return node?.kind === 'section' ? nodeAnswer(node, reading.brand.id) : undefined;
	},
});
