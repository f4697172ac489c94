import { textAt } from '../../ans/json.ts';
import type { NavigationNode, Section } from '../../contract/contract.ts';
import type { ShelvedDocument } from './read-shelf.ts';
import { type SectionNode, sectionNode } from './section-node.ts';

/** Deeper trees are cut; a cycle that came before it was checked for ends here too. */
const deepest = 8;

/** All sections and links of a brand, of which every hierarchy is made. What is inactive is in none. */
export class SectionTree {
	readonly #nodes: readonly SectionNode[];
	readonly #byId: ReadonlyMap<string, SectionNode>;
	readonly #children: ReadonlyMap<string, readonly SectionNode[]>;
	readonly #navigations = new Map<string, readonly NavigationNode[]>();

	constructor(sections: readonly ShelvedDocument[], links: readonly ShelvedDocument[]) {
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
			...words(node),
			ancestors: this.#ancestorsOf(node).map(named),
			children: below.map(named),
		};
	}

	/** A section or link that is not inactive. */
	node(id: string): SectionNode | undefined {
		const node = this.#byId.get(id);
		return node?.inactive ? undefined : node;
	}

	/** What lies right below a node of a hierarchy, in its order. */
	children(hierarchy: string, parent: string): readonly SectionNode[] {
		return this.#children.get(placeOf(hierarchy, parent)) ?? [];
	}

	/** A named hierarchy from the root down (content API, c.3), made once. */
	navigation(hierarchy: string): readonly NavigationNode[] {
		const known = this.#navigations.get(hierarchy);
		if (known !== undefined) return known;
		const made = this.children(hierarchy, '/').map((node) => this.#navigationNode(node, hierarchy, 1));
		// Anybody may ask for a name that no hierarchy has.
		if (made.length > 0) this.#navigations.set(hierarchy, made);
		return made;
	}

	#navigationNode(node: SectionNode, hierarchy: string, depth: number): NavigationNode {
		const href = node.kind === 'section' ? `${node.id}/` : safeAddress(textAt(node.document, 'url'));
		const children = depth >= deepest ? [] : this.children(hierarchy, node.id);
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
		while (above && above.id !== '/' && found.length < deepest && !found.includes(above)) {
			found.unshift(above);
			above = this.#byId.get(above.parents.default ?? '');
		}
		return found;
	}
}

const placeOf = (hierarchy: string, parent: string): string => `${hierarchy}\n${parent}`;

function childrenIn(nodes: readonly SectionNode[]): ReadonlyMap<string, readonly SectionNode[]> {
	const places = nodes.flatMap((node) => Object.entries(node.parents).map(([hierarchy, parent]) => ({ node, hierarchy, parent })));
	const order = ({ node, hierarchy }: (typeof places)[number]): number => node.order[hierarchy] ?? Number.MAX_SAFE_INTEGER;
	const sorted = places.toSorted((one, other) => order(one) - order(other));
	const children = Map.groupBy(sorted, ({ hierarchy, parent }) => placeOf(hierarchy, parent));
	return new Map([...children].map(([place, found]) => [place, found.map(({ node }) => node)]));
}

const named = ({ id, name }: SectionNode) => ({ id, name });

function words({ document }: SectionNode): Pick<Section, 'description' | 'metaTitle' | 'metaDescription'> {
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

/** A path of the site or an http address; a link to anything else leads nowhere. */
const safeAddress = (url: string | undefined): string => (url !== undefined && /^(https?:\/\/|\/(?![/\\]))/i.test(url) ? url : '#');
