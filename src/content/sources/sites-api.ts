import * as v from 'valibot';
import type { JsonObject } from '../ans/json.ts';
import type { SectionNode } from '../document-index/section-node.ts';
import type { SectionTree } from '../document-index/section-tree.ts';
import { sectionTree } from '../read/cached-documents.ts';
import { name, size } from './parameters.ts';
import { source } from './source.ts';

const maxDepth = 8;

type Branch = { readonly tree: SectionTree; readonly hierarchy: string; readonly brand: string };

/** A node as the site service has it (content API, section c). */
export const nodeAnswer = (node: SectionNode, brand: string): JsonObject => ({
	...node.document,
	_id: node.id,
	_website: brand,
	node_type: node.kind,
	...(node.kind === 'link' ? { display_name: node.name } : {}),
});

/** A node with everything below it in a hierarchy. */
function branchAnswer(node: SectionNode, branch: Branch, depth = 1): JsonObject {
	const below = depth >= maxDepth ? [] : branch.tree.children(branch.hierarchy, node.id);
	return { ...nodeAnswer(node, branch.brand), children: below.map((child) => branchAnswer(child, branch, depth + 1)) };
}

/** `sites-api`: a named hierarchy from its root; `size` cuts the first level (CONT-01 to CONT-03). */
export const sitesApi = source({
	query: v.object({ hierarchy: v.optional(name, 'default'), size: size(1_000, 1_000) }),
	ttl: 300,
	async fetch(context, { hierarchy, size: count }) {
		const { id: brand, name: site } = context.brand;
		const tree = await sectionTree(context);
		const children = tree.children(hierarchy, '/').slice(0, count);
		return { _id: '/', _website: brand, name: site, children: children.map((child) => branchAnswer(child, { tree, hierarchy, brand })) };
	},
});

/** `site-service-hierarchy`: a named hierarchy from any section; 404 for an unknown section. */
export const siteServiceHierarchy = source({
	query: v.object({ hierarchy: v.optional(name, 'default'), sectionId: v.optional(name, '/') }),
	ttl: 300,
	async fetch(context, { hierarchy, sectionId }) {
		if (sectionId === '/') return sitesApi.fetch(context, { hierarchy, size: 1_000 });
		const tree = await sectionTree(context);
		const node = tree.node(sectionId.replace(/\/$/, ''));
		return node && branchAnswer(node, { tree, hierarchy, brand: context.brand.id });
	},
});

/** `section-service`: one section without its children (CONT-04). */
export const sectionService = source({
	query: v.object({ _id: name }),
	ttl: 300,
	async fetch(context, { _id }) {
		const node = (await sectionTree(context)).node(_id.replace(/(?<=.)\/$/, ''));
		return node?.kind === 'section' ? nodeAnswer(node, context.brand.id) : undefined;
	},
});
