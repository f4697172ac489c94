/** A section or link of a brand, as it is named in menus. */
export type MenuNode = { readonly id: string; readonly kind: 'section' | 'link'; readonly name: string };

/** A node in a menu. `depth` is 0 at the top, and one more than that of the entry above it for what stands below that. */
export type MenuEntry = MenuNode & { readonly depth: number };

/** A named hierarchy of the site service, from the top down, and what a brand has besides. */
export type Menu = { readonly entries: readonly MenuEntry[]; readonly others: readonly MenuNode[] };

/** Where a node is to stand in a menu. A link that is new has a name and an address. */
export type MenuPlace = {
	readonly id: string;
	readonly depth: number;
	readonly link?: { readonly name: string; readonly url: string } | undefined;
};

/** Levels of a menu. */
export const menuLevels = 3;

/** The entries of a menu as one text, to know whether it is still the same. */
export const menuMark = (entries: readonly Pick<MenuPlace, 'id' | 'depth'>[]): string =>
	entries.map(({ id, depth }) => `${depth}${id}`).join(' ');
