import type { WxrItem } from './wxr-item.ts';

/** An entry of a menu. It leads to a category, to a page, or to an address of its own. */
export type MenuEntry = {
	readonly id: string;
	/** The slug of the menu. */
	readonly menu: string;
	/** The id of the entry above; `0` at the top. */
	readonly parent: string;
	readonly order: number;
	readonly title: string;
	/** `category`, `page`, `custom` or another type. */
	readonly object: string;
	readonly objectId: string;
	readonly url: string;
};

export const menuEntryOf = ({ id, title, menuOrder, terms, meta }: WxrItem): MenuEntry => ({
	...{ id, title, order: menuOrder },
	menu: terms.find(({ domain }) => domain === 'nav_menu')?.slug ?? '',
	parent: meta.get('_menu_item_menu_item_parent') ?? '0',
	object: meta.get('_menu_item_object') ?? 'custom',
	objectId: meta.get('_menu_item_object_id') ?? '',
	url: meta.get('_menu_item_url') ?? '',
});
