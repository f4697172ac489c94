import { textAt } from '../ans/json.ts';
import type { NavigationNode, Section } from '../contract/contract.ts';
import type { StoredDocument } from './read-documents.ts';
import { type SectionNode, sectionNode } from './section-node.ts';

/** Deeper levels are cut. This also ends cycles that were stored before publishing checked for them. */
const maxDepth = 8;

/** All sections and links of a brand, and the hierarchies that they form. Inactive nodes are in no hierarchy. */
export class SectionTree {
	readonly #nodes: readonly SectionNode[];
	readonly #byId: ReadonlyMap<string, SectionNode>;
	readonly #children: ReadonlyMap<string, readonly SectionNode[]>;
	readonly #navigations = new Map<string, readonly NavigationNode[]>();

	constructor(sections: readonly StoredDocument[], links: readonly StoredDocument[]) {
		this.#nodes = [
			...sections.map(({ id, document }) => sectionNode(id, 'section', document)),
			...links.map(({ id, document }) => sectionNode(id, 'link', document)),
		];
		this.#byId = new Map(this.#nodes.toReversed().map((node) => [node.id, node]));
		this.#children = childrenIn(this.#nodes.filter(({ inactive }) => !inactive));
	}

	/** Every section but the root, by id. */
	sections(): readonly Section[] {
		return this.#nodes.flatMap(({ kind, id }) => (kind === 'section' ? (this.section(id) ?? []) : []));
	}

	section(id: string): Section | undefined {
		const node = id === '/' ? undefined : this.node(id);
		if (node?.kind !== 'section') return undefined;
		const below = this.children('default', id).filter(({ kind }) => kind === 'section');
		return {
			id,
			name: textAt(node.document, 'name') ?? node.name,
			...optionalTexts(node),
			ancestors: this.#ancestorsOf(node).map(reference),
			children: below.map(reference),
		};
	}

	/** A section or link; undefined when it is inactive. */
	node(id: string): SectionNode | undefined {
		const node = this.#byId.get(id);
		return node?.inactive ? undefined : node;
	}

	/** The children of a node in a hierarchy, in order. */
	children(hierarchy: string, parent: string): readonly SectionNode[] {
		return this.#children.get(positionKey(hierarchy, parent)) ?? [];
	}

	/** A named hierarchy from the root down (content API, c.3), built once. */
	navigation(hierarchy: string): readonly NavigationNode[] {
		const cached = this.#navigations.get(hierarchy);
		if (cached !== undefined) return cached;
		const navigation = this.children(hierarchy, '/').map((node) => this.#navigationNode(node, hierarchy, 1));
		// An unknown name is not cached: anybody may request any name.
		if (navigation.length > 0) this.#navigations.set(hierarchy, navigation);
		return navigation;
	}

	#navigationNode(node: SectionNode, hierarchy: string, depth: number): NavigationNode {
		const href = node.kind === 'section' ? `${node.id}/` : safeAddress(textAt(node.document, 'url'));
		const children = depth >= maxDepth ? [] : this.children(hierarchy, node.id);
		return {
			id: node.id,
			kind: node.kind,
			text: node.name,
			href,
			external: /^https?:\/\//i.test(href),
			children: children.map((child) => this.#navigationNode(child, hierarchy, depth + 1)),
		};
	}

	#ancestorsOf({ parents }: SectionNode): readonly SectionNode[] {
		const found: SectionNode[] = [];
		let above = this.#byId.get(parents.default ?? '');
		while (above && above.id !== '/' && found.length < maxDepth && !found.includes(above)) {
			found.unshift(above);
			above = this.#byId.get(above.parents.default ?? '');
		}
		return found;
	}
}

const positionKey = (hierarchy: string, parent: string): string => `${hierarchy}\n${parent}`;

function childrenIn(nodes: readonly SectionNode[]): ReadonlyMap<string, readonly SectionNode[]> {
	const positions = nodes.flatMap((node) => Object.entries(node.parents).map(([hierarchy, parent]) => ({ node, hierarchy, parent })));
	const order = ({ node, hierarchy }: (typeof positions)[number]): number => node.order[hierarchy] ?? Number.MAX_SAFE_INTEGER;
	const sorted = positions.toSorted((one, other) => order(one) - order(other));
	const children = Map.groupBy(sorted, ({ hierarchy, parent }) => positionKey(hierarchy, parent));
	return new Map([...children].map(([position, found]) => [position, found.map(({ node }) => node)]));
}

const reference = ({ id, name }: SectionNode) => ({ id, name });

function optionalTexts({ document }: SectionNode): Pick<Section, 'description' | 'metaTitle' | 'metaDescription'> {
	const description =
		textAt(document, 'description') ?? textAt(document, 'site', 'site_description') ?? textAt(document, 'site', 'site_about');
	const metaTitle = textAt(document, 'metadata', 'metadata_title') ?? textAt(document, 'site', 'site_title');
	const metaDescription = textAt(document, 'metadata', 'metadata_description');
	return {
		...(description ? { description } : {}),
		...(metaTitle ? { metaTitle } : {}),
		...(metaDescription ? { metaDescription } : {}),
	};
}

/** A path of the site or an http(s) address; any other link becomes `#`. */
const safeAddress = (url: string | undefined): string => (url !== undefined && /^(https?:\/\/|\/(?![/\\]))/i.test(url) ? url : '#');
