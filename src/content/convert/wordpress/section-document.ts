import type { JsonObject } from '../../ans/json.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import type { ConversionTarget, Converted } from '../converted.ts';
import { menuPlacesOf } from './menus.ts';
import type { WordPressSite, WxrCategory } from './read-site.ts';
import { sectionPath } from './sections.ts';

/** A category as a section document. */
export function sectionOf(category: WxrCategory, site: WordPressSite, target: ConversionTarget): Converted {
	const path = sectionPath(category.slug, site, target);
	const parent = path.slice(0, path.lastIndexOf('/')) || '/';
	const description = plainText(category.description);
	const name = plainText(category.name) || category.slug;
	const places = menuPlacesOf(path, site, target);
	const document: JsonObject = {
		_id: path,
		type: 'section',
		name,
		parent: { default: parent, ...places.parent },
		...(Object.keys(places.order).length > 0 && { order: places.order }),
		...(description && { site: { site_title: name, site_description: description } }),
	};
	return { kind: 'document', title: name, notes: [], document };
}
