// Menus of WordPress as hierarchies of sections and links. An export does not say where its theme shows a menu, so the operator says it.
import { ansIdOf } from '../../ans/ans-id.ts';
import type { JsonObject } from '../../ans/json.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import { aside, type ConversionTarget, type Converted } from '../converted.ts';
import { keptPath, linkFrom } from '../old-addresses.ts';
import type { MenuEntry } from './menu-entry.ts';
import type { WordPressSite } from './read-site.ts';
import { sectionPath } from './sections.ts';

/** The entries of the menus that the operator wants, as links; entries of categories are in the section documents. Notes the menus that are left out. */
export function* convertMenus(site: WordPressSite, target: ConversionTarget): Generator<Converted> {
	const groups = Object.groupBy(site.menuEntries.values(), ({ menu }) => menu);
	for (const [menu, entries = []] of Object.entries(groups)) {
		const hierarchy = target.menus?.get(menu);
		if (hierarchy === undefined) {
			const why = `the menu ${menu} was left out: --menu ${menu}=primary puts it at the head of pages, =hamburger into the menu, =footermenu1 at the foot`;
			yield aside('menu', menu, why);
		} else
			for (const entry of entries) if (sectionIn(entry, site, target) === undefined) yield convertEntry(entry, hierarchy, { site, target });
	}
}

type Context = { readonly site: WordPressSite; readonly target: ConversionTarget };

function convertEntry(entry: MenuEntry, hierarchy: string, { site, target }: Context): Converted {
	const page = site.texts.get(entry.objectId);
	const name = plainText(entry.title || page?.title || '');
	const url = entry.object === 'custom' ? linkFrom(site.address, entry.url) : page && keptPath(page.link, target);
	if (url === undefined || name === '')
		return aside('nav_menu_item', name, `entries of menus that lead to a ${entry.object} that is not here were left out`);
	const document: JsonObject = {
		_id: `link-${ansIdOf('wordpress', site.address, `menu ${entry.id}`)}`,
		...{ node_type: 'link', display_name: name, url },
		parent: { [hierarchy]: sectionAbove(entry, site, target) },
		order: { [hierarchy]: entry.order },
	};
	return { kind: 'document', title: name, notes: [], document };
}

/** The section of the category to which an entry leads. */
function sectionIn(entry: MenuEntry, site: WordPressSite, target: ConversionTarget): string | undefined {
	const category = entry.object === 'category' ? [...site.categories.values()].find(({ id }) => id === entry.objectId) : undefined;
	return category && sectionPath(category.slug, site, target);
}

/** The nearest section above an entry. Links have no children here, so an entry below a page moves up beside it. */
function sectionAbove(entry: MenuEntry, site: WordPressSite, target: ConversionTarget): string {
	const seen = new Set([entry.id]);
	for (let at = site.menuEntries.get(entry.parent); at && !seen.has(at.id); at = site.menuEntries.get(at.parent)) {
		const section = sectionIn(at, site, target);
		if (section !== undefined) return section;
		seen.add(at.id);
	}
	return '/';
}

/** For each hierarchy: the id of the parent, and the position below it. */
type MenuPlaces = { readonly parent: Readonly<Record<string, string>>; readonly order: Readonly<Record<string, number>> };

/** The places of a section in the hierarchies that are made of menus. */
export function menuPlacesOf(path: string, site: WordPressSite, target: ConversionTarget): MenuPlaces {
	const found = [...site.menuEntries.values()].flatMap((entry) => {
		const hierarchy = target.menus?.get(entry.menu);
		return hierarchy !== undefined && sectionIn(entry, site, target) === path ? [{ entry, hierarchy }] : [];
	});
	return {
		parent: Object.fromEntries(found.map(({ entry, hierarchy }) => [hierarchy, sectionAbove(entry, site, target)])),
		order: Object.fromEntries(found.map(({ entry, hierarchy }) => [hierarchy, entry.order])),
	};
}
